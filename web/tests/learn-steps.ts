import type { Page } from 'playwright-core';
import type { LearnServer } from './learn-server.ts';

const MAX_TABS = 80;

/** Presses Tab until the focus is on what is called so, as somebody without a mouse would. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

export const getThreadId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export type ShownQuestion = { readonly id: string; readonly text: string; readonly marks: number };

export async function getQuestionOn(house: LearnServer, page: Page): Promise<ShownQuestion> {
  const { values } = await house.client.threads.getState(getThreadId(page));
  return Object(values).question;
}

/** Types what a learner who knows it would write: the working, then the answer. */
export async function typeRightAnswer(house: LearnServer, page: Page): Promise<void> {
  const question = await getQuestionOn(house, page);
  const lines = (await house.answerTo(question.id)).split('\n');
  const working = lines.slice(0, -1);
  if (working.length > 0 && question.marks > 1) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.insertText(working.join('\n'));
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(lines.at(-1) ?? '');
}

/** Everything of the page lies within its width. */
export function fitsViewport(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to be');
}
