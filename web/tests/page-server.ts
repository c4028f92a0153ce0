import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { buildWebIfStale } from '../../scripts/build/build-web.ts';
import { projectRoot } from '../../scripts/run-command.ts';
import { readMetadataComments } from '../../src/domain/metadata-comments.ts';
import type { Principal, Role } from '../../src/domain/principal.ts';
import {
  openScratchServer,
  type ScratchOptions,
  type ScratchServer,
} from '../../src/http/scratch-server.fixture.ts';
import { openOidcServer } from '../../src/http/session/oidc-server.fixture.ts';
import { readQuestions } from '../../src/latex/read-questions.ts';
import { MAX_WAIT_MS, openBrowser } from './open-browser.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** Animations are off, because the test machine has no graphics card. */
export const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
};
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
};
export const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' };

/** A running server with a browser that opens its pages. */
export type PageServer = {
  readonly server: ScratchServer;
  /** Opens a path in a fresh browser profile; an uncaught error of the page fails the test. */
  visit(path: string, browserOptions?: BrowserContextOptions): Promise<Page>;
  /** Saves a screenshot; see `take-screenshot.ts`. */
  screenshot: typeof takeScreenshot;
  /** Closes all pages: open pages keep sending requests. */
  closePages(): Promise<void>;
  close(): Promise<void>;
};

type PageServerOptions = {
  readonly samples: boolean;
  readonly roles?: Role[];
  /** Identifies users by the header `x-reviewer`, so that a test can act as several users. */
  readonly identifiesByHeader?: boolean;
  /** Requires a key to sign in. */
  readonly requiresKeys?: boolean;
  /** Lets users sign in with a real OpenID Connect provider. */
  readonly hasProvider?: boolean;
};

/** Browser options that send every request as the given user. */
export const asUser = (name: string, browserOptions = desktop): BrowserContextOptions => ({
  ...browserOptions,
  extraHTTPHeaders: { 'x-reviewer': name },
});

const identifyByHeader = async (request: Request): Promise<Principal> => ({
  id: request.headers.get('x-reviewer') ?? 'ada',
  roles: ['learner', 'author', 'expert', 'admin'],
  institution: 'default',
});

/**
 * Lets a test respond to some requests of a page, and reloads it: an open page may already have sent a request that the
 * test would miss.
 */
export async function intercept(page: Page, url: string, respond: (route: Route) => unknown): Promise<void> {
  await page.route(url, respond);
  await page.reload();
}

/** Opens a real server with the built pages, and a real browser. */
export async function openPageServer(options: PageServerOptions): Promise<PageServer> {
  if ((await buildWebIfStale()) !== 0) throw new Error('building the pages failed');
  const serverOptions: ScratchOptions = {
    webFolder: join(projectRoot, 'web/dist'),
    ...(options.roles && {
      identify: async () => ({ id: 'test-user', roles: options.roles ?? [], institution: 'default' }),
    }),
    ...(options.identifiesByHeader && { identify: identifyByHeader }),
    ...(options.requiresKeys && { requiresKeys: true }),
  };
  const { server, stop } = await openServer(serverOptions, options.hasProvider === true);
  if (options.samples) await server.bank.save(readSamples());
  const { browser, close } = await openBrowser();
  const contexts: BrowserContext[] = [];
  const closePages = async (): Promise<void> => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  };
  return {
    server,
    closePages,
    async visit(path, browserOptions = desktop) {
      const context = await browser.newContext(browserOptions);
      context.setDefaultTimeout(MAX_WAIT_MS);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(server.url + path);
      return page;
    },
    screenshot: takeScreenshot,
    async close() {
      await closePages();
      await close();
      await stop();
    },
  };
}

async function openServer(
  serverOptions: ScratchOptions,
  hasProvider: boolean,
): Promise<{ readonly server: ScratchServer; stop(): Promise<void> }> {
  if (hasProvider) return openOidcServer(serverOptions);
  const server = await openScratchServer(serverOptions);
  return { server, stop: () => server.stop() };
}

function readSamples() {
  const folder = join(projectRoot, 'data/samples');
  return globSync('**/*.tex', { cwd: folder })
    .sort()
    .flatMap((path) => readQuestions(readFileSync(join(folder, path), 'utf8')).questions)
    .map(({ question }) => readMetadataComments(question));
}
