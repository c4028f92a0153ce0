import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { PdfOutcome, PdfPrinter } from '../../ports/pdf-printer.ts';

type PdflatexOptions = {
  readonly executable: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs?: number;
};

const run = promisify(execFile);

/** Prints TeX with pdflatex in a temporary folder; TeX can neither run programs nor access files elsewhere. */
export function createPdflatexPrinter(options: PdflatexOptions): PdfPrinter {
  return {
    name: 'pdflatex',
    print: async ({ tex, files = [] }) => {
      const folder = await mkdtemp(join(tmpdir(), 'vbagent-tex-'));
      try {
        await writeFile(join(folder, 'paper.tex'), tex);
        for (const { name, bytes } of files) await writeFile(join(folder, basename(name)), bytes);
        return await typeset(folder, options);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: async () => {},
  };
}

const ARGUMENTS = ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', 'paper.tex'];

async function typeset(
  folder: string,
  { executable, variables, timeoutMs = 60_000 }: PdflatexOptions,
): Promise<PdfOutcome> {
  // `p` restricts TeX to files in its own folder.
  const env = { ...variables, openin_any: 'p', openout_any: 'p' };
  try {
    await run(executable, ARGUMENTS, { cwd: folder, env, timeout: timeoutMs, maxBuffer: 50_000_000 });
    return { kind: 'printed', bytes: await readFile(join(folder, 'paper.pdf')) };
  } catch (thrown) {
    return { kind: 'failed', message: await readTexError(folder, thrown) };
  }
}

/** Returns TeX's first error (`! …`) with its line number. */
async function readTexError(folder: string, thrown: unknown): Promise<string> {
  const log = await readFile(join(folder, 'paper.log'), 'latin1').catch(() => '');
  const error = /^! (.+)$/m.exec(log)?.[1];
  const line = /^l\.(\d+)/m.exec(log)?.[1];
  if (error === undefined)
    return thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : 'it failed';
  return line === undefined ? error : `${error} (line ${line})`;
}
