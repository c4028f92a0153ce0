/**
 * Measures variants and conversions by rules of questions that are not ours. The folder contains
 * - one folder of `*.tex` files for each source of questions, chosen and split before any rule was tried on them;
 * - `readings.tsv`, the judgements of an independent reader: measure, name of the question, `usable` or `unusable`, and a note.
 * The outputs are written to `outputs/<measure>/<name>.tex`, so that they can be read.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { convertByRules } from '../../src/agents/converter/convert-by-rules.ts';
import { varyByRules } from '../../src/agents/variant/vary-by-rules.ts';
import type { Question } from '../../src/domain/question.ts';
import { readTexQuestions } from '../../src/formats/tex/tex-questions.ts';
import type { Proof } from '../prove.ts';

const at = new Date('2026-11-20T00:00:00Z');

type Source = { readonly group: string; readonly name: string; readonly question: Question };
type Outcome = Source & { readonly isMade: boolean; readonly reason: string; readonly latex: string };
type Reading = { readonly usable: boolean; readonly note: string };

/** Reads all questions; each folder of the sets is a group. */
function readSources(sets: string): Source[] {
  return globSync('*/*.tex', { cwd: sets })
    .filter((path) => !path.startsWith('outputs'))
    .sort()
    .flatMap((path) =>
      readTexQuestions(readFileSync(join(sets, path), 'utf8')).questions.map(({ question }, index) => ({
        group: dirname(path),
        name: `${basename(path, '.tex')}${index === 0 ? '' : `-${index + 1}`}`,
        question,
      })),
    );
}

/** What is measured: its title, the questions that count, and what rules make of them. */
type Measure = {
  readonly name: string;
  readonly title: string;
  readonly counts: (question: Question) => boolean;
  readonly make: (question: Question) => ReturnType<typeof varyByRules>;
};

const MEASURES: readonly Measure[] = [
  {
    name: 'numerical',
    title: 'Numerical variants of the questions that contain a digit',
    counts: ({ stem, parts = [] }) => /\d/.test([stem, ...parts.map(({ text }) => text)].join(' ')),
    make: (question) => varyByRules(question, 'numerical', { at, seed: 1 }),
  },
  {
    name: 'context',
    title: 'Context variants',
    counts: () => true,
    make: (question) => varyByRules(question, 'context', { at, seed: 1 }),
  },
  {
    name: 'integer',
    title: 'One correct option → whole number',
    counts: ({ kind }) => kind === 'mcq_sc',
    make: (question) => convertByRules(question, 'integer', { at }),
  },
  {
    name: 'mcq_mc',
    title: 'Any kind → several correct options',
    counts: ({ kind }) => kind !== 'mcq_mc',
    make: (question) => convertByRules(question, 'mcq_mc', { at }),
  },
];

function measure({ name, counts, make }: Measure, sources: readonly Source[], sets: string): Outcome[] {
  const folder = join(sets, 'outputs', name);
  mkdirSync(folder, { recursive: true });
  return sources
    .filter(({ question }) => counts(question))
    .map((source) => {
      const { status, reason = '', latex = '' } = make(source.question);
      const isMade = status === 'made';
      if (isMade) writeFileSync(join(folder, `${source.name}.tex`), latex);
      return { ...source, isMade, reason, latex };
    });
}

/** Reads the judgements of the independent reader, by measure and question. */
function readReadings(sets: string): ReadonlyMap<string, Reading> {
  const path = join(sets, 'readings.tsv');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [measureName = '', name = '', verdict = '', note = ''] = line.split('\t');
      return [`${measureName}/${name}`, { usable: verdict === 'usable', note }];
    }),
  );
}

function percent(count: number, total: number): string {
  return total === 0 ? '–' : `${((100 * count) / total).toFixed(0)}%`;
}

function formatMeasure(
  { name, title }: Measure,
  outcomes: readonly Outcome[],
  readings: ReadonlyMap<string, Reading>,
): string {
  const groups = [...new Set(outcomes.map(({ group }) => group)), undefined];
  const rows = groups.map((group) => {
    const all = outcomes.filter((outcome) => group === undefined || outcome.group === group);
    const made = all.filter(({ isMade }) => isMade);
    const read = made.flatMap((outcome) => readings.get(`${name}/${outcome.name}`) ?? []);
    const unusable = read.filter(({ usable }) => !usable).length;
    return `| ${group ?? '**all**'} | ${all.length} | ${made.length} | ${percent(made.length, all.length)} | ${read.length} | ${unusable} |`;
  });
  const unusable = outcomes.flatMap((outcome) => {
    const reading = outcome.isMade ? readings.get(`${name}/${outcome.name}`) : undefined;
    return reading?.usable === false ? [`- ${outcome.name}: ${reading.note}`] : [];
  });
  const refused = outcomes.filter(({ isMade }) => !isMade);
  return [
    `## ${title}`,
    `| questions | all | made | share | read | unusable |\n|---|--:|--:|--:|--:|--:|\n${rows.join('\n')}`,
    ...(unusable.length > 0 ? [`Unusable, as the reader put it:\n\n${unusable.join('\n')}`] : []),
    `Refused, with the reason that the user sees:\n\n| question | reason |\n|---|---|\n${refused
      .map((outcome) => `| ${outcome.name} | ${outcome.reason.replaceAll('|', '\\|')} |`)
      .join('\n')}`,
  ].join('\n\n');
}

/** Counts the variants and conversions that rules make of questions by others, and those that a reader found unusable. */
export const proof: Proof = {
  name: 'variants',
  needsSets: true,
  run: async ({ sets = '' }) => {
    const sources = readSources(sets);
    const readings = readReadings(sets);
    const note = join(sets, 'ABOUT.md');
    return [
      'What rules make of questions that are not ours, given only as TeX. Made: the structure, every equality of the solution, the key and the relation to the source passed the checks of `vbagent verify`. Each output was then read by a person: unusable is what could not be printed without a correction, such as a false fact, an implausible value, an old number, or a sentence that is not grammatical.',
      ...(existsSync(note) ? [readFileSync(note, 'utf8').trim()] : []),
      ...MEASURES.map((each) => formatMeasure(each, measure(each, sources, sets), readings)),
    ].join('\n\n');
  },
};
