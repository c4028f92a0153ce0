import { reviewByRules } from '../../../src/agents/reviewer/review-by-rules.ts';
import { hasErrors } from '../../../src/domain/finding.ts';
import type { Span } from '../../../src/domain/span.ts';
import { readQuestions } from '../../../src/latex/read-questions.ts';
import { relocateDiff } from '../../../src/text/diff/relocate-diff.ts';
import { applyCertainFixes } from '../../../src/verification/fixes/apply-certain-fixes.ts';
import { locateQuestions } from '../../../src/verification/locate-questions.ts';
import { pick, type SeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';
import { verifyDocument } from '../../../src/verification/verify-document.ts';

/** The two ways in which a document is fixed without a person. */
const FIXERS = {
  'verify --fix': (text: string): string => applyCertainFixes(text).text,
  'check --yes-to certain': applyCertainSuggestions,
} as const;
export type FixerName = keyof typeof FIXERS;

/** A line that a fixer changed; `after` is empty if the line was removed. */
export type LineChange = {
  readonly file: string;
  readonly fixer: FixerName;
  readonly line: number;
  readonly before: string;
  readonly after: string;
};

/** What the fixers did to one file. */
export type FileMeasurement = {
  readonly isClean: boolean;
  /** The changes in the file as its author wrote it, if verification reports no error in it. */
  readonly changes: readonly LineChange[];
  /** Whether a slip could be injected into the working. */
  readonly hasSlip: boolean;
  /** The fixers that removed the slip, so that the file is as its author wrote it. */
  readonly restored: readonly FixerName[];
  /** The changes by the other fixers in the file with the slip. */
  readonly overwritten: readonly LineChange[];
};

type MeasuredFile = { readonly file: string; readonly text: string };

/** Fixes a clean file as it is, and with one wrong operand in its working; a result must never be adapted to the slip. */
export function measureFixes({ file, text }: MeasuredFile, random: SeededRandom): FileMeasurement {
  const isClean = !hasErrors(verifyDocument(text).findings);
  if (!isClean) return { isClean, changes: [], hasSlip: false, restored: [], overwritten: [] };
  const changes = listFixers().flatMap((fixer) => listChanges({ file, fixer }, text, FIXERS[fixer](text)));
  const broken = injectSlip(text, random);
  if (broken === undefined) return { isClean, changes, hasSlip: false, restored: [], overwritten: [] };
  const fixed = listFixers().map((fixer) => ({ fixer, result: FIXERS[fixer](broken) }));
  return {
    isClean,
    changes,
    hasSlip: true,
    restored: fixed.filter(({ result }) => result === text).map(({ fixer }) => fixer),
    overwritten: fixed
      .filter(({ result }) => result !== text)
      .flatMap(({ fixer, result }) => listChanges({ file, fixer }, broken, result)),
  };
}

function listFixers(): FixerName[] {
  return ['verify --fix', 'check --yes-to certain'];
}

/** Applies the certain suggestions of a review by rules, one after the other, as `check --yes-to certain` does. */
function applyCertainSuggestions(text: string): string {
  const { suggestions } = reviewByRules({
    problem_id: 'problem',
    base_path: '/problem',
    image_path: null,
    latex_path: 'problem/problem.tex',
    latex_content: text,
    variants: {},
    variant_paths: {},
    alternates: {},
    alternate_paths: {},
  });
  let current = text;
  for (const { diff } of suggestions.filter(({ certain }) => certain)) {
    const moved = relocateDiff(current, diff);
    if (moved.ok) current = moved.text;
  }
  return current;
}

/** Lists the lines that differ, after leaving out the equal lines at the start and at the end. */
function listChanges(
  { file, fixer }: Pick<LineChange, 'file' | 'fixer'>,
  before: string,
  after: string,
): LineChange[] {
  if (before === after) return [];
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  let equalAtStart = 0;
  while (equalAtStart < oldLines.length && oldLines[equalAtStart] === newLines[equalAtStart]) equalAtStart++;
  let equalAtEnd = 0;
  while (
    equalAtEnd < Math.min(oldLines.length, newLines.length) - equalAtStart &&
    oldLines.at(-1 - equalAtEnd) === newLines.at(-1 - equalAtEnd)
  )
    equalAtEnd++;
  const [removed, added] = [
    oldLines.slice(equalAtStart, oldLines.length - equalAtEnd),
    newLines.slice(equalAtStart, newLines.length - equalAtEnd),
  ];
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    file,
    fixer,
    line: equalAtStart + index + 1,
    before: removed[index] ?? '',
    after: added[index] ?? '',
  })).filter((change) => change.before !== change.after);
}

const NUMBER = /(?<![\d.\\^_{])\d+(?:\.\d+)?(?![\d.])/g;
const MAX_TRIES = 12;

/** Changes a number on the left side of an equality that verification judged right, so that it reports an error. */
export function injectSlip(text: string, random: SeededRandom): string | undefined {
  const sides = listRightEqualities(text);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const side = pick(sides, random);
    if (side === undefined) return undefined;
    const number = pick([...text.slice(side.start, side.end).matchAll(NUMBER)], random);
    if (number === undefined) continue;
    const start = side.start + number.index;
    const changed = changeNumber(number[0], random);
    const broken = text.slice(0, start) + changed + text.slice(start + number[0].length);
    if (hasErrors(verifyDocument(broken).findings)) return broken;
  }
  return undefined;
}

function listRightEqualities(text: string): Span[] {
  return locateQuestions(readQuestions(text), text).flatMap(({ view: createView }) => {
    const view = createView();
    return [view, ...view.parts].flatMap(({ working }) =>
      working.verdicts
        .filter(({ verdict, using }) => verdict === 'right' && using === undefined)
        .map(({ left }) => left),
    );
  });
}

/** Changes one digit, as a slip of the pen does. */
function changeNumber(literal: string, random: SeededRandom): string {
  const index = literal.search(/[1-9]/);
  const at = Math.max(0, index);
  const digit = Number(literal[at]);
  const changed = ((digit + random.below(8)) % 9) + 1;
  return literal.slice(0, at) + String(changed === digit ? (digit % 9) + 1 : changed) + literal.slice(at + 1);
}
