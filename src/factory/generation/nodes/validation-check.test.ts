import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QualityLoopItem, ValidationResult } from '../../../domain/quality-loop.ts';
import { createRuleSettings } from '../../../verification/settings/rule-settings.ts';
import {
  createNodeRun,
  createReviewState,
  MOCK_INVALID_QUESTION,
  MOCK_VALID_QUESTION,
  now,
} from '../review-items.fixture.ts';
import { createValidationCheckNode } from './validation-check.node.ts';

const rules = createRuleSettings();
const validationNode = createValidationCheckNode({ rules, findNeighbours: async () => [] }, now);

async function validate(item: QualityLoopItem, settings = rules): Promise<ValidationResult> {
  const node = createValidationCheckNode({ rules: settings, findNeighbours: async () => [] }, now);
  const { validationResult } = await node(createReviewState(item), createNodeRun());
  assert.ok(validationResult);
  return validationResult;
}

const forceItem: QualityLoopItem = {
  vignette: null,
  stem: 'A mass of $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.',
  distractors: [
    { text: '$5.0\\,\\mathrm{N}$', isCorrect: false, explanation: 'The two were added.' },
    { text: '$6.0\\,\\mathrm{N}$', isCorrect: true, explanation: '' },
    { text: '$7.0\\,\\mathrm{N}$', isCorrect: false, explanation: 'One was added to the product.' },
  ],
  answerKey: 'B',
  explanation: 'By the second law $F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$.',
};

describe('ValidationCheckNode', () => {
  it('passes valid question with all required components', async () => {
    const { validationResult, reviewHistory } = await validationNode(
      createReviewState(MOCK_VALID_QUESTION),
      createNodeRun(),
    );

    assert.equal(validationResult?.isValid, true);
    assert.deepEqual(
      validationResult?.errors.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.equal(reviewHistory, undefined);
  });

  it('fails question with missing answer key', async () => {
    const { isValid, errors } = await validate({ ...MOCK_VALID_QUESTION, answerKey: null });

    assert.equal(isValid, false);
    assert.ok(errors.some(({ field, severity }) => field === 'answer_key' && severity === 'error'));
  });

  it('fails question with vignette below minimum length', async () => {
    const { isValid, errors } = await validate({ ...MOCK_VALID_QUESTION, vignette: 'Short.' });

    assert.equal(isValid, false);
    assert.match(
      errors.find(({ field }) => field === 'vignette')?.message ?? '',
      /6 characters.*at least 50/,
    );
  });

  it('warns on borderline distractor plausibility', async () => {
    const implausibleOption = { text: 'Paris', isCorrect: false, explanation: 'A mistake.' };
    const { isValid, errors } = await validate({
      ...forceItem,
      distractors: [...forceItem.distractors, implausibleOption],
    });

    assert.equal(isValid, true);
    assert.ok(errors.some(({ field, severity }) => field === 'distractors' && severity === 'warning'));
  });

  it('returns structured ValidationResult with field-specific errors', async () => {
    const { validationResult, reviewHistory } = await validationNode(
      createReviewState(MOCK_INVALID_QUESTION),
      createNodeRun(),
    );

    assert.ok(validationResult);
    for (const error of validationResult.errors)
      assert.deepEqual(Object.keys(error).sort(), ['field', 'message', 'rule', 'severity']);
    const severeErrors = validationResult.errors.filter(({ severity }) => severity === 'error');
    assert.deepEqual([...new Set(severeErrors.map(({ field }) => field))].sort(), ['answer_key', 'vignette']);
    assert.deepEqual(reviewHistory?.at(-1), {
      cycle: 1,
      validationResult,
      qualityScore: null,
      correctionApplied: false,
      correctionTarget: null,
      timestamp: now().toISOString(),
    });
  });

  it('reports a wrong number as an error even if the institution disables the rule', async () => {
    const disabledRules = createRuleSettings({
      rules: { 'equality-holds': 'off', 'key-is-the-computed-value': 'off' },
    });
    const itemWithWrongProduct = {
      ...forceItem,
      explanation: 'By the second law $F = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$.',
    };

    assert.equal((await validate(forceItem)).isValid, true);
    assert.equal((await validate(itemWithWrongProduct, disabledRules)).isValid, false);
  });

  it('rejects a key that differs from the result of the explanation', async () => {
    const distractors = forceItem.distractors.map((option, index) => ({ ...option, isCorrect: index === 0 }));
    const { errors } = await validate({ ...forceItem, distractors, answerKey: 'A' });

    assert.ok(
      errors.some(({ rule, severity }) => rule === 'key-is-the-computed-value' && severity === 'error'),
    );
  });

  it('rejects a key that the explanation states without calculating it', async () => {
    const findUncalculated = async (explanation: string) =>
      (await validate({ ...forceItem, explanation })).errors.filter(
        ({ rule }) => rule === 'number-is-worked-out',
      );

    assert.equal((await findUncalculated('The author asks for $5.0\\,\\mathrm{N}$.'))[0]?.severity, 'error');
    assert.equal((await findUncalculated('By the second law $F = ma = 5.0\\,\\mathrm{N}$.')).length, 1);
    assert.deepEqual(await findUncalculated('$F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$'), []);
  });

  it('turns several warnings on one field into errors only if the institution sets `raiseAfter`', async () => {
    const biasedStem =
      'A fireman and a policeman and a salesman pull with a net force. Calculate the net force.';
    const item = { ...forceItem, stem: biasedStem };
    const warnings = (await validate(item)).errors.filter(({ field }) => field === 'stem');

    assert.ok(warnings.length >= 3);
    assert.equal((await validate(item)).isValid, true);
    assert.equal((await validate(item, createRuleSettings({ raiseAfter: 3 }))).isValid, false);
    assert.equal((await validate(item, createRuleSettings({ raiseAfter: 9 }))).isValid, true);
  });

  it('rejects an item that is very similar to a question of the bank', async () => {
    const validateWithNeighbour = (similarity: number) =>
      createValidationCheckNode({ rules, findNeighbours: async () => [{ id: 'old', similarity }] }, now)(
        createReviewState(forceItem),
        createNodeRun(),
      );

    assert.equal((await validateWithNeighbour(0.9)).validationResult?.isValid, true);
    assert.equal((await validateWithNeighbour(0.96)).validationResult?.isValid, false);
  });
});
