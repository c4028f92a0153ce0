import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { type LearnServer, openLearnServer } from '../../../web/tests/learn-server.ts';
import { drawQuestionSheet } from './contact-sheet.ts';
import { findPageFaults, renderQuestions } from './render-questions.ts';

let server: LearnServer;
before(async () => {
  server = await openLearnServer();
});
after(() => server.close());

it('renders questions with their feedback without faults, and draws them on a contact sheet', async () => {
  const questions = await renderQuestions(server, 2);

  assert.deepEqual(
    questions.map(({ faults }) => faults),
    [[], []],
  );
  assert.equal(new Set(questions.map(({ response }) => response)).size, 2);
  assert.ok((await drawQuestionSheet(questions)).length > 10_000);
});

it('finds raw TeX, clipped and small text, text outside of the screen, and formulas without an alternative', async () => {
  const page = await server.visit('/learn');
  await page.setContent(`<main>
    <p>Solve $x^{2} = 4$</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">A long sentence</p>
    <p style="font-size: 8px">Small print</p>
    <p style="width: 3000px; text-align: right">Far away</p>
    <span class="katex"><span class="katex-html">x</span></span>
    <pre>print("$x$")</pre></main>`);

  assert.deepEqual(await findPageFaults(page), [
    'raw TeX: “Solve $x^{2} = 4$”',
    'too small: “Small print”',
    'outside the screen: “Far away”',
    'clipped: “A long sentence”',
    'no text alternative: “x”',
    'the page scrolls sideways',
  ]);
});
