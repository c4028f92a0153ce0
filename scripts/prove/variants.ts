import { printQuestion } from '../../src/agents/authoring/check-authored.ts';
import { convertByRules } from '../../src/agents/converter/convert-by-rules.ts';
import { findNumberSites } from '../../src/agents/numbers/question-map.ts';
import { varyItem } from '../../src/agents/variant/numerical/vary-item.ts';
import { varyNumbers } from '../../src/agents/variant/numerical/vary-numbers.ts';
import { varyByRules } from '../../src/agents/variant/vary-by-rules.ts';
import type { Question } from '../../src/domain/question.ts';
import type { QuestionKind } from '../../src/domain/question-kind.ts';
import { itemSources, sampleSources, type VariantSource } from './variants/variant-sources.ts';

const ITEMS = 200;
/** The share of the questions with numbers that must have a variant. */
const GOAL = 0.9;
const MIN_CONVERTED = 0.95;
const at = new Date('2026-11-15T00:00:00Z');

type Numerical = {
  readonly name: string;
  readonly way: 'traced' | 'item model' | 'refused' | 'no number';
  readonly reason: string;
};

function numericalOf({ name, question }: VariantSource): Numerical {
  const traced = varyNumbers(question, { seed: 1 });
  if (!('reason' in traced)) return { name, way: 'traced', reason: '' };
  const item = varyItem(question, { seed: 1 });
  if (item !== undefined && !('reason' in item)) return { name, way: 'item model', reason: '' };
  return { name, way: carriesNumber(question) ? 'refused' : 'no number', reason: traced.reason };
}

/** Labels of parts, names and formulas of substances, and the layout of tables give no number to vary. */
const NO_QUANTITY =
  /\(\d\)|\border \d(?:, \d)+|[A-Za-z]+-\d+(?:-[a-z]+)+|\d*\\mathrm\{[A-Z](?:[^{}]|\{[^{}]*\})*\}|\\begin\{tabular\}\{(?:[^{}]|\{[^{}]*\})*\}|\\arraystretch\}\{\d\}/g;

/** Whether the stem, the passage or the figure holds a number at all; an age and a constant are numbers. */
function carriesNumber(question: Question): boolean {
  const tex = printQuestion(question).replace(NO_QUANTITY, (whole) => ' '.repeat(whole.length));
  return findNumberSites(tex).some(({ part }) => part === 'stem' || part === 'figure');
}

/** Why a question has no variant, the first that applies. */
const WHY: readonly (readonly [string, RegExp])[] = [
  ['statements that are true or false as they stand', /^Its statements are words/],
  ['no number in the stem but in its formulas', /^It gives no number that can be changed\.$/],
  ['only constants, ages or drawn angles', /stays, because (?!it is part of a formula)/],
  ['only numbers inside formulas, which rules do not change', /it is part of a formula/],
  ['a number or an option that cannot be traced', /cannot be (?:traced|computed)/],
  ['no new numbers on which all agree, or none that passed', /./],
];

function whyNot({ reason }: Numerical): string {
  return WHY.find(([, pattern]) => pattern.test(reason))?.[0] ?? '';
}

function numericalTable(groups: Readonly<Record<string, readonly Numerical[]>>): string {
  const count = (rows: readonly Numerical[], way: Numerical['way']): number =>
    rows.filter((row) => row.way === way).length;
  const lines = Object.entries(groups).map(
    ([name, rows]) =>
      `| ${name} | ${rows.length} | ${count(rows, 'no number')} | ${count(rows, 'traced')} | ${count(rows, 'item model')} | ${count(rows, 'refused')} |`,
  );
  return [
    '| questions | all | no number to vary | made by tracing every number | made anew by the item model it is of | refused |',
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function reasonTable(groups: Readonly<Record<string, readonly Numerical[]>>): string {
  const names = Object.keys(groups);
  const refused = (rows: readonly Numerical[], why: string): number =>
    rows.filter((row) => row.way === 'refused' && whyNot(row) === why).length;
  const lines = WHY.map(
    ([why]) => `| ${why} | ${names.map((name) => refused(groups[name] ?? [], why)).join(' | ')} |`,
  );
  return [`| why | ${names.join(' | ')} |`, `|---|${names.map(() => '--:').join('|')}|`, ...lines].join('\n');
}

const FORMATS: readonly QuestionKind[] = [
  'mcq_sc',
  'mcq_mc',
  'integer',
  'subjective',
  'assertion_reason',
  'match',
  'passage',
];

type Counted = { made: number; refused: number; left: number };

function conversionTable(sources: readonly VariantSource[]): {
  table: string;
  share: number;
  made: number;
  all: number;
} {
  const counts = new Map<string, Counted>();
  for (const { question } of sources)
    for (const to of FORMATS.filter((format) => format !== question.kind)) {
      const { status } = convertByRules(question, to, { at });
      const key = `${question.kind} → ${to}`;
      const counted = counts.get(key) ?? { made: 0, refused: 0, left: 0 };
      counted[status === 'made' ? 'made' : status === 'needs-model' ? 'left' : 'refused']++;
      counts.set(key, counted);
    }
  const all = [...counts.values()];
  const [made, refused] = [
    all.reduce((sum, each) => sum + each.made, 0),
    all.reduce((sum, each) => sum + each.refused, 0),
  ];
  const rows = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, each]) => `| ${name} | ${each.made} | ${each.refused} | ${each.left} |`);
  return {
    share: made / (made + refused),
    made,
    all: all.reduce((sum, each) => sum + each.made + each.refused + each.left, 0),
    table: [
      '| conversion | verified | failed its checks, refused | left to a model |',
      '|---|--:|--:|--:|',
      ...rows,
    ].join('\n'),
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

export const evidence = {
  name: 'variants',
  run: async (): Promise<string> => {
    const [samples, items] = [sampleSources(), itemSources(ITEMS)];
    const groups = {
      'samples of this repository': samples.map(numericalOf),
      'item models, as TeX': items.map(numericalOf),
    };
    const rows = Object.values(groups).flat();
    const numbered = rows.filter(({ way }) => way !== 'no number');
    const made = numbered.filter(({ way }) => way !== 'refused');
    const listed = (wanted: Numerical['way']): string =>
      rows
        .filter(({ way }) => way === wanted)
        .map(({ name, reason }) => `| ${name} | ${reason} |`)
        .join('\n');
    const conversions = conversionTable([...samples, ...items]);
    const told = [...samples, ...items].filter(
      ({ question }) => varyByRules(question, 'context', { at }).status === 'made',
    );
    const share = made.length / numbered.length;
    if (share < GOAL)
      throw new Error(
        `only ${made.length} of ${numbered.length} questions with numbers have a numerical variant`,
      );
    if (conversions.share < MIN_CONVERTED)
      throw new Error(`only ${conversions.share} of the conversions verify`);
    return [
      'What rules make of questions that are given as TeX alone. Made means: its structure, every equality of its solution, its key and its relation to its source passed the checks of `vbagent verify`; nothing else is answered.',
      `## Numerical variants\n\n${made.length} of the ${numbered.length} questions that carry a number have one (${percent(share)}; the goal is ${percent(GOAL)}). The goal counts questions with a number in their stem, passage or figure; constants of nature, ages and numbers inside formulas are numbers too, and a question that has no others counts as refused. ${rows.length - numbered.length} of the ${rows.length} questions carry none: they ask in words, or their digits are labels of parts and names and formulas of substances. Of all ${rows.length} questions ${percent(made.length / rows.length)} have a variant. The item models were chosen, spread over the catalogue, among those whose stems hold a digit.\n\n${numericalTable(groups)}`,
      `Why the refused ones have none:\n\n${reasonTable(groups)}`,
      `Each of them, with the reason a person is told:\n\n| question | reason |\n|---|---|\n${listed('refused')}`,
      `Those without a number to vary:\n\n| question | what a person is told |\n|---|---|\n${listed('no number')}`,
      `## Conversions\n\nOf those that rules attempt, ${(100 * conversions.share).toFixed(1)}% verify; the rest are refused. What rules do not attempt is left to a model and is not in this share: ${conversions.made} of ${conversions.all} pairs of question and format are made.\n\n${conversions.table}`,
      `## Context variants\n\n${told.length} of ${samples.length + items.length} questions tell a story of the table; the others are refused.`,
    ].join('\n\n');
  },
};
