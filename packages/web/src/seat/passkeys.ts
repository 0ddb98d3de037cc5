// Passkey requests to the server and the browser. The browser keeps the private key; the server gets the public key.
import type { AnswerOf, BodyOf } from '@backroom/protocol/contract';
import type { NoPasskey } from '../words/beyond/index.ts';
import { ask, RequestError, requestJson } from './api.ts';

export type Passkey = AnswerOf<'GET /api/account/passkeys'>['passkeys'][number];
/** Who signed in, which seats of the guest moved to the account, and a link to those that did not. */
export type Entered = AnswerOf<'POST /api/account/login'>;

/** Browsers convert passkeys to JSON since 2025; older ones cannot use accounts. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

export const passkeysOfMine = async (): Promise<readonly Passkey[]> =>
  (await requestJson('GET /api/account/passkeys')).passkeys;

export async function addPasskey(): Promise<void> {
  const posed: unknown = await requestJson('POST /api/account/register/options', { body: {} });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(posed as PublicKeyCredentialCreationOptionsJSON);
  const response = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await ask('POST /api/account/register', { body: { response: written(response) } });
}

export async function enterByPasskey(): Promise<Entered> {
  const posed: unknown = await requestJson('POST /api/account/login/options', { body: {} });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(posed as PublicKeyCredentialRequestOptionsJSON);
  const response = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return requestJson('POST /api/account/login', { body: { response: written(response) } });
}

/** The browser's JSON; the server checks it. */
const written = (response: PublicKeyCredential): BodyOf<'POST /api/account/login'>['response'] =>
  response.toJSON() as unknown as BodyOf<'POST /api/account/login'>['response'];

export const removePasskey = async (id: string): Promise<void> =>
  void (await ask('POST /api/account/passkeys/remove', { body: { id } }));

export const signOut = async (session: string): Promise<void> =>
  void (await ask('DELETE /api/me/sessions/:id', { id: session }));

/** The reason of a failure, if there is a sentence for it. */
export function reasonOf(error: unknown): NoPasskey | null {
  if (error instanceof RequestError)
    return error.said === 'no-passkeys-here' ? 'address' : error.said === 'not-accepted' ? 'refused' : null;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'SecurityError' ? 'address' : name === '' ? null : 'cancelled';
}
