import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { createAgents } from '../create-agents.ts';
import { createAdversary, readQuestion } from './adversary.fixture.ts';
import type { AuthoredQuestion } from './authored.ts';

const now = (): Date => new Date('2026-11-15T12:00:00Z');
const pushed = (force: string, mass: string, line: string): string =>
  `\\item A force of $${force}\\,\\mathrm{N}$ acts on a trolley of mass $${mass}\\,\\mathrm{kg}$. What is its acceleration?\n\\begin{solution}\n\\begin{align*}\na &= ${line}\\,\\mathrm{m\\,s^{-2}}\n\\end{align*}\n\\end{solution}\n`;
const source = pushed('12', '3.0', '\\frac{12}{3.0} = 4.0');
const inStory = source.replace('A force of', 'A dog pulls with').replace('acts on a trolley', 'on a sledge');
const moved =
  '\\item A car starts from rest with an acceleration of $2.0\\,\\mathrm{m\\,s^{-2}}$. Find its speed after $5.0\\,\\mathrm{s}$.\n\\begin{solution}\n\\begin{align*}\nv &= 2.0 \\times 5.0 = 10\\,\\mathrm{m\\,s^{-1}}\n\\end{align*}\n\\end{solution}\n';

const agentsReplying = (reply: string) => createAgents({ model: createAdversary([reply]), now });
const rulesOf = ({ status, findings }: AuthoredQuestion): string[] => [
  status,
  ...new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
];
const varied = async (type: SingleVariant, reply: string, parent = source): Promise<string[]> =>
  rulesOf(await agentsReplying(reply).makeVariant(readQuestion(parent), type));

describe('the checks of givens', () => {
  it('flag a numerical variant whose solution uses another number than its stem', async () => {
    assert.deepEqual(await varied('numerical', pushed('24', '3.0', '\\frac{24}{3.0} = 8.0')), ['made']);
    assert.deepEqual(await varied('numerical', pushed('30', '3.0', '\\frac{24}{3.0} = 8.0')), [
      'flagged',
      'givens-are-used',
    ]);
  });

  it('flag a story that assigns a number to another quantity', async () => {
    const swapped = inStory.replace('$12\\,', '$3.0\\,').replace('$3.0\\,\\mathrm{kg}', '$12\\,\\mathrm{kg}');

    assert.deepEqual(await varied('context', inStory), ['made']);
    assert.deepEqual(await varied('context', swapped), ['flagged', 'givens-are-kept']);
  });

  it('flag a conceptual variant with the same working', async () => {
    assert.deepEqual(await varied('conceptual', inStory), ['flagged', 'concept-is-changed']);
  });

  it('flag a wrong integral', async () => {
    const going = (line: string): string =>
      moved
        .replace('Find its speed after', 'Find how far it goes in')
        .replace('v &= 2.0 \\times 5.0 = 10\\,\\mathrm{m\\,s^{-1}}', line);
    const worked = (result: number): string =>
      going(
        `s &= \\int_0^{5.0} 2.0t\\,\\mathrm{d}t \\\\\n&= \\left[t^2\\right]_0^{5.0} \\\\\n&= ${result}\\,\\mathrm{m}`,
      );

    assert.deepEqual(await varied('calculus', worked(25), moved), ['made']);
    assert.deepEqual(await varied('calculus', worked(30), moved), ['flagged', 'integral-holds']);
    assert.deepEqual(
      await varied('calculus', going('s &= \\int_0^{\\pi} 3\\sin(x)\\,dx = 6.0\\,\\mathrm{m}'), moved),
      ['made'],
    );
  });

  it('flag a conversion with other quantities, references to missing options, or too few options', async () => {
    const chosen = (options: readonly string[]): string =>
      moved.replace(
        '\\begin{solution}',
        `\\begin{tasks}(2)\n${options.map((each) => `\\task $${each.replace(/\d+/, '$&\\,\\mathrm{m\\,s^{-1}}$')}`).join('\n')}\n\\end{tasks}\n\\begin{solution}`,
      );
    const four = chosen(['10 \\ans', '5', '7', '25']);
    const converted = async (reply: string, to: 'mcq_sc' | 'subjective', parent = moved): Promise<string[]> =>
      rulesOf(await agentsReplying(reply).convert(readQuestion(parent), to));
    const talking = moved.replace('\\end{solution}', 'The correct option is (a).\n\\end{solution}');

    assert.deepEqual(await converted(four, 'mcq_sc'), ['made']);
    assert.deepEqual(await converted(four.replace('$5.0\\,', '$8.0\\,'), 'mcq_sc'), [
      'flagged',
      'givens-are-kept',
    ]);
    assert.deepEqual(await converted(chosen(['10 \\ans', '5']), 'mcq_sc'), ['flagged', 'options-are-enough']);
    assert.deepEqual(await converted(talking, 'subjective', four), ['flagged', 'solution-names-no-option']);
  });

  it('flag a combined problem whose solution does not use its givens', async () => {
    const fragments = moved.replace(
      'Find its speed',
      'A force of $12\\,\\mathrm{N}$ acts on a trolley of mass $3.0\\,\\mathrm{kg}$. Find its speed',
    );
    const made = await agentsReplying(fragments).combine([source, moved].map(readQuestion));

    assert.ok(rulesOf(made).includes('givens-are-used'), rulesOf(made).join());
  });
});
