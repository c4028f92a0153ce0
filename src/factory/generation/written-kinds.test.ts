import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { correctItem, openGenerationHarness, replies } from './generation-harness.fixture.ts';
import { toGenerationView } from './generation-view.ts';

const brief = { subject: 'Mechanics', level: 'First year', objective: 'Use F = ma' };

async function generate(t: TestContext, kind: string, script: ScriptInput) {
  const harness = await openGenerationHarness(script);
  t.after(() => harness.close());
  const { items } = await harness.run({ ...brief, kind });
  const [item] = items;
  return { item: item ?? assert.fail('no item was generated'), harness };
}

describe('generation with a model', () => {
  it('writes several correct options and at least one wrong option', async (t) => {
    const options = [
      'KEY: It speeds up.\nWHY: The forces do not balance.',
      'WRONG: It keeps its speed.\nWHY: That is the first law.',
      'KEY: Its momentum grows.\nWHY: Momentum is mass times velocity.',
    ].join('\n');
    const { item } = await generate(t, 'mcq_mc', [
      replies.stem('A trolley is pulled by an unbalanced force. Which statements describe its motion?'),
      replies.options(options),
      replies.rationale('An unbalanced force accelerates the trolley, so its speed and its momentum grow.'),
      replies.tags(),
      replies.judge(0.9),
    ]);

    assert.equal(item.status, 'passed', JSON.stringify(item.reviewHistory));
    assert.deepEqual(item.question.answer, { kind: 'choice', correct: ['a', 'c'] });
  });

  it('corrects a whole-number key that differs from the value that the engine computes', async (t) => {
    const stem = correctItem.stem.replace(
      'Calculate the net force on it.',
      'Calculate the net force on it in newtons.',
    );
    const { item } = await generate(t, 'integer', [
      replies.stem(stem),
      replies.answer('8'),
      replies.rationale('By the second law $F = ma = 2.0 \\times 3.0 = 6.0$.'),
      replies.tags(),
      {
        ...replies.answer('Answer: 6'),
        expect: { system: ['write its answer key'], user: ['answer_key: '] },
      },
      replies.judge(0.9),
    ]);

    assert.equal(item.status, 'corrected', JSON.stringify(item.reviewHistory));
    assert.deepEqual(item.question.answer, { kind: 'integer', value: 6 });
    assert.deepEqual(
      item.corrections.map(({ component, before, after }) => [component, before, after]),
      [['distractors', 'Key: 8', 'Key: 6']],
    );
  });

  it('writes an open answer, and corrects a rationale without working', async (t) => {
    const rationaleWithoutWorking = 'The net force is $6.0\\,\\mathrm{N}$.';
    const { item, harness } = await generate(t, 'subjective', [
      replies.stem(),
      replies.answer('$6.0\\,\\mathrm{N}$'),
      replies.rationale(rationaleWithoutWorking),
      replies.tags(),
      replies.correct('explanation', correctItem.rationale),
      replies.judge(0.9),
    ]);

    assert.equal(item.status, 'corrected', JSON.stringify(item.reviewHistory));
    assert.deepEqual(item.question.options, []);
    const bankEntry = await harness.bank.find(item.questionId ?? '');
    assert.deepEqual(bankEntry?.question.answer, { kind: 'value', tex: '6.0\\,\\mathrm{N}', text: '6.0 N' });
    assert.ok(
      item.reviewHistory[0]?.validationResult.errors.some(({ rule }) => rule === 'number-is-worked-out'),
    );
  });

  it('writes an open item with parts, each with its answer and solution, and corrects them together', async (t) => {
    const shared =
      'A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates from rest at $3.0\\,\\mathrm{m\\,s^{-2}}$ for $4.0\\,\\mathrm{s}$.';
    const force = '(a) $F = ma = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$';
    const speed = '(b) $v = at = 3.0 \\times 4.0 = 12\\,\\mathrm{m\\,s^{-1}}$';
    const { item, harness } = await generate(t, 'subjective', [
      replies.stem(`${shared}\n\n(a) Calculate the net force on it.\n(b) Calculate its final speed.`),
      replies.answer('(a) $6.0\\,\\mathrm{N}$\n(b) $12\\,\\mathrm{m\\,s^{-1}}$'),
      replies.rationale(`${force}\n\n${speed.replace('= 12', '= 13')}`),
      replies.tags(),
      replies.correct('explanation', `${force}\n\n${speed}`),
      replies.judge(0.9),
    ]);

    assert.equal(item.status, 'corrected', JSON.stringify(item.reviewHistory));
    const saved = (await harness.bank.find(item.questionId ?? ''))?.question;
    assert.equal(saved?.stem, shared);
    assert.deepEqual(
      saved?.parts?.map(({ label, text, answer, solution }) => [
        label,
        text,
        answer?.kind === 'value' && answer.text,
        solution.length,
      ]),
      [
        ['a', 'Calculate the net force on it.', '6.0 N', 1],
        ['b', 'Calculate its final speed.', '12 m s^-1', 1],
      ],
    );
  });

  it('corrects an item whose options have no key in two replies', async (t) => {
    const withoutKey = correctItem.options.replace('KEY', 'WRONG');
    const { item, harness } = await generate(t, 'mcq_sc', [
      replies.stem(),
      replies.options(withoutKey),
      { reply: { text: withoutKey } },
      replies.rationale(),
      replies.tags(),
      replies.correct('distractors', correctItem.options),
      replies.judge(0.9),
    ]);

    assert.equal(item.status, 'corrected', JSON.stringify(item.reviewHistory));
    const saved = await harness.bank.find(item.questionId ?? '');
    assert.deepEqual(saved?.question.answer, { kind: 'choice', correct: ['c'] });
  });

  it('submits an item to the experts if no reply has a key, and the counts add up', async (t) => {
    for (const kind of ['mcq_sc', 'integer']) {
      const harness = await openGenerationHarness([
        replies.stem(),
        { reply: { text: 'WRONG: $1$\nWHY: A slip.' }, times: 2 },
        replies.rationale(),
        replies.tags(),
        { reply: { text: 'no key again' }, times: 4 },
      ]);
      t.after(() => harness.close());

      const { counts, items, status } = toGenerationView(await harness.run({ ...brief, kind }));

      assert.deepEqual(
        [status, counts],
        ['completed', { requested: 1, passed: 0, corrected: 0, needs_human_review: 1, failed: 0 }],
      );
      assert.ok(items[0]?.review_item_id);
    }
  });

  it('counts all items of a failed generation as failed', async (t) => {
    const harness = await openGenerationHarness([{ reply: { text: '' }, times: 6 }]);
    t.after(() => harness.close());

    const { counts, status } = toGenerationView(await harness.run({ ...brief, count: 5 }));

    assert.deepEqual(
      [status, counts],
      ['failed', { requested: 5, passed: 0, corrected: 0, needs_human_review: 0, failed: 5 }],
    );
  });

  it('rejects question kinds that cannot be generated, before any work', async (t) => {
    const harness = await openGenerationHarness([]);
    t.after(() => harness.close());

    for (const kind of ['match', 'passage', 'assertion_reason'])
      await assert.rejects(harness.run({ ...brief, kind }), { kind: 'invalid-input' });
    assert.deepEqual((await harness.service.list('ada', { limit: 5 })).runs, []);
  });
});
