import { type AnsweredPart, isInWords, isShort, type PartTexts } from './answered-part.ts';
import { isLikelyAnswer } from './is-likely-answer.ts';

/** The maximum number of ways in which the pieces of a response are distributed to the parts. */
const MAX_DIVISIONS = 100;
/** A piece that stands for a part left blank. */
const BLANK = /^[-–—.?_]*$/u;

const LINE = /\n/u;
/** The ways to separate the parts of a text without labels, the most certain first. */
const SEPARATORS = [LINE, /\n\s*\n/u, /[\n;]/u];
const COMMAS = [/\n|,(?!\d{3}(?!\d))/u, /[\n;]|,(?!\d{3}(?!\d))/u];
const SLASHES = [/[\n;,/]/u];
const CONJUNCTIONS = [/[\n;]|,(?!\d{3}(?!\d))|\s{1,5}and\s{1,5}/u];

/**
 * Lists the ways to divide a text without labels among the parts, the most likely first. If the pieces of the
 * text fit the answers of the parts, there is only one way. Otherwise the text may be divided at any line,
 * because a part may have several lines of working, or none.
 */
export function listUnlabelledSplits(text: string, parts: readonly AnsweredPart[]): PartTexts[] {
  const trimmed = text.replace(/\r\n?/gu, '\n').trim();
  const { usual, doubtful } = listSeparators(trimmed, parts);
  const fitting = usual.flatMap((separator) => fitPieces(trimmed, separator, parts));
  const certain = fitting.find((pieces) =>
    parts.every(({ response }, index) => isAnswerOrBlank(pieces[index] ?? '', response)),
  );
  if (certain !== undefined) return [toTexts(certain, parts)];
  const [likely] = fitting.map((pieces) => toTexts(pieces, parts));
  if (parts.every(isInWords)) {
    const split =
      likely ??
      splitChoices(trimmed, parts) ??
      splitSingleWords(trimmed, parts) ??
      splitShort(trimmed, parts);
    return split === undefined
      ? listAllDivisions({ list: splitAtCommas(trimmed), joinedBy: '\n' }, trimmed, parts)
      : [split];
  }
  const pieces = splitForDivision(trimmed, parts.length);
  return [
    ...(likely === undefined ? [] : [likely]),
    ...listAllDivisions(pieces, trimmed, parts),
    ...doubtful
      .flatMap((separator) => fitPieces(trimmed, separator, parts))
      .map((texts) => toTexts(texts, parts)),
  ];
}

/** The pieces of a text, and what is written between two of them in the text of one part. */
type Pieces = { readonly list: readonly string[]; readonly joinedBy: string };

/**
 * Lists all divisions of a text at its pieces. Each piece counts for one part only. If there are too many
 * divisions, every part gets the whole text, but parts with the same answer share it.
 */
function listAllDivisions(pieces: Pieces, text: string, parts: readonly AnsweredPart[]): PartTexts[] {
  const divisions = listDivisions(pieces, parts.length).map((texts) => toTexts(texts, parts));
  return divisions.length > 0
    ? divisions
    : [new Map(listPartsToldApart(parts).map(({ path }) => [path, text]))];
}

/** The parts without those that have the same answer as an earlier one. */
function listPartsToldApart(parts: readonly AnsweredPart[]): AnsweredPart[] {
  return parts.filter(
    ({ answer }, index) =>
      answer === undefined || parts.findIndex((earlier) => earlier.answer === answer) === index,
  );
}

function isAnswerOrBlank(piece: string, kind: AnsweredPart['response']): boolean {
  return BLANK.test(piece) || isLikelyAnswer(piece, kind);
}

/** A dash between commas, which stands for a part left blank. */
const BLANK_BETWEEN_COMMAS = /(?:^|,)[ \t]*[-–—?][ \t]*(?:,|$)/mu;

type Separators = { readonly usual: readonly RegExp[]; readonly doubtful: readonly RegExp[] };

/** Commas are doubtful if an answer may contain them, unless a dash shows a blank part. Slashes separate answers in words. */
function listSeparators(text: string, parts: readonly AnsweredPart[]): Separators {
  if (parts.every(isInWords))
    return { usual: [...SEPARATORS, ...COMMAS, ...SLASHES, ...CONJUNCTIONS], doubtful: [] };
  const mayHaveCommas = parts.some(({ response, hasCommas }) => hasCommas === true || !isShort(response));
  return mayHaveCommas && !BLANK_BETWEEN_COMMAS.test(text)
    ? { usual: SEPARATORS, doubtful: COMMAS }
    : { usual: [...SEPARATORS, ...COMMAS, ...CONJUNCTIONS], doubtful: [] };
}

/** Splits a text at a separator; empty unless there are as many pieces as parts. */
function fitPieces(text: string, separator: RegExp, parts: readonly AnsweredPart[]): string[][] {
  const pieces = splitOutsideBrackets(text, separator);
  const written = pieces.filter((piece) => piece !== '');
  return [pieces, written].filter((list) => list.length === parts.length).slice(0, 1);
}

const BRACKETS = /[([{][^()[\]{}\n]*[)\]}]/gu;

function splitOutsideBrackets(text: string, separator: RegExp): string[] {
  const bracketed = text.match(BRACKETS) ?? [];
  // Each pair of brackets is replaced by a character that no separator matches, and put back afterwards.
  let index = 0;
  return text
    .replace(BRACKETS, '\u{E000}')
    .split(separator)
    .map((piece) => piece.replace(/\u{E000}/gu, () => bracketed[index++] ?? '').trim());
}

/** Matches the space between two words or values, except next to a sign of calculation. In `5 so x = 6`, it matches after `5` and after `so`. */
const WORD_END = /(?<![=+\-−*/×÷^<>≤≥≈,]\s{0,5})\s{1,5}(?![\s=+\-−*/×÷^<>≤≥≈])/u;
/** Matches words that join two values: `5 or 6` is one (wrong) answer and not two answers. */
const HEDGE = /\b(?:or|nor|not|maybe|perhaps|between)\b|\d\s{0,3}to\s{0,3}\d/iu;

/** Splits a text into lines; at semicolons or sentences too if there are fewer lines than parts. */
function splitForDivision(text: string, partCount: number): Pieces {
  const lists = [LINE, /[\n;]/u, /[\n;]|(?<=[\p{L}\d)][.!?])\s+(?=\p{Lu})/u].map((separator) =>
    splitOutsideBrackets(text, separator).filter((piece) => piece !== ''),
  );
  const list = lists.find(({ length }) => length >= partCount);
  if (list !== undefined) return { list, joinedBy: '\n' };
  const words = splitOutsideBrackets(text, WORD_END);
  // A row of values is divided only if it has one value for each part.
  const isOtherRow = words.length !== partCount && !/[\p{L}=]/u.test(text);
  return text.includes('\n') || HEDGE.test(text) || isOtherRow
    ? { list: lists[0] ?? [], joinedBy: '\n' }
    : { list: words, joinedBy: ' ' };
}

/**
 * Lists the divisions of the pieces into `count` texts, in order; none if there are too many. A piece that stands for a
 * blank part is alone in its text.
 */
function listDivisions(pieces: Pieces, count: number): string[][] {
  if (pieces.list.length > MAX_DIVISIONS) return [];
  const divisions = divide(pieces, count);
  return divisions.length > MAX_DIVISIONS ? [] : divisions;
}

function divide({ list, joinedBy }: Pieces, count: number): string[][] {
  if (count === 0) return list.length === 0 ? [[]] : [];
  const divisions: string[][] = [];
  const firstBlank = list.findIndex((piece) => BLANK.test(piece));
  const longest = firstBlank === 0 ? 1 : firstBlank < 0 ? list.length : firstBlank;
  for (let end = longest; end >= 0 && divisions.length <= MAX_DIVISIONS; end--) {
    const first = list.slice(0, end).join(joinedBy);
    const others = divide({ list: list.slice(end), joinedBy }, count - 1);
    divisions.push(...others.map((rest) => [first, ...rest]));
  }
  return divisions;
}

/** Splits `T F F` and `TFF` if every part is answered by choosing an option. Undefined if the number does not fit. */
function splitChoices(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  if (parts.some(({ response }) => response !== 'choice')) return undefined;
  const choices = [text.split(/[\s,;/]+/u), [...text]].find((list) => list.length === parts.length);
  return choices && toTexts(choices, parts);
}

/** Splits `teal purple blue` if every answer is a single word. Undefined if the number of words does not fit. */
function splitSingleWords(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  const words = text.split(/\s+/u);
  const areSingle = parts.every(({ isOneWord }) => isOneWord === true);
  return areSingle && words.length === parts.length ? toTexts(words, parts) : undefined;
}

/**
 * Answers in words have no working. If there are fewer lines than parts, the lines answer the first parts.
 */
function splitShort(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  const pieces = splitAtCommas(text);
  return pieces.length < parts.length ? toTexts(pieces, parts) : undefined;
}

function splitAtCommas(text: string): string[] {
  return text.split(text.includes('\n') ? /\n/u : /[;,]/u).map((piece) => piece.trim());
}

function toTexts(pieces: readonly string[], parts: readonly AnsweredPart[]): PartTexts {
  return new Map(
    parts.flatMap(({ path }, index): [string, string][] => {
      const piece = pieces[index] ?? '';
      return BLANK.test(piece) ? [] : [[path, piece]];
    }),
  );
}
