import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openQtiPlayer, type QtiPlayer } from '../../scripts/prove/interchange/qti-player.ts';
import { createQuestion, type Question } from '../../src/domain/question.ts';
import { markQuestion } from '../../src/marking/mark-question.ts';
import { openBrowser } from './open-browser.ts';

// Plays exported items in the certified player `qti3-item-player` and compares its score with ours.

let player: QtiPlayer;
let page: Page;
let closeBrowser: () => Promise<void>;

before(async () => {
  const { browser, close } = await openBrowser();
  closeBrowser = close;
  player = await openQtiPlayer(browser);
  page = player.page;
});
after(async () => {
  await page.close();
  await closeBrowser();
});

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Choice ${id}: $${id}^2$`, correct: id === 'b' }));
const single = createQuestion({
  id: 'single',
  kind: 'mcq_sc',
  stem: 'Choose $x$.',
  marks: 2,
  options,
  answer: { kind: 'choice', correct: ['b'] },
});
const multiple = createQuestion({
  ...single,
  id: 'multiple',
  kind: 'mcq_mc',
  options: options.map((option) => ({ ...option, correct: option.id !== 'c' })),
  answer: { kind: 'choice', correct: ['a', 'b'] },
});
const numeric = createQuestion({
  id: 'numeric',
  kind: 'subjective',
  stem: 'How much energy?',
  marks: 3,
  answer: { kind: 'value', tex: '2.5\\,\\mathrm{J}', text: '2.5 J' },
});
const integer = createQuestion({
  id: 'integer',
  kind: 'integer',
  stem: 'How many?',
  marks: 1,
  answer: { kind: 'integer', value: 6 },
});
const text = createQuestion({
  id: 'text',
  kind: 'subjective',
  stem: 'Which process?',
  marks: 1,
  answer: { kind: 'value', tex: '\\text{photosynthesis}', text: 'photosynthesis' },
});
const match = createQuestion({
  id: 'match',
  kind: 'match',
  stem: 'Match.',
  marks: 2,
  table: {
    headings: ['I', 'II'],
    left: [
      { id: 'a', text: 'force' },
      { id: 'b', text: 'energy' },
    ],
    right: [
      { id: 'p', text: 'joule' },
      { id: 'q', text: 'newton' },
    ],
  },
  answer: {
    kind: 'matches',
    pairs: [
      { left: 'a', right: 'q' },
      { left: 'b', right: 'p' },
    ],
  },
});

const choose =
  (...ids: string[]) =>
  async () => {
    for (const id of ids) await page.locator('.qti-simple-choice', { hasText: `Choice ${id}:` }).click();
  };
const type = (answer: string) => async () => {
  await page.locator('input.text-entry-default').pressSequentially(answer);
  await page.locator('input.text-entry-default').blur();
};
const drag = (pairs: Readonly<Record<string, string>>) => async () => {
  for (const [left, right] of Object.entries(pairs)) {
    const source = page.locator(`.source .choice-description[data-identifier="L_${left}"]`);
    await source.dragTo(page.locator(`.target[data-identifier="R_${right}"]`));
  }
};

type Play = {
  readonly question: Question;
  readonly answer: string;
  readonly isRight: boolean;
  readonly act: () => Promise<void>;
};

const plays: readonly Play[] = [
  { question: single, answer: 'b', isRight: true, act: choose('b') },
  { question: single, answer: 'c', isRight: false, act: choose('c') },
  { question: multiple, answer: 'a, b', isRight: true, act: choose('a', 'b') },
  { question: multiple, answer: 'a, c', isRight: false, act: choose('a', 'c') },
  { question: numeric, answer: '2.5', isRight: true, act: type('2.5') },
  { question: numeric, answer: '3.5', isRight: false, act: type('3.5') },
  { question: integer, answer: '6', isRight: true, act: type('6') },
  { question: integer, answer: '6.0', isRight: true, act: type('6.0') },
  { question: integer, answer: '7', isRight: false, act: type('7') },
  { question: text, answer: 'Photosynthesis', isRight: true, act: type('Photosynthesis') },
  { question: text, answer: 'respiration', isRight: false, act: type('respiration') },
  { question: match, answer: 'a-q, b-p', isRight: true, act: drag({ a: 'q', b: 'p' }) },
  { question: match, answer: 'a-p, b-q', isRight: false, act: drag({ a: 'p', b: 'q' }) },
];

describe('an exported item in qti3-item-player', () => {
  for (const { question, answer, isRight, act } of plays)
    it(`gives the same marks as we do for ${question.id} answered with ${answer}`, async () => {
      await player.load(question);
      await act();

      const key = { ...question, key: { unit: 'optional' as const } };
      const ours = markQuestion(question === numeric ? key : question, answer).marksAwarded;
      const expected = isRight ? question.marks : 0;
      assert.deepEqual([await player.readScore(), ours], [expected, expected]);
    });
});
