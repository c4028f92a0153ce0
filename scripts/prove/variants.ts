import { convertByRules } from '../../src/agents/converter/convert-by-rules.ts';
import { varyItem } from '../../src/agents/variant/numerical/vary-item.ts';
import { varyNumbers } from '../../src/agents/variant/numerical/vary-numbers.ts';
import { varyByRules } from '../../src/agents/variant/vary-by-rules.ts';
import type { QuestionKind } from '../../src/domain/question-kind.ts';
import { itemSources, sampleSources, type VariantSource } from '../variant-sources.ts';

const ITEMS = 200;
const LEAST_VARIED = 0.9;
const LEAST_CONVERTED = 0.95;
const at = new Date('2026-11-15T00:00:00Z');

type Numerical = {
  readonly name: string;
  readonly way: 'traced' | 'item model' | 'refused';
  readonly reason: string;
};

function numericalOf({ name, question }: VariantSource): Numerical {
  const traced = varyNumbers(question, { seed: 1 });
  if (!('reason' in traced)) return { name, way: 'traced', reason: '' };
  const item = varyItem(question, { seed: 1 });
  return item === undefined || 'reason' in item
    ? { name, way: 'refused', reason: traced.reason }
    : { name, way: 'item model', reason: '' };
}

const NO_NUMBER = /^It gives no number|^Its statements are words/;

function numericalTable(groups: Readonly<Record<string, readonly Numerical[]>>): string {
  const count = (rows: readonly Numerical[], way: Numerical['way']): number =>
    rows.filter((row) => row.way === way).length;
  const lines = Object.entries(groups).map(([name, rows]) => {
    const without = rows.filter(({ reason }) => NO_NUMBER.test(reason)).length;
    return `| ${name} | ${rows.length} | ${without} | ${count(rows, 'traced')} | ${count(rows, 'item model')} | ${count(rows, 'refused') - without} |`;
  });
  return [
    '| questions | all | without a number to change | made by tracing every number | made by the item model | refused |',
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
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

function conversionTable(sources: readonly VariantSource[]): { table: string; share: number } {
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
    table: [
      '| conversion | verified | failed its checks, refused | left to a model |',
      '|---|--:|--:|--:|',
      ...rows,
    ].join('\n'),
  };
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
    const able = rows.filter(({ reason }) => !NO_NUMBER.test(reason));
    const made = able.filter(({ way }) => way !== 'refused');
    const refusals = able
      .filter(({ way }) => way === 'refused')
      .map(({ name, reason }) => `| ${name} | ${reason} |`);
    const conversions = conversionTable([...samples, ...items]);
    const told = [...samples, ...items].filter(
      ({ question }) => varyByRules(question, 'context', { at }).status === 'made',
    );
    const share = made.length / able.length;
    if (share < LEAST_VARIED)
      throw new Error(`only ${made.length} of ${able.length} have a numerical variant`);
    if (conversions.share < LEAST_CONVERTED)
      throw new Error(`only ${conversions.share} of the conversions verify`);
    return [
      'What rules make of questions that are given as TeX alone. Made means: its structure, every equality of its solution, its key and its relation to its source passed the checks of `vbagent verify`; nothing else is answered.',
      `## Numerical variants\n\n${made.length} of the ${able.length} questions that give a number have one (${(100 * share).toFixed(1)}%).\n\n${numericalTable(groups)}`,
      `Refused, with the reason a person is told:\n\n| question | reason |\n|---|---|\n${refusals.join('\n')}`,
      `## Conversions\n\nOf those that rules attempt, ${(100 * conversions.share).toFixed(1)}% verify; the rest are refused.\n\n${conversions.table}`,
      `## Context variants\n\n${told.length} of ${samples.length + items.length} questions tell a story of the table; the others are refused.`,
    ].join('\n\n');
  },
};
