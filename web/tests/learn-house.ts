import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@langchain/langgraph-sdk';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildWebIfStale } from '../../scripts/build-web.ts';
import { createQuestionShelf } from '../../src/adapters/database/question-shelf.ts';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import { rightAnswer } from '../../src/practice/graphs/practice-house.fixture.ts';
import { openBrowser } from './open-browser.ts';
import { desktop } from './page-house.ts';
import { takePicture } from './take-picture.ts';

export type LearnHouse = {
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

type Server = { readonly url: string; kill(): Promise<void> };

async function startServer(database: string, port = '0'): Promise<Server> {
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
export async function openLearnHouse(): Promise<LearnHouse> {
  if ((await buildWebIfStale()) !== 0) throw new Error('the pages do not build');
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-learn-'));
  const path = join(folder, 'learn.db');
  const [first, { browser, close }] = await Promise.all([startServer(path), openBrowser()]);
  let server = first;
  const { url } = first;
  const beside = await openSqlite(path);
  const shelf = createQuestionShelf(beside);
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
    picture: takePicture,
    kill: () => server.kill(),
    async restart() {
      server = await startServer(path, new URL(url).port);
    },
    async answerTo(questionId) {
      const question = await shelf.find(questionId);
      if (question === undefined) throw new Error(`nobody was asked ${questionId}`);
      return rightAnswer(question);
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
