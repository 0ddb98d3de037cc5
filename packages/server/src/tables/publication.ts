// A message that a table publishes. It holds the content; the wire encodes it. Many subscribers share one publication,
// so each encoding is made once.
import type { Common, FromServer } from '@backroom/protocol';

export class Publication {
  readonly message: FromServer;
  /** Data shared with other messages of the same moment. */
  readonly common: Common | null;
  /** Encodings made so far. */
  text: Buffer | null = null;
  packed: Buffer | null = null;

  constructor(message: FromServer, common: Common | null = null) {
    this.message = message;
    this.common = common;
  }
}
