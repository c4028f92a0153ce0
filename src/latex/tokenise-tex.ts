export const TokenType = {
  text: 0,
  comment: 1,
  command: 2,
  openBrace: 3,
  closeBrace: 4,
  begin: 5,
  end: 6,
  dollar: 7,
  openMath: 8,
  closeMath: 9,
  symbol: 10,
  verbatim: 11,
} as const;
export type TokenType = (typeof TokenType)[keyof typeof TokenType];

/** Tokens as parallel arrays: ten million tokens as objects would need too much memory. */
export type Tokens = {
  readonly text: string;
  readonly count: number;
  readonly types: Uint8Array;
  /** The start of each token, followed by the length of the text. */
  readonly starts: Int32Array;
};

const VERBATIM_NAMES = new Set([
  'verbatim',
  'verbatim*',
  'Verbatim',
  'lstlisting',
  'minted',
  'comment',
  'filecontents',
  'filecontents*',
  'alltt',
  // The program code and output of pandoc, Sweave and Lua.
  'Highlighting',
  'Sinput',
  'Soutput',
  'Scode',
  'luacode',
  'luacode*',
]);
/** Commands that define an environment for verbatim text; captures its name. */
const VERBATIM_DEFINITION =
  /\\(?:lstnewenvironment|DefineVerbatimEnvironment|newtcblisting|newverbatim)\s*\{\s*([a-zA-Z*]+)\s*\}/g;
const VERB_COMMANDS = new Set(['verb', 'lstinline', 'mintinline']);
/** Commands whose first argument is an address, in which % begins no comment. */
const ADDRESS_COMMANDS = new Set(['url', 'href', 'nolinkurl', 'path']);
const MAX_VERB_LENGTH = 2000;
const ENVIRONMENT_NAME = /[ \t]*\{([^{}\\$%\r\n]{0,100})\}/y;

/** 1 for each ASCII character that ends plain text. */
const IS_SPECIAL = new Uint8Array(128);
for (const character of '\\{}$%&[]~^_') IS_SPECIAL[character.charCodeAt(0)] = 1;

/** Splits a text into tokens without losing a character; linear time. */
export function tokeniseTex(text: string): Tokens {
  const lexer = createLexer(text);
  let at = 0;
  while (at < text.length) at = lexer.next(at);
  return lexer.finish();
}

/** Reads the name in a `\begin{…}` or `\end{…}` token. */
export function readEnvironmentName(token: string): string {
  return token.slice(token.indexOf('{') + 1, -1).trim();
}

type Lexer = { next(at: number): number; finish(): Tokens };

function createLexer(text: string): Lexer {
  const types = new Uint8Array(text.length);
  const starts = new Int32Array(text.length + 1);
  const findVerbatimEnd = createVerbatimSearch(text);
  let count = 0;
  let addressEnd = 0;

  const emit = (type: TokenType, start: number, end: number): number => {
    types[count] = type;
    starts[count] = start;
    count++;
    return end;
  };

  const readBackslash = (at: number): number => {
    const end = findCommandEnd(text, at);
    const name = text.slice(at + 1, end);
    if (name === '(' || name === '[') return emit(TokenType.openMath, at, end);
    if (name === ')' || name === ']') return emit(TokenType.closeMath, at, end);
    if (name === 'begin' || name === 'end') return readEnvironment(at, end, name);
    if (VERB_COMMANDS.has(name)) {
      const verbEnd = findVerbEnd(text, end, name);
      if (verbEnd !== undefined) return emit(TokenType.verbatim, at, verbEnd);
    }
    if (ADDRESS_COMMANDS.has(name)) addressEnd = findAddressEnd(text, end);
    return emit(TokenType.command, at, end);
  };

  const readEnvironment = (at: number, end: number, command: 'begin' | 'end'): number => {
    ENVIRONMENT_NAME.lastIndex = end;
    const match = ENVIRONMENT_NAME.exec(text);
    if (match === null) return emit(TokenType.command, at, end);
    const after = end + match[0].length;
    const name = (match[1] ?? '').trim();
    if (command === 'end') return emit(TokenType.end, at, after);
    const verbatimEnd = findVerbatimEnd(name, after);
    return verbatimEnd === undefined
      ? emit(TokenType.begin, at, after)
      : emit(TokenType.verbatim, at, verbatimEnd);
  };

  return {
    next: (at) => {
      // Character codes: 92 is `\`, 123 is `{`, 125 is `}`, 36 is `$`, 37 is `%`.
      const code = text.charCodeAt(at);
      if (code >= 128 || IS_SPECIAL[code] !== 1) return emit(TokenType.text, at, findTextEnd(text, at));
      if (code === 92) return readBackslash(at);
      if (code === 123) return emit(TokenType.openBrace, at, at + 1);
      if (code === 125) return emit(TokenType.closeBrace, at, at + 1);
      if (code === 36) return emit(TokenType.dollar, at, at + 1);
      if (code === 37 && at < addressEnd) return emit(TokenType.text, at, findTextEnd(text, at));
      if (code === 37) return emit(TokenType.comment, at, findLineEnd(text, at));
      return emit(TokenType.symbol, at, at + 1);
    },
    finish: () => {
      starts[count] = text.length;
      return { text, count, types, starts };
    },
  };
}

/** Creates a function that returns the end of a verbatim environment; undefined for other environments and without an `\end`. */
function createVerbatimSearch(text: string): (name: string, from: number) => number | undefined {
  const names = collectVerbatimNames(text);
  // Each name without an \end is searched for only once, so that the time is linear.
  const unclosedNames = new Set<string>();
  return (name, from) => {
    if (!names.has(name) || unclosedNames.has(name)) return undefined;
    const close = text.indexOf(`\\end{${name}}`, from);
    if (close < 0) unclosedNames.add(name);
    return close < 0 ? undefined : close + name.length + 6;
  };
}

function findTextEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code < 128 && IS_SPECIAL[code] === 1) break;
    end++;
  }
  return end;
}

function findLineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end++;
  return end;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 64;
}

/** The end of a control word, or of the single character after the backslash. */
function findCommandEnd(text: string, at: number): number {
  let end = at + 1;
  if (!isLetter(text.charCodeAt(end))) return findControlSymbolEnd(text, end);
  while (isLetter(text.charCodeAt(end))) end++;
  return end;
}

function findControlSymbolEnd(text: string, at: number): number {
  if (at >= text.length) return at;
  const isPair = (text.codePointAt(at) ?? 0) > 0xffff;
  return at + (isPair ? 2 : 1);
}

/** The names of environments for verbatim text: the usual ones and those that the document defines. */
function collectVerbatimNames(text: string): ReadonlySet<string> {
  if (!/\\(?:lstnewenvironment|DefineVerbatimEnvironment|newtcblisting|newverbatim)/.test(text))
    return VERBATIM_NAMES;
  const defined = [...text.matchAll(VERBATIM_DEFINITION)].map(([, name = '']) => name);
  return new Set([...VERBATIM_NAMES, ...defined]);
}

/** The end of the address in braces at `at`, which is on one line; `at` if there is none. */
function findAddressEnd(text: string, at: number): number {
  if (text[at] !== '{') return at;
  const end = findClosingBrace(text, at);
  return end ?? at;
}

/** The offset after the brace that closes the one at `open`, if it is on the same line. */
function findClosingBrace(text: string, open: number): number | undefined {
  const limit = Math.min(text.length, open + MAX_VERB_LENGTH);
  let depth = 0;
  for (let at = open; at < limit && text[at] !== '\n' && text[at] !== '\r'; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Skips the options of `\lstinline[language=C]|…|`, which are on one line. */
function skipVerbOptions(text: string, at: number): number {
  if (text[at] !== '[') return at;
  const line = text.slice(at, Math.min(findLineEnd(text, at), at + MAX_VERB_LENGTH));
  return at + line.indexOf(']') + 1;
}

function findVerbEnd(text: string, at: number, name: string): number | undefined {
  const from = name === 'verb' ? (text[at] === '*' ? at + 1 : at) : skipVerbOptions(text, at);
  const delimiter = text[from];
  if (name !== 'verb' && delimiter === '{') {
    const end = findClosingBrace(text, from);
    // `\mintinline{python}{code}`
    return end !== undefined && name === 'mintinline' && text[end] === '{'
      ? findClosingBrace(text, end)
      : end;
  }
  if (delimiter === undefined || /[\s{a-zA-Z]/.test(delimiter)) return undefined;
  const limit = Math.min(text.length, from + MAX_VERB_LENGTH);
  for (let end = from + 1; end < limit && text[end] !== '\n' && text[end] !== '\r'; end++) {
    if (text[end] === delimiter) return end + 1;
  }
  return undefined;
}
