import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion, type Question } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { createFindNeighbours } from './find-neighbours.ts';

const AT = '2026-01-01T00:00:00.000Z';

function trolley(id: string, mass: number, provenance?: Question['provenance']): Question {
  return createQuestion({
    id,
    kind: 'mcq_sc',
    stem: `A net force of $12\\,\\mathrm{N}$ acts on a trolley of mass $${mass}\\,\\mathrm{kg}$. Calculate its acceleration.`,
    ...(provenance && { provenance }),
  });
}

function bankOf(...questions: Question[]): Pick<QuestionBank, 'search'> {
  const hits = questions.map((question) => ({
    entry: { question, version: 1, createdAt: AT, updatedAt: AT },
    score: 1,
    excerpt: '',
  }));
  return { search: async () => ({ hits, next: undefined }) };
}

const model = (name: string, seed: number) => ({ maker: 'item-model' as const, name, seed, createdAt: AT });

describe('createFindNeighbours', () => {
  it('finds a copy under another id', async () => {
    const [found] = await createFindNeighbours(bankOf(trolley('old', 3)))(trolley('unnamed', 3));

    assert.deepEqual(found, { id: 'old', similarity: 1 });
  });

  it('limits the similarity of the same words with other numbers, so they are flagged and not refused', async () => {
    const [found] = await createFindNeighbours(bankOf(trolley('old', 3)))(trolley('unnamed', 4));

    assert.ok(found && found.similarity >= 0.85 && found.similarity < 0.95, String(found?.similarity));
  });

  it('ignores questions of the same item model with other numbers', async () => {
    const find = createFindNeighbours(bankOf(trolley('old', 3, model('N5P-05', 1))));

    assert.deepEqual(await find(trolley('new', 4, model('N5P-05', 2))), []);
    assert.equal((await find(trolley('new', 4, model('N5P-06', 2)))).length, 1);
    assert.equal((await find(trolley('new', 3, model('N5P-05', 2))))[0]?.similarity, 1);
  });

  it('does not compare a question with itself', async () => {
    assert.deepEqual(await createFindNeighbours(bankOf(trolley('old', 3)))(trolley('old', 3)), []);
  });
});

describe('the similarity of two questions', () => {
  const compare = async (one: Question, other: Question): Promise<number> =>
    (await createFindNeighbours(bankOf({ ...other, id: 'other' }))(one))[0]?.similarity ?? 0;
  const choice = (stem: string, ...options: string[]): Question =>
    createQuestion({
      id: stem,
      kind: 'mcq_sc',
      stem,
      options: options.map((text, place) => ({ id: 'abcd'.charAt(place), text, correct: place === 0 })),
    });

  it('is low for questions about different things', async () => {
    const one = choice('Calculate the acceleration of a trolley.');

    assert.ok((await compare(one, choice('Which planet is nearest to the Sun?'))) < 0.5);
  });

  it('is high for the same question with options in another order', async () => {
    const stem = 'What is the sum of two and three?';

    assert.ok((await compare(choice(stem, '$5$', '$6$', '$7$'), choice(stem, '$6$', '$5$', '$7$'))) >= 0.95);
  });

  it('is lower if a sign differs', async () => {
    assert.ok((await compare(choice('Solve $x^2 - 4x = 5$.'), choice('Solve $x^2 + 4x = 5$.'))) < 0.95);
  });
});
