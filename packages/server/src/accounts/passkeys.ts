// Passkeys: a person with a passkey has an account. Only public keys are stored, so a copied database opens no account.
import { type Parsed, parsed, refused } from '@backroom/kit';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Person } from '../identity/people.ts';
import type { Store } from '../store/contract.ts';
import { Challenges } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly party: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** Loaded with the first passkey: it is a third of all code, and a server must start quickly after a crash (P1). */
const webauthn = () => import('@simplewebauthn/server');

const MOST = 20;
const NOT_VALID = 'This passkey was not accepted. Start again: a request is valid for five minutes and one try.';

export class Passkeys {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly challenges: Challenges;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    this.challenges = new Challenges(store, now);
  }

  async of(person: string): Promise<readonly StoredPasskey[]> {
    return (await this.store.list('passkey', person, MOST)).map(({ value }) => value as StoredPasskey);
  }

  async registerOptions(person: Person, party: RelyingParty) {
    const challenge = await this.challenges.pose({ what: 'register', person: person.id, party: party.id });
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: 'Backroom',
      rpID: party.id,
      userID: Buffer.from(person.id),
      userName: person.name,
      challenge: Buffer.from(challenge, 'base64url'),
      attestationType: 'none',
      excludeCredentials: (await this.of(person.id)).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async register(
    person: Person,
    response: RegistrationResponseJSON,
    party: RelyingParty,
  ): Promise<Parsed<StoredPasskey>> {
    const purpose = { what: 'register', person: person.id, party: party.id } as const;
    const { verifyRegistrationResponse } = await webauthn();
    const made = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.meets(challenge, purpose),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }).catch(() => null);
    if (!made?.verified) return refused(NOT_VALID);
    if ((await this.of(person.id)).length >= MOST) return refused(`An account has at most ${MOST} passkeys.`);
    const { id, publicKey, counter } = made.registrationInfo.credential;
    const passkey: StoredPasskey = {
      id,
      person: person.id,
      party: party.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: this.now(),
      usedAt: null,
    };
    return (await this.store.claim(rowOf(passkey))) ? parsed(passkey) : refused(NOT_VALID);
  }

  async loginOptions(party: RelyingParty) {
    const challenge = await this.challenges.pose({ what: 'login', person: null, party: party.id });
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: Buffer.from(challenge, 'base64url'),
      userVerification: 'preferred',
    });
  }

  /** The owner of a passkey. */
  async login(response: AuthenticationResponseJSON, party: RelyingParty): Promise<Parsed<string>> {
    const kept = (await this.store.get('passkey', response.id))?.value as StoredPasskey | undefined;
    if (kept === undefined) return refused(NOT_VALID);
    const { verifyAuthenticationResponse } = await webauthn();
    const shown = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) =>
        this.challenges.meets(challenge, { what: 'login', person: null, party: party.id }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id: kept.id, publicKey: Buffer.from(kept.publicKey, 'base64url'), counter: kept.counter },
    }).catch(() => null);
    if (!shown?.verified) return refused(NOT_VALID);
    const used = { ...kept, counter: shown.authenticationInfo.newCounter, usedAt: this.now() };
    // False: it was removed in the meantime.
    return (await this.store.replace(rowOf(used))) ? parsed(kept.person) : refused(NOT_VALID);
  }

  /** The last one stays: without it the owner could not sign in again. */
  async remove(person: string, id: string): Promise<'removed' | 'last' | 'unknown'> {
    const mine = await this.of(person);
    if (!mine.some((passkey) => passkey.id === id)) return 'unknown';
    if (mine.length === 1) return 'last';
    await this.store.remove('passkey', id);
    return 'removed';
  }
}

const rowOf = (passkey: StoredPasskey) => ({
  kind: 'passkey',
  key: passkey.id,
  owner: passkey.person,
  value: passkey,
  expiresAt: null,
});
