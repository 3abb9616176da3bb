import {
  type Attrs,
  type AttributeSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';

const attrs = (...names: string[]): Record<string, AttributeSpec> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

/** Source that is edited as it is written: code, formulas, HTML. */
const source = (className: string, names: string[] = []): NodeSpec => ({
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  attrs: attrs(...names),
  toDOM: () => ['pre', { class: className }, ['code', 0]],
});

/** Something in a line that is kept whole. */
const atom = (names: string[], shown: (of: Attrs) => string, tag = 'code'): NodeSpec => ({
  group: 'inline',
  inline: true,
  atom: true,
  attrs: attrs(...names),
  leafText: ({ attrs: of }) => shown(of),
  toDOM: ({ attrs: of }) => [tag, { class: 'kept' }, shown(of)],
});

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  group: 'block',
  content: 'listItem+',
  attrs: attrs('start', 'spread'),
  parseDOM: [{ tag }],
  toDOM: ({ attrs: { start } }) => [tag, start > 1 ? { start: String(start) } : {}, 0],
});

const headings = [1, 2, 3, 4, 5, 6];

const blocks: Record<string, NodeSpec> = {
  root: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { depth: { default: 2 } },
    parseDOM: headings.map((depth) => ({ tag: `h${depth}`, attrs: { depth } })),
    toDOM: ({ attrs: { depth } }) => [`h${depth}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: list('ul'),
  orderedList: list('ol'),
  listItem: {
    content: 'block+',
    defining: true,
    attrs: attrs('checked', 'spread'),
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs: { checked } }) =>
      checked === null ? ['li', 0] : ['li', { class: 'to-do', 'data-done': String(checked) }, 0],
  },
  code: { ...source('', ['lang', 'meta']), parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }] },
  formula: source('kept'),
  html: source('kept'),
  thematicBreak: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table: {
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    attrs: attrs('align'),
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: { content: 'tableCell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  tableCell: {
    content: 'inline*',
    isolating: true,
    parseDOM: [{ tag: 'td' }, { tag: 'th' }],
    toDOM: () => ['td', 0],
  },
  footnoteDefinition: {
    group: 'block',
    content: 'block+',
    isolating: true,
    attrs: attrs('identifier', 'label'),
    toDOM: ({ attrs: { label } }) => ['div', { class: 'note', 'data-label': label }, 0],
  },
  definition: {
    group: 'block',
    atom: true,
    attrs: attrs('identifier', 'label', 'title', 'url'),
    toDOM: ({ attrs: { label, url } }) => ['p', { class: 'kept' }, `[${label}]: ${url}`],
  },
};

const inlines: Record<string, NodeSpec> = {
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** A new line of the source, which is read as a space. */
  lineEnding: { group: 'inline', inline: true, leafText: () => ' ', toDOM: () => ['span', ' '] },
  image: atom(['url', 'title', 'alt'], ({ alt }) => `[picture: ${alt}]`, 'em'),
  imageReference: atom(
    ['identifier', 'label', 'referenceType', 'alt'],
    ({ alt }) => `[picture: ${alt}]`,
    'em',
  ),
  footnoteReference: atom(['identifier', 'label'], ({ label }) => label, 'sup'),
  inlineFormula: atom(['value'], ({ value }) => value),
  inlineHtml: atom(['value'], ({ value }) => value),
};

const simple = (tag: string, ...also: string[]): MarkSpec => ({
  parseDOM: [tag, ...also].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
});

/** Outermost first, where two cover the same words. */
const marks: Record<string, MarkSpec> = {
  link: {
    attrs: attrs('url', 'title'),
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (a) => ({ url: a.getAttribute('href') }) }],
    toDOM: ({ attrs: { url } }) => ['a', { title: url }, 0],
  },
  linkReference: {
    attrs: attrs('identifier', 'label', 'referenceType'),
    inclusive: false,
    toDOM: () => ['a', 0],
  },
  strong: simple('strong', 'b'),
  emphasis: simple('em', 'i'),
  delete: simple('del', 's'),
  inlineCode: { ...simple('code'), code: true, excludes: 'inlineCode' },
};

/** Markdown's syntax tree (mdast) as an editor's schema: the same names and fields. */
export const schema = new Schema({ nodes: { ...blocks, ...inlines }, marks, topNode: 'root' });
