import type { Page } from 'playwright-core';
import type { LearnServer } from './learn-server.ts';

const MAX_TABS = 80;

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

export const getThreadId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export type ShownQuestion = { readonly id: string; readonly text: string; readonly marks: number };

/** Returns the question that the practice page shows. */
export async function fetchShownQuestion(server: LearnServer, page: Page): Promise<ShownQuestion> {
  const { values } = await server.client.threads.getState(getThreadId(page));
  return Object(values).question;
}

/** Types the correct answer: the working, then the result. */
export async function typeRightAnswer(server: LearnServer, page: Page): Promise<void> {
  const question = await fetchShownQuestion(server, page);
  const lines = (await server.getCorrectAnswer(question.id)).split('\n');
  const working = lines.slice(0, -1);
  if (working.length > 0 && question.marks > 1) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.insertText(working.join('\n'));
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(lines.at(-1) ?? '');
}

/** True when the page does not scroll sideways. */
export function fitsViewport(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}
