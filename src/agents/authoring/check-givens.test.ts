import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { createAgents } from '../create-agents.ts';
import type { AuthoredQuestion } from './authored.ts';
import { readQuestion } from './read-question.fixture.ts';
import { createReplyingModel } from './scripted-replies.fixture.ts';

const now = (): Date => new Date('2026-11-15T12:00:00Z');
/** A question about a force on a trolley; `line` is the working. */
const writeForceQuestion = (force: string, mass: string, line: string): string =>
  `\\item A force of $${force}\\,\\mathrm{N}$ acts on a trolley of mass $${mass}\\,\\mathrm{kg}$. What is its acceleration?\n\\begin{solution}\n\\begin{align*}\na &= ${line}\\,\\mathrm{m\\,s^{-2}}\n\\end{align*}\n\\end{solution}\n`;
const forceQuestion = writeForceQuestion('12', '3.0', '\\frac{12}{3.0} = 4.0');
const sledgeQuestion = forceQuestion
  .replace('A force of', 'A dog pulls with')
  .replace('acts on a trolley', 'on a sledge');
const motionQuestion =
  '\\item A car starts from rest with an acceleration of $2.0\\,\\mathrm{m\\,s^{-2}}$. Find its speed after $5.0\\,\\mathrm{s}$.\n\\begin{solution}\n\\begin{align*}\nv &= 2.0 \\times 5.0 = 10\\,\\mathrm{m\\,s^{-1}}\n\\end{align*}\n\\end{solution}\n';

const createAgentsReplying = (reply: string) => createAgents({ model: createReplyingModel([reply]), now });
const listStatusAndRules = ({ status, findings }: AuthoredQuestion): string[] => [
  status,
  ...new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
];
const varyAndList = async (type: SingleVariant, reply: string, parent = forceQuestion): Promise<string[]> =>
  listStatusAndRules(await createAgentsReplying(reply).makeVariant(readQuestion(parent), type));

describe('the checks of givens', () => {
  it('flag a numerical variant whose solution uses another number than its stem', async () => {
    assert.deepEqual(
      await varyAndList('numerical', writeForceQuestion('24', '3.0', '\\frac{24}{3.0} = 8.0')),
      ['made'],
    );
    assert.deepEqual(
      await varyAndList('numerical', writeForceQuestion('30', '3.0', '\\frac{24}{3.0} = 8.0')),
      ['flagged', 'givens-are-used'],
    );
  });

  it('flag a context variant that assigns a number to another quantity', async () => {
    const swapped = sledgeQuestion
      .replace('$12\\,', '$3.0\\,')
      .replace('$3.0\\,\\mathrm{kg}', '$12\\,\\mathrm{kg}');

    assert.deepEqual(await varyAndList('context', sledgeQuestion), ['made']);
    assert.deepEqual(await varyAndList('context', swapped), ['flagged', 'givens-are-kept']);
  });

  it('flag a conceptual variant with the same working', async () => {
    assert.deepEqual(await varyAndList('conceptual', sledgeQuestion), ['flagged', 'concept-is-changed']);
  });

  it('flag a wrong integral', async () => {
    const writeDistanceQuestion = (line: string): string =>
      motionQuestion
        .replace('Find its speed after', 'Find how far it goes in')
        .replace('v &= 2.0 \\times 5.0 = 10\\,\\mathrm{m\\,s^{-1}}', line);
    const writeIntegralQuestion = (result: number): string =>
      writeDistanceQuestion(
        `s &= \\int_0^{5.0} 2.0t\\,\\mathrm{d}t \\\\\n&= \\left[t^2\\right]_0^{5.0} \\\\\n&= ${result}\\,\\mathrm{m}`,
      );

    assert.deepEqual(await varyAndList('calculus', writeIntegralQuestion(25), motionQuestion), ['made']);
    assert.deepEqual(await varyAndList('calculus', writeIntegralQuestion(30), motionQuestion), [
      'flagged',
      'integral-holds',
    ]);
    assert.deepEqual(
      await varyAndList(
        'calculus',
        writeDistanceQuestion('s &= \\int_0^{\\pi} 3\\sin(x)\\,dx = 6.0\\,\\mathrm{m}'),
        motionQuestion,
      ),
      ['made'],
    );
  });

  it('flag a conversion with other quantities, references to missing options, or too few options', async () => {
    const writeChoiceQuestion = (options: readonly string[]): string =>
      motionQuestion.replace(
        '\\begin{solution}',
        `\\begin{tasks}(2)\n${options.map((option) => `\\task $${option.replace(/\d+/, '$&\\,\\mathrm{m\\,s^{-1}}$')}`).join('\n')}\n\\end{tasks}\n\\begin{solution}`,
      );
    const fourOptions = writeChoiceQuestion(['10 \\ans', '5', '7', '25']);
    const convertAndList = async (
      reply: string,
      to: 'mcq_sc' | 'subjective',
      parent = motionQuestion,
    ): Promise<string[]> =>
      listStatusAndRules(await createAgentsReplying(reply).convert(readQuestion(parent), to));
    const mentionsOption = motionQuestion.replace(
      '\\end{solution}',
      'The correct option is (a).\n\\end{solution}',
    );

    assert.deepEqual(await convertAndList(fourOptions, 'mcq_sc'), ['made']);
    assert.deepEqual(await convertAndList(fourOptions.replace('$5.0\\,', '$8.0\\,'), 'mcq_sc'), [
      'flagged',
      'givens-are-kept',
    ]);
    assert.deepEqual(await convertAndList(writeChoiceQuestion(['10 \\ans', '5']), 'mcq_sc'), [
      'flagged',
      'options-are-enough',
    ]);
    assert.deepEqual(await convertAndList(mentionsOption, 'subjective', fourOptions), [
      'flagged',
      'solution-names-no-option',
    ]);
  });

  it('flag a combined problem whose solution does not use its givens', async () => {
    const fragments = motionQuestion.replace(
      'Find its speed',
      'A force of $12\\,\\mathrm{N}$ acts on a trolley of mass $3.0\\,\\mathrm{kg}$. Find its speed',
    );
    const result = await createAgentsReplying(fragments).combine(
      [forceQuestion, motionQuestion].map(readQuestion),
    );

    assert.ok(listStatusAndRules(result).includes('givens-are-used'), listStatusAndRules(result).join());
  });
});
