import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { createFindNeighbours } from './find-neighbours.ts';

const CREATED_AT = '2026-01-01T00:00:00.000Z';

function createTrolleyQuestion(id: string, mass: number, provenance?: Question['provenance']): Question {
  return createQuestion({
    id,
    kind: 'mcq_sc',
    stem: `A net force of $12\\,\\mathrm{N}$ acts on a trolley of mass $${mass}\\,\\mathrm{kg}$. Calculate its acceleration.`,
    ...(provenance && { provenance }),
  });
}

function createBank(...questions: Question[]): Pick<QuestionBank, 'search'> {
  const hits = questions.map((question) => ({
    entry: { question, version: 1, createdAt: CREATED_AT, updatedAt: CREATED_AT, state: 'active' as const },
    score: 1,
    excerpt: '',
  }));
  return { search: async () => ({ hits, next: undefined }) };
}

const createProvenance = (name: string, seed: number) => ({
  maker: 'item-model' as const,
  name,
  seed,
  createdAt: CREATED_AT,
});

describe('createFindNeighbours', () => {
  it('finds a copy under another id', async () => {
    const [neighbour] = await createFindNeighbours(createBank(createTrolleyQuestion('old', 3)))(
      createTrolleyQuestion('unnamed', 3),
    );

    assert.deepEqual(neighbour, { id: 'old', similarity: 1 });
  });

  it('limits the similarity of questions that differ only in numbers, so that they are flagged and not refused', async () => {
    const [neighbour] = await createFindNeighbours(createBank(createTrolleyQuestion('old', 3)))(
      createTrolleyQuestion('unnamed', 4),
    );

    assert.ok(
      neighbour && neighbour.similarity >= 0.85 && neighbour.similarity < 0.95,
      String(neighbour?.similarity),
    );
  });

  it('ignores questions of the same item model with other numbers', async () => {
    const find = createFindNeighbours(
      createBank(createTrolleyQuestion('old', 3, createProvenance('N5P-05', 1))),
    );

    assert.deepEqual(await find(createTrolleyQuestion('new', 4, createProvenance('N5P-05', 2))), []);
    assert.equal((await find(createTrolleyQuestion('new', 4, createProvenance('N5P-06', 2)))).length, 1);
    assert.equal(
      (await find(createTrolleyQuestion('new', 3, createProvenance('N5P-05', 2))))[0]?.similarity,
      1,
    );
  });

  it('does not compare a question with itself', async () => {
    assert.deepEqual(
      await createFindNeighbours(createBank(createTrolleyQuestion('old', 3)))(
        createTrolleyQuestion('old', 3),
      ),
      [],
    );
  });
});

describe('the similarity of two questions', () => {
  const compare = async (question: Question, other: Question): Promise<number> =>
    (await createFindNeighbours(createBank({ ...other, id: 'other' }))(question))[0]?.similarity ?? 0;
  const createChoiceQuestion = (stem: string, ...options: string[]): Question =>
    createQuestion({
      id: stem,
      kind: 'mcq_sc',
      stem,
      options: options.map((text, index) => ({ id: 'abcd'.charAt(index), text, correct: index === 0 })),
    });

  it('is low for questions about different things', async () => {
    const question = createChoiceQuestion('Calculate the acceleration of a trolley.');

    assert.ok((await compare(question, createChoiceQuestion('Which planet is nearest to the Sun?'))) < 0.5);
  });

  it('is high for the same question with options in another order', async () => {
    const stem = 'What is the sum of two and three?';

    assert.ok(
      (await compare(
        createChoiceQuestion(stem, '$5$', '$6$', '$7$'),
        createChoiceQuestion(stem, '$6$', '$5$', '$7$'),
      )) >= 0.95,
    );
  });

  it('is lower if a sign differs', async () => {
    assert.ok(
      (await compare(
        createChoiceQuestion('Solve $x^2 - 4x = 5$.'),
        createChoiceQuestion('Solve $x^2 + 4x = 5$.'),
      )) < 0.95,
    );
  });
});
