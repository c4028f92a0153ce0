import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { buildWebIfStale } from '../../scripts/build/build-web.ts';
import { projectRoot } from '../../scripts/run-command.ts';
import { readMetadataComments } from '../../src/domain/metadata-comments.ts';
import type { Principal, Role } from '../../src/domain/principal.ts';
import { openScratchServer, type ScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';
import { openBrowser } from './open-browser.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** Without motion: without a graphics card every frame is drawn by the processor. */
export const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
};
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
export const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' };

export type PageServer = {
  readonly server: ScratchServer;
  /** Opens an address in a fresh browser profile; whatever the page complains about fails the test. */
  visit(path: string, look?: BrowserContextOptions): Promise<Page>;
  picture(page: Page, name: string): Promise<void>;
  /** Closes what was visited: an open page goes on working. */
  leave(): Promise<void>;
  close(): Promise<void>;
};

export type PageServerOptions = {
  readonly samples: boolean;
  readonly roles?: Role[];
  /** Several people share the house: the header `x-reviewer` says who asks. */
  readonly named?: boolean;
  /** Nobody is known without a key. */
  readonly asksForKeys?: boolean;
};

/** A browser in which everything is asked in somebody's name. */
export const asUser = (name: string, look = desktop): BrowserContextOptions => ({
  ...look,
  extraHTTPHeaders: { 'x-reviewer': name },
});

const identifyByName = async (request: Request): Promise<Principal> => ({
  id: request.headers.get('x-reviewer') ?? 'ada',
  roles: ['learner', 'author', 'expert', 'admin'],
});

/**
 * Has a test answer some requests of a page, from its next load on: a busy page that is open already may send one more
 * request past the test.
 */
export async function intercept(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(address, answer);
  await page.reload();
}

/** The built pages on a real server with the samples in its bank, and a real browser to look at them. */
export async function openPageServer(options: PageServerOptions): Promise<PageServer> {
  if ((await buildWebIfStale()) !== 0) throw new Error('the pages do not build');
  const server = await openScratchServer({
    webFolder: join(projectRoot, 'web/dist'),
    ...(options.roles && { identify: async () => ({ id: 'somebody', roles: options.roles ?? [] }) }),
    ...(options.named && { identify: identifyByName }),
    ...(options.asksForKeys && { asksForKeys: true }),
  });
  if (options.samples) await server.bank.save(readSamples());
  const { browser, close } = await openBrowser();
  const visitors: BrowserContext[] = [];
  const leave = async (): Promise<void> => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  };
  return {
    server,
    leave,
    async visit(path, look = desktop) {
      const visitor = await browser.newContext(look);
      visitors.push(visitor);
      const page = await visitor.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(server.url + path);
      return page;
    },
    picture: takeScreenshot,
    async close() {
      await leave();
      await close();
      await server.stop();
    },
  };
}

function readSamples() {
  const folder = join(projectRoot, 'data/samples');
  return globSync('**/*.tex', { cwd: folder })
    .sort()
    .flatMap((path) => readQuestions(readFileSync(join(folder, path), 'utf8')).questions)
    .map(({ question }) => readMetadataComments(question));
}
