import { printPartsText } from '../../../src/domain/part-text.ts';
import {
  generateItemSample,
  type ItemCheck,
  type ItemSample,
  itemChecks,
} from '../../../src/item-models/check/item-checks.ts';
import type { ItemModel } from '../../../src/item-models/item-model.ts';
import { printQuestions } from '../../../src/latex/print-questions.ts';
import { verifyDocument } from '../../../src/verification/verify-document.ts';

export const SEEDS = 300;
const MIN_STEMS = 50;
/** Questions per verified document. A document with one question takes twice as long for each of them. */
const QUESTIONS_PER_DOCUMENT = 50;

export const CHECK_NAMES: readonly string[] = [...Object.keys(itemChecks), 'verification finds no error'];

/** The results of one model: for each check the number of items that passed, and the number of different stems. */
export type ModelRow = {
  readonly id: string;
  readonly title: string;
  readonly marks: readonly number[];
  readonly passed: readonly number[];
  readonly stems: number;
  readonly failures: readonly string[];
};

/** Runs all checks on many seeds of one item model. */
export function checkModel(model: ItemModel): ModelRow {
  const { id, title, marks } = model;
  const items = Array.from({ length: SEEDS }, (_, seed) => generateItemSample(model, seed));
  const results = [
    ...Object.entries(itemChecks).map(([name, check]) => runCheck(items, name, check)),
    verifyItems(items),
  ];
  const stems = new Set(items.map((item) => printPartsText(item.question))).size;
  return {
    id,
    title,
    marks,
    stems,
    passed: results.map((result) => result.passed),
    failures: [
      ...results.flatMap((result) => result.failures),
      ...(stems < MIN_STEMS ? [`${id}: only ${stems} different stems`] : []),
    ],
  };
}

type CheckResult = { readonly passed: number; readonly failures: readonly string[] };

function runCheck(items: readonly ItemSample[], name: string, check: ItemCheck): CheckResult {
  const failures = items.map((item) =>
    check(item).map((failure) => `${item.model.id}, seed ${item.seed}, ${name}: ${failure}`),
  );
  return { passed: failures.filter((list) => list.length === 0).length, failures: failures.flat() };
}

/** Verifies the items in documents with many questions; the items of a document with an error are verified one by one. */
function verifyItems(items: readonly ItemSample[]): CheckResult {
  const documents = Array.from({ length: Math.ceil(items.length / QUESTIONS_PER_DOCUMENT) }, (_, index) =>
    items.slice(index * QUESTIONS_PER_DOCUMENT, (index + 1) * QUESTIONS_PER_DOCUMENT),
  );
  const results = documents.map((document) =>
    findErrors(document).length === 0
      ? { passed: document.length, failures: [] }
      : runCheck(document, 'verification finds no error', (item) => findErrors([item])),
  );
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

function findErrors(items: readonly ItemSample[]): string[] {
  return verifyDocument(printQuestions(items.map(({ question }) => question)))
    .findings.filter((finding) => finding.severity === 'error')
    .map((finding) => `${finding.rule}: ${finding.message}`);
}
