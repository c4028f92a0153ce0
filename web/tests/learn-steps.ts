import type { Locator, Page } from 'playwright-core';
import type { LearnerResponse } from '../../src/domain/learner-response.ts';
import {
  type AnswerTask,
  hasWorking,
  isMathsTask,
  type LearnQuestion,
  listAnswerTasks,
} from '../src/learn/learn-question.ts';
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

/** Taps a field until it has the focus: a tap can miss it while the page scrolls for the on-screen keyboard. */
export async function tapUntilFocused(field: Locator): Promise<void> {
  for (let taps = 0; taps < 3; taps++) {
    await field.tap();
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The field does not get the focus');
}

export const getThreadId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Returns the question that the practice page shows. */
export async function fetchShownQuestion(server: LearnServer, page: Page): Promise<LearnQuestion> {
  const { values } = await server.client.threads.getState(getThreadId(page));
  return Object(values).question;
}

/** The first answer field of the practice page, whether the question has parts or not. */
export function getAnswerField(page: Page): Locator {
  return page.getByLabel(/^Answer\b/).first();
}

/** Types the correct answer on the practice page and checks it. */
export async function answerCorrectly(server: LearnServer, page: Page): Promise<void> {
  const question = await fetchShownQuestion(server, page);
  const response = await server.getCorrectAnswer(question.id);
  if (typeof response === 'string') await typeWholeResponse(page, question, response);
  else await typeResponse(page, question, response);
  await page.keyboard.press('Control+Enter');
}

async function typeWholeResponse(page: Page, question: LearnQuestion, response: string): Promise<void> {
  for (const task of listAnswerTasks(question)) {
    if (!isChoice(task)) await getAnswerField(page).focus();
    if (hasWorking(task)) await page.keyboard.press('Shift+Tab');
    await typeText(page, task, response);
  }
}

/** Types a response to each part with the keyboard alone; the first field has the focus. */
export async function typeResponse(
  page: Page,
  question: LearnQuestion,
  response: Exclude<LearnerResponse, string>,
): Promise<void> {
  for (const [index, task] of listAnswerTasks(question).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await typeText(page, task, response[task.path] ?? '');
  }
}

const isChoice = ({ response }: AnswerTask): boolean => response === 'choice' || response === 'choices';

/** Types working and answer into their fields, or the keys of the chosen options; the first field has the focus. */
async function typeText(page: Page, task: AnswerTask, text: string): Promise<void> {
  if (isChoice(task)) for (const key of text.split(' ')) await page.keyboard.press(key);
  else if (!isMathsTask(task)) await page.keyboard.insertText(text);
  else {
    const lines = text.split('\n');
    const answer = lines.pop() ?? '';
    if (hasWorking(task)) {
      await page.keyboard.insertText(lines.join('\n'));
      await page.keyboard.press('Tab');
    }
    await page.keyboard.insertText(answer);
  }
}

/** Presses Tab until a field of a part has the focus. */
export async function tabToFirstPart(page: Page): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const isInPart = await page.evaluate(
      () => document.activeElement?.matches('[data-part] :is(input, textarea, select)') ?? false,
    );
    if (isInPart) return;
  }
  throw new Error('Tab does not reach a part');
}

/** True when the page does not scroll sideways. */
export function fitsViewport(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}
