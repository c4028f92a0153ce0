import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Drawing } from '../../ports/diagram-renderer.ts';
import { postResult, serveTasks } from '../worker-threads/serve-tasks.ts';
import { createTikzDocument, LINES_BEFORE, OVERFLOW } from './tikz-document.ts';

type TexToSvg = (source: string, options: { showConsole: boolean }) => Promise<string>;

const require = createRequire(import.meta.url);
const log: string[] = [];
// The engine prints its log on the console and has no other way to read it. After an overflow it never returns.
console.log = (...parts: unknown[]) => {
  log.push(parts.join(' '));
  if (log.at(-1)?.includes(OVERFLOW))
    postResult(readTexError(log.join('\n')) ?? { kind: 'failed', message: OVERFLOW });
};

async function draw(tikz: string): Promise<Drawing> {
  log.length = 0;
  try {
    const texToSvg: TexToSvg = require('node-tikzjax').default;
    const svg = await texToSvg(createTikzDocument(tikz), { showConsole: true });
    return readTexError(log.join('\n')) ?? { kind: 'drawn', svg: await embedFonts(svg) };
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return readTexError(log.join('\n')) ?? { kind: 'failed', message };
  }
}

function readTexError(texLog: string): Drawing | undefined {
  const message = /^! (.+)$/m.exec(texLog)?.[1];
  if (message === undefined) return undefined;
  const line = Number(/^l\.(\d+)/m.exec(texLog)?.[1] ?? Number.NaN) - LINES_BEFORE;
  return { kind: 'failed', message, ...(line > 0 ? { line } : {}) };
}

/** Embeds the TeX fonts that the SVG names, because an SVG shown as an image cannot load other files. */
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

serveTasks(draw);
