import { itemModels } from '../../src/item-models/catalogue.ts';
import {
  type MarkingProperty,
  markingProperties,
} from '../../src/item-models/check/marking-properties.fixture.ts';
import { CHECK_NAMES, type ModelRow, SEEDS } from './item-models/check-model.ts';
import { runInWorkers } from './run-in-workers.ts';

function formatTable(rows: readonly ModelRow[]): string {
  return [
    `| model | marks | ${CHECK_NAMES.join(' | ')} | stems |`,
    `|---|---|${CHECK_NAMES.map(() => '--:').join('|')}|--:|`,
    ...rows.map(
      ({ id, title, marks, passed, stems }) =>
        `| ${id} ${title} | ${marks.join(', ')} | ${passed.join(' | ')} | ${stems} |`,
    ),
  ].join('\n');
}

/** The seeds of each model for the properties of marking. */
const PROPERTY_SEEDS = 2;
const MAX_EXAMPLES = 6;

/** Checks a property of marking on all models; returns its row and its first violations. */
function checkProperty({ title, holds, check }: MarkingProperty): { row: string; examples: string[] } {
  const results = itemModels.flatMap((model) =>
    Array.from({ length: PROPERTY_SEEDS }, (_, seed) => check(model, seed)),
  );
  const violations = results.filter(({ failures }) => failures.length > 0);
  const examples = violations.flatMap(({ failures }) => failures.slice(0, 1));
  if (holds && examples.length > 0)
    throw new Error(`marking property “${title}” fails:\n${examples.slice(0, 20).join('\n')}`);
  const right = results.filter(({ rightlyAwarded }) => rightlyAwarded.length > 0).length;
  return {
    row: `| ${title} | ${results.length} | ${violations.length} | ${right} |`,
    examples: examples.slice(0, MAX_EXAMPLES).map((example) => `- ${title}: ${example}`),
  };
}

function formatProperties(): string {
  const properties = markingProperties.map(checkProperty);
  return [
    '## Marking',
    '',
    `Responses to the questions of all models, seeds 0 to ${PROPERTY_SEEDS - 1}. Gibberish earns nothing, unless a line of it is one that the scheme accepts (last column); the layout of the right working does not change its marks.`,
    '',
    '| property | items | violations | items with a rightly accepted line |',
    '|---|--:|--:|--:|',
    ...properties.map(({ row }) => row),
    '',
    'Violations, up to six for each property:',
    '',
    ...properties.flatMap(({ examples }) => examples),
  ].join('\n');
}

/** Runs all item checks on many seeds of every item model. */
export const proof = {
  name: 'item-models',
  run: async (): Promise<string> => {
    const rows = await runInWorkers<ModelRow>(
      new URL('./item-models/check-worker.ts', import.meta.url),
      itemModels.map(({ id }) => id),
    );
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`item models fail:\n${failures.slice(0, 20).join('\n')}`);
    return `All models of the catalogue, seeds 0 to ${SEEDS - 1}; each cell counts the items that pass, the last column the different stems.\n\n${formatTable(rows)}\n\n${formatProperties()}`;
  },
};
