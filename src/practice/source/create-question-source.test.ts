import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findContradictions } from '../../domain/find-contradictions.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import { listBullets } from '../../marking/list-bullets.ts';
import { markResponse } from '../../marking/mark-response.ts';
import { openScratchPractice } from '../practice-service.fixture.ts';
import { createQuestionTools } from './question-tools.ts';
import { isSeen } from './seen-questions.ts';
import { getStemKey } from './stem-key.ts';

const OUTCOME = { subject: 'Mathematics', level: 'Nat 5', outcomeId: 'MNU-5-04' };
const outcomeIds = fc.integer({ min: 1, max: 23 }).map((n) => `MNU-5-${String(n).padStart(2, '0')}`);

function createBankQuestion(id: string, changes: Partial<Question> = {}): Question {
  return createQuestion({
    id,
    kind: 'subjective',
    stem: `Work out $${id.length + 10} \\times 7$.`,
    ...OUTCOME,
    marks: 1,
    answer: { kind: 'integer', value: (id.length + 10) * 7 },
    source: { origin: 'local' },
    ...changes,
  });
}

describe('the question source', () => {
  it('Feature: sqa-graphs, Property 3: local questions belong to the outcome, respect the limit, and have distinct stems', async () => {
    const { practice } = openScratchPractice();
    await fc.assert(
      fc.asyncProperty(
        outcomeIds,
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        async (outcomeId, limit, seed) => {
          const questions = await practice.source.getLocalQuestions({ ...OUTCOME, outcomeId, limit, seed });

          assert.ok(questions.length <= limit && questions.length > 0);
          assert.equal(new Set(questions.map(getStemKey)).size, questions.length);
          for (const question of questions) {
            assert.deepEqual(
              [question.subject, question.level, question.outcomeId],
              ['Mathematics', 'Nat 5', outcomeId],
            );
            assert.equal(question.source?.origin, 'local');
            assert.deepEqual(findContradictions(question), []);
          }
          assert.deepEqual(
            await practice.source.getLocalQuestions({ ...OUTCOME, outcomeId, limit, seed }),
            questions,
          );
        },
      ),
    );
  });

  it('Feature: sqa-graphs, Property 4: below Nat 5 there are no questions from Understanding Standards or past papers', async () => {
    const { practice } = openScratchPractice([
      createBankQuestion('past', { source: { origin: 'past' } }),
      createBankQuestion('low', { level: 'Nat 4', outcomeId: 'MNU-4-01', source: { origin: 'us' } }),
    ]);

    const nat5Questions = await practice.source.getUsOrPastQuestions(OUTCOME);
    assert.deepEqual(
      nat5Questions.map(({ id }) => id),
      ['past'],
    );
    for (const level of ['Nat 3', 'Nat 4', 'National 4'])
      for (const subject of ['Mathematics', 'Physics']) {
        const { outcomes } = await practice.source.getSqaSpec({ subject, level });
        for (const { id } of outcomes)
          assert.deepEqual(await practice.source.getUsOrPastQuestions({ subject, level, outcomeId: id }), []);
      }
  });

  it('Feature: sqa-graphs, Property 5: a variant has the next free id, another text, the marks of its scheme, and the id of its parent', async () => {
    const { practice } = openScratchPractice();
    await fc.assert(
      fc.asyncProperty(outcomeIds, fc.nat(), async (outcomeId, seed) => {
        const [question] = await practice.source.getLocalQuestions({
          ...OUTCOME,
          outcomeId,
          limit: 1,
          seed,
        });
        assert.ok(question);

        const first = await practice.source.mutateQuestion(question, { seed });
        const second = await practice.source.mutateQuestion(first, { seed: seed + 1 });

        const n = Number(/_variant_(\d+)$/.exec(first.id)?.[1]);
        assert.equal(first.id, `${question.id}_variant_${n}`);
        assert.equal(second.id, `${question.id}_variant_${n + 1}`);
        assert.deepEqual([first.source?.origin, first.provenance?.parentId], ['variant', question.id]);
        assert.equal(second.provenance?.parentId, first.id);
        assert.notEqual(getStemKey(first), getStemKey(question));
        assert.equal(first.marks, totalMarks({ bullets: listBullets(first) }));
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: sqa-graphs, Property 6: a generated question has the marks of its scheme', async () => {
    const { practice } = openScratchPractice();
    await fc.assert(
      fc.asyncProperty(
        outcomeIds,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        async (outcomeId, marks, seed) => {
          const question = await practice.source.generateQuestion({ ...OUTCOME, outcomeId, marks, seed });

          assert.equal(question.marks, totalMarks({ bullets: listBullets(question) }));
          assert.equal(question.outcomeId, outcomeId);
        },
      ),
    );
  });

  it('returns unseen questions before seen questions', async () => {
    const questions = ['aa', 'bbb', 'cccc'].map((id) => createBankQuestion(id));
    const { practice } = openScratchPractice(questions);
    const seen = { ids: new Set(['aa', 'cccc']), stems: new Set<string>() };

    for (let seed = 0; seed < 20; seed++) {
      const questions = await practice.source.getLocalQuestions({ ...OUTCOME, seed, seen });
      const flags = questions.map((question) => isSeen(question, seen));
      assert.deepEqual(flags, flags.toSorted());
    }
  });

  it('omits questions of the bank that cannot be marked or that contain a wrong number', async () => {
    const { practice } = openScratchPractice([
      createBankQuestion('fine'),
      createBankQuestion('no-key', { answer: undefined }),
      createBankQuestion('text', { kind: 'passage' }),
      createBankQuestion('wrong', {
        stem: 'Work out $20 \\times 7$.',
        answer: { kind: 'integer', value: 150 },
        solution: [{ kind: 'display', lines: ['20 \\times 7 = 150'] }],
      }),
    ]);

    const questions = await practice.source.getLocalQuestions({ ...OUTCOME, limit: 50 });
    const bankQuestions = questions.filter(({ provenance }) => provenance?.maker !== 'item-model');
    assert.deepEqual(
      bankQuestions.map(({ id }) => id),
      ['fine'],
    );
  });

  it('changes the numbers of a written question and recomputes its answer', async () => {
    const { practice } = openScratchPractice();
    const question = createBankQuestion('sum', {
      stem: 'A car travels $120$ metres in $8$ seconds. Calculate its average speed in metres per second.',
      answer: { kind: 'value', tex: '15', text: '15' },
      solution: [{ kind: 'display', lines: ['v &= \\frac{120}{8} = 15'] }],
      marks: 2,
    });
    for (let seed = 0; seed < 30; seed++) {
      const variant = await practice.source.mutateQuestion(question, { seed });
      const { answer } = variant;
      const right = answer?.kind === 'value' ? answer.tex : '';
      const [distance = '', time = ''] = variant.stem.match(/\d+/g) ?? [];
      assert.equal(Number(distance) / Number(time), Number(right));
      assert.equal(markResponse(variant, right).marksAwarded, 2);
      assert.equal(markResponse(variant, `${distance}/${time} = 1`).marksAwarded, 1);
      assert.deepEqual(findContradictions(variant), []);
    }
    await assert.rejects(
      practice.source.mutateQuestion(createBankQuestion('lamp', { stem: 'Why?', answer: undefined })),
      { kind: 'needs-model' },
    );
  });

  it('lists the known courses and outcomes when one does not exist', async () => {
    const { practice } = openScratchPractice();
    const { source } = practice;

    await assert.rejects(source.getSqaSpec({ subject: 'Magic', level: 'Nat 5' }), /subjects are .*Physics/);
    await assert.rejects(source.getSqaSpec({ ...OUTCOME, level: 'Nat 2' }), /levels are Nat 3/);
    await assert.rejects(source.getLocalQuestions({ ...OUTCOME, outcomeId: '' }), /outcomes are MNU-5-01/);
    await assert.rejects(source.generateQuestion({ ...OUTCOME, subject: 'Magic' }), { kind: 'not-found' });
  });
});

describe('the LangChain tools', () => {
  it('have the names and the JSON format of the requirement document `sqa-graphs`', async () => {
    const { wire } = openScratchPractice();
    const tools = createQuestionTools(wire);
    const call = (name: string, input: object): Promise<unknown> =>
      tools.find((tool) => tool.name === name)?.invoke(input) ?? Promise.reject(new Error(name));
    const outcome = { subject: 'Mathematics', level: 'Nat 5', outcome_id: 'MNU-5-01' };

    const local = await call('get_local_questions', outcome);
    const generated = await call('generate_question', { ...outcome, marks: 2 });
    const variant = SqaQuestion.parse(await call('mutate_question', SqaQuestion.parse(generated)));

    assert.deepEqual(
      tools.map(({ name }) => name),
      [
        'get_sqa_spec',
        'get_local_questions',
        'get_us_or_past_questions',
        'generate_question',
        'mutate_question',
      ],
    );
    assert.equal(SqaQuestion.array().parse(local).length, 5);
    assert.deepEqual(await call('get_us_or_past_questions', outcome), []);
    assert.ok('outcomes' in Object(await call('get_sqa_spec', outcome)));
    assert.deepEqual(
      [variant.source, variant.metadata.variant_of],
      ['variant', SqaQuestion.parse(generated).id],
    );
    await assert.rejects(call('get_local_questions', { ...outcome, limit: -1 }));
  });
});
