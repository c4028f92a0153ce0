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
import { variantRoleFor } from '../variant/variant-roles.ts';
import { createAdversary } from './adversary.fixture.ts';
import { AuthoredTex } from './authored-tex.ts';
import { checkAuthoredTex } from './check-authored.ts';
import { compareAnswers } from './compare-answers.ts';

const NOTHING = { attempt: '', findings: '' };
const examplesIn = (system: string): string[] =>
  [...system.matchAll(/```latex\n([\s\S]*?)```/g)].map(([, tex = '']) => tex);
const questionIn = (tex: string): Question => {
  const [read] = readQuestions(tex).questions;
  assert.ok(read);
  return read.question;
};
const getTex = (reply: AuthoredTex): string => ('tex' in reply ? reply.tex : '');
const errorsIn = (findings: readonly { severity: string; message: string }[]): string[] =>
  findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);

const agentsReplying = (reply: string) =>
  createAgents({ model: createAdversary([reply]), now: () => new Date(0) });

describe('the worked examples of the authoring prompts', () => {
  for (const type of ['numerical', 'context', 'conceptual', 'calculus'] satisfies SingleVariant[]) {
    it(`for a ${type} variant are two sources and two variants that pass verification`, () => {
      const { system } = variantRoleFor(type).prompt.fill({
        ...NOTHING,
        question: '',
        ideas: '',
        earlier: '',
      });
      const examples = examplesIn(system);

      assert.equal(examples.length, 4);
      for (let at = 0; at < 4; at += 2) {
        const parent = questionIn(examples[at] ?? '');
        const reply = AuthoredTex.parse(examples[at + 1]);
        assert.deepEqual(errorsIn(verifyDocument(examples[at] ?? '').findings), []);
        const { findings } = checkAuthoredTex(getTex(reply), {
          parents: [parent],
          relation: type,
          kind: parent.kind,
        });
        assert.deepEqual(errorsIn(findings), []);
      }
    });

    it(`for a ${type} variant are replies that pass their checks`, async () => {
      const { system } = variantRoleFor(type).prompt.fill({
        ...NOTHING,
        question: '',
        ideas: '',
        earlier: '',
      });
      const [first = '', reply = '', second = '', other = ''] = examplesIn(system);
      for (const [parent, example] of [[first, reply] as const, [second, other] as const]) {
        const made = await agentsReplying(example).makeVariant(questionIn(parent), type);
        assert.deepEqual([made.status, ...errorsIn(made.findings)], ['made']);
      }
    });
  }

  it('for combined problems are replies that pass their checks', async () => {
    const examples = examplesIn(multiContextRole.prompt.fill({ ...NOTHING, problems: '', style: '' }).system);
    for (const at of [0, 3]) {
      const made = await agentsReplying(examples[at + 2] ?? '').combine(
        examples.slice(at, at + 2).map(questionIn),
      );
      assert.deepEqual([made.status, ...errorsIn(made.findings)], ['made']);
    }
  });

  it('for combined problems are two sources each and one problem that passes verification', () => {
    const { system } = multiContextRole.prompt.fill({ ...NOTHING, problems: '', style: '' });
    const examples = examplesIn(system);

    assert.equal(examples.length, 6);
    for (const at of [0, 3]) {
      const parents = examples.slice(at, at + 2).map(questionIn);
      const reply = getTex(AuthoredTex.parse(examples[at + 2]));
      assert.deepEqual(
        errorsIn(checkAuthoredTex(reply, { parents, relation: 'multi_context' }).findings),
        [],
      );
    }
  });

  it('for the converter keep the answer and have the required form', () => {
    const { system } = converterRole.prompt.fill({ ...NOTHING, question: '', from: 'mcq_sc', to: 'integer' });
    const examples = examplesIn(system);

    assert.equal(examples.length, 4);
    for (const [at, kind] of [
      [0, 'mcq_sc'],
      [2, 'integer'],
    ] as const) {
      const parent = questionIn(examples[at] ?? '');
      const { question, findings } = checkAuthoredTex(getTex(AuthoredTex.parse(examples[at + 1])), {
        parents: [parent],
        relation: 'conversion',
        kind,
      });
      assert.deepEqual(errorsIn(findings), []);
      assert.ok(question);
      assert.deepEqual(compareAnswers(parent, question), []);
    }
  });

  it('for an alternate solution reach the same answer by another method', () => {
    const { system } = alternateRole.prompt.fill({ ...NOTHING, question: '', ideas: '', earlier: '' });
    const examples = examplesIn(system);

    assert.equal(examples.length, 4);
    for (const at of [0, 2]) {
      const reply = alternateRole.reply.parse(examples[at + 1]);
      assert.ok('tex' in reply);
      assert.deepEqual(errorsIn(checkAlternate(reply.tex, questionIn(examples[at] ?? ''))), []);
    }
  });

  it('for ideas are replies that pass their checks', async () => {
    const { system } = ideaRole.prompt.fill({ ...NOTHING, question: '' });
    const replies = [...system.matchAll(/^Reply: (\{.*\})$/gm)].map(([, json = '']) => json);

    assert.equal(replies.length, 2);
    for (const reply of replies) {
      const { status } = await agentsReplying(reply).extractIdeas(questionIn('\\item Find $1 + 1$.'));
      assert.equal(status, 'made');
    }
  });
});
