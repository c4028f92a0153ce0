import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Proof } from '../prove.ts';
import { type Comparison, compareMarks } from './examiner-marks/compare-marks.ts';

const USAGE =
  'Give the folder with the papers and the marked responses: npm run prove -- examiner-marks --sets FOLDER, where FOLDER contains papers/*.json and responses.jsonl.';
const TARGET = 0.97;
const SUBJECT_TARGET = 0.95;
const DECIDED_TARGET = 0.9;

/** A reader's verdict on a disagreement: who was right, by which rule. */
const Verdict = z.object({ response: z.string(), question: z.string(), right: z.string(), why: z.string() });

/** Compares our marks with those of examiners who wrote and marked responses without seeing the program. */
export const proof: Proof = {
  name: 'examiner-marks',
  needsSets: true,
  run: async ({ sets }) => {
    if (sets === undefined) throw new Error(USAGE);
    return writeReport(compareMarks(sets), readVerdicts(join(sets, 'verdicts.jsonl')));
  },
};

function readVerdicts(path: string): z.infer<typeof Verdict>[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => Verdict.parse(JSON.parse(line)));
}

function writeReport(all: readonly Comparison[], verdicts: readonly z.infer<typeof Verdict>[]): string {
  const compared = all.filter((one) => one.byPerson === 0 || !isPossible(one));
  const disagreements = compared.filter((one) => !isEqual(one));
  const bySubject = Object.entries(Object.groupBy(compared, ({ subject }) => subject));
  const byCourse = Object.entries(Object.groupBy(compared, ({ course }) => course));
  const notProse = all.filter(({ response }) => !response.prose);
  const sum = (rows: readonly Comparison[], count: (one: Comparison) => number): number =>
    rows.reduce((total, one) => total + count(one), 0);
  const getByPerson = (rows: readonly Comparison[]): number =>
    sum(rows, ({ byPerson }) => byPerson) / sum(rows, ({ response }) => response.of);
  const decided = 1 - getByPerson(notProse);
  const personShares = Object.entries(Object.groupBy(notProse, ({ subject }) => subject)).map(
    ([subject, rows = []]) => `${subject} ${percent(getByPerson(rows))}`,
  );
  const isMet =
    getShare(compared) >= TARGET &&
    decided >= DECIDED_TARGET &&
    bySubject.every(([, rows = []]) => getShare(rows) >= SUBJECT_TARGET);
  if (!isMet) process.exitCode = 1;
  const row = ([name, rows = []]: [string, readonly Comparison[] | undefined]): string =>
    `| ${name} | ${rows.length} | ${rows.filter(isEqual).length} | ${percent(getShare(rows))} | ${rows.filter(isHarsh).length} | ${rows.filter(isLenient).length} |`;
  const header = ['| | responses | equal | | too harsh | too lenient |', '|---|--:|--:|--:|--:|--:|'];
  return [
    `${all.length} responses to papers of ${byCourse.length} courses. Independent readers, not teachers, wrote and marked them by the marking rules before this program marked them; no rule was tried on them. Marked with working required.`,
    [...header, ...bySubject.map(row), row(['all', compared])].join('\n'),
    `${all.length - compared.length} responses are left out because a person must decide at least one of their marks, and the examiner's mark is possible for each of them. The engine decides ${percent(decided)} of the marks that are not for prose. Left to a person: ${personShares.join(', ')}.`,
    `The target is ${isMet ? 'met' : 'not met'}: at least ${percent(TARGET)} equal, ${percent(SUBJECT_TARGET)} in each subject, and ${percent(DECIDED_TARGET)} decided.`,
    '## Courses',
    [...header, ...byCourse.map(row)].join('\n'),
    '## Disagreements',
    disagreements.map((one) => describe(one, verdicts)).join('\n'),
  ].join('\n\n');
}

function isEqual({ awarded, byPerson, response }: Comparison): boolean {
  return byPerson === 0 && awarded === response.marks;
}

/** Returns whether a person can still reach the examiner's mark by deciding what is left to them. */
function isPossible({ awarded, byPerson, response }: Comparison): boolean {
  return awarded <= response.marks && response.marks <= awarded + byPerson;
}

function isHarsh({ awarded, byPerson, response }: Comparison): boolean {
  return awarded + byPerson < response.marks;
}

function isLenient({ awarded, response }: Comparison): boolean {
  return awarded > response.marks;
}

function getShare(rows: readonly Comparison[]): number {
  return rows.filter(isEqual).length / rows.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function describe(
  { course, response, awarded }: Comparison,
  verdicts: readonly z.infer<typeof Verdict>[],
): string {
  const { question, part, marks, of, reason } = response;
  const text = response.response.replaceAll('\n', ' ⏎ ').replaceAll('|', '\\|');
  const verdict = verdicts.find((one) => one.question === question && one.response === response.response);
  const right = verdict === undefined ? '' : ` Right: ${verdict.right} (${verdict.why}).`;
  return `- ${course}, ${question}${part === null ? '' : ` (${part})`}: we ${awarded}, examiner ${marks} of ${of}: “${text}”. Examiner: ${reason}.${right}`;
}
