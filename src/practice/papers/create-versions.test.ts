import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import type { PaperVersion } from '../../domain/bank-paper.ts';
import { PaperPlan } from '../../domain/paper-plan.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { changeQuestion } from './change-question.ts';
import { createVersions } from './create-versions.ts';
import { hasSortedOptions, mayShuffleOptions } from './shuffle-options.ts';

const folder = new URL('../../../data/samples/', import.meta.url);
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tex'))
  .flatMap((name) => readTexQuestions(readFileSync(new URL(name, folder), 'utf8')).questions)
  .map(({ question }, index) => ({ ...question, id: `s${index}` }))
  .filter(({ kind }) => kind !== 'passage');

async function makeVersions(questions: readonly Question[], plan: Partial<z.input<typeof PaperPlan>> = {}) {
  const complete = PaperPlan.parse({
    title: 'T',
    minutes: 9,
    sections: [{ title: 'A' }],
    versions: 3,
    ...plan,
  });
  const request = {
    paperId: 'p',
    plan: complete,
    seed: 3,
    questions: [questions],
    bankVersions: new Map<string, number>(),
    at: '2026-11-17T10:00:00.000Z',
  };
  return createVersions(request, async (each) => changeQuestion(each));
}

const countErrors = (question: Question): number =>
  verifyQuestion(question).findings.filter(({ severity }) => severity === 'error').length;

const choice = (texts: readonly string[], solution = 'So option (a) is right.'): Question =>
  createQuestion({
    id: 'c',
    kind: 'mcq_sc',
    stem: 'Which?',
    options: texts.map((text, index) => ({ id: 'abcdef'.charAt(index), text, correct: index === 0 })),
    answer: { kind: 'choice', correct: ['a'] },
    solution: [{ kind: 'prose', tex: solution }],
  });

/** Returns the version of a question with another order of options. */
async function findShuffled(
  question: Question,
  plan: Partial<z.input<typeof PaperPlan>> = {},
): Promise<Question | undefined> {
  const versions = await makeVersions([question], { versions: 9, ...plan });
  const texts = question.options.map(({ text }) => text).join();
  return listQuestions(versions).find(({ options }) => options.map(({ text }) => text).join() !== texts);
}

const listQuestions = (versions: readonly PaperVersion[]): Question[] =>
  versions.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));

describe('the versions of a paper', async () => {
  const versions = await makeVersions(samples);

  it('are the same for the same seed', async () => {
    assert.deepEqual(versions, await makeVersions(samples));
  });

  it('have all questions, in another order, with the same marks', () => {
    const orders = versions.map((version) =>
      listQuestions([version]).map(({ provenance }) => provenance?.parentId),
    );
    assert.notDeepEqual(orders[0], orders[1]);
    assert.deepEqual(orders[0]?.toSorted(), orders[2]?.toSorted());
    assert.equal(new Set(versions.map(({ sections }) => sections[0]?.marks)).size, 1);
  });

  it('have no error that the original does not have, and their keys earn full marks', () => {
    const byId = new Map(samples.map((question) => [question.id, question]));
    for (const question of listQuestions(versions)) {
      const original = byId.get(question.provenance?.parentId ?? '');
      assert.ok(original && countErrors(question) <= countErrors(original), question.id);
      if (question.answer?.kind !== 'choice') continue;
      const marking = markQuestion(question, question.answer.correct.join(', '));
      assert.equal(marking.marksAwarded, marking.marksAvailable, question.id);
    }
  });

  it('have other numbers where they can be computed, and a note with the reason elsewhere', async () => {
    // A refusal takes a second, because all item models are tried.
    const some = [...samples.slice(0, 3), ...samples.slice(8, 9)];
    const [, second] = await makeVersions(some, { versions: 2, variantsPerVersion: true });
    const stems = new Set(some.map(({ stem }) => stem));
    const questions = listQuestions(second === undefined ? [] : [second]);

    assert.equal(questions.filter(({ stem }) => !stems.has(stem)).length, 3);
    assert.deepEqual(
      second?.notes.map(({ questionId }) => questionId),
      ['s8'],
    );
    assert.match(second?.notes[0]?.message ?? '', /Its numbers stay: Its statements are words/);
    for (const question of questions) assert.equal(countErrors(question), 0, question.id);
  });
});

describe('shuffled options', () => {
  it('move their letters in the answer and in the solution', async () => {
    const question = await findShuffled(
      choice(['one', 'two', 'three'], 'Since $f(a) = 1$, option (a), not (b), is right. Option A.'),
    );
    const right = question?.options.find(({ text }) => text === 'one')?.id ?? '';
    const wrong = question?.options.find(({ text }) => text === 'two')?.id;

    assert.deepEqual(question?.answer, { kind: 'choice', correct: [right] });
    assert.deepEqual(question?.solution, [
      {
        kind: 'prose',
        tex: `Since $f(a) = 1$, option (${right}), not (${wrong}), is right. Option ${right.toUpperCase()}.`,
      },
    ]);
  });

  it('leave "all of the above" in its place', async () => {
    const question = choice(['one', 'two', 'three', 'All of the above']);

    assert.equal((await findShuffled(question))?.options[3]?.text, 'All of the above');
  });

  it('stay in order if they name each other, or belong to an assertion and a reason', () => {
    assert.ok(!mayShuffleOptions(choice(['one', 'two', 'Both (a) and (b)'])));
    assert.ok(!mayShuffleOptions({ ...choice(['one', 'two']), kind: 'assertion_reason' }));
  });

  it('stay sorted by size only if the plan requests it', async () => {
    const question = choice(['$1.5\\,\\mathrm{m}$', '$3\\,\\mathrm{m}$', '$2 \\times 10^{1}\\,\\mathrm{m}$']);

    assert.ok(hasSortedOptions(question));
    assert.ok(await findShuffled(question));
    assert.equal(await findShuffled(question, { shuffle: { keepSortedOptions: true } }), undefined);
  });
});
