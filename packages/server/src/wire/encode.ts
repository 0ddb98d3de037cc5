// Encodes a publication: once per form, regardless of the number of sockets.
import type { Form, Packer } from '@backroom/protocol';
import type { Publication } from '../tables/publication.ts';

export function encode(publication: Publication, form: Form, packer: Packer): Buffer {
  if (form === 'backroom.packed') publication.packed ??= pack(publication, packer);
  else publication.text ??= Buffer.from(JSON.stringify(publication.message));
  return (form === 'backroom.packed' ? publication.packed : publication.text) as Buffer;
}

/** The packer reuses its buffer for the next message: copy the bytes. */
function pack({ message, common }: Publication, packer: Packer): Buffer {
  const bytes = Buffer.from(packer.peek(message, common));
  if (common !== null) common.bytes ??= bytes;
  return bytes;
}
