import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@langchain/langgraph-sdk';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildWebIfStale } from '../../scripts/build/build-web.ts';
import { createServedQuestionStore } from '../../src/adapters/database/served-questions/served-question-store.ts';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import { writeRightAnswer } from '../../src/practice/graphs/practice-server.fixture.ts';
import { openBrowser } from './open-browser.ts';
import { desktop } from './page-server.ts';
import { takeScreenshot } from './take-screenshot.ts';

export type LearnServer = {
  readonly url: string;
  readonly client: Client;
  /** Opens an address in a fresh profile; whatever the page complains about fails the test. */
  visit(path: string, look?: BrowserContextOptions): Promise<Page>;
  /** Another window of the same profile. */
  visitIn(context: BrowserContext, path: string): Promise<Page>;
  picture(page: Page, name: string): Promise<void>;
  /** SIGKILL: the server has no say in it. */
  kill(): Promise<void>;
  /** A new server at the same address, on the same database. */
  restart(): Promise<void>;
  /** What a learner who knows it would write. */
  answerTo(questionId: string): Promise<string>;
  /** Closes what was visited: an open page goes on working. */
  leave(): Promise<void>;
  close(): Promise<void>;
};

type ServerProcess = { readonly url: string; kill(): Promise<void> };

async function startServer(database: string, port = '0'): Promise<ServerProcess> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'learn-server.fixture.ts'), [database, port], {
    execArgv: [],
  });
  // A test that fails leaves no process behind.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const [url] = await Promise.race([once(child, 'message'), once(child, 'exit').then(failToStart)]);
  return {
    url: String(url),
    async kill() {
      // One that is gone already would never be heard to go.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function failToStart([code]: unknown[]): never {
  throw new Error(`the server ended with ${code} before it told its address`);
}

/** The whole product in a process of its own that can be killed, and a real browser to learn in. */
export async function openLearnServer(): Promise<LearnServer> {
  if ((await buildWebIfStale()) !== 0) throw new Error('the pages do not build');
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-learn-'));
  const path = join(folder, 'learn.db');
  const [first, { browser, close }] = await Promise.all([startServer(path), openBrowser()]);
  let server = first;
  const { url } = first;
  const beside = await openSqlite(path);
  const shelf = createServedQuestionStore(beside);
  const visitors: BrowserContext[] = [];

  async function visitIn(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(url + address);
    return page;
  }

  async function leave(): Promise<void> {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  }

  return {
    url,
    client: new Client({ apiUrl: url, apiKey: null, callerOptions: { maxRetries: 0 } }),
    visitIn,
    async visit(address, look = desktop) {
      const visitor = await browser.newContext(look);
      visitors.push(visitor);
      return visitIn(visitor, address);
    },
    leave,
    picture: takeScreenshot,
    kill: () => server.kill(),
    async restart() {
      server = await startServer(path, new URL(url).port);
    },
    async answerTo(questionId) {
      const question = await shelf.find(questionId);
      if (question === undefined) throw new Error(`nobody was asked ${questionId}`);
      return writeRightAnswer(question);
    },
    async close() {
      await leave();
      await close();
      await server.kill();
      await beside.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
