// Texts that the first table does not need: notifications, accounts, the big screen, several people at one device. Loaded on
// demand.

/** Why this device cannot be notified. */
export type NotificationObstacle = 'insecure' | 'unknown' | 'denied' | 'failed';
/** Why a passkey failed. */
export type NoPasskey = 'unsupported' | 'address' | 'cancelled' | 'refused' | 'known';

/** The ways into a game: against bots, around one device, with friends elsewhere. */
export type Door = 'alone' | 'here' | 'friends';

export interface BeyondWords {
  readonly notifications: {
    readonly button: string;
    readonly title: string;
    readonly why: string;
    readonly device: string;
    readonly deviceWhy: string;
    readonly notifyHere: string;
    readonly notifiedHere: string;
    readonly cannot: Readonly<Record<NotificationObstacle, string>>;
    readonly webhook: string;
    readonly webhookWhy: string;
    readonly address: string;
    readonly notifyThere: string;
    readonly wrongAddress: string;
    readonly quiet: string;
    readonly quietWhy: string;
    readonly from: string;
    readonly to: string;
    readonly where: string;
    readonly places: Readonly<Record<'here' | 'push' | 'webhook', string>>;
    readonly quietFrom: (from: string, to: string) => string;
    readonly nowhere: string;
    readonly stop: string;
    readonly full: string;
  };
  readonly account: {
    readonly title: string;
    readonly why: string;
    readonly create: string;
    readonly signIn: string;
    readonly signInWhy: string;
    readonly signedIn: (name: string) => string;
    readonly welcome: (name: string) => string;
    readonly add: string;
    readonly added: string;
    readonly list: string;
    readonly made: (date: string) => string;
    readonly used: (date: string) => string;
    readonly unused: string;
    readonly remove: string;
    readonly removed: string;
    readonly only: string;
    readonly signOut: string;
    readonly signedOut: string;
    readonly came: (seats: number) => string;
    readonly stayed: (seats: number) => string;
    readonly openStayed: string;
    readonly cannot: Readonly<Record<NoPasskey, string>>;
    readonly keepSeats: string;
  };
  readonly spectators: {
    readonly button: string;
    readonly why: string;
    readonly open: string;
    readonly make: string;
    readonly link: string;
    readonly who: string;
    readonly makers: Readonly<Record<'host' | 'players', string>>;
    readonly withdraw: string;
    readonly withdrawn: string;
    readonly full: string;
  };
  readonly bigScreen: {
    readonly where: string;
    readonly whereWhy: string;
    readonly button: string;
    readonly why: string;
    readonly showHere: string;
    readonly link: string;
    readonly scan: string;
    readonly seatHere: (number: number) => string;
    readonly toMove: (names: string) => string;
    readonly allAtOnce: string;
    readonly fullScreen: string;
    readonly leave: string;
    readonly handOnly: string;
    readonly wholeTable: string;
  };
  readonly together: {
    readonly pin: string;
    readonly pinSet: string;
    readonly pinWrong: string;
    readonly pinWhy: string;
    readonly atOnce: string;
    readonly strip: (name: string) => string;
    readonly rows: readonly [string, string, string, string];
    readonly touchOr: (row: string) => string;
    readonly turnRound: (name: string) => string;
    readonly passAround: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly empty: string;
    readonly quick: string;
    readonly quickWhy: string;
    readonly join: string;
    readonly watch: string;
    readonly by: (host: string) => string;
    readonly free: (count: number) => string;
    readonly refresh: string;
    readonly playing: string;
    readonly openOwn: string;
  };
  readonly mine: {
    readonly title: string;
    readonly empty: string;
    readonly yourTurn: string;
    readonly going: string;
    readonly place: (place: number, of: number) => string;
    readonly over: string;
    readonly onThisDevice: string;
    readonly forget: string;
    readonly online: string;
    readonly gathering: string;
    readonly open: string;
    readonly otherTurn: (names: string) => string;
  };
  readonly play: {
    readonly title: string;
    readonly doors: Readonly<Record<Door, { readonly name: string; readonly why: string }>>;
    readonly game: string;
    readonly mode: string;
    readonly level: string;
    /** In words that a newcomer understands. */
    readonly levels: Readonly<Record<'lookout' | 'sharp' | 'underboss' | 'kingpin', string>>;
    readonly seats: string;
    readonly start: Readonly<Record<Door, string>>;
    readonly more: string;
    readonly all: string;
  };
  readonly newTable: {
    readonly title: string;
    readonly game: string;
    readonly options: string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly me: string;
    readonly here: string;
    readonly open: string;
    readonly pace: string;
    readonly paces: Readonly<Record<'none' | 'relaxed' | 'live' | 'days', string>>;
    readonly visibility: string;
    readonly unlisted: string;
    readonly public: string;
    readonly undo: string;
    readonly hints: string;
    readonly where: string;
    readonly online: string;
    readonly thisDevice: string;
    readonly layOut: string;
    readonly yourName: string;
    readonly players: string;
    readonly whoSits: (number: number) => string;
    readonly nameOf: (number: number) => string;
    readonly temperament: string;
    readonly noTemperament: string;
    readonly noClockHere: string;
  };
  readonly invitation: {
    readonly title: string;
    readonly explain: string;
    readonly forSeat: (number: number) => string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly qr: string;
    readonly waiting: (count: number) => string;
    readonly youAreInvited: (host: string) => string;
    readonly takeSeat: string;
    readonly gone: string;
    readonly otherDevice: string;
    readonly otherDeviceWhy: string;
    readonly welcomeBack: string;
    readonly goOnHere: string;
    readonly noSecret: string;
    readonly newLink: string;
  };
  readonly settings: {
    readonly tempo: string;
    readonly tempos: Readonly<Record<0 | 1 | 2 | 4, string>>;
    readonly sounds: string;
    readonly confirm: string;
    readonly textTable: string;
    readonly name: string;
    readonly nameWhy: string;
    readonly onDevice: string;
  };
}
