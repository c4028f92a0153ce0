import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../../domain/fault.ts';
import { hashText } from '../../domain/question-id.ts';
import type { DiagramRenderer, Drawing } from '../../ports/diagram-renderer.ts';
import { createTikzPreamble } from '../tikzjax/tikz-document.ts';

type PdflatexRendererOptions = {
  readonly pdflatex: string;
  /** The poppler program that converts PDF to SVG. */
  readonly pdftocairo: string;
  readonly timeoutMs?: number;
};

const run = promisify(execFile);
/** The number of document lines before the TikZ source. */
const LINES_BEFORE_SOURCE = 4;
/** The maximum file size in blocks of 512 bytes (64 MB), in case a drawing never stops writing. */
const MAX_BLOCKS = 131_072;

/**
 * Renders TikZ with an installed TeX, one drawing at a time, within a time limit; TeX can neither run programs nor access
 * files outside a temporary folder. Throws a fault if TeX itself cannot be used, so that another renderer can be used.
 */
export function createPdflatexRenderer(options: PdflatexRendererOptions): DiagramRenderer {
  let lastDrawing: Promise<unknown> = Promise.resolve();
  return {
    draw: (tikz) => {
      const drawing = lastDrawing.then(() => drawInTemporaryFolder(tikz, options));
      lastDrawing = drawing.catch(() => undefined);
      return drawing;
    },
    close: async () => {
      await lastDrawing;
    },
  };
}

async function drawInTemporaryFolder(tikz: string, options: PdflatexRendererOptions): Promise<Drawing> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-tikz-'));
  try {
    await writeFile(join(folder, 'drawing.tex'), createDocument(tikz));
    const failure = await typeset(folder, options);
    return failure ?? { kind: 'drawn', svg: renameIds(await convertToSvg(folder, options), hashText(tikz)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates a document whose page has the size of the drawing; it uses TeX primitives, so no extra class is needed. */
function createDocument(tikz: string): string {
  return [
    '\\documentclass{article}\\usepackage{tikz}',
    createTikzPreamble(tikz),
    '\\begin{document}',
    '\\setbox0\\hbox{%',
    tikz,
    '}\\pdfhorigin=2pt \\pdfvorigin=2pt',
    '\\pdfpagewidth=\\dimexpr\\wd0+4pt\\relax \\pdfpageheight=\\dimexpr\\ht0+\\dp0+4pt\\relax',
    '\\shipout\\box0',
    '\\end{document}',
  ].join('\n');
}

const ARGUMENTS = ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', 'drawing.tex'];

/** Runs TeX; returns its error, if there is one. */
async function typeset(folder: string, options: PdflatexRendererOptions): Promise<Drawing | undefined> {
  const { timeoutMs = 20_000 } = options;
  try {
    await runLimited(options.pdflatex, ARGUMENTS, { folder, timeoutMs });
    return undefined;
  } catch (thrown) {
    if (isKilled(thrown))
      return { kind: 'failed', message: `the drawing took longer than ${timeoutMs / 1000} s` };
    const log = await readFile(join(folder, 'drawing.log'), 'latin1').catch(() => '');
    return readTexError(log) ?? throwUnusableTex(thrown);
  }
}

function readTexError(log: string): Drawing | undefined {
  const message = /^! (.+)$/m.exec(log)?.[1];
  if (message === undefined) return undefined;
  // A missing package, as in "LaTeX Error: File `x.sty' not found", is a problem of this installation, not of the drawing.
  if (
    /^(?:LaTeX Error|Package tikz Error).*(?:File `|library )/.test(message) &&
    /not found|did not find/.test(log)
  )
    throw new Fault('service-down', `This TeX installation lacks a package: ${message}`);
  const line = Number(/^l\.(\d+)/m.exec(log)?.[1] ?? Number.NaN) - LINES_BEFORE_SOURCE;
  return { kind: 'failed', message, ...(line > 0 ? { line } : {}) };
}

function throwUnusableTex(cause: unknown): never {
  throw new Fault('service-down', 'The installed TeX cannot draw.', { cause });
}

async function convertToSvg(folder: string, options: PdflatexRendererOptions): Promise<string> {
  try {
    const { timeoutMs = 20_000 } = options;
    await runLimited(options.pdftocairo, ['-svg', 'drawing.pdf', 'drawing.svg'], { folder, timeoutMs });
    const svg = await readFile(join(folder, 'drawing.svg'), 'utf8');
    return svg.slice(Math.max(0, svg.indexOf('<svg')));
  } catch (thrown) {
    return throwUnusableTex(thrown);
  }
}

/** Gives the ids of an SVG a prefix. Without it, two drawings of one page would show the glyphs of the first one. */
function renameIds(svg: string, prefix: string): string {
  return svg.replaceAll(/(\bid="|href="#|url\(#)/gu, `$1${prefix}-`);
}

type RunLimits = { readonly folder: string; readonly timeoutMs: number };

function runLimited(
  program: string,
  args: readonly string[],
  { folder, timeoutMs }: RunLimits,
): Promise<unknown> {
  const env = {
    PATH: [dirname(program), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    // TeX's own files also stay in the temporary folder.
    HOME: folder,
    TEXMFHOME: folder,
    TEXMFVAR: folder,
    TEXMFOUTPUT: folder,
    // `p` restricts TeX to files in its own folder.
    openin_any: 'p',
    openout_any: 'p',
    shell_escape: 'f',
  };
  const shellArguments = ['-c', `ulimit -f ${MAX_BLOCKS}; exec "$0" "$@"`, program, ...args];
  const killSignal = 'SIGKILL';
  return run('/bin/sh', shellArguments, {
    cwd: folder,
    env,
    timeout: timeoutMs,
    killSignal,
    maxBuffer: 10_000_000,
  });
}

function isKilled(thrown: unknown): boolean {
  return thrown instanceof Error && 'killed' in thrown && thrown.killed === true;
}
