import type { Locator, Page } from 'playwright-core';
import type { LearnerResponse } from '../../src/domain/learner-response.ts';
import type { ResponseKind } from '../../src/domain/response-kind.ts';
import type { SqaQuestion } from '../../src/domain/sqa.ts';
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

export type ShownQuestion = Pick<SqaQuestion, 'id' | 'text' | 'marks' | 'metadata'>;

/** Returns the question that the practice page shows. */
export async function fetchShownQuestion(server: LearnServer, page: Page): Promise<ShownQuestion> {
  const { values } = await server.client.threads.getState(getThreadId(page));
  return Object(values).question;
}

/** The first answer field of the practice page, whether the question has parts or not. */
export function getAnswerField(page: Page): Locator {
  return page.getByLabel(/^Answer\b/).first();
}

/** Types the correct answer on the practice page, whose first field has the focus, and checks it. */
export async function answerCorrectly(server: LearnServer, page: Page): Promise<void> {
  const question = await fetchShownQuestion(server, page);
  const response = await server.getCorrectAnswer(question.id);
  if (typeof response === 'string' && question.marks > 1) await page.keyboard.press('Shift+Tab');
  await typeResponse(page, question, response);
  await page.keyboard.press('Control+Enter');
}

/** Types a response into the fields of a question with the keyboard alone; the first field has the focus. */
export async function typeResponse(
  page: Page,
  { marks, metadata }: ShownQuestion,
  response: LearnerResponse,
): Promise<void> {
  if (typeof response === 'string') {
    if (marks > 1) await typeWorkingAndAnswer(page, response);
    else await page.keyboard.insertText(isMaths(metadata.response) ? getLastLine(response) : response);
    return;
  }
  for (const [index, part] of (metadata.parts ?? []).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await typePart(page, part, response[part.path] ?? '');
  }
}

/** Types the answer to one part into its field, which has the focus. */
async function typePart(
  page: Page,
  { response: kind, marks }: NonNullable<ShownQuestion['metadata']['parts']>[number],
  text: string,
): Promise<void> {
  if (kind === 'choice') await page.keyboard.press(text);
  else if (marks > 1 && isMaths(kind)) await typeWorkingAndAnswer(page, text);
  else await page.keyboard.insertText(isMaths(kind) ? getLastLine(text) : text);
}

const isMaths = (kind: ResponseKind | undefined): boolean => kind === 'number' || kind === 'expression';

const getLastLine = (text: string): string => text.split('\n').at(-1) ?? '';

async function typeWorkingAndAnswer(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text.split('\n').slice(0, -1).join('\n'));
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(getLastLine(text));
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
