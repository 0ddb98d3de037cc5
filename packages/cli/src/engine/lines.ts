// Splits bytes into lines. A line that is too long is dropped while it is read, and reported as null.

const LONGEST_LINE = 1 << 20;

/** A line of text, or null for one that was too long to keep. */
export async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  let held: Uint8Array[] = [];
  let length = 0;
  const takeLine = (): string | null => {
    const line = length > LONGEST_LINE ? null : Buffer.concat(held).toString('utf8');
    held = [];
    length = 0;
    return line;
  };
  const hold = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > LONGEST_LINE) held = [];
    else held.push(bytes);
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      hold(bytes.subarray(from, end));
      from = end + 1;
      yield takeLine();
    }
    if (from < bytes.length) hold(bytes.subarray(from));
  }
  if (length > 0) yield takeLine();
}
