import { printPartsText } from '../../src/domain/part-text.ts';
import { itemModels } from '../../src/item-models/catalogue.ts';
import {
  generateItemSample,
  type ItemCheck,
  type ItemSample,
  itemChecks,
} from '../../src/item-models/check/item-checks.ts';
import {
  type MarkingProperty,
  markingProperties,
} from '../../src/item-models/check/marking-properties.fixture.ts';
import type { ItemModel } from '../../src/item-models/item-model.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { verifyDocument } from '../../src/verification/verify-document.ts';

const SEEDS = 300;
const MIN_STEMS = 50;

const checks: Readonly<Record<string, ItemCheck>> = {
  ...itemChecks,
  'verification finds no error': ({ question }) =>
    verifyDocument(printQuestions([question]))
      .findings.filter((finding) => finding.severity === 'error')
      .map((finding) => `${finding.rule}: ${finding.message}`),
};

/** The results of one model: for each check the number of items that passed, and the number of different stems. */
type Row = {
  readonly model: ItemModel;
  readonly passed: readonly number[];
  readonly stems: number;
  readonly failures: readonly string[];
};

function checkModel(model: ItemModel): Row {
  const items = Array.from({ length: SEEDS }, (_, seed) => generateItemSample(model, seed));
  const results = Object.entries(checks).map(([name, check]) => runCheck(items, name, check));
  const stems = new Set(items.map((item) => printPartsText(item.question))).size;
  return {
    model,
    stems,
    passed: results.map((result) => result.passed),
    failures: [
      ...results.flatMap((result) => result.failures),
      ...(stems < MIN_STEMS ? [`${model.id}: only ${stems} different stems`] : []),
    ],
  };
}

function runCheck(items: readonly ItemSample[], name: string, check: ItemCheck) {
  const failures = items.map((item) =>
    check(item).map((failure) => `${item.model.id}, seed ${item.seed}, ${name}: ${failure}`),
  );
  return { passed: failures.filter((list) => list.length === 0).length, failures: failures.flat() };
}

function formatTable(rows: readonly Row[]): string {
  const names = Object.keys(checks);
  return [
    `| model | marks | ${names.join(' | ')} | stems |`,
    `|---|---|${names.map(() => '--:').join('|')}|--:|`,
    ...rows.map(
      ({ model, passed, stems }) =>
        `| ${model.id} ${model.title} | ${model.marks.join(', ')} | ${passed.join(' | ')} | ${stems} |`,
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
    const rows = itemModels.map(checkModel);
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`item models fail:\n${failures.slice(0, 20).join('\n')}`);
    return `All models of the catalogue, seeds 0 to ${SEEDS - 1}; each cell counts the items that pass, the last column the different stems.\n\n${formatTable(rows)}\n\n${formatProperties()}`;
  },
};
