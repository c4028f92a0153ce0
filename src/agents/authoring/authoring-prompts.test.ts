import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { verifyDocument } from '../../verification/verify-document.ts';
import { alternateRole } from '../alternate/alternate-role.ts';
import { checkAlternate } from '../alternate/check-alternate.ts';
import { converterRole } from '../converter/converter-role.ts';
import { createAgents } from '../create-agents.ts';
import { ideaRole } from '../idea/idea-role.ts';
import { multiContextRole } from '../multi-context/multi-context-role.ts';
import { getVariantRole } from '../variant/variant-roles.ts';
import { AuthoredTex } from './authored-tex.ts';
import { checkAuthoredTex } from './check-authored.ts';
import { compareAnswers } from './compare-answers.ts';
import { createReplyingModel } from './scripted-replies.fixture.ts';

const NO_RETRY = { attempt: '', findings: '' };
const listExamples = (system: string): string[] =>
  [...system.matchAll(/```latex\n([\s\S]*?)```/g)].map(([, tex = '']) => tex);
const readQuestion = (tex: string): Question => {
  const [read] = readQuestions(tex).questions;
  assert.ok(read);
  return read.question;
};
const getTex = (reply: AuthoredTex): string => ('tex' in reply ? reply.tex : '');
const listErrors = (findings: readonly { severity: string; message: string }[]): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);

const createAgentsReplying = (reply: string) =>
  createAgents({ model: createReplyingModel([reply]), now: () => new Date(0) });

describe('the worked examples of the authoring prompts', () => {
  for (const type of ['numerical', 'context', 'conceptual', 'calculus'] satisfies SingleVariant[]) {
    it(`for a ${type} variant are two sources and two variants that pass verification`, () => {
      const { system } = getVariantRole(type).prompt.fill({
        ...NO_RETRY,
        question: '',
        ideas: '',
        earlier: '',
      });
      const examples = listExamples(system);

      assert.equal(examples.length, 4);
      for (let index = 0; index < 4; index += 2) {
        const parent = readQuestion(examples[index] ?? '');
        const reply = AuthoredTex.parse(examples[index + 1]);
        assert.deepEqual(listErrors(verifyDocument(examples[index] ?? '').findings), []);
        const { findings } = checkAuthoredTex(getTex(reply), {
          parents: [parent],
          relation: type,
          kind: parent.kind,
        });
        assert.deepEqual(listErrors(findings), []);
      }
    });

    it(`for a ${type} variant are replies that pass their checks`, async () => {
      const { system } = getVariantRole(type).prompt.fill({
        ...NO_RETRY,
        question: '',
        ideas: '',
        earlier: '',
      });
      const [parent1 = '', reply1 = '', parent2 = '', reply2 = ''] = listExamples(system);
      for (const [parent, example] of [[parent1, reply1] as const, [parent2, reply2] as const]) {
        const result = await createAgentsReplying(example).makeVariant(readQuestion(parent), type);
        assert.deepEqual([result.status, ...listErrors(result.findings)], ['made']);
      }
    });
  }

  it('for combined problems are replies that pass their checks', async () => {
    const examples = listExamples(
      multiContextRole.prompt.fill({ ...NO_RETRY, problems: '', style: '' }).system,
    );
    for (const index of [0, 3]) {
      const result = await createAgentsReplying(examples[index + 2] ?? '').combine(
        examples.slice(index, index + 2).map(readQuestion),
      );
      assert.deepEqual([result.status, ...listErrors(result.findings)], ['made']);
    }
  });

  it('for combined problems are two sources each and one problem that passes verification', () => {
    const { system } = multiContextRole.prompt.fill({ ...NO_RETRY, problems: '', style: '' });
    const examples = listExamples(system);

    assert.equal(examples.length, 6);
    for (const index of [0, 3]) {
      const parents = examples.slice(index, index + 2).map(readQuestion);
      const reply = getTex(AuthoredTex.parse(examples[index + 2]));
      assert.deepEqual(
        listErrors(checkAuthoredTex(reply, { parents, relation: 'multi_context' }).findings),
        [],
      );
    }
  });

  it('for the converter keep the answer and have the required form', () => {
    const { system } = converterRole.prompt.fill({
      ...NO_RETRY,
      question: '',
      from: 'mcq_sc',
      to: 'integer',
    });
    const examples = listExamples(system);

    assert.equal(examples.length, 4);
    for (const [index, kind] of [
      [0, 'mcq_sc'],
      [2, 'integer'],
    ] as const) {
      const parent = readQuestion(examples[index] ?? '');
      const { question, findings } = checkAuthoredTex(getTex(AuthoredTex.parse(examples[index + 1])), {
        parents: [parent],
        relation: 'conversion',
        kind,
      });
      assert.deepEqual(listErrors(findings), []);
      assert.ok(question);
      assert.deepEqual(compareAnswers(parent, question), []);
    }
  });

  it('for an alternate solution reach the same answer by another method', () => {
    const { system } = alternateRole.prompt.fill({ ...NO_RETRY, question: '', ideas: '', earlier: '' });
    const examples = listExamples(system);

    assert.equal(examples.length, 4);
    for (const index of [0, 2]) {
      const reply = alternateRole.reply.parse(examples[index + 1]);
      assert.ok('tex' in reply);
      assert.deepEqual(listErrors(checkAlternate(reply.tex, readQuestion(examples[index] ?? ''))), []);
    }
  });

  it('for ideas are replies that pass their checks', async () => {
    const { system } = ideaRole.prompt.fill({ ...NO_RETRY, question: '' });
    const replies = [...system.matchAll(/^Reply: (\{.*\})$/gm)].map(([, json = '']) => json);

    assert.equal(replies.length, 2);
    for (const reply of replies) {
      const { status } = await createAgentsReplying(reply).extractIdeas(readQuestion('\\item Find $1 + 1$.'));
      assert.equal(status, 'made');
    }
  });
});
