import type { PageRow } from './group-rows.ts';
import { type PrintedNumber, readQuestionNumber } from './read-question-number.ts';

/** A line of a column; `indent` is its distance from the left edge of the column's text, in letter heights. */
export type ColumnRow = PageRow & { readonly indent: number; readonly letterHeight: number };

/** The first line of a question. */
type QuestionStart = PrintedNumber & { readonly row: number; readonly number: number };

type FoundStarts = {
  readonly starts: readonly QuestionStart[];
  /** Reasons why the page may be split wrongly, as sentences without a full stop. */
  readonly doubts: readonly string[];
};

/** The numbers of one list start at the same indent, up to this many letter heights (`9.` and `10.` are right-aligned). */
const MAX_INDENT_DIFFERENCE = 1.6;
/** Up to this many consecutive numbers may be missing between two questions. */
const MAX_MISSING = 4;
/** The numbers of questions are usually the leftmost text; inner lists are indented. */
const LEFTMOST_BONUS = 2;
const MISSING_PENALTY = 0.4;
const STYLE_PENALTY = 0.5;
/** A number without a punctuation mark is followed by a gap of at least this many letter heights, less if it hangs in the margin. */
const MIN_BARE_GAP = 0.7;
const MIN_HANGING_GAP = 0.3;

type Candidate = PrintedNumber & { readonly row: number; readonly indent: number };

/** A list of candidates with increasing numbers; `number` is the number of the last one. */
type Chain = {
  readonly members: readonly QuestionStart[];
  readonly last: Candidate;
  readonly number: number;
  readonly score: number;
};

/** Finds the first lines of the questions: the best list of increasing numbers in one style at the same indent. */
export function findQuestionStarts(rows: readonly ColumnRow[]): FoundStarts {
  const candidates = rows.flatMap((row, index) => readCandidate(rows, row, index) ?? []);
  const chains: Chain[] = [];
  for (const candidate of candidates) {
    const options = [
      ...startChain(candidate),
      ...chains.flatMap((chain) => extendChain(chain, candidate) ?? []),
    ];
    const best = options.sort((a, b) => b.score - a.score)[0];
    if (best !== undefined) chains.push(best);
  }
  const [best] = chains.sort((a, b) => b.score - a.score || b.members.length - a.members.length);
  if (best === undefined || (best.members.length === 1 && best.last.style === 'bare'))
    return { starts: [], doubts: [] };
  return { starts: best.members, doubts: listDoubts(best.members, candidates) };
}

function readCandidate(rows: readonly ColumnRow[], row: ColumnRow, index: number): Candidate | undefined {
  const printed = readQuestionNumber(row.words);
  if (printed === undefined) return undefined;
  if (printed.style === 'bare' && !standsApart(row, rows)) return undefined;
  return { ...printed, row: index, indent: row.indent };
}

/** Whether the first word of a line is followed by a gap and then by a capital letter or a formula. */
function standsApart({ words, letterHeight, indent }: ColumnRow, rows: readonly ColumnRow[]): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined || /^[a-z]{2,}/.test(second.text)) return false;
  const gap = (second.box.x - (first.box.x + first.box.width)) / letterHeight;
  const aligned = rows.filter((row) => Math.abs(row.indent - indent) < 0.3).length;
  return gap >= (aligned <= rows.length / 2 ? MIN_HANGING_GAP : MIN_BARE_GAP);
}

function startChain(candidate: Candidate): Chain[] {
  if (candidate.value === undefined) return [];
  const { value: number } = candidate;
  const isLeftmost = candidate.indent <= MAX_INDENT_DIFFERENCE;
  const isNamed = candidate.style === 'q' || candidate.style === 'question';
  // A list may start at any number, but a start at 1 is more probable than a start at 37.
  const score =
    1 + (isLeftmost || isNamed ? LEFTMOST_BONUS : 0) + (isNamed ? 1 : 0) - (number > 60 ? 0.5 : 0);
  return [{ members: [{ ...candidate, number }], last: candidate, number, score }];
}

/** Adds a candidate to a list if its number, style and indent fit. */
function extendChain(chain: Chain, candidate: Candidate): Chain | undefined {
  const { last, number: lastNumber } = chain;
  const number = candidate.value ?? lastNumber + 1;
  const missing = number - lastNumber - 1;
  if (missing < 0 || missing > MAX_MISSING) return undefined;
  if (Math.abs(candidate.indent - last.indent) > MAX_INDENT_DIFFERENCE) return undefined;
  const isBare = (style: string): boolean => style === 'bare';
  if (isBare(candidate.style) !== isBare(last.style) && missing > 0) return undefined;
  const penalty = missing * MISSING_PENALTY + (candidate.style === last.style ? 0 : STYLE_PENALTY);
  const score = chain.score + 1 - penalty;
  if (score <= chain.score) return undefined;
  return { members: [...chain.members, { ...candidate, number }], last: candidate, number, score };
}

/** Lists missing numbers, and lines that start like a question but are read as part of one. */
function listDoubts(starts: readonly QuestionStart[], candidates: readonly Candidate[]): string[] {
  const gaps = starts.flatMap(({ number }, index) => {
    const next = starts[index + 1]?.number ?? number + 1;
    return Array.from({ length: next - number - 1 }, (_, step) => number + step + 1);
  });
  const rows = new Set(starts.map(({ row }) => row));
  const [first] = starts;
  const similar = candidates.filter(
    ({ row, style, indent }) =>
      !rows.has(row) &&
      first !== undefined &&
      row > first.row &&
      style !== 'bare' &&
      style === first.style &&
      starts.some((start) => Math.abs(getIndent(start, candidates) - indent) <= MAX_INDENT_DIFFERENCE / 2),
  );
  return [
    ...gaps.map((number) => `question ${number} was not found on the page`),
    ...similar.map(({ value }) => `a line that starts with ${value ?? 'a number'} may be another question`),
  ];
}

function getIndent(start: QuestionStart, candidates: readonly Candidate[]): number {
  return candidates.find(({ row }) => row === start.row)?.indent ?? 0;
}
