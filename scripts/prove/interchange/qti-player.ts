// Opens the certified player `qti3-item-player` in Chromium and plays exported items with real clicks and keys.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { PlainQuestion, Question } from '../../../src/domain/question.ts';
import { qti3 } from '../../../src/formats/qti/dialect.ts';
import { writeQtiGroup } from '../../../src/formats/qti/write-qti-group.ts';

export type QtiPlayer = {
  readonly page: Page;
  /** Shows the items of a question one after the other; calls `play` for each. */
  load(question: Question): Promise<void>;
  /** Ends the attempt and returns the score that the player computes. */
  readScore(): Promise<number>;
};

const { resolve } = createRequire(import.meta.url);
const readScript = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

export async function openQtiPlayer(browser: Browser): Promise<QtiPlayer> {
  const page = await browser.newPage();
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
  let loadCount = 0;
  return {
    page,
    async load(question) {
      // The player ignores a document that equals the previous one, so each has a different comment at its end.
      const xml = `${await writeItemXml(question)}<!-- ${loadCount++} -->`;
      const configuration = { guid: question.id, status: 'interacting', sessionControl: { max_attempts: 0 } };
      await page.evaluate(`
        window.isReady = false;
        window.ended = undefined;
        window.player.loadItemFromXml(${JSON.stringify(xml)}, ${JSON.stringify(configuration)});
      `);
      await page.waitForFunction('window.isReady');
    },
    async readScore() {
      await page.evaluate(`window.player.endAttempt('end')`);
      await page.waitForFunction('window.ended !== undefined');
      return Number(
        await page.evaluate(
          `window.ended.state.outcomeVariables.find(({ identifier }) => identifier === 'SCORE').value`,
        ),
      );
    },
  };
}

async function writeItemXml(question: PlainQuestion): Promise<string> {
  const figures = async () => ({ kind: 'missing', reason: 'none' }) as const;
  const options = { figures, onLoss: () => {}, name: question.id, dialect: qti3 };
  return String((await writeQtiGroup(question, options)).items[0]?.file.content ?? '');
}
