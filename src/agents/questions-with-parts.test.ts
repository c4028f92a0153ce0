import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listLeafParts } from '../domain/part-path.ts';
import type { Question } from '../domain/question.ts';
import { readQuestions } from '../latex/read-questions.ts';
import type { Model } from '../ports/model.ts';
import { createAgents } from './create-agents.ts';
import type { SourceMaterial } from './source-material.ts';

const now = (): Date => new Date('2026-11-05T12:00:00Z');
const photo: SourceMaterial = {
  kind: 'images',
  name: 'photo.png',
  images: [{ name: 'photo.png', mediaType: 'image/png', bytes: Uint8Array.of(1) }],
};

/** Writes a question whose part (b) uses the force of part (a) and the time of the stem. */
function writeTrolley([mass, acceleration, time]: readonly [string, string, string], options = ''): string {
  const force = (Number(mass) * Number(acceleration)).toFixed(1);
  const impulse = String(Number(force) * Number(time));
  return [
    `\\item A trolley of mass $${mass}\\,\\mathrm{kg}$ accelerates at $${acceleration}\\,\\mathrm{m\\,s^{-2}}$ for $${time}\\,\\mathrm{s}$.`,
    '\\begin{enumerate}',
    `\\item[(a)] Calculate the resultant force on the trolley. \\hfill [2]${options}`,
    '\\item[(b)] Calculate the impulse on the trolley. \\hfill [3]',
    '\\end{enumerate}',
    '\\begin{solution}',
    '\\begin{enumerate}',
    `\\item[(a)] \\begin{align*} F &= ma = ${mass} \\times ${acceleration} = ${force}\\,\\mathrm{N} \\end{align*}`,
    ...(options === '' ? [] : ['Therefore, the correct option is (c).']),
    `\\item[(b)] \\begin{align*} I &= Ft = ${force} \\times ${time} = ${impulse}\\,\\mathrm{N\\,s} \\end{align*}`,
    '\\end{enumerate}',
    '\\end{solution}',
    '',
  ].join('\n');
}

const trolleyTex = writeTrolley(['2.0', '3.0', '4.0']);
const trolley = readOne(trolleyTex);
const forceOptions = [
  '\n\\begin{tasks}(4)',
  '\\task $1.5\\,\\mathrm{N}$',
  '\\task $5.0\\,\\mathrm{N}$',
  '\\task $6.0\\,\\mathrm{N}$ \\ans',
  '\\task $9.0\\,\\mathrm{N}$',
  '\\end{tasks}',
].join('\n');

function readOne(tex: string): Question {
  const [read] = readQuestions(tex).questions;
  assert.ok(read !== undefined);
  return read.question;
}

/** Creates a model that returns these replies in turn and records the prompts. */
function createScriptedModel(...replies: readonly string[]): Model & { readonly prompts: string[] } {
  const remaining = [...replies];
  const prompts: string[] = [];
  return {
    prompts,
    ask: async ({ prompt, schema }) => {
      prompts.push(`${prompt.system}\n${prompt.user}`);
      const reply = remaining.shift();
      assert.ok(reply !== undefined, 'unexpected call');
      const usage = { inputTokens: 1, outputTokens: 1, cost: 0 };
      return { value: schema.parse(reply), usage, model: 'm', raw: reply };
    },
  };
}

const listParts = (question: Question | undefined) =>
  question && listLeafParts(question).map(({ path, part }) => [path, part.marks]);
const listAnswerKinds = (question: Question | undefined) =>
  question && listLeafParts(question).map(({ part }) => part.answer?.kind);

describe('roles with a model and a question with parts', () => {
  it('scan: the transcription has the parts, with their marks and solutions', async () => {
    const agents = createAgents({ model: createScriptedModel(trolleyTex), now });

    const { questions, missing } = await agents.scan(photo, 'subjective');

    assert.deepEqual(listParts(questions[0]), [
      ['a', 2],
      ['b', 3],
    ]);
    assert.ok(questions[0] && listLeafParts(questions[0]).every(({ part }) => part.solution.length > 0));
    assert.deepEqual(missing, []);
  });

  it('scan: reports a part without a solution', async () => {
    const tex = trolleyTex.replace(/\\item\[\(b\)\] \\begin\{align\*\}.*\n/, '');
    const agents = createAgents({ model: createScriptedModel(tex), now });

    const { missing } = await agents.scan(photo, 'subjective');

    assert.deepEqual(missing, ['solution of part (b)']);
  });

  it('numerical variant: accepts a reply in which all parts use the new numbers', async () => {
    const model = createScriptedModel(writeTrolley(['4.0', '3.0', '5.0']));

    const outcome = await createAgents({ model, now }).makeVariant(trolley, 'numerical');

    assert.equal(outcome.status, 'made', outcome.reason);
    assert.deepEqual(listParts(outcome.question), listParts(trolley));
    assert.match(model.prompts[0] ?? '', /A number that several parts share changes in all of them/);
  });

  it('numerical variant: sends a reply back to the model if a part is missing', async () => {
    const reply = writeTrolley(['4.0', '3.0', '5.0']);
    const lost = reply.replaceAll(/\\item\[\(b\)\].*\n/g, '');
    const model = createScriptedModel(lost, reply);

    const outcome = await createAgents({ model, now }).makeVariant(trolley, 'numerical');

    assert.equal(outcome.status, 'made', outcome.reason);
    assert.match(model.prompts[1] ?? '', /parts differ from those of the source/);
  });

  it('conversion: converts one part in its place and keeps the other', async () => {
    const model = createScriptedModel(writeTrolley(['2.0', '3.0', '4.0'], forceOptions));

    const outcome = await createAgents({ model, now }).convert(trolley, 'mcq_sc');

    assert.equal(outcome.status, 'made', outcome.reason ?? JSON.stringify(outcome.findings));
    assert.deepEqual(listParts(outcome.question), listParts(trolley));
    assert.equal(outcome.question?.parts?.[0]?.options.length, 4);
    assert.equal(outcome.question?.parts?.[1]?.options.length, 0);
  });

  it('conversion: sends a reply back to the model if no part has the new kind', async () => {
    const model = createScriptedModel(trolleyTex, writeTrolley(['2.0', '3.0', '4.0'], forceOptions));

    const outcome = await createAgents({ model, now }).convert(trolley, 'mcq_sc');

    assert.equal(outcome.status, 'made', outcome.reason);
    assert.match(model.prompts[1] ?? '', /No part was converted to mcq_sc/);
  });
});

describe('conversion by rules of a question with parts', () => {
  const agents = createAgents({ now });

  it('gives each part options, and keeps labels, marks and the shared text', async () => {
    const { status, question } = await agents.convert(trolley, 'mcq_sc');

    assert.equal(status, 'made');
    assert.equal(question?.stem, trolley.stem);
    assert.deepEqual(listParts(question), listParts(trolley));
    assert.deepEqual(listAnswerKinds(question), ['choice', 'choice']);
    assert.ok(question?.parts?.every(({ options }) => options.filter(({ correct }) => correct).length === 1));
  });

  it('converts back to parts with written answers', async () => {
    const { question: choice } = await agents.convert(trolley, 'mcq_sc');
    assert.ok(choice);

    const { status, question } = await agents.convert(choice, 'subjective');

    assert.equal(status, 'made');
    assert.deepEqual(listAnswerKinds(question), ['value', 'value']);
    assert.deepEqual(
      question?.parts?.map(({ text, options }) => [text, options]),
      trolley.parts?.map(({ text }) => [text, []]),
    );
  });

  it('keeps a part that rules cannot convert, with a warning that names it', async () => {
    const tex = trolleyTex
      .replace('\\end{enumerate}', '\\item[(c)] Explain why the trolley moves. \\hfill [1]\n\\end{enumerate}')
      .replace(/\\end\{enumerate\}\n\\end\{solution\}/, '\\item[(c)] A force acts on it.\n$&');

    const { status, question, findings } = await agents.convert(readOne(tex), 'integer');

    assert.equal(status, 'made');
    assert.deepEqual(listAnswerKinds(question), ['integer', 'integer', undefined]);
    assert.deepEqual(
      findings.map(({ severity, field }) => [severity, field]),
      [['warning', 'parts.c']],
    );
  });

  it('refuses a kind that the question already has', async () => {
    const { status, reason } = await agents.convert(trolley, 'subjective');

    assert.deepEqual([status, reason], ['refused', 'The question is already subjective.']);
  });
});
