/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = [
  ...'the tide turns and harbours silt while ferries wait for deeper water'.split(' '),
  ...'$5 $6.50 50% 2*3 a_b_c #1 1986. 3) <3 & AT&T C:\\path [x] !wow ~about | `tick` *star'.split(
    ' ',
  ),
  ...'naïve Zürich 東京 नमस्ते 🚢 — “quoted” it’s e.g. https://example.com/a_b?c=d me@example.com'.split(
    ' ',
  ),
  ...'\\*literal\\* \\$x\\$ &copy; &nbsp;gap - + > = www.example.com'.split(' '),
];

class Writer {
  private readonly random: () => number;
  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  private upTo = (most: number) => Math.floor(this.random() * most);
  private pick = <T>(from: readonly T[]): T => from[this.upTo(from.length)] as T;
  private repeat = <T>(least: number, most: number, make: (index: number) => T): T[] =>
    Array.from({ length: least + this.upTo(most - least + 1) }, (_, index) => make(index));

  private words = (least = 1, most = 6) =>
    this.repeat(least, most, () => this.pick(WORDS)).join(' ');
  private plain = () => this.repeat(1, 4, () => this.pick(WORDS.slice(0, 11))).join(' ');

  private inline = (depth = 0): string =>
    this.pick([
      this.words,
      this.words,
      this.words,
      () => `**${this.inner(depth)}**`,
      () => `*${this.inner(depth)}*`,
      () => `_${this.inner(depth)}_`,
      () => `~~${this.inner(depth)}~~`,
      () => `***${this.plain()}***`,
      () => `**${this.plain()} *${this.plain()}***`,
      () =>
        `[${this.inner(depth)}](https://example.com/${this.upTo(9)}${this.pick(['', ' "A title"'])})`,
      () => `[${this.plain()}][ref]`,
      () => `![${this.plain()}](/api/media/a.png)`,
      () => `\`${this.plain()}\``,
      () => '``a ` tick``',
      () => `$x^2 + ${this.upTo(9)}$`,
      () => '\\(a_b\\)',
      () => '[^1]',
      () => '<kbd>K</kbd>',
      () => `${this.plain()}  \n${this.plain()}`,
      () => `${this.plain()}\\\n${this.plain()}`,
      () => `${this.plain()}\n${this.plain()}`,
    ])();
  private inner = (depth: number) =>
    depth > 1 ? this.plain() : `${this.plain()} ${this.inline(depth + 1)} ${this.plain()}`;
  private line = () => this.repeat(1, 4, () => this.inline()).join(' ');
  private oneLine = () =>
    this.line()
      .replaceAll(/\s*\\?\n/g, ' ')
      .replaceAll('|', '/');

  private indent = (text: string, by: string) => text.replaceAll(/\n(?=.)/g, `\n${by}`);
  private item = (marker: string, gap: string, depth: number) => {
    const pad = ' '.repeat(marker.length + 1);
    const more = depth < 2 && this.random() < 0.3 ? `${gap}${this.block(depth + 1)}` : '';
    return `${marker} ${this.indent(this.oneLine() + more, pad)}`;
  };
  private list = (depth: number) => {
    const kind = this.pick(['-', '*', '+', '1.', '1)', '7.', '- [ ]', '- [x]']);
    const gap = this.pick(['\n', '\n\n']);
    const first = Number.parseInt(kind, 10);
    return this.repeat(1, 4, (index) =>
      this.item(
        first ? kind.replace(String(first), String(first + index)) : kind,
        `${gap === '\n' ? '\n' : gap}`,
        depth,
      ),
    ).join(gap);
  };
  private table = () => {
    const columns = 1 + this.upTo(4);
    const row = () => `| ${Array.from({ length: columns }, this.oneLine).join(' | ')} |`;
    const rule = `| ${Array.from({ length: columns }, () => this.pick(['---', ':--', '--:', ':-:'])).join(' | ')} |`;
    return [row(), rule, ...this.repeat(0, 3, row)].join('\n');
  };

  private block = (depth = 0): string =>
    this.pick([
      this.line,
      this.line,
      this.line,
      () => `${'#'.repeat(1 + this.upTo(6))} ${this.oneLine()}`,
      () => `${this.plain()}\n===`,
      () =>
        `> ${this.indent(depth < 2 ? this.repeat(1, 3, () => this.block(depth + 1)).join('\n\n') : this.line(), '> ')}`,
      () => this.list(depth),
      () => this.list(depth),
      this.table,
      () =>
        `\`\`\`${this.pick(['', 'js', 'python title=x'])}\nconst a = \`1\`;\n\n  <b> $x$\n\`\`\``,
      () => '    indented code\n\n    and more',
      () => '---',
      () => '***',
      () => `$$\n\\frac{${this.upTo(9)}}{2}\n$$`,
      () => '<div align="center">\n  <b>kept</b>\n</div>',
      () => '<!-- a remark -->',
    ])();

  document = () =>
    [
      ...this.repeat(1, 8, () => this.block()),
      ...(this.random() < 0.5 ? ['[ref]: https://example.com/ref "Reference"'] : []),
      ...(this.random() < 0.5 ? [`[^1]: ${this.oneLine()}\n\n    ${this.oneLine()}`] : []),
    ].join('\n\n');
}

/** A document of everything that Markdown has here; the same for the same seed. */
export const generateDocument = (seed: number): string => new Writer(seed).document();
