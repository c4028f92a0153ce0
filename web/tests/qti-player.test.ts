import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createQuestion, type Question } from '../../src/domain/question.ts';
import { qti3 } from '../../src/formats/qti/dialect.ts';
import { writeQtiGroup } from '../../src/formats/qti/write-qti-group.ts';
import { markQuestion } from '../../src/marking/mark-question.ts';
import { openBrowser } from './open-browser.ts';

// Plays exported items in the certified player `qti3-item-player` and compares its score with ours.

const { resolve } = createRequire(import.meta.url);
const readScript = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

let page: Page;
let closeBrowser: () => Promise<void>;

before(async () => {
  const { browser, close } = await openBrowser();
  closeBrowser = close;
  page = await browser.newPage();
  const player = dirname(resolve('qti3-item-player'));
  await page.setContent('<!doctype html><body><div id="app"></div></body>');
  await page.addScriptTag({ content: readScript(dirname(resolve('vue')), 'vue.min.js') });
  await page.addScriptTag({ content: readScript(player, 'qti3Player.umd.min.js') });
  await page.addStyleTag({ content: readScript(player, 'qti3Player.css') });
  await page.evaluate(`
    const component = window.qti3Player.default ?? window.qti3Player;
    const on = {
      notifyQti3PlayerReady: (ready) => { window.player = ready; },
      notifyQti3ItemReady: () => { window.isReady = true; },
      notifyQti3EndAttemptCompleted: (data) => { window.ended = data; },
    };
    const props = { suppressAlertMessages: true, suppressInvalidResponseMessages: true };
    new window.Vue({ render: (create) => create(component, { props, on }) }).$mount('#app');
  `);
  await page.waitForFunction('window.player !== undefined');
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

let loadCount = 0;

async function load(question: Question): Promise<void> {
  const figures = async () => ({ kind: 'missing', reason: 'none' }) as const;
  const group = await writeQtiGroup(question, {
    figures,
    onLoss: () => {},
    name: question.id,
    dialect: qti3,
  });
  // The player ignores a document that equals the previous one, so each has a different comment at its end.
  const xml = `${group.items[0]?.file.content}<!-- ${loadCount++} -->`;
  const configuration = { guid: question.id, status: 'interacting', sessionControl: { max_attempts: 0 } };
  await page.evaluate(`
    window.isReady = false;
    window.ended = undefined;
    window.player.loadItemFromXml(${JSON.stringify(xml)}, ${JSON.stringify(configuration)});
  `);
  await page.waitForFunction('window.isReady');
}

/** Ends the attempt and returns the score that the player computes. */
async function readScore(): Promise<number> {
  await page.evaluate(`window.player.endAttempt('end')`);
  await page.waitForFunction('window.ended !== undefined');
  return Number(
    await page.evaluate(
      `window.ended.state.outcomeVariables.find(({ identifier }) => identifier === 'SCORE').value`,
    ),
  );
}

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
      await load(question);
      await act();

      const key = { ...question, key: { unit: 'optional' as const } };
      const ours = markQuestion(question === numeric ? key : question, answer).marksAwarded;
      const expected = isRight ? question.marks : 0;
      assert.deepEqual([await readScore(), ours], [expected, expected]);
    });
});
