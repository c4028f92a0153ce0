import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { serialiseResponse } from '../../../src/domain/learner-response.ts';
import type { LearnServer } from '../../../web/tests/learn-server.ts';
import { dark, desktop, phone } from '../../../web/tests/page-server.ts';
import { type ResponseKind, responseKinds, writeResponse } from './write-response.ts';

const findFaultsSource = readFileSync(join(import.meta.dirname, 'page-faults.js'), 'utf8');

const GRAPH = 'question_practice';
const MAX_HINTS = 5;

/** A question as a learner saw it after an answer: a picture for the contact sheet, and the faults of its pages. */
export type RenderedQuestion = {
  readonly course: string;
  readonly outcome: string;
  readonly questionId: string;
  readonly response: ResponseKind;
  readonly faults: readonly string[];
  readonly picture: Buffer;
};

const Courses = z.array(
  z.object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(z.object({ id: z.string(), has_questions: z.boolean() })),
  }),
);
type Course = z.infer<typeof Courses>[number];

type Task = { readonly course: Course; readonly outcome: string; readonly response: ResponseKind };

/** Returns what is wrong with the page that is shown, for example TeX that is not typeset. */
export function findPageFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaultsSource);
}

/** Renders questions of all courses in turn, each before and after an answer, on a phone and on a wide screen. */
export async function renderQuestions(
  server: LearnServer,
  count: number,
  onRendered: (rendered: RenderedQuestion) => void = () => undefined,
): Promise<RenderedQuestion[]> {
  const response = await fetch(`${server.url}/api/v1/sqa/courses`);
  const courses = Courses.parse(await response.json());
  const tasks = listTasks(courses, count);
  const screens = await Promise.all(
    [phone, { ...phone, colorScheme: 'dark' as const }].map((options) => server.visit('/learn', options)),
  );
  const wideScreens = await Promise.all([desktop, dark].map((options) => server.visit('/learn', options)));
  const rendered: RenderedQuestion[] = [];
  for (const [index, task] of tasks.entries()) {
    const pages = [screens[index % 2], wideScreens[index % 2]].filter((page) => page !== undefined);
    const question = await renderQuestion(server, pages, task);
    rendered.push(question);
    onRendered(question);
  }
  return rendered;
}

/** Takes a topic of each course in turn, and the kinds of responses in turn. */
function listTasks(courses: readonly Course[], count: number): Task[] {
  const withTopics = courses
    .map((course) => ({ course, topics: course.outcomes.filter((outcome) => outcome.has_questions) }))
    .filter(({ topics }) => topics.length > 0);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / withTopics.length);
    const { course, topics } = withTopics[index % withTopics.length] ?? withTopics[0] ?? failWithoutCourses();
    return {
      course,
      outcome: topics[round % topics.length]?.id ?? '',
      response: responseKinds[(index + round) % responseKinds.length] ?? 'right',
    };
  });
}

function failWithoutCourses(): never {
  throw new Error('no course has questions');
}

async function renderQuestion(
  server: LearnServer,
  pages: readonly Page[],
  { course, outcome, response }: Task,
): Promise<RenderedQuestion> {
  const { subject, level } = course;
  const { thread_id: thread } = await server.client.threads.create();
  const input = { subject, level, target_outcome: outcome };
  const opened = Object(await server.client.runs.wait(thread, GRAPH, { input }));
  const questionId = String(opened.question.id);
  const act = async (action: object) =>
    Object(
      await server.client.runs.wait(thread, GRAPH, {
        command: { resume: { ...action, tool_call_id: `present_question_${questionId}` } },
      }),
    );
  await requestHints(act);
  const faultsBefore = await checkPages(pages, `${server.url}/learn/practice/${thread}`, 'form');
  const [question, right] = await Promise.all([
    server.getServedQuestion(questionId),
    server.getCorrectAnswer(questionId),
  ]);
  await act({ user_answer: serialiseResponse(writeResponse(response, question, right)) });
  const faultsAfter = await checkPages(pages, `${server.url}/learn/practice/${thread}`, '#verdict');
  return {
    course: `${level} ${subject}`,
    outcome,
    questionId,
    response,
    faults: [...new Set([...faultsBefore, ...faultsAfter])],
    picture: (await pages[0]?.screenshot({ fullPage: true })) ?? Buffer.alloc(0),
  };
}

/** Requests all hints of the question, or of its first part. */
async function requestHints(act: (action: object) => Promise<{ hints?: { left: number }[] }>): Promise<void> {
  for (let hints = 0; hints < MAX_HINTS; hints++) {
    const { hints: shown = [] } = await act({ hint: true });
    if ((shown.at(-1)?.left ?? 0) === 0) return;
  }
}

/** Opens the session on each page, opens all that is folded, and returns the faults. */
async function checkPages(pages: readonly Page[], url: string, ready: string): Promise<string[]> {
  const faults: string[] = [];
  for (const page of pages) {
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const button of await page.getByRole('button', { name: /^Show all steps$/ }).all())
      await button.click();
    await page.evaluate(
      `document.querySelectorAll('main details').forEach((details) => { details.open = true; })`,
    );
    await page.waitForLoadState('networkidle');
    faults.push(...(await findPageFaults(page)));
  }
  return faults;
}
