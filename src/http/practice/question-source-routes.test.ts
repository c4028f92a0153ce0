import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import type { Role } from '../../domain/principal.ts';
import { createQuestion } from '../../domain/question.ts';
import { SQASpec, SqaQuestion } from '../../domain/sqa.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

let roles: readonly Role[] = ['author'];
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({
    identify: async () => ({ id: 'ada', roles: [...roles], institution: 'default' }),
  });
});
after(() => server.stop());

async function fetchJson(path: string): Promise<unknown> {
  const response = await server.fetch(`/api/v1/sqa/${path}`);
  assert.equal(response.status, 200, path);
  return response.json();
}

const NAT5 = 'subject=Mathematics&level=Nat%205';

describe('the question source over HTTP', () => {
  it('returns the courses and a spec with weights that sum to 1', async () => {
    roles = ['learner'];
    const courses = z.array(z.looseObject({ subject: z.string() })).parse(await fetchJson('courses'));
    const spec = SQASpec.parse(await fetchJson(`spec?${NAT5}`));

    assert.equal(courses.length, 29);
    const total = spec.outcomes.reduce((sum, { weight }) => sum + weight, 0);
    assert.ok(Math.abs(total - 1) < 0.005);
    assert.deepEqual(
      spec.assessment_structure.map(({ marks }) => marks),
      [40, 50],
    );
  });

  it('returns, generates and mutates questions whose schemes sum to their marks', async () => {
    roles = ['author'];
    const local = z
      .array(SqaQuestion)
      .parse(await fetchJson(`questions/local?${NAT5}&outcome_id=MNU-5-01&limit=3`));
    const request = { subject: 'Mathematics', level: 'National 5', outcome_id: 'mnu-5-08', marks: 3 };
    const generateResponse = await server.send('POST', '/api/v1/sqa/questions/generate', request);
    const mutateResponse = await server.send('POST', '/api/v1/sqa/questions/mutate', local[0]);

    const [generated, variant] = [
      SqaQuestion.parse(await generateResponse.json()),
      SqaQuestion.parse(await mutateResponse.json()),
    ];
    assert.equal(local.length, 3);
    for (const question of [...local, generated, variant]) {
      const total = question.marking_scheme?.criteria.reduce((sum, { marks }) => sum + marks, 0);
      assert.deepEqual([total, question.marking_scheme?.total_marks], [question.marks, question.marks]);
    }
    assert.deepEqual([generated.outcome_id, generated.level, generated.marks], ['MNU-5-08', 'Nat 5', 3]);
    assert.equal(variant.id, `${local[0]?.id}_variant_1`);
    assert.deepEqual([variant.source, variant.metadata.variant_of], ['variant', local[0]?.id]);
    assert.notEqual(variant.text, local[0]?.text);
  });

  it('finds imported past questions from Nat 5 upwards, and none below', async () => {
    roles = ['author'];
    const createPastQuestion = (id: string, level: string, outcomeId: string) =>
      createQuestion({
        id,
        kind: 'subjective',
        stem: `Work out $${id.length} \\times 7$ of ${level}.`,
        subject: 'Mathematics',
        level,
        outcomeId,
        marks: 1,
        answer: { kind: 'integer', value: id.length * 7 },
        source: { origin: 'past' },
      });
    await server.bank.save([
      createPastQuestion('past-five', 'Nat 5', 'MNU-5-04'),
      createPastQuestion('past-four', 'Nat 4', 'MNU-4-01'),
    ]);

    const nat5Questions = z
      .array(SqaQuestion)
      .parse(await fetchJson(`questions/us-or-past?${NAT5}&outcome_id=MNU-5-04`));
    const nat4Questions = await fetchJson(
      'questions/us-or-past?subject=Mathematics&level=Nat%204&outcome_id=MNU-4-01',
    );

    assert.deepEqual(
      nat5Questions.map(({ id, source }) => [id, source]),
      [['past-five', 'past']],
    );
    assert.deepEqual(nat4Questions, []);
  });

  it('forbids learners, and lists the known outcomes for an unknown one', async () => {
    roles = ['learner'];
    const forbidden = await server.fetch(`/api/v1/sqa/questions/local?${NAT5}&outcome_id=MNU-5-01`);
    roles = ['author'];
    const unknown = await server.fetch(`/api/v1/sqa/questions/local?${NAT5}&outcome_id=MNU-9`);
    const empty = await server.send('POST', '/api/v1/sqa/questions/generate', {
      subject: 'Computing Science',
      level: 'Nat 3',
      outcome_id: 'CSC-3-01',
    });

    assert.deepEqual([forbidden.status, unknown.status], [403, 404]);
    assert.match(await unknown.text(), /outcomes are MNU-5-01, MNU-5-02/);
    assert.ok([200, 422].includes(empty.status));
  });
});
