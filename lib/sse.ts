/**
 * Splits the bytes of an event stream into the payloads of its `data:` lines. Chunks may be cut
 * anywhere, inside a CRLF or a UTF-8 character included; comments and other fields are dropped.
 * Source: WHATWG HTML, "Server-sent events".
 */
export class DataLines {
  private readonly decoder = new TextDecoder();
  private rest = '';

  /** The payloads completed by these bytes, in order. */
  push(bytes: Uint8Array): string[] {
    return this.take(this.decoder.decode(bytes, { stream: true }));
  }

  /** The payloads left at the end of the stream. */
  end(): string[] {
    return this.take(`${this.decoder.decode()}\n`);
  }

  private take(text: string): string[] {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    const payloads: string[] = [];
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const end = line.endsWith('\r') ? line.length - 1 : line.length;
      payloads.push(line.slice(line.charCodeAt(5) === 32 ? 6 : 5, end));
    }
    return payloads;
  }
}
