// A least-recently-used cache of answers, limited in bytes.

export class ByteCache {
  private readonly byKey = new Map<string, Uint8Array<ArrayBuffer>>();
  private readonly most: number;
  private bytes = 0;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const found = this.byKey.get(key);
    if (found === undefined) return undefined;
    // The most recently used one is the last.
    this.byKey.delete(key);
    this.byKey.set(key, found);
    return found;
  }

  put(key: string, value: Uint8Array<ArrayBuffer>): void {
    this.drop(key);
    this.byKey.set(key, value);
    this.bytes += value.length;
    for (const oldest of this.byKey.keys()) {
      if (this.bytes <= this.most) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.byKey.get(key)?.length ?? 0;
    this.byKey.delete(key);
  }
}
