import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../adapters/scripted-model/script.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { createQuestion } from '../domain/question.ts';
import { Settings } from '../domain/settings.ts';
import { openScratchServer } from '../http/scratch-server.fixture.ts';
import { markResponse } from '../marking/mark-response.ts';
import { createPracticeOpener, type OpenPractice } from './practice.ts';

async function openPractice(t: TestContext, settings: object): Promise<OpenPractice> {
  const database = await openSqlite(':memory:');
  t.after(() => database.close());
  return createPracticeOpener({ database, settings: Settings.parse(settings) })();
}

async function openWithModel(t: TestContext, script: ScriptInput, sqa: object = {}): Promise<OpenPractice> {
  const scripted = await createScriptedModel(script);
  t.after(() => scripted.close());
  return openPractice(t, {
    openai: { baseUrl: scripted.url },
    agents: { default: { model: 'scripted' } },
    sqa,
  });
}

const WRITTEN_QUESTION = `QUESTION
A cyclist travels $450\\,\\mathrm{m}$ in $60\\,\\mathrm{s}$ at a constant speed. Calculate the speed of the cyclist.
ANSWER
7.5\\,\\mathrm{m\\,s^{-1}}
SCHEME
1 | Select the relationship | d = vt
1 | Substitute | 450 = v \\times 60
1 | Calculate, with the unit | 7.5\\,\\mathrm{m\\,s^{-1}}
SOLUTION
v = \\frac{450}{60} = 7.5\\,\\mathrm{m\\,s^{-1}}`;

const REQUEST = { subject: 'Physics', level: 'Nat 3', outcome_id: 'PHY-3-01', marks: 3 };

describe('practice with a model', () => {
  it('serves a question that the model wrote after it passed verification', async (t) => {
    const wrongSolution = WRITTEN_QUESTION.replace(
      '= 7.5\\,\\mathrm{m\\,s^{-1}}',
      '= 8.5\\,\\mathrm{m\\,s^{-1}}',
    );
    const { questions } = await openWithModel(t, [
      { expect: { system: 'setter of SQA papers', user: 'PHY-3-01' }, reply: { text: wrongSolution } },
      { expect: { user: '8.5' }, reply: { text: WRITTEN_QUESTION } },
    ]);

    const question = await questions.generate_question(REQUEST);

    assert.deepEqual([question.source, question.marks, question.outcome_id], ['llm', 3, 'PHY-3-01']);
    assert.equal(question.metadata.made_by, 'model');
    assert.deepEqual(question.marking_scheme?.criteria[0], { step: 'Select the relationship', marks: 1 });
  });

  it('rejects a model that twice writes a question whose marks do not add up', async (t) => {
    const incompleteScheme = WRITTEN_QUESTION.replace('1 | Substitute | 450 = v \\times 60\n', '');
    const { questions } = await openWithModel(t, [
      { reply: { text: incompleteScheme } },
      { reply: { text: incompleteScheme } },
    ]);

    await assert.rejects(questions.generate_question(REQUEST), { kind: 'model-misbehaved' });
  });

  it('proposes marks, with a reason, for points that only a person can decide', async (t) => {
    const reason = 'It says that the particles press on the walls, but not why the pressure changes.';
    const { practice } = await openWithModel(t, [
      {
        expect: { system: 'a program could not decide', user: 'swarm about' },
        reply: { text: JSON.stringify({ points: [{ n: 2, earned: false, reason }] }) },
      },
    ]);
    const { subject, level, outcome_id: outcomeId } = REQUEST;
    const question = createQuestion({
      ...{
        id: 'gas',
        kind: 'subjective',
        stem: 'Explain the pressure.',
        subject,
        level,
        outcomeId,
        marks: 1,
      },
    });
    const step = {
      ...{ n: 2, step: 'Explain it by the particles', example: null, marks_awarded: 0, marks_available: 1 },
      ...{ via: null, matched_line: null, for_person: true, rule: '' },
    };

    const proposal = await practice.proposeMarks?.({ question, response: 'they swarm about', steps: [step] });

    assert.deepEqual(proposal, [{ n: 2, earned: false, reason }]);
  });

  it('requests a variant from the model only if it cannot be computed', async (t) => {
    const { practice } = await openWithModel(t, [
      { expect: { system: 'variant', user: 'Explain why the lamp' }, reply: { text: WRITTEN_QUESTION } },
    ]);
    const { subject, level, outcome_id: outcomeId } = REQUEST;
    const placement = { subject, level, outcomeId, kind: 'subjective' as const, marks: 3 };
    const stem = 'Explain why the lamp glows.';
    const computableStem =
      'A car travels $120$ metres in $8$ seconds. Calculate its average speed in metres per second.';

    const writtenVariant = await practice.source.mutateQuestion(
      createQuestion({ ...placement, id: 'lamp', stem }),
    );
    const computedVariant = await practice.source.mutateQuestion(
      createQuestion({
        ...placement,
        id: 'car',
        stem: computableStem,
        answer: { kind: 'integer', value: 15 },
        solution: [{ kind: 'display', lines: ['v = \\frac{120}{8} = 15'] }],
      }),
    );

    assert.deepEqual([writtenVariant.id, writtenVariant.provenance?.maker], ['lamp_variant_1', 'model']);
    assert.deepEqual([computedVariant.id, computedVariant.provenance?.maker], ['car_variant_1', 'rules']);
    assert.notEqual(computedVariant.stem, computableStem);
  });

  it('uses an item model when the operator has disabled the model', async (t) => {
    const { questions } = await openWithModel(t, [], { llmFallback: false });

    const question = await questions.generate_question(REQUEST);

    assert.equal(question.metadata.made_by, 'item-model');
  });
});

describe('practice with the questions of another server', () => {
  it('serves and marks them, and reports what that server refuses', async (t) => {
    const otherServer = await openScratchServer();
    t.after(() => otherServer.stop());
    const { practice, questions } = await openPractice(t, {
      sqa: { dataSource: 'api', apiUrl: otherServer.url },
    });
    const outcome = { subject: 'Mathematics', level: 'Nat 5', outcomeId: 'MNU-5-05' };

    const [question] = await practice.source.getLocalQuestions(outcome);
    assert.ok(question);
    const variant = await practice.source.mutateQuestion(question);
    const answer = variant.answer?.kind === 'value' ? variant.answer.tex : '';

    assert.equal(variant.id, `${question.id}_variant_1`);
    assert.deepEqual([variant.source?.origin, variant.provenance?.parentId], ['variant', question.id]);
    assert.equal(markResponse(variant, answer).result, 'correct');
    assert.ok((variant.markingScheme?.bullets.length ?? 0) > 0);
    assert.equal((await practice.source.listServedOutcomes(outcome)).length, 23);
    assert.deepEqual(await practice.source.getUsOrPastQuestions(outcome), []);
    assert.equal((await practice.source.generateQuestion({ ...outcome, marks: 2 })).outcomeId, 'MNU-5-05');
    await assert.rejects(questions.get_sqa_spec({ subject: 'Magic', level: 'Nat 5' }), {
      kind: 'not-found',
      message: /reports: There is no subject "Magic"/,
    });
  });

  it('reports a server that is missing or not configured', async (t) => {
    const { practice } = await openPractice(t, { sqa: { dataSource: 'api', apiUrl: 'http://127.0.0.1:9/' } });

    await assert.rejects(practice.source.getSqaSpec({ subject: 'Physics', level: 'Higher' }), {
      kind: 'service-down',
    });
    await assert.rejects(openPractice(t, { sqa: { dataSource: 'api' } }), /SQA_API_URL/);
  });
});

describe('practice without a model', () => {
  it('serves questions only from the bank if the settings require it', async (t) => {
    const { practice } = await openPractice(t, { sqa: { dataSource: 'database' } });
    const outcome = { subject: 'Mathematics', level: 'Nat 5', outcomeId: 'MNU-5-01' };

    assert.deepEqual(await practice.source.getLocalQuestions(outcome), []);
    assert.deepEqual(await practice.source.listServedOutcomes(outcome), []);
    await assert.rejects(practice.source.generateQuestion(outcome), { kind: 'needs-model' });
  });
});
