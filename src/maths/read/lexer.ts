import { mapSpellings } from '../map-spellings.ts';
import { lexCombination } from './lex-combination.ts';
import { findEvaluation, matchEvaluationEnd, startsDifferential } from './lex-evaluation.ts';
import { isLetter, lexLetters } from './lex-letters.ts';
import { isDigitOrPoint, lexNumber } from './lex-number.ts';
import {
  COMMAND_OPERATORS,
  FUNCTION_NAMES,
  IGNORED_COMMANDS,
  OPERATORS,
  SUBSCRIPTS,
  SUPERSCRIPTS,
  SYMBOL_CHARACTERS,
  SYMBOL_NAMES,
  TEXT_COMMANDS,
  VULGAR_FRACTIONS,
} from './names.table.ts';
import { type Token, Unreadable } from './token.ts';

type LexOptions = { readonly decimal: 'point' | 'comma'; readonly bothSigns?: boolean };
type Lexer = {
  readonly source: string;
  /** Whether the source contains the letter of a notation such as `5C2`. */
  readonly mayCombine: boolean;
  readonly options: LexOptions;
  readonly tokens: Token[];
  at: number;
  hasSpaceBefore: boolean;
  depth: number;
  /** Number of open norms `‖…`. */
  openNorms: number;
  /** Positions of the `\\right` after which an antiderivative is evaluated at its bounds. */
  readonly evaluationEnds: Set<number>;
};

const MAX_TOKENS = 2000;

/** Splits a formula into tokens. LaTeX, plain text and keyboard spellings give the same tokens. */
export function lex(source: string, options: LexOptions): Token[] {
  const counts = { at: 0, hasSpaceBefore: false, depth: 0, openNorms: 0 };
  const mayCombine = source.includes('C') || source.includes('P');
  const lexer: Lexer = { source, mayCombine, options, tokens: [], ...counts, evaluationEnds: new Set() };
  while (lexer.at < source.length) {
    lexToken(lexer);
    if (lexer.tokens.length > MAX_TOKENS) throw new Unreadable('too-long', lexer.at);
  }
  return lexer.tokens;
}

/** Adds a token. Like all functions of this file that return true, it reports that it consumed characters. */
function push(lexer: Lexer, kind: Token['kind'], text: string, length: number): true {
  const start = lexer.at;
  lexer.at += length;
  lexer.tokens.push({ kind, text, start, end: lexer.at, hasSpaceBefore: lexer.hasSpaceBefore });
  lexer.hasSpaceBefore = false;
  return true;
}

/** Skips characters that count as white space. */
function skip(lexer: Lexer, length: number): true {
  lexer.at += length;
  lexer.hasSpaceBefore = true;
  return true;
}

function lexToken(lexer: Lexer): true {
  const { source, at } = lexer;
  const char = source[at] ?? '';
  if (char === '\\') return lexCommand(lexer);
  if (lexer.mayCombine && opensCombination(lexer, char) && lexCombinationTokens(lexer)) return true;
  if (char === '^' && lexPrimes(lexer)) return true;
  if (isDigitOrPoint(char) && lexDigits(lexer)) return true;
  if (isLetter(char)) return lexLetterRun(lexer);
  if (char === '\n' && /^\s*\n\s*$/.test(source.slice(at))) return skip(lexer, source.length - at);
  if (char !== '\n' && (/\s/.test(char) || char === '~')) return skip(lexer, 1);
  if (TWO_CHARACTER_STARTS.has(char) && lexTwoCharacters(lexer)) return true;
  return lexSpecialCharacter(lexer, String.fromCodePoint(source.codePointAt(at) ?? 0));
}

function lexDigits(lexer: Lexer): boolean {
  const lexeme = lexNumber(lexer.source, lexer.at, { ...lexer.options, nested: lexer.depth > 0 });
  if (!lexeme) return false;
  push(lexer, 'number', lexeme.literal, lexeme.length);
  const last = lexer.tokens.at(-1);
  if (last) last.repeat = lexeme.repeat;
  return true;
}

/** Returns whether a notation such as `5C2` may start here, which is only where an operand may begin. */
function opensCombination({ source, tokens, at }: Lexer, char: string): boolean {
  const previous = tokens.at(-1);
  const expectsOperand =
    previous === undefined || (previous.kind === 'operator' && !/^[)\]}!%°'|]$/.test(previous.text));
  if (char === '{') return source[at + 1] === '}';
  return /[\dn]/.test(char)
    ? expectsOperand || previous?.kind === 'number'
    : expectsOperand && /[\^_]/.test(char);
}

/** Emits the tokens of `\binom{5}{2}` for `5C2`. */
function lexCombinationTokens(lexer: Lexer): boolean {
  const combination = lexCombination(lexer.source, lexer.at);
  if (!combination) return false;
  const [start, end] = [lexer.at, lexer.at + combination.length];
  const coverToken = (kind: Token['kind'], text: string): Token => ({
    kind,
    text,
    start,
    end,
    hasSpaceBefore: false,
  });
  lexer.tokens.push({ ...coverToken('command', combination.command), hasSpaceBefore: lexer.hasSpaceBefore });
  for (const part of [combination.top, combination.bottom]) {
    lexer.tokens.push(coverToken('operator', '{'));
    for (const token of lex(part, lexer.options)) lexer.tokens.push({ ...token, start, end });
    lexer.tokens.push(coverToken('operator', '}'));
  }
  lexer.at = end;
  lexer.hasSpaceBefore = false;
  return true;
}

/** Emits one `'` token for each prime of `y^{\prime\prime}`. */
function lexPrimes(lexer: Lexer): boolean {
  if (!lexer.source.includes('\\prime', lexer.at)) return false;
  const match = /^\^\s*(?:\{\s*((?:\\prime\s*)+)\}|(\\prime)(?![a-zA-Z]))/u.exec(
    lexer.source.slice(lexer.at, lexer.at + 60),
  );
  if (!match) return false;
  const count = match[0].split('\\prime').length - 1;
  for (let k = 0; k < count; k++) push(lexer, 'operator', "'", k === 0 ? match[0].length : 0);
  return true;
}

/** Maps two-character operators to the equivalent single character. */
const TWO_CHARACTER_OPERATORS = mapSpellings({
  '≤': '<= =<',
  '≥': '>=',
  '⇒': '=>',
  '→': '->',
  '≠': '!= <>',
  '≈': '~=',
  '=': '==',
  '^': '**',
  '±': '+-',
});

/** The first characters of the operators with two or three characters. */
const TWO_CHARACTER_STARTS: ReadonlySet<string> = new Set('<=>-!~*+#|');

function lexTwoCharacters(lexer: Lexer): boolean {
  const rest = lexer.source.slice(lexer.at, lexer.at + 4);
  if (rest.startsWith('=/=')) return push(lexer, 'operator', '≠', 3);
  if (rest.startsWith('#') && /[\w)]#[-\w(]/.test(lexer.source.slice(lexer.at - 1, lexer.at + 2)))
    return push(lexer, 'operator', '≠', 1);
  if (rest.startsWith('+/-')) return push(lexer, 'operator', '±', 3);
  if (rest.startsWith('||')) return lexDoubleBar(lexer);
  const operator = TWO_CHARACTER_OPERATORS.get(rest.slice(0, 2));
  if (!operator || (rest.startsWith('+-') && !lexer.options.bothSigns && /\w/.test(rest[2] ?? '')))
    return false;
  return push(lexer, 'operator', operator, 2);
}

/** Decides whether `||` is a bar of a norm ‖v‖, or one closing and one opening bar as in |x||y|. */
function lexDoubleBar(lexer: Lexer): boolean {
  const previous = lexer.tokens.at(-1);
  const isOpeningBar = !previous || (previous.kind === 'operator' && !/^[)\]}|!%°]$/.test(previous.text));
  if (isOpeningBar || lexer.openNorms > 0) {
    lexer.openNorms += isOpeningBar ? 1 : -1;
    return push(lexer, 'operator', '|', 2);
  }
  push(lexer, 'operator', '|', 1);
  return push(lexer, 'operator', '|', 1);
}

/** Returns whether the dot multiplies, as in `m.s^-2`. */
function isDotBetweenLetters({ source, at }: Lexer): boolean {
  return /[A-Za-z}]/.test(source[at - 1] ?? '') && /[A-Za-z\\]/.test(source[at + 1] ?? '');
}

function lexSpecialCharacter(lexer: Lexer, char: string): true {
  if (char === '.' && isDotBetweenLetters(lexer)) return push(lexer, 'operator', '*', 1);
  const operator = OPERATORS.get(char);
  if (operator !== undefined) {
    lexer.depth += depthChange(operator, lexer.source);
    return push(lexer, 'operator', operator, char.length);
  }
  const symbol = SYMBOL_CHARACTERS.get(char);
  if (symbol !== undefined) return push(lexer, 'symbol', symbol, char.length);
  if (VULGAR_FRACTIONS.has(char)) return push(lexer, 'vulgar', char, char.length);
  if (SUPERSCRIPTS.has(char)) return lexScript(lexer, SUPERSCRIPTS, '^');
  if (SUBSCRIPTS.has(char)) return lexScript(lexer, SUBSCRIPTS, '_');
  if (/[\p{Mn}\p{Cf}\p{Cc}]/u.test(char)) return skip(lexer, char.length);
  if (/[\p{L}℃℉‰]/u.test(char)) return push(lexer, 'word', char, char.length);
  throw new Unreadable('unknown-character', lexer.at);
}

/**
 * Returns the change of bracket depth, which is needed because a comma inside brackets separates items.
 * Braces of LaTeX arguments do not count.
 */
function depthChange(operator: string, source: string): number {
  if (operator === '(' || operator === '[' || operator === 'S{') return 1;
  if (operator === ')' || operator === ']' || operator === 'S}') return -1;
  if (operator !== '{' && operator !== '}') return 0;
  return source.includes('\\') ? 0 : operator === '{' ? 1 : -1;
}

/** Emits the tokens of `x^{2}` for `x²`, and of `x_{1}` for `x₁`. */
function lexScript(lexer: Lexer, marks: ReadonlyMap<string, string>, operator: string): true {
  let inner = '';
  let length = 0;
  for (const char of lexer.source.slice(lexer.at, lexer.at + 24)) {
    const baseCharacter = marks.get(char);
    if (baseCharacter === undefined) break;
    inner += baseCharacter;
    length += char.length;
  }
  const [start, end] = [lexer.at, lexer.at + length];
  const coverToken = (kind: Token['kind'], text: string): Token => ({
    kind,
    text,
    start,
    end,
    hasSpaceBefore: false,
  });
  lexer.tokens.push(coverToken('operator', operator), coverToken('operator', '{'));
  for (const token of lex(inner, lexer.options)) lexer.tokens.push({ ...token, start, end });
  lexer.tokens.push(coverToken('operator', '}'));
  lexer.at = end;
  lexer.hasSpaceBefore = false;
  return true;
}

function lexLetterRun(lexer: Lexer): true {
  for (const piece of lexLetters(lexer.source, lexer.at, lexer.tokens.at(-1))) {
    push(lexer, piece.kind, piece.text, piece.length);
  }
  return true;
}

/** LaTeX commands with braced arguments whose names can also be typed as functions. */
const BRACED_COMMANDS: ReadonlySet<string> = new Set(['sqrt', 'binom', 'perm']);

/** Reads one LaTeX command: layout, text, operator, function, symbol, or a command for the parser. */
function lexCommand(lexer: Lexer): true {
  const name = /^\\([a-zA-Z]+|.|$)/su.exec(lexer.source.slice(lexer.at, lexer.at + 40))?.[1] ?? '';
  const length = name.length + 1;
  if (startsDifferential(lexer.source, lexer.at)) return push(lexer, 'symbol', 'd', length);
  if (/^\d$/.test(name) && lexer.tokens.at(-1)?.kind === 'number') return push(lexer, 'operator', '/', 1);
  if (name === '' || /\s/.test(name) || IGNORED_COMMANDS.has(name)) return skipLayout(lexer, name, length);
  if (name.startsWith('quad') || name.startsWith('qquad'))
    return skip(lexer, name.startsWith('qquad') ? 6 : 5);
  if (TEXT_COMMANDS.has(name)) return lexText(lexer, length);
  const operator = COMMAND_OPERATORS.get(name);
  if (operator !== undefined) {
    lexer.depth += depthChange(operator, lexer.source);
    return push(lexer, 'operator', operator, length);
  }
  if (FUNCTION_NAMES.has(name) && !BRACED_COMMANDS.has(name)) {
    return push(lexer, 'function', FUNCTION_NAMES.get(name) ?? name, length);
  }
  const symbol = SYMBOL_NAMES.get(name);
  if (symbol !== undefined) return push(lexer, 'symbol', symbol, length);
  return push(lexer, 'command', name, length);
}

/** Emits the tokens of `\left. F \right|_0^1`, so that the parser can find the start of F. */
function lexEvaluation(lexer: Lexer, name: string): boolean {
  if (name === 'right') {
    const length = lexer.evaluationEnds.has(lexer.at) ? matchEvaluationEnd(lexer.source, lexer.at) : 0;
    return length > 0 ? push(lexer, 'operator', 'evaluated', length) : false;
  }
  const opening = findEvaluation(lexer.source, lexer.at);
  if (!opening) return false;
  lexer.evaluationEnds.add(opening.end);
  return push(lexer, 'operator', 'evaluate', opening.length);
}

/** Skips a layout command; `\left.` and `\right.` include their dot. */
function skipLayout(lexer: Lexer, name: string, length: number): true {
  if ((name === 'left' || name === 'right') && lexEvaluation(lexer, name)) return true;
  const dot = (name === 'left' || name === 'right') && /^\s*\./.exec(lexer.source.slice(lexer.at + length));
  const hadSpaceBefore = lexer.hasSpaceBefore;
  skip(lexer, length + (dot ? dot[0].length : 0));
  if (name === 'left' || name === 'right' || name === '!') lexer.hasSpaceBefore = hadSpaceBefore;
  return true;
}

/** Emits the content of `\text{…}` as one token; a currency sign inside becomes an operator. */
function lexText(lexer: Lexer, length: number): true {
  const rest = lexer.source.slice(lexer.at + length);
  const body = /^\s*\{([^{}]*)\}/u.exec(rest) ?? /^\s*\{((?:[^{}]|\{[^{}]*\})*)\}/u.exec(rest);
  if (!body) return skip(lexer, length);
  const content = body[1] ?? '';
  const currency = /^\s*\\?([$£€])\s*$/u.exec(content)?.[1];
  if (currency) return push(lexer, 'operator', currency, length + body[0].length);
  return push(lexer, 'text', content, length + body[0].length);
}
