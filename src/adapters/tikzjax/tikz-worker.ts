import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Drawing } from '../../ports/diagram-renderer.ts';
import { postResult, serveTasks } from '../worker-threads/serve-tasks.ts';
import { findActiveContent } from './find-active-content.ts';
import { createTikzDocument, LINES_BEFORE_SOURCE, OVERFLOW_MESSAGE } from './tikz-document.ts';

type TexToSvg = (source: string, options: { showConsole: boolean }) => Promise<string>;

const require = createRequire(import.meta.url);
const log: string[] = [];
// The engine writes its log only to the console, so `console.log` is replaced. After an overflow the engine never returns,
// so the result is posted from here.
console.log = (...parts: unknown[]) => {
  log.push(parts.join(' '));
  if (log.at(-1)?.includes(OVERFLOW_MESSAGE))
    postResult(readTexError(log.join('\n')) ?? { kind: 'failed', message: OVERFLOW_MESSAGE });
};

async function draw(tikz: string): Promise<Drawing> {
  log.length = 0;
  try {
    const texToSvg: TexToSvg = require('node-tikzjax').default;
    const svg = await texToSvg(createTikzDocument(tikz), { showConsole: true });
    return readTexError(log.join('\n')) ?? (await checkDrawing(svg));
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return readTexError(log.join('\n')) ?? { kind: 'failed', message };
  }
}

/** Refuses a drawing with active content, such as a script: it would run in the pages and printed papers that contain the drawing. */
async function checkDrawing(svg: string): Promise<Drawing> {
  const found = findActiveContent(svg);
  if (found !== undefined) return { kind: 'failed', message: `A drawing must not contain ${found}` };
  return { kind: 'drawn', svg: await embedFonts(svg) };
}

function readTexError(texLog: string): Drawing | undefined {
  const message = /^! (.+)$/m.exec(texLog)?.[1];
  if (message === undefined) return undefined;
  const line = Number(/^l\.(\d+)/m.exec(texLog)?.[1] ?? Number.NaN) - LINES_BEFORE_SOURCE;
  return { kind: 'failed', message, ...(line > 0 ? { line } : {}) };
}

/** Embeds the TeX fonts that the SVG uses, because an SVG shown as an image cannot load other files. */
async function embedFonts(svg: string): Promise<string> {
  const names = new Set([...svg.matchAll(/font-family[=:]\s*"?([a-z]+\d*)/g)].map((match) => match[1] ?? ''));
  const folder = join(dirname(require.resolve('node-tikzjax/package.json')), 'css/bakoma/ttf');
  const faces = await Promise.all(
    [...names].map((name) => createFontFace(name, join(folder, `${name}.ttf`))),
  );
  return svg.replace(/<svg[^>]*>/, (svgTag) => `${svgTag}<style>${faces.join('')}</style>`);
}

async function createFontFace(name: string, path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return '';
  return `@font-face{font-family:${name};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`;
}

// The script of the worker thread that `create-tikzjax-renderer.ts` starts.
serveTasks(draw);
