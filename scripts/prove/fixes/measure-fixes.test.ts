import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { generateItem } from '../../../src/item-models/generate-item.ts';
import { printQuestions } from '../../../src/latex/print-questions.ts';
import { choiceQuestion, writtenQuestion } from '../../../src/verification/example.ts';
import { createSeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';
import { injectSlip, measureFixes } from './measure-fixes.ts';

const forceQuestion = choiceQuestion(
  'A trolley of $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. What is the net force?',
  ['$5.0\\,\\mathrm{N}$', '$6.0\\,\\mathrm{N}$ *', '$7.0\\,\\mathrm{N}$'],
  '$F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$',
);

describe('fixes without a person', () => {
  it('change no correct question, and never adapt a result to a slip in the working', () => {
    const random = createSeededRandom(4);
    const questions = [
      forceQuestion,
      writtenQuestion(
        'Find the work.',
        '$W = 6.0 \\times 4.0 = 24\\,\\mathrm{J}$, so $\\boxed{24\\,\\mathrm{J}}$.',
      ),
      writtenQuestion('Find it.', '$12 \\div 4 = 3$ and $3 + 5 = 8$. The result is $8$.'),
      ...Array.from({ length: 25 }, () => {
        const model = itemModels[random.below(itemModels.length)];
        return model === undefined ? '' : `${printQuestions([generateItem(model, random.below(1000))])}\n`;
      }),
    ];

    const measured = questions.map((text, index) => measureFixes({ file: `${index}.tex`, text }, random));

    assert.ok(measured.filter(({ hasSlip }) => hasSlip).length > 5);
    assert.deepEqual(
      measured.flatMap(({ changes, overwritten }) => [...changes, ...overwritten]),
      [],
    );
  });

  it('are listed with the line before and after', () => {
    const unmarked = forceQuestion.replace(' \\ans', '');

    const { changes } = measureFixes({ file: 'a.tex', text: unmarked }, createSeededRandom(1));

    assert.deepEqual(
      changes.map(({ fixer, before, after }) => [fixer, after.replace(before, '')]),
      [
        ['verify --fix', ' \\ans'],
        ['check --yes-to certain', ' \\ans'],
      ],
    );
  });
});

describe('an injected slip', () => {
  it('changes one operand of the working', () => {
    const broken = injectSlip(forceQuestion, createSeededRandom(2)) ?? '';

    assert.match(broken, /= (?!2\.0 \\times 3\.0)\d\.0 \\times \d\.0 = 6\.0/);
  });
});
