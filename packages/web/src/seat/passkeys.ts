// An account by passkey, as the page asks the house and the browser for it. The browser keeps the secret; the house gets a
// public key.
import type { Seat } from '@backroom/kit';
import type { NoPasskey } from '../words/beyond/index.ts';
import { ask, Trouble, told } from './api.ts';

export interface Passkey {
  readonly id: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** Who came in, and which seats of the guest that he was came along. */
export interface Entered {
  readonly name: string;
  readonly moved: readonly { readonly match: string; readonly seat: Seat }[];
  readonly left: readonly { readonly match: string; readonly seat: Seat }[];
  /** Opens the seats that were left. */
  readonly link?: string;
}

/** Browsers write passkeys as JSON themselves since 2025; older ones have no account. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

export const passkeysOfMine = async (): Promise<readonly Passkey[]> =>
  (await told<{ passkeys: readonly Passkey[] }>('GET', '/api/account/passkeys')).passkeys;

export async function addPasskey(): Promise<void> {
  const posed = await told<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/register/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(posed);
  const response = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await ask('POST', '/api/account/register', { response: response.toJSON() });
}

export async function enterByPasskey(): Promise<Entered> {
  const posed = await told<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/account/login/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(posed);
  const response = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return told('POST', '/api/account/login', { response: response.toJSON() });
}

export const removePasskey = async (id: string): Promise<void> =>
  void (await ask('POST', '/api/account/passkeys/remove', { id }));

export const signOut = async (session: string): Promise<void> =>
  void (await ask('DELETE', `/api/me/sessions/${session}`));

/** Why it came to nothing, as far as there are words for it. */
export function reasonOf(error: unknown): NoPasskey | null {
  if (error instanceof Trouble)
    return error.said === 'no-passkeys-here' ? 'address' : error.said === 'not-accepted' ? 'refused' : null;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'SecurityError' ? 'address' : name === '' ? null : 'cancelled';
}
