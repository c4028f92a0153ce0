import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PdfOutcome, PdfPrinter } from '../../ports/pdf-printer.ts';
import { type DevtoolsPipe, openDevtoolsPipe } from './devtools-pipe.ts';

/** A browser executable and the environment variables to start it with. */
export type Chromium = {
  readonly executable: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Deletes the unpacked browser; missing if the browser was already installed. */
  readonly discard?: () => Promise<void>;
};

type ChromiumOptions = { readonly timeoutMs?: number };

const BROWSER_ARGUMENTS = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
];

/** Prints HTML with Chromium; a browser is started for each document and stopped afterwards. */
export function createChromiumPrinter(
  chromium: Chromium,
  { timeoutMs = 60_000 }: ChromiumOptions = {},
): PdfPrinter {
  return {
    name: 'Chromium',
    print: async ({ html }) => {
      const folder = await mkdtemp(join(tmpdir(), 'vbagent-pdf-'));
      try {
        return await printInFolder(folder, html, chromium, timeoutMs);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    close: async () => chromium.discard?.(),
  };
}

async function printInFolder(
  folder: string,
  html: string,
  { executable, variables }: Chromium,
  timeoutMs: number,
): Promise<PdfOutcome> {
  const pagePath = join(folder, 'page.html');
  await writeFile(pagePath, addPolicy(html));
  const browser = spawn(
    executable,
    [...BROWSER_ARGUMENTS, ...listSandboxArguments(), `--user-data-dir=${join(folder, 'profile')}`],
    {
      env: variables,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // Unlike `timeout`, this timer does not keep the process alive if the browser cannot be started.
      signal: AbortSignal.timeout(timeoutMs),
      killSignal: 'SIGKILL',
    },
  );
  const exitEvent = once(browser, 'exit').catch(() => {});
  try {
    await once(browser, 'spawn');
    return { kind: 'printed', bytes: await printPage(openDevtoolsPipe(browser), pagePath) };
  } catch (thrown) {
    return { kind: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) };
  } finally {
    browser.kill('SIGKILL');
    await exitEvent;
  }
}

/** Allows only what the page itself contains: no script, no frame, and nothing from the network or the disk. */
const PAGE_POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; font-src data:; img-src data:">';

/** Puts the policy before everything but the doctype; the browser then creates the head of the page for it. */
function addPolicy(html: string): string {
  const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(html) ?? [];
  return `${doctype}${PAGE_POLICY}${html.slice(doctype.length)}`;
}

/** Files that Docker and Podman create in every container. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv'];

/**
 * Disables the sandbox for the root user and in containers, which forbid the system calls that it needs: Chromium would not start.
 * This is safe: the page runs no script and loads nothing (`PAGE_POLICY`).
 */
function listSandboxArguments(): string[] {
  const hasNoSandbox = process.getuid?.() === 0 || CONTAINER_FILES.some((path) => existsSync(path));
  return hasNoSandbox ? ['--no-sandbox'] : [];
}

const TargetReply = z.object({ targetId: z.string() });
const SessionReply = z.object({ sessionId: z.string() });
const PrintReply = z.object({ data: z.string() });

/** Loads the page, waits for its fonts and returns it as a PDF, with calls of the Chrome DevTools Protocol. */
async function printPage(pipe: DevtoolsPipe, pagePath: string): Promise<Uint8Array> {
  const { targetId } = TargetReply.parse(await pipe.call('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = SessionReply.parse(
    await pipe.call('Target.attachToTarget', { targetId, flatten: true }),
  );
  await pipe.call('Page.enable', {}, sessionId);
  await pipe.call('Emulation.setScriptExecutionDisabled', { value: true }, sessionId);
  const loadEvent = pipe.next('Page.loadEventFired');
  await pipe.call('Page.navigate', { url: pathToFileURL(pagePath).href }, sessionId);
  await loadEvent;
  const fontsLoaded = { expression: 'document.fonts.ready.then(() => true)', awaitPromise: true };
  await pipe.call('Runtime.evaluate', fontsLoaded, sessionId);
  const options = { preferCSSPageSize: true, printBackground: true };
  const { data } = PrintReply.parse(await pipe.call('Page.printToPDF', options, sessionId));
  return Buffer.from(data, 'base64');
}
