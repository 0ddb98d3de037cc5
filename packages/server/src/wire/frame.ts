// A message on its way to several sockets: written once in each form that somebody needs.
import type { Form, FromServer, Packer } from '@backroom/protocol';

export class Frame {
  private readonly message: FromServer;
  private text: string | null = null;
  private bytes: Uint8Array | null = null;

  constructor(message: FromServer) {
    this.message = message;
  }

  as(form: Form, packer: Packer): string | Uint8Array {
    if (form === 'backroom.json') {
      this.text ??= JSON.stringify(this.message);
      return this.text;
    }
    this.bytes ??= packer.pack(this.message);
    return this.bytes;
  }
}
