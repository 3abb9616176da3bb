export type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'plain';
export interface Token {
  kind: TokenKind;
  text: string;
}

const words = (text: string) => text.trim().split(/\s+/).join('|');

const C_KEYWORDS = words(`
  abstract as async await bool boolean break case catch class const constructor continue contract def default
  delete do else emit enum error event export extends extern false final finally fn for from func function go
  if impl implements import in interface internal let library loop mapping match memory mod modifier mut new
  nil null of override package payable pragma private protected pub public pure require return returns self
  static storage string struct super switch this throw trait true try type typeof uint uint256 undefined
  unsafe use using var view virtual void where while yield int address bytes32`);
const SCRIPT_KEYWORDS = words(`
  and as assert async await break case class continue def do done del elif else end echo except export exit
  False fi finally for from function global if import in is lambda local None nonlocal not or pass raise
  return self set then True try unless until while with yield`);
const SQL_KEYWORDS = words(`
  select from where and or not insert into values update set delete create table index view join left right
  inner outer on group by order having limit offset as distinct union all null is in like between case when
  then else end primary key references unique default with returning`);

const STRINGS = '"(?:\\\\.|[^"\\\\\\n])*"?|\'(?:\\\\.|[^\'\\\\\\n])*\'?';
const NUMBERS = '\\b0x[\\da-fA-F]+\\b|\\b\\d[\\d_]*(?:\\.\\d+)?(?:e[+-]?\\d+)?\\b';

const grammar = (comment: string, strings: string, keywords: string, flags = 'g') =>
  new RegExp(
    `(?<comment>${comment})|(?<string>${strings})|(?<number>${NUMBERS})|(?<keyword>\\b(?:${keywords})\\b)|(?<name>\\b[A-Za-z_$][\\w$]*(?=\\())`,
    flags,
  );

const curly = grammar(
  '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?(?:\\*\\/|$)',
  `\`(?:\\\\.|[^\`\\\\])*\`?|${STRINGS}`,
  C_KEYWORDS,
);
const script = grammar('#[^\\n]*', `"""[\\s\\S]*?(?:"""|$)|${STRINGS}`, SCRIPT_KEYWORDS);
const sql = grammar('--[^\\n]*', STRINGS, SQL_KEYWORDS, 'gi');
const markup =
  /(?<comment><!--[\s\S]*?(?:-->|$))|(?<string>"[^"\n]*"?)|(?<keyword><\/?[\w-]+|\/?>)|(?<name>(?<![\w-])[\w-]+(?==))/g;

const GRAMMARS: Record<string, RegExp> = {
  ...Object.fromEntries(
    'js jsx ts tsx javascript typescript solidity sol rust rs go java c cpp csharp cs kotlin swift json css php'
      .split(' ')
      .map((name) => [name, curly]),
  ),
  ...Object.fromEntries(
    'python py bash sh shell zsh ruby rb yaml yml toml vyper'
      .split(' ')
      .map((name) => [name, script]),
  ),
  sql,
  html: markup,
  xml: markup,
  svg: markup,
};

/** Code cut into coloured pieces; joined they are the code. An unknown language stays in one piece. */
export function highlight(code: string, language: string): Token[] {
  const pattern = GRAMMARS[language.toLowerCase()];
  if (!pattern) return [{ kind: 'plain', text: code }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    tokens.push({ kind: (kind ?? 'plain') as TokenKind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
