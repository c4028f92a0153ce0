import { readNumeral } from './number-words.table.ts';
import {
  GROUPS,
  NUMERAL_STARTS,
  SIGNS,
  TOKEN,
  TOKEN_WITH_DECIMAL_COMMA,
  TRANSPARENT,
} from './token-patterns.ts';

/** A number, word or sign of TeX or plain text; positions are offsets in the scanned source. */
export type ScannedToken = {
  readonly kind: 'number' | 'word' | 'sign' | 'break';
  /** A sign, a word (in lower case if it has several letters), or the digits of a number with a decimal point. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The value of a number; NaN for other tokens. */
  readonly value: number;
  /** Whether the token is in a formula. */
  readonly isFormula: boolean;
  /** Whether white space or a spacing command comes before it. */
  readonly isSpaced: boolean;
};

/** A range of the source to read, and whether it writes decimals with a comma. */
export type ReadRange = { readonly start: number; readonly end: number; readonly hasDecimalComma?: boolean };

/**
 * Scans the source from `start` to `end`. Comments, drawings, typefaces and the arguments of layout commands are skipped. All
 * spellings of a sign become the same text.
 */
export function scanTokens(
  source: string,
  { start, end, hasDecimalComma = false }: ReadRange,
): ScannedToken[] {
  const text = source.slice(start, end);
  const pattern = hasDecimalComma ? TOKEN_WITH_DECIMAL_COMMA : TOKEN;
  const list = createTokenList(start);
  for (let at = 0; at < text.length; ) {
    const simple = readSimple(text, at);
    if (simple !== undefined) {
      list.addSimple(simple, at);
      at += simple.length;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const isDrawing = match[GROUPS.drawing] !== undefined;
    at = isDrawing ? findDrawingEnd(text, match.index, match[GROUPS.name]) : match.index + match[0].length;
    list.addMatch(match, hasDecimalComma);
  }
  return list.tokens;
}

type TokenList = {
  readonly tokens: ScannedToken[];
  /** Adds a text that `readSimple` returned. */
  addSimple(text: string, at: number): void;
  addMatch(match: RegExpExecArray, hasDecimalComma: boolean): void;
};

/** Creates a list of tokens; positions are counted from `start`. */
function createTokenList(start: number): TokenList {
  const tokens: ScannedToken[] = [];
  const mode = createFormulaMode();
  let isSpaced = true;
  const push = ({ kind, text, value = Number.NaN }: TokenContent, from: number, to: number): void => {
    const isFormula = mode.isFormula();
    tokens.push({ kind, text, value, start: start + from, end: start + to, isFormula, isSpaced });
    isSpaced = kind === 'break';
  };
  return {
    tokens,
    addSimple: (text, at) => {
      if (text === ' ') isSpaced = true;
      else if (text.startsWith('$')) mode.toggle();
      else if (!UNSEEN.has(text)) push(toSimpleToken(text), at, at + text.length);
    },
    addMatch: (match, hasDecimalComma) => {
      const { 0: whole, index } = match;
      mode.update(whole, match);
      const token = toToken(whole, match, hasDecimalComma);
      if (token !== undefined) push(token, index, index + whole.length);
      else isSpaced ||= SPACING.test(whole);
    },
  };
}

/** Signs that are a token of their own wherever they are. */
const LONE_SIGNS = new Set('=+-*/()]^_,;:?!<>|\'"`@#');
/** Signs of TeX that are not printed. */
const UNSEEN = new Set('{}&');

/** Reads a word or sign that needs no pattern. Most tokens are like this, and the pattern is slow. */
function readSimple(text: string, at: number): string | undefined {
  const sign = text.charAt(at);
  if (sign === ' ' || sign === '{' || sign === '&' || LONE_SIGNS.has(sign)) return sign;
  // `}{` separates the parts of a fraction.
  if (sign === '}') return BEFORE_GROUP.test(text.slice(at + 1, at + 1 + MAX_GAP)) ? undefined : sign;
  if (sign !== '$') return readPlainWord(text, at);
  const next = text.charAt(at + 1);
  // A dollar sign before a digit may be a price.
  return next === '$' ? '$$' : next >= '0' && next <= '9' ? undefined : sign;
}

const BEFORE_GROUP = /^\s*(?:\{|$)/;
/** Braces with more white space between them are read by the pattern. */
const MAX_GAP = 4;

function toSimpleToken(text: string): TokenContent {
  if (text.length > 1) return { kind: 'word', text: text.toLowerCase() };
  return LONE_SIGNS.has(text) ? { kind: 'sign', text: SIGNS.get(text) ?? text } : { kind: 'word', text };
}

const CONTINUES_WORD = /^[\p{L}\p{M}’]/u;

/** Reads a word of English letters that begins no numeral. */
function readPlainWord(text: string, at: number): string | undefined {
  let end = at;
  while (isEnglishLetter(text.charCodeAt(end))) end++;
  const next = text.charCodeAt(end);
  // 39 is an apostrophe.
  if (end === at || next === 39 || (next > 127 && CONTINUES_WORD.test(text.slice(end, end + 2))))
    return undefined;
  const word = text.slice(at, end);
  return NUMERAL_STARTS.has(word.toLowerCase()) ? undefined : word;
}

function isEnglishLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

type FormulaMode = {
  toggle(): void;
  update(whole: string, match: RegExpExecArray): void;
  isFormula(): boolean;
};

/** Tracks whether the text is in a formula. */
function createFormulaMode(): FormulaMode {
  let isInline = false;
  let openEnvironments = 0;
  return {
    toggle: () => {
      isInline = !isInline;
    },
    update: (whole, match) => {
      const edge = match[GROUPS.edge];
      if (match[GROUPS.dollar] !== undefined) isInline = !isInline;
      else if (edge !== undefined)
        openEnvironments = Math.max(0, openEnvironments + (edge === 'begin' ? 1 : -1));
      else if (whole === '\\[' || whole === '\\(') isInline = true;
      else if (whole === '\\]' || whole === '\\)') isInline = false;
    },
    isFormula: () => isInline || openEnvironments > 0,
  };
}

const SPACING = /^(?:\s|~|\\[,;:! q]|\\begin|\\end|\\item)/;

type TokenContent = Pick<ScannedToken, 'kind' | 'text'> & { readonly value?: number };

/** Returns the content of a token. Undefined for text that a reader does not see. */
function toToken(whole: string, match: RegExpExecArray, hasDecimalComma: boolean): TokenContent | undefined {
  const digits = match[GROUPS.digits];
  if (digits !== undefined) {
    const text = normalizeDigits(digits, hasDecimalComma);
    return { kind: 'number', text, value: toValue(text, match) };
  }
  const numeral = match[GROUPS.numeral];
  if (numeral !== undefined) {
    const value = readNumeral(numeral);
    return { kind: 'number', text: `${value}`, value };
  }
  const word = match[GROUPS.word];
  if (word !== undefined) return { kind: 'word', text: word.length > 1 ? word.toLowerCase() : word };
  if (match[GROUPS.break] !== undefined) return { kind: 'break', text: ';' };
  const [top, bottom] = [match[GROUPS.top], match[GROUPS.bottom]];
  if (top !== undefined)
    return { kind: 'number', text: `${top}/${bottom}`, value: Number(top) / Number(bottom) };
  const sign = SIGNS.get(whole);
  if (sign !== undefined) return { kind: 'sign', text: sign };
  if (match[GROUPS.price] !== undefined) return { kind: 'sign', text: '$' };
  if (match[GROUPS.slash] !== undefined) return { kind: 'sign', text: '/' };
  const command = match[GROUPS.command];
  if (command !== undefined) return TRANSPARENT.test(command) ? undefined : { kind: 'word', text: command };
  return match[GROUPS.sign] === undefined ? undefined : { kind: 'sign', text: whole };
}

function toValue(digits: string, match: RegExpExecArray): number {
  const [e, minus, power] = [match[GROUPS.e], match[GROUPS.minus], match[GROUPS.power]];
  const exponent = e ?? (power === undefined ? '0' : `${/[-−–]/.test(minus ?? '') ? '-' : ''}${power}`);
  return Number(`${digits}e${exponent}`);
}

/** Removes thousands separators and replaces a decimal comma. */
function normalizeDigits(digits: string, hasDecimalComma: boolean): string {
  const joined = digits.replace(/\\(?:text|mathrm)(?=\{)/g, '');
  const plain = joined.replace(/\\|~|\s/g, ' ').replace(/[{}!]|(?<= ),|,(?= )/g, '');
  const isGrouped = !hasDecimalComma && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  const ungrouped = isGrouped ? plain.replace(/,/g, '') : plain.replace(',', '.');
  return ungrouped.replace(/ /g, '');
}

function findDrawingEnd(text: string, at: number, name = ''): number {
  const close = name === '' ? '[/asy]' : `\\end{${name}}`;
  const end = text.indexOf(close, at);
  return end < 0 ? text.length : end + close.length;
}
