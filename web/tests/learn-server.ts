import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@langchain/langgraph-sdk';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildWebIfStale } from '../../scripts/build/build-web.ts';
import { createAnswerLog } from '../../src/adapters/database/answers/answer-log.ts';
import { createQuestionBank } from '../../src/adapters/database/bank/question-bank.ts';
import { createServedQuestionStore } from '../../src/adapters/database/served-questions/served-question-store.ts';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import type { AnswerRecord } from '../../src/domain/answer-record.ts';
import type { LearnerResponse } from '../../src/domain/learner-response.ts';
import type { Question } from '../../src/domain/question.ts';
import { writeRightAnswer } from '../../src/practice/graphs/practice-server.fixture.ts';
import { MAX_WAIT_MS, openBrowser } from './open-browser.ts';
import { desktop } from './page-server.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** A running server that can be killed, with a browser and a LangGraph client. */
export type LearnServer = {
  readonly url: string;
  readonly client: Client;
  /** Opens a path in a fresh browser profile; an uncaught error of the page fails the test. */
  visit(path: string, browserOptions?: BrowserContextOptions): Promise<Page>;
  /** Opens a path in another window of the same profile. */
  visitIn(context: BrowserContext, path: string): Promise<Page>;
  screenshot: typeof takeScreenshot;
  /** Kills the server with SIGKILL, so that it cannot clean up. */
  kill(): Promise<void>;
  /** Starts a new server on the same port and database. */
  restart(): Promise<void>;
  /** Returns a question that was shown to a learner, with its answer. */
  getServedQuestion(questionId: string): Promise<Question>;
  /** Returns the correct answer to a question that was shown to a learner. */
  getCorrectAnswer(questionId: string): Promise<LearnerResponse>;
  /** Adds questions to the bank. */
  saveQuestions(questions: readonly Question[]): Promise<void>;
  /** Adds answers to the log of all answers. */
  saveAnswers(records: readonly AnswerRecord[]): Promise<void>;
  /** Closes all pages: open pages keep sending requests. */
  closePages(): Promise<void>;
  close(): Promise<void>;
};

type ServerProcess = { readonly url: string; kill(): Promise<void> };

type ServerOptions = {
  /** `embedded` offers the questions of item models and of the bank, `database` only those of the bank. */
  readonly dataSource: 'embedded' | 'database';
};

async function startServer(
  database: string,
  { dataSource }: ServerOptions,
  port = '0',
): Promise<ServerProcess> {
  const program = join(import.meta.dirname, 'learn-server.fixture.ts');
  const child: ChildProcess = fork(program, [database, port, dataSource], { execArgv: [] });
  // A failing test must not leave a process behind.
  const killChild = (): void => void child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const [url] = await Promise.race([once(child, 'message'), once(child, 'exit').then(failToStart)]);
  return {
    url: String(url),
    async kill() {
      // A process that has already ended emits no further exit event.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function failToStart([code]: unknown[]): never {
  throw new Error(`the server exited with ${code} before it reported its URL`);
}

/** Opens the complete product in a process that can be killed, and a real browser. */
export async function openLearnServer(
  options: ServerOptions = { dataSource: 'embedded' },
): Promise<LearnServer> {
  if ((await buildWebIfStale()) !== 0) throw new Error('building the pages failed');
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-learn-'));
  const path = join(folder, 'learn.db');
  const [first, { browser, close }] = await Promise.all([startServer(path, options), openBrowser()]);
  let server = first;
  const { url } = first;
  const database = await openSqlite(path);
  const servedQuestions = createServedQuestionStore(database);
  const contexts: BrowserContext[] = [];

  async function visitIn(context: BrowserContext, pagePath: string): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(url + pagePath);
    return page;
  }

  async function getServedQuestion(questionId: string): Promise<Question> {
    const question = await servedQuestions.find(questionId);
    if (question === undefined) throw new Error(`question ${questionId} was not served`);
    return question;
  }

  async function closePages(): Promise<void> {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  }

  return {
    url,
    client: new Client({ apiUrl: url, apiKey: null, callerOptions: { maxRetries: 0 } }),
    visitIn,
    async visit(pagePath, browserOptions = desktop) {
      const context = await browser.newContext(browserOptions);
      context.setDefaultTimeout(MAX_WAIT_MS);
      contexts.push(context);
      return visitIn(context, pagePath);
    },
    closePages,
    screenshot: takeScreenshot,
    kill: () => server.kill(),
    async restart() {
      server = await startServer(path, options, new URL(url).port);
    },
    getServedQuestion,
    getCorrectAnswer: async (questionId) => writeRightAnswer(await getServedQuestion(questionId)),
    async saveQuestions(questions) {
      await createQuestionBank(database).save([...questions]);
    },
    async saveAnswers(records) {
      await createAnswerLog(database).append([...records]);
    },
    async close() {
      await closePages();
      await close();
      await server.kill();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
