import { readNumeral } from './number-words.table.ts';
import { NUMERAL_STARTS, SIGNS, TOKEN, TOKEN_WITH_DECIMAL_COMMA, TRANSPARENT } from './token-patterns.ts';

/** A number, word or sign of TeX or plain text; positions are offsets in the scanned source. */
export type Token = {
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
 * Scans the source from `start` to `end`. Comments, drawings, typefaces and the arguments of layout commands are
 * skipped; different spellings of one sign become the same text.
 */
export function scanTokens(source: string, { start, end, hasDecimalComma = false }: ReadRange): Token[] {
  const text = source.slice(start, end);
  const pattern = hasDecimalComma ? TOKEN_WITH_DECIMAL_COMMA : TOKEN;
  const tokens: Token[] = [];
  const mode = createFormulaMode();
  const push = (
    { kind, text: content, value = Number.NaN }: TokenContent,
    from: number,
    to: number,
  ): void => {
    tokens.push({
      ...{ kind, text: content, value, start: start + from, end: start + to },
      ...{ isFormula: mode.isFormula(), isSpaced },
    });
  };
  let isSpaced = true;
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      isSpaced = true;
      at++;
      continue;
    }
    const word = readPlainWord(text, at);
    if (word !== undefined) {
      push({ kind: 'word', text: word.length > 1 ? word.toLowerCase() : word }, at, at + word.length);
      isSpaced = false;
      at += word.length;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const { 0: whole, index, groups = {} } = match;
    at = index + whole.length;
    if (groups.drawing !== undefined) at = findDrawingEnd(text, index, groups.name);
    mode.update(whole, groups);
    const token = toToken(whole, groups, hasDecimalComma);
    if (token !== undefined) push(token, index, index + whole.length);
    isSpaced = token === undefined ? isSpaced || SPACING.test(whole) : token.kind === 'break';
  }
  return tokens;
}

const PLAIN_WORD = /[A-Za-z]+(?![\p{L}\p{M}'’])/uy;

/** Reads a word of English letters that begins no numeral. Most tokens are such words, and the full pattern is slow. */
function readPlainWord(text: string, at: number): string | undefined {
  PLAIN_WORD.lastIndex = at;
  const word = PLAIN_WORD.exec(text)?.[0];
  return word === undefined || NUMERAL_STARTS.has(word.toLowerCase()) ? undefined : word;
}

/** Tracks whether the text is in a formula. */
function createFormulaMode(): { update(whole: string, groups: Groups): void; isFormula(): boolean } {
  let isInline = false;
  let openEnvironments = 0;
  return {
    update: (whole, { dollar, edge }) => {
      if (dollar !== undefined) isInline = !isInline;
      else if (edge !== undefined)
        openEnvironments = Math.max(0, openEnvironments + (edge === 'begin' ? 1 : -1));
      else if (whole === '\\[' || whole === '\\(') isInline = true;
      else if (whole === '\\]' || whole === '\\)') isInline = false;
    },
    isFormula: () => isInline || openEnvironments > 0,
  };
}

const SPACING = /^(?:\s|~|\\[,;:! q]|\\begin|\\end|\\item)/;

type TokenContent = Pick<Token, 'kind' | 'text'> & { readonly value?: number };
type Groups = Readonly<Record<string, string | undefined>>;

/** Returns the content of a token; undefined for what a reader does not see. */
function toToken(whole: string, groups: Groups, hasDecimalComma: boolean): TokenContent | undefined {
  const { digits, word, command, price, slash, sign: other, break: lineBreak } = groups;
  if (digits !== undefined) {
    const text = normalizeDigits(digits, hasDecimalComma);
    return { kind: 'number', text, value: toValue(text, groups) };
  }
  if (groups.numeral !== undefined) {
    const value = readNumeral(groups.numeral);
    return { kind: 'number', text: `${value}`, value };
  }
  if (word !== undefined) return { kind: 'word', text: word.length > 1 ? word.toLowerCase() : word };
  if (lineBreak !== undefined) return { kind: 'break', text: ';' };
  const { top, bottom } = groups;
  if (top !== undefined)
    return { kind: 'number', text: `${top}/${bottom}`, value: Number(top) / Number(bottom) };
  const sign = SIGNS.get(whole);
  if (sign !== undefined) return { kind: 'sign', text: sign };
  if (price !== undefined) return { kind: 'sign', text: '$' };
  if (slash !== undefined) return { kind: 'sign', text: '/' };
  if (command !== undefined) return TRANSPARENT.test(command) ? undefined : { kind: 'word', text: command };
  return other === undefined ? undefined : { kind: 'sign', text: whole };
}

function toValue(digits: string, { e, minus, power }: Groups): number {
  const exponent = e ?? (power === undefined ? '0' : `${/[-−–]/.test(minus ?? '') ? '-' : ''}${power}`);
  return Number(`${digits}e${exponent}`);
}

/** Removes thousands separators and replaces a decimal comma. */
function normalizeDigits(digits: string, hasDecimalComma: boolean): string {
  const plain = digits.replace(/\\|~|\s/g, ' ').replace(/[{}!]|(?<= ),|,(?= )/g, '');
  const isGrouped = !hasDecimalComma && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain);
  const ungrouped = isGrouped ? plain.replace(/,/g, '') : plain.replace(',', '.');
  return ungrouped.replace(/ /g, '');
}

function findDrawingEnd(text: string, at: number, name = ''): number {
  const close = name === '' ? '[/asy]' : `\\end{${name}}`;
  const end = text.indexOf(close, at);
  return end < 0 ? text.length : end + close.length;
}
