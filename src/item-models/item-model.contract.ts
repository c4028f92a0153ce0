import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { printPartsText } from '../domain/part-text.ts';
import { printQuestions } from '../latex/print-questions.ts';
import { verifyDocument } from '../verification/verify-document.ts';
import { generateItemSample, type ItemCheck, type ItemSample, itemChecks } from './check/item-checks.ts';
import type { ItemModel } from './item-model.ts';

/** The item checks, and the checks of `src/verification`, which `src/item-models` may import only in tests. */
const checks: Readonly<Record<string, ItemCheck>> = {
  ...itemChecks,
  'verification finds no error': ({ question }) =>
    verifyDocument(printQuestions([question]))
      .findings.filter((finding) => finding.severity === 'error')
      .map((finding) => `${finding.rule}: ${finding.message}`),
};

/** Matches `What is how many …?` and `$1$ hours`. */
const AWKWARD_WORDING =
  /What is (?:how|what|whether)|\$1\$ (?:copies|gigabytes|hours|days|litres|bits|metres)\b/;

/** Tests that the first `seeds` items of a model differ, and that the first `checkedSeeds` of them pass every check. */
export function itemModelContract(model: ItemModel, seeds: number, checkedSeeds = seeds): void {
  describe(`${model.id} ${model.title} satisfies the item-model contract`, () => {
    const items: ItemSample[] = [];
    before(
      () => void items.push(...Array.from({ length: seeds }, (_, seed) => generateItemSample(model, seed))),
    );

    it('generates items that pass every check', () => {
      const faults = items
        .slice(0, checkedSeeds)
        .flatMap((item) =>
          Object.entries(checks).flatMap(([name, check]) =>
            check(item).map((fault) => `seed ${item.seed}, ${name}: ${fault}`),
          ),
        );

      assert.deepEqual(faults, []);
    });

    it('writes no plural after the number 1 and no doubled question word', () => {
      const stems = items.map(({ question }) => question.stem);

      assert.deepEqual(
        stems.filter((stem) => AWKWARD_WORDING.test(stem)),
        [],
      );
    });

    it('generates different questions for most seeds', () => {
      const texts = new Set(items.map(({ question }) => printPartsText(question)));

      assert.ok(texts.size >= seeds / 2, `${texts.size} texts from ${seeds} seeds`);
    });
  });
}
