import { type AnsweredPart, isInWords, type PartTexts } from './answered-part.ts';
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
 * Lists the ways in which a text without labels may be divided into parts, the most likely first. If its pieces can be the
 * answers of the parts, there is one. Otherwise a part may have several lines of working or none, so every division at the
 * lines is possible.
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
  const wholeText = new Map(parts.map(({ path }) => [path, trimmed]));
  if (parts.every(isInWords))
    return [likely ?? splitChoices(trimmed, parts) ?? splitShort(trimmed, parts) ?? wholeText];
  const pieces = splitForDivision(trimmed, parts.length);
  const splits = [
    ...(likely === undefined ? [] : [likely]),
    ...listDivisions(pieces, parts.length).map((texts) => toTexts(texts, parts)),
    ...doubtful
      .flatMap((separator) => fitPieces(trimmed, separator, parts))
      .map((texts) => toTexts(texts, parts)),
  ];
  const isDivided = likely !== undefined || (splits.length > 0 && pieces.some((piece) => BLANK.test(piece)));
  return isDivided ? splits : [...splits, wholeText];
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

/** Whether an answer of this kind is one value or word. */
function isShort(kind: AnsweredPart['response']): boolean {
  return kind === 'text' || kind === 'choice' || kind === 'number' || kind === 'expression';
}

/** Splits a text at a separator; empty if the number of pieces is not that of the parts. */
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

/** Splits a text into lines; at semicolons or sentences too if there are fewer lines than parts. */
function splitForDivision(text: string, partCount: number): string[] {
  const pieces = [LINE, /[\n;]/u, /[\n;]|(?<=[\p{L}\d)][.!?])\s+(?=\p{Lu})/u].map((separator) =>
    splitOutsideBrackets(text, separator).filter((piece) => piece !== ''),
  );
  return pieces.find((list) => list.length >= partCount) ?? pieces[0] ?? [];
}

/**
 * Lists the divisions of the pieces into `count` texts, in order; none if there are too many. A piece that stands for a
 * blank part is alone in its text.
 */
function listDivisions(pieces: readonly string[], count: number): string[][] {
  if (pieces.length > MAX_DIVISIONS) return [];
  const divisions = divide(pieces, count);
  return divisions.length > MAX_DIVISIONS ? [] : divisions;
}

function divide(pieces: readonly string[], count: number): string[][] {
  if (count === 0) return pieces.length === 0 ? [[]] : [];
  const divisions: string[][] = [];
  const firstBlank = pieces.findIndex((piece) => BLANK.test(piece));
  const longest = firstBlank === 0 ? 1 : firstBlank < 0 ? pieces.length : firstBlank;
  for (let end = longest; end >= 0 && divisions.length <= MAX_DIVISIONS; end--) {
    const first = pieces.slice(0, end).join('\n');
    divisions.push(...divide(pieces.slice(end), count - 1).map((rest) => [first, ...rest]));
  }
  return divisions;
}

/** Splits `T F F` and `TFF` if every part is answered by choosing an option. Undefined if the number does not fit. */
function splitChoices(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  if (parts.some(({ response }) => response !== 'choice')) return undefined;
  const choices = [text.split(/[\s,;/]+/u), [...text]].find((list) => list.length === parts.length);
  return choices && toTexts(choices, parts);
}

/** Answers in words have no working, so fewer lines than parts are the first parts' answers. */
function splitShort(text: string, parts: readonly AnsweredPart[]): PartTexts | undefined {
  const pieces = text.split(text.includes('\n') ? /\n/u : /[;,]/u).map((piece) => piece.trim());
  return pieces.length < parts.length ? toTexts(pieces, parts) : undefined;
}

function toTexts(pieces: readonly string[], parts: readonly AnsweredPart[]): PartTexts {
  return new Map(
    parts.flatMap(({ path }, index): [string, string][] => {
      const piece = pieces[index] ?? '';
      return BLANK.test(piece) ? [] : [[path, piece]];
    }),
  );
}
