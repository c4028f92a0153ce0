import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { readQuestion } from '../authoring/read-question.fixture.ts';
import { convertByRules } from './convert-by-rules.ts';

const at = new Date(0);
const writeQuestion = (stem: string, lines: string, words = ''): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${lines}\n\\end{align*}\n${words}\n\\end{solution}\n`;
const listStatuses = (tex: string, kinds: readonly QuestionKind[]): string[] =>
  kinds.map((to) => convertByRules(readQuestion(tex), to, { at }).status);

describe('a conversion by rules', () => {
  it('needs a model for a question with several answers or a time of day', () => {
    const energies = writeQuestion(
      'A car of $800\\,\\mathrm{kg}$ goes from $10\\,\\mathrm{m\\,s^{-1}}$ to $20\\,\\mathrm{m\\,s^{-1}}$. Find its kinetic energy before and after.',
      'E &= \\frac{1}{2} \\times 800 \\times 10^2 = 40000\\,\\mathrm{J} \\\\\nF &= \\frac{1}{2} \\times 800 \\times 20^2 = 160000\\,\\mathrm{J}',
    );
    const image = writeQuestion(
      'An object stands $15\\,\\mathrm{cm}$ before a lens of focal length $10\\,\\mathrm{cm}$. Find the position and nature of the image.',
      'v &= \\frac{15 \\times 10}{15 - 10} = 30\\,\\mathrm{cm}',
      'It is real.',
    );
    const arrival = writeQuestion(
      'A bus leaves at 09:30 and travels $90\\,\\mathrm{km}$ at $60\\,\\mathrm{km\\,h^{-1}}$. When does it arrive?',
      't &= \\frac{90}{60} = 1.5\\,\\mathrm{h}',
      'It arrives at 11:00.',
    );

    for (const tex of [energies, image, arrival])
      assert.deepEqual(listStatuses(tex, ['integer', 'mcq_sc', 'mcq_mc']), Array(3).fill('needs-model'));
  });

  it('needs a model for statements about several things or without a unit', () => {
    const solution = 'V &= 5 \\times 4 \\\\\n&= 20\\,\\mathrm{V}';
    const plural = writeQuestion('Find the voltages across the resistors of $5\\,\\Omega$.', solution);
    const each = writeQuestion('What is the reading of each voltmeter?', solution);
    const noUnit = writeQuestion(
      'A car of $4\\,\\mathrm{kg}$ moves. Find its speed.',
      'v &= 5 \\times 4 \\\\\n&= 20',
    );

    for (const tex of [plural, each, noUnit])
      assert.deepEqual(listStatuses(tex, ['mcq_mc']), ['needs-model']);
  });

  it('makes statements from options in running text', () => {
    const tex =
      '\\item A body moves 12 m under a force of 4 N at 60$^\\circ$ to it. Find the work done.\n\\begin{tasks}(4)\n\\task 12 J\n\\task 20 J\n\\task 24 J \\ans\n\\task 32 J\n\\end{tasks}\n\\begin{solution}\nW = F s cos$\\theta$ = 4 $\\times$ 12 $\\times$ cos60$^\\circ$ = 24 J.\n\\end{solution}\n';

    assert.deepEqual(listStatuses(tex, ['mcq_mc']), ['made']);
  });

  it('uses as the reason only a relationship that gives the value', () => {
    const writeFrictionQuestion = (quantity: string, lastLine: string): string =>
      writeQuestion(
        `A block of $4.0\\,\\mathrm{kg}$ on a floor of friction coefficient $0.50$ is pulled with $12\\,\\mathrm{N}$; $g = 10\\,\\mathrm{m\\,s^{-2}}$. Find the ${quantity}.`,
        `F &= \\mu mg \\\\\n&= 0.50 \\times 4.0 \\times 10 \\\\\n&= 20\\,\\mathrm{N}${lastLine}`,
      );

    assert.deepEqual(listStatuses(writeFrictionQuestion('largest friction', ''), ['assertion_reason']), [
      'made',
    ]);
    assert.deepEqual(
      listStatuses(writeFrictionQuestion('friction', ' \\\\\nf &= 12\\,\\mathrm{N}'), ['assertion_reason']),
      ['needs-model'],
    );
  });
});
