/** A literal of a test file: text, number, constant, list or tuple, or dictionary. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [key: string]: Literal };
/** A literal and the index of the character after it. */
type LiteralAt = { readonly value: Literal; readonly end: number };

const BLANK = /(?:\s|#[^\n]*|\/\/[^\n]*)*/y;
const STRING =
  /([rRfFbB]?)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`)/y;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const CONSTANT = /(?:true|false|none|null)\b/iy;
const CONSTANTS: Readonly<Record<string, Literal>> = { true: true, false: false, none: null, null: null };
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** What an escape such as `\n` stands for. (PHP has none of these in single quotes; see `unescapeText`.) */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

/** The language of a test file, which decides how `\` in a text is read. */
export type Language = 'python' | 'php' | 'typescript';

/** Reads the literal at an index of a source text in Python, PHP or TypeScript; undefined if there is none. */
export function readLiteral(source: string, index: number, language: Language): LiteralAt | undefined {
  const start = skipBlanks(source, index);
  const bracket = source[start] ?? '';
  if (CLOSING_BRACKETS[bracket] !== undefined) return readList(source, start, language);
  if (bracket === '{') return readDictionary(source, start, language);
  const text = matchAt(STRING, source, start);
  if (text && /f/iu.test(text[1] ?? '')) return undefined;
  if (text) return readText(source, start, language);
  const number = matchAt(NUMBER, source, start);
  if (number) return { value: Number(number[0]), end: start + number[0].length };
  const constant = matchAt(CONSTANT, source, start);
  return constant
    ? { value: CONSTANTS[constant[0].toLowerCase()] ?? null, end: start + constant[0].length }
    : undefined;
}

/** Returns the index of the next character that is neither space nor comment. */
export function skipBlanks(source: string, index: number): number {
  return index + (matchAt(BLANK, source, index)?.[0].length ?? 0);
}

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

/** Reads a text and the texts joined to it: by position in Python, with `.` in PHP, with `+` in TypeScript. */
function readText(source: string, start: number, language: Language): LiteralAt {
  let value = '';
  let end = start;
  for (let next = start; ; ) {
    const match = matchAt(STRING, source, next);
    if (!match) return { value, end };
    value += unescapeText(match[1] ?? '', match[2] ?? '', language);
    end = next + match[0].length;
    const join = skipBlanks(source, end);
    next = '.+'.includes(source[join] ?? ' ') ? skipBlanks(source, join + 1) : join;
    if (next === join && language !== 'python') return { value, end };
  }
}

function unescapeText(prefix: string, quoted: string, language: Language): string {
  const isTriple = /^(?:"""|''')/u.test(quoted);
  const content = quoted.slice(isTriple ? 3 : 1, isTriple ? -3 : -1);
  if (/r/iu.test(prefix)) return content;
  if (language === 'php' && quoted.startsWith("'")) return content.replace(/\\([\\'])/gu, '$1');
  return content.replace(/\\([\s\S])/gu, (whole, sign: string) => {
    if (ESCAPES[sign] !== undefined) return ESCAPES[sign];
    return language === 'python' && !/[\\'"]/u.test(sign) ? whole : sign;
  });
}

function readList(source: string, start: number, language: Language): LiteralAt | undefined {
  const closing = CLOSING_BRACKETS[source[start] ?? ''];
  const items: Literal[] = [];
  let index = skipBlanks(source, start + 1);
  while (source[index] !== closing) {
    const item = readLiteral(source, index, language);
    if (!item) return undefined;
    items.push(item.value);
    index = skipComma(source, item.end);
  }
  return { value: items, end: index + 1 };
}

function readDictionary(source: string, start: number, language: Language): LiteralAt | undefined {
  const entries: [string, Literal][] = [];
  let index = skipBlanks(source, start + 1);
  while (source[index] !== '}') {
    const key = readLiteral(source, index, language);
    const colon = key && skipBlanks(source, key.end);
    const value =
      colon !== undefined && source[colon] === ':' ? readLiteral(source, colon + 1, language) : undefined;
    if (!key || !value) return undefined;
    entries.push([String(key.value), value.value]);
    index = skipComma(source, value.end);
  }
  return { value: Object.fromEntries(entries), end: index + 1 };
}

function skipComma(source: string, index: number): number {
  const at = skipBlanks(source, index);
  return source[at] === ',' ? skipBlanks(source, at + 1) : at;
}
