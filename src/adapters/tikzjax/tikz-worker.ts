import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Drawing } from '../../ports/diagram-renderer.ts';
import { LINES_BEFORE, OVERFLOW, tikzDocument } from './tikz-document.ts';

type TexToSvg = (source: string, options: { showConsole: boolean }) => Promise<string>;

const require = createRequire(import.meta.url);
const log: string[] = [];
// The TeX port prints its log on the console and offers no other way to read it.
console.log = (...parts: unknown[]) => {
  log.push(parts.join(' '));
  if (log.at(-1)?.includes(OVERFLOW)) parentPort?.postMessage(complaintOf(log.join('\n')));
};

async function draw(tikz: string): Promise<Drawing> {
  log.length = 0;
  try {
    const texToSvg: TexToSvg = require('node-tikzjax').default;
    const svg = await texToSvg(tikzDocument(tikz), { showConsole: true });
    return complaintOf(log.join('\n')) ?? { kind: 'drawn', svg: await embedFonts(svg) };
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return complaintOf(log.join('\n')) ?? { kind: 'failed', message };
  }
}

function complaintOf(texLog: string): Drawing | undefined {
  const message = /^! (.+)$/m.exec(texLog)?.[1];
  if (message === undefined) return undefined;
  const line = Number(/^l\.(\d+)/m.exec(texLog)?.[1] ?? Number.NaN) - LINES_BEFORE;
  return { kind: 'failed', message, ...(line > 0 ? { line } : {}) };
}

/** An SVG shown as an image loads nothing from outside, so the TeX fonts it names travel inside it. */
async function embedFonts(svg: string): Promise<string> {
  const names = new Set([...svg.matchAll(/font-family[=:]\s*"?([a-z]+\d*)/g)].map((match) => match[1] ?? ''));
  const folder = join(dirname(require.resolve('node-tikzjax/package.json')), 'css/bakoma/ttf');
  const faces = await Promise.all([...names].map((name) => fontFace(name, join(folder, `${name}.ttf`))));
  return svg.replace(/<svg[^>]*>/, (open) => `${open}<style>${faces.join('')}</style>`);
}

async function fontFace(name: string, path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return '';
  return `@font-face{font-family:${name};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`;
}

parentPort?.on('message', async (tikz: string) => parentPort?.postMessage(await draw(tikz)));
