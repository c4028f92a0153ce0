import type { Unit } from './read-unit.ts';
import { readUnit } from './read-unit.ts';
import {
  COMMA_NUMBER,
  COMMAND_KINDS,
  FUNCTIONS,
  INVISIBLE,
  MARKS,
  MATH_ENVIRONMENT,
  POINT_NUMBER,
  QUANTITY,
  TEXT_COMMAND,
  type Token,
  type TokenKind,
} from './token-patterns.ts';

type Reader = {
  readonly text: string;
  /** Whether every `$` of the text is a currency sign. */
  readonly currency: boolean;
  /** Matches a number with the decimal sign of the text. */
  readonly number: RegExp;
  readonly tokens: Token[];
  /** Whether the reader is inside a formula. */
  math: boolean;
  /** The position of the next character. */
  at: number;
};

/** Reads a solution into tokens; spaces, comments and layout commands leave none. */
export function readTokens(text: string): Token[] {
  const dollars = [...text.matchAll(/(?<!\\)\$/g)].map(({ index }) => text.slice(index + 1, index + 3));
  const reader: Reader = {
    text,
    currency: dollars.length > 0 && dollars.every((next) => /^(?:-?\d|\.\d)/.test(next)),
    number: hasDecimalComma(text) ? COMMA_NUMBER : POINT_NUMBER,
    tokens: [],
    math: false,
    at: 0,
  };
  while (reader.at < text.length) readNext(reader);
  const variables = new Set(
    reader.tokens.flatMap(({ kind, text: name }) => (kind === 'letter' ? [name] : [])),
  );
  return reader.tokens.map((token) =>
    token.kind === 'unit' && token.math && isPlain(text, token) && variables.has(token.text)
      ? { ...token, kind: 'letter' }
      : token,
  );
}

/** Whether a unit is written with plain letters in a formula, where it can be a variable. */
const isPlain = (text: string, { start, end }: Token): boolean =>
  /^[a-zA-Z]+$/.test(text.slice(start, end)) &&
  !/\\SI[^\n]*\{$|\\qty[^\n]*\{$/.test(text.slice(Math.max(0, start - 40), start));

/** Whether the author writes a comma before decimals. */
function hasDecimalComma(text: string): boolean {
  const certain = /(?<![\d,.])0,\d|\d,\d+\s*(?:\\[,; ]|~)?\s*\\(?:text|mathrm|textrm|mbox|times|%)/.test(
    text,
  );
  const commas = text.match(/\d,\d{1,2}(?!\d)|(?<!\d)0,\d/g)?.length ?? 0;
  const points = text.match(/\d\.\d/g)?.length ?? 0;
  return certain && commas > points;
}

/** Reads the value of a number as it is written. */
function readNumber(literal: string, decimalComma = false): number {
  const plain = literal.replace(/\\[, ]|\s|~/g, '').replaceAll('{,}', ',');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) && !plain.startsWith('0') && !decimalComma)
    return Number(plain.replaceAll(',', ''));
  return Number(plain.replace(',', '.'));
}

function add(
  reader: Reader,
  kind: TokenKind,
  end: number,
  options: { start?: number; text?: string; unit?: Unit | undefined } = {},
): true {
  const start = options.start ?? reader.at;
  const { unit } = options;
  const token = { kind, text: options.text ?? reader.text.slice(start, end), start, end, math: reader.math };
  const value = kind === 'number' ? readNumber(token.text, reader.number === COMMA_NUMBER) : undefined;
  reader.tokens.push({ ...token, ...(unit && { unit }), ...(value !== undefined && { value }) });
  reader.at = Math.max(reader.at, end);
  return true;
}

/** Continues without a token. */
function skipTo(reader: Reader, end: number): true {
  reader.at = end;
  return true;
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  return pattern.exec(reader.text);
}

function readNext(reader: Reader): true {
  const { text, at } = reader;
  const character = text[at] ?? '';
  if (character === '\n') return add(reader, 'line', at + 1);
  if (/[\s~]/.test(character)) return skipTo(reader, at + 1);
  if (readTextCommand(reader) || readQuantity(reader)) return true;
  if (/[\d.]/.test(character) && readLiteral(reader)) return true;
  if (character === '\\') return readCommand(reader);
  return /\p{L}/u.test(character) ? readLetters(reader) : readMark(reader, character);
}

function readLiteral(reader: Reader): boolean {
  const found = match(reader, reader.number);
  if (found === null) return false;
  const before = reader.tokens.at(-1);
  const oneDigit = reader.math && (before?.kind === 'power' || takesDigits(reader)) && /^\d/.test(found[0]);
  add(reader, 'number', reader.at + (oneDigit ? 1 : found[0].length));
  return true;
}

/** Whether TeX takes the next digit alone, as in `\frac12`. */
function takesDigits({ tokens }: Reader): boolean {
  const [before, last] = tokens.slice(-2);
  if (last?.kind === 'fraction' || last?.kind === 'root') return true;
  return before?.kind === 'fraction' && last?.kind === 'number' && last.text.length === 1;
}

function readTextCommand(reader: Reader): boolean {
  const found = match(reader, TEXT_COMMAND);
  if (found === null) return false;
  const content = (found[1] ?? found[2] ?? found[3] ?? '').trim();
  const end = reader.at + found[0].length;
  const start = reader.at;
  const first = content.replace(/^(?:~|\\[ ,;])+\s*/, '');
  if (/^(?:\/|-|\+|×|=)$/.test(content))
    add(reader, content === '=' ? 'sign' : 'operator', end, { text: content });
  else if (FUNCTIONS.test(content)) add(reader, 'function', end, { text: content });
  else if (content === 'e')
    add(reader, /^\s*\}?\s*\^/.test(reader.text.slice(end)) ? 'constant' : 'unknown', end, { text: 'e' });
  else if (/^\d[\d,]*(?:\.\d+)?$/.test(content))
    add(reader, 'number', start + found[0].indexOf(content) + content.length, {
      start: start + found[0].indexOf(content),
      text: content,
    });
  else if (/^[\s~]*$/.test(first)) reader.at = end;
  else if (/^\/\s*[a-zA-Z]/.test(first)) {
    add(reader, 'operator', start + 1, { text: '/' });
    addTextUnit(reader, first.slice(1), end);
  } else addTextUnit(reader, first, end);
  reader.at = Math.max(reader.at, end);
  return true;
}

/** Adds a unit, or a unit with a label such as `mol CO`, or a label. */
function addTextUnit(reader: Reader, content: string, end: number): void {
  const unit =
    readUnit(content) ?? (isAfterValue(reader) ? readUnit(content.split(/[\s~]/)[0] ?? '') : undefined);
  add(reader, unit === undefined ? 'label' : 'unit', end, { text: content, unit });
}

function readQuantity(reader: Reader): boolean {
  const found = match(reader, QUANTITY);
  if (found === null) return false;
  const start = reader.at + found[0].indexOf('{') + 1;
  const amount = /^\s*(-?)\s*(\d*\.?\d+)(?:e([-+]?\d+))?\s*$/.exec(found[1] ?? '');
  const end = reader.at + found[0].length;
  if (amount === null || amount[3] !== undefined) add(reader, 'unknown', end);
  else {
    const offset = start + (found[1] ?? '').indexOf(amount[2] ?? '');
    if (amount[1] === '-') add(reader, 'operator', offset, { start: offset - 1, text: '-' });
    add(reader, 'number', offset + (amount[2] ?? '').length, { start: offset, text: amount[2] ?? '' });
    const unitStart = reader.text.indexOf('{', start + (found[1] ?? '').length) + 1;
    if (found[2] !== undefined) {
      const unit = readUnit(found[2]);
      add(reader, unit === undefined ? 'label' : 'unit', end, { start: unitStart, text: found[2], unit });
    }
  }
  reader.at = end;
  return true;
}

function readCommand(reader: Reader): true {
  const wrapped = match(reader, /\\ensuremath\s*\{\s*\\(?:times|cdot|div)\s*\}/y);
  if (wrapped !== null)
    return add(reader, 'operator', reader.at + wrapped[0].length, {
      text: wrapped[0].includes('div') ? '/' : '×',
    });
  const name = match(reader, /\\(?:[a-zA-Z]+\*?|[\s\S])/y)?.[0] ?? '\\';
  const end = reader.at + name.length;
  if (name === '\\begin' || name === '\\end') return readEnvironment(reader, name);
  if (/^\\[([]$/.test(name)) reader.math = true;
  if (/^\\[)\]]$/.test(name)) reader.math = false;
  if (/^\\[()[\]]$/.test(name)) return add(reader, 'boundary', end);
  if (/^\\[,;:! >]$/.test(name) || INVISIBLE.test(name)) return skipTo(reader, end);
  const kind = COMMAND_KINDS.find(([pattern]) => pattern.test(name))?.[1];
  const isUnit = kind === undefined && (isAfterValue(reader) || name.endsWith('unit'));
  const macro = isUnit ? readUnitMacro(name) : undefined;
  if (macro !== undefined) return add(reader, macro.unit ? 'unit' : 'label', end, macro);
  return add(reader, kind ?? 'unknown', end);
}

/** Reads the unit that a macro of the author stands for, such as `\kgunit` or `\ems`. */
function readUnitMacro(name: string): { text: string; unit: Unit | undefined } | undefined {
  if (name === '\\Omega') return { text: 'Ω', unit: readUnit('Ω') };
  const macro = /^\\(?:([a-zA-Z]+)unit|e([a-zA-Z]+))$/.exec(name);
  const text = macro?.[1] ?? macro?.[2] ?? '';
  if (/^ms+$/.test(text)) return { text, unit: undefined };
  const unit = readUnit(text);
  return unit && { text, unit };
}

function readEnvironment(reader: Reader, name: string): true {
  const found = match(reader, /\\(?:begin|end)\s*\{([a-zA-Z]*\*?)\}/y);
  if (found !== null && MATH_ENVIRONMENT.test(found[1] ?? '')) {
    const nested = /^(?:array|aligned|split|cases|gathered|[pbvBV]?matrix)/.test(found[1] ?? '');
    reader.math = name === '\\begin' || nested;
  }
  return add(reader, 'boundary', reader.at + (found?.[0].length ?? name.length));
}

/** Whether the last token ends a value, so that a unit may follow. */
function isAfterValue({ tokens }: Reader): boolean {
  const last = tokens.at(-1);
  return last !== undefined && ['number', 'close', 'unit', 'constant', 'degree'].includes(last.kind);
}

function readLetters(reader: Reader): true {
  const letters = match(reader, /\p{L}+(?:['’-]\p{L}+)*/uy)?.[0] ?? reader.text[reader.at] ?? '';
  const end = reader.at + letters.length;
  const rest = reader.text.slice(end);
  const isAfterUnit = reader.tokens.at(-1)?.text === '/' && reader.tokens.at(-2)?.kind === 'unit';
  if (/^[xX]$/.test(letters) && isAfterValue(reader) && /^\s*[\d(.$\\]/.test(rest))
    return add(reader, 'operator', end, { text: '×' });
  if (letters === 'e' && /^\s*\^/.test(rest)) return add(reader, 'constant', end);
  if (letters === 'π') return add(reader, 'constant', end);
  if (FUNCTIONS.test(letters)) return add(reader, 'function', end);
  if (letters === 'percent') return add(reader, 'percent', end);
  const unit = isAfterValue(reader) || isAfterUnit ? readUnit(letters) : undefined;
  if (unit !== undefined && !(letters === 'in' && !reader.math)) return add(reader, 'unit', end, { unit });
  return add(reader, reader.math ? 'letter' : 'word', end);
}

function readMark(reader: Reader, character: string): true {
  const { text, at } = reader;
  const celsius = match(
    reader,
    /\^\s*(?:\{\s*\\circ\s*\}|\\circ)\s*(?:\\[,; ])?\s*(?:\\(?:text|mathrm|rm)\s*\{[\s~]*[CF]\s*\}|C(?![a-zA-Z]))|°\s*[CF](?![a-zA-Z])/y,
  );
  if (celsius !== null)
    return add(reader, 'unit', at + celsius[0].length, { text: 'degree', unit: readUnit('K') });
  const degree = match(reader, /\^\s*(?:\{\s*(?:\\circ|\\degree|o)\s*\}|\\circ|\\degree)/y);
  if (degree !== null) return add(reader, 'degree', at + degree[0].length);
  if (text.startsWith('{}', at)) return skipTo(reader, at + 2);
  if (character === '²' || character === '³') {
    add(reader, 'power', at + 1, { text: '^' });
    return add(reader, 'number', at + 1, { start: at, text: character === '²' ? '2' : '3' });
  }
  if (character === '$') return readDollar(reader);
  if (/[.;:?<>，。；：、“”"‘]/.test(character)) return add(reader, 'boundary', at + 1);
  return add(reader, MARKS[character] ?? 'unknown', at + 1);
}

function readDollar(reader: Reader): true {
  if (reader.currency) return add(reader, 'currency', reader.at + 1);
  const length = reader.text.startsWith('$$', reader.at) ? 2 : 1;
  reader.math = !reader.math;
  return add(reader, 'boundary', reader.at + length);
}
