// What the page says beyond the first table: calling somebody, accounts, the big screen, several people at one device. Loaded
// by those who get there.

/** Why this device cannot be called. */
export type NoCall = 'insecure' | 'unknown' | 'denied' | 'failed';
/** Why a passkey came to nothing. */
export type NoPasskey = 'unsupported' | 'address' | 'cancelled' | 'refused' | 'known';

export interface BeyondWords {
  readonly calling: {
    readonly button: string;
    readonly title: string;
    readonly why: string;
    readonly device: string;
    readonly deviceWhy: string;
    readonly callHere: string;
    readonly calledHere: string;
    readonly cannot: Readonly<Record<NoCall, string>>;
    readonly webhook: string;
    readonly webhookWhy: string;
    readonly address: string;
    readonly callThere: string;
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
    readonly atOnce: string;
    readonly strip: (name: string) => string;
    readonly rows: readonly [string, string, string, string];
    readonly touchOr: (row: string) => string;
    readonly turnRound: (name: string) => string;
    readonly passAround: string;
  };
}
