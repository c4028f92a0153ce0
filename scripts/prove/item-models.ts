import { printPartsText } from '../../src/domain/part-text.ts';
import { itemModels } from '../../src/item-models/catalogue.ts';
import {
  generateItemSample,
  type ItemCheck,
  type ItemSample,
  itemChecks,
} from '../../src/item-models/check/item-checks.ts';
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

/** Runs all item checks on many seeds of every item model. */
export const proof = {
  name: 'item-models',
  run: async (): Promise<string> => {
    const rows = itemModels.map(checkModel);
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`item models fail:\n${failures.slice(0, 20).join('\n')}`);
    return `All models of the catalogue, seeds 0 to ${SEEDS - 1}; each cell counts the items that pass, the last column the different stems.\n\n${formatTable(rows)}`;
  },
};
