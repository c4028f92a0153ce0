import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getOriginalId } from '../../domain/paper-copy.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import {
  type Caller,
  openSchool,
  type School,
  type WireAttempt,
  type WireClass,
  type WireGrid,
} from '../classes/school.fixture.ts';

let school: School;
let teacher: Caller;
before(async () => {
  school = await openSchool();
  teacher = await school.createUser('ms-smith', ['teacher']);
  await school.server.bank.save([...Array(6).keys()].flatMap((index) => [choice(index), whole(index)]));
});
after(() => school.server.stop());

const choice = (index: number): Question =>
  createQuestion({
    id: `choice-${index}`,
    kind: 'mcq_sc',
    stem: `Which is ${index}?`,
    topic: 'Numbers',
    marks: 1,
    options: ['w', 'x', 'y', 'z'].map((text, at) => ({
      ...{ id: 'abcd'.charAt(at), text: at === 1 ? `right ${index}` : text, correct: at === 1 },
    })),
    answer: { kind: 'choice', correct: ['b'] },
  });
const whole = (index: number): Question =>
  createQuestion({
    ...{ id: `whole-${index}`, kind: 'integer', stem: `What is $${index} + 7$?`, topic: 'Sums', marks: 2 },
    answer: { kind: 'integer', value: index + 7 },
  });

const plan = {
  title: 'Sums test',
  minutes: 30,
  versions: 2,
  sections: [
    { title: 'Section A', fill: [{ count: 3, topics: ['Numbers'] }] },
    { title: 'Section B', marks: 4, fill: [{ count: 2, topics: ['Sums'] }] },
  ],
};

type WirePaper = {
  id: string;
  versions: { label: string; marks: number; sections: { questions: { id: string; bank_id: string }[] }[] }[];
};

describe('papers from the bank', () => {
  it('choose questions from a collection by its name', async () => {
    const author = await school.createUser('ann', ['author']);
    const { id } = await author.call<{ id: string }>('POST', '/api/v1/bank/collections', {
      name: 'Mock June',
    });
    const ids = ['choice-4', 'whole-5'];
    await author.call('POST', `/api/v1/bank/collections/${id}/questions`, { ids });
    const sections = [{ title: 'A', fill: [{ count: 2, collection: 'mock june' }] }];

    const filled = await teacher.call<{ sections: { questions: { id: string; text: string }[] }[] }>(
      'POST',
      '/api/v1/papers/fill',
      { plan: { title: 'T', minutes: 10, sections } },
    );

    assert.deepEqual(
      filled.sections[0]?.questions.map((question) => [question.id, question.text]).toSorted(),
      [
        ['choice-4', 'Which is 4?'],
        ['whole-5', 'What is 5 + 7?'],
      ],
    );
  });

  it('are filled, made, listed, printed and deleted by a teacher', async () => {
    const body = { plan, seed: 3 };
    const choiceView = await teacher.call<{ sections: { marks: number }[]; blocks: unknown[] }>(
      'POST',
      '/api/v1/papers/fill',
      body,
    );
    const paper = await teacher.call<WirePaper>('POST', '/api/v1/papers', body);
    const { papers } = await teacher.call<{ papers: { id: string }[] }>('GET', '/api/v1/papers');
    const path = `/api/v1/papers/${paper.id}`;
    const tex = await teacher.call<string>('GET', `${path}/documents/normal?version=B&form=tex`);
    const keys = await teacher.call<string>('GET', `${path}/documents/keys?form=html`);
    await teacher.call('GET', `${path}/documents/normal?version=C`, undefined, 404);
    await teacher.call('DELETE', path);

    assert.deepEqual(choiceView.blocks, []);
    assert.deepEqual(
      choiceView.sections.map(({ marks }) => marks),
      [3, 4],
    );
    assert.deepEqual(
      paper.versions.map(({ label, marks }) => [label, marks]),
      [
        ['A', 7],
        ['B', 7],
      ],
    );
    assert.ok(papers.some(({ id }) => id === paper.id));
    assert.match(tex, /Sums test.*fbox.*B.*right \d/s);
    assert.match(keys, /Answers of all versions/);
    await teacher.call('GET', path, undefined, 404);
  });

  it('are refused with the rule that cannot be met, and are forbidden for learners', async () => {
    const blocked = { ...plan, sections: [{ title: 'A', fill: [{ count: 9, topics: ['Sums'] }] }] };
    const refusal = await teacher.call<{ blocks: { section: string; rule: number }[] }>(
      'POST',
      '/api/v1/papers',
      { plan: blocked },
      400,
    );
    const learner = await school.createUser('ada', ['learner']);
    const filled = await teacher.call<{ blocks: { message: string }[] }>('POST', '/api/v1/papers/fill', {
      plan: blocked,
    });

    assert.deepEqual(
      refusal.blocks.map(({ section, rule }) => [section, rule]),
      [['A', 1]],
    );
    assert.match(filled.blocks[0]?.message ?? '', /needs 9, but 6 questions/);
    await learner.call('GET', '/api/v1/papers', undefined, 403);
  });

  it('are sat online by a class, and marked by the keys of their version; the answers become the statistics of their questions', async () => {
    const paper = await teacher.call<WirePaper>('POST', '/api/v1/papers', { plan, seed: 4 });
    const schoolClass = await teacher.call<WireClass>('POST', '/api/v1/classes', { name: 'S4' });
    const assignment = await teacher.call<{ id: string; work: { minutes: number } }>(
      'POST',
      `/api/v1/classes/${schoolClass.id}/assignments`,
      {
        ...{ title: 'Test', subject: 'any', level: 'any' },
        work: { kind: 'paper', paper_id: paper.id, version: 'B' },
      },
    );
    const sit = async (name: string, answer: (id: string) => string): Promise<WireAttempt> => {
      const pupil = school.createBrowser();
      await pupil.call('POST', '/api/v1/join', { code: schoolClass.join_code.code, name });
      const attempt = await pupil.call<WireAttempt>('POST', `/api/v1/assignments/${assignment.id}/attempts`);
      const ids = attempt.questions.flatMap(({ question }) => question?.id ?? []);
      const responses = Object.fromEntries(ids.map((id) => [id, answer(id)]));
      return pupil.call('POST', `/api/v1/attempts/${attempt.id}/hand-in`, { responses });
    };
    const right = await rightAnswers(paper);

    const ada = await sit('Ada', (id) => right.get(id) ?? '');
    const bob = await sit('Bob', () => 'z');
    const grid = await teacher.call<WireGrid>('GET', `/api/v1/assignments/${assignment.id}/grid`);
    const statistics = await teacher.call<{
      items: { question_id: string; learners: number; facility: number }[];
    }>('GET', `/api/v1/papers/${paper.id}/statistics`);

    const sum = ({ questions }: WireAttempt): number =>
      questions.reduce((total, { marks }) => total + (marks?.marking.marks_awarded ?? 0), 0);
    assert.equal(assignment.work.minutes, 30);
    assert.deepEqual([ada.state, bob.state], ['finished', 'finished']);
    assert.deepEqual([sum(ada), sum(bob)], [7, 0]);
    assert.deepEqual(
      grid.rows.map(({ pupil }) => pupil),
      ['Ada', 'Bob'],
    );
    assert.deepEqual(
      statistics.items.map((item) => [item.question_id, item.learners, item.facility]).toSorted(),
      [...right.keys()].map((id) => [getOriginalId(id), 2, 0.5]).toSorted(),
    );
    await teacher.call('GET', '/api/v1/papers/none/statistics', undefined, 404);
  });
});

/** Reads the right answers of version B from the TeX with the keys of all versions. */
async function rightAnswers({ id, versions }: WirePaper): Promise<Map<string, string>> {
  const scheme = await teacher.call<string>('GET', `/api/v1/papers/${id}/documents/keys?form=tex`);
  const cells = [...scheme.matchAll(/^\d+ & (.*?) & (.*?) \\\\/gm)].map(
    (match) => match[2]?.replaceAll('$', '') ?? '',
  );
  const ids =
    versions[1]?.sections.flatMap(({ questions }) => questions.map((question) => question.id)) ?? [];
  return new Map(ids.map((questionId, index) => [questionId, cells[index] ?? '']));
}
