import { readFile } from 'node:fs/promises';

/** Matches the fonts that papers use; the others (script, fraktur, typewriter, …) would double the file size. */
const USED_FONT_NAME = /^KaTeX_(?:Main-(?:Regular|Bold|Italic)|Math-Italic|AMS-Regular|Size[1-4]-Regular)$/;

const FONT_FACE = /@font-face\{[^}]*\}/g;
const FONT_FILE = /url\(fonts\/([\w-]+)\.woff2\)/;

/** Loads KaTeX's style sheet with embedded fonts, so that a page needs no other file. */
export async function loadMathsStyle(): Promise<string> {
  const folder = new URL('.', import.meta.resolve('katex/dist/katex.min.css'));
  const sheet = await readFile(new URL('katex.min.css', folder), 'utf8');
  const faces = await Promise.all(Array.from(sheet.matchAll(FONT_FACE), ([face]) => embedFont(face, folder)));
  return faces.join('') + sheet.replace(FONT_FACE, '');
}

/** Replaces the font file of a `@font-face` rule by its content; returns an empty text for an unused font. */
async function embedFont(face: string, folder: URL): Promise<string> {
  const name = FONT_FILE.exec(face)?.[1];
  if (name === undefined || !USED_FONT_NAME.test(name)) return '';
  const font = await readFile(new URL(`fonts/${name}.woff2`, folder), 'base64');
  return face.replace(/src:[^;}]*/, `src:url(data:font/woff2;base64,${font}) format("woff2")`);
}
