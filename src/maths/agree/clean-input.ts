import { replaceSpokenMaths } from './replace-spoken-maths.ts';

const DEPTH: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** The text with what only typing put there taken back. */
export function cleanInput(text: string): string {
  return replaceSpokenMaths(asRows(lowerIndices(joinBrokenLines(taggedAnswer(text)))));
}

/** `epsilon[0]`, as computer algebra writes a subscript; `\sqrt[3]{x}` and intervals stay as they are. */
function lowerIndices(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(/(?<![\\A-Za-z])([A-Za-z]+)\[(\d+|[a-z])\]/gu, '$1_{$2}');
}

/** A line break inside brackets is only a broken line; half of a formula must not be taken for an answer of its own. */
function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  let depth = 0;
  return text.replace(/[()[\]{}]|\r?\n/gu, (sign) => {
    depth = Math.max(0, depth + (DEPTH[sign] ?? 0));
    return sign.endsWith('\n') && depth > 0 ? ' ' : sign;
  });
}

/** `<answer>17</answer>`: what the last such tag holds. */
function taggedAnswer(text: string): string {
  if (!text.includes('</')) return text;
  const tagged = [...text.matchAll(/<(answer|ans|final_answer|result)>([\s\S]*?)<\/\1>/giu)].at(-1)?.[2];
  return tagged ?? text.replace(/<\/?(?:b|i|em|strong|p|span|sub|sup|br)\s*\/?>/giu, ' ');
}

/** `[1 2; 3 4]`, as matrices are typed into numeric programs. */
function asRows(text: string): string {
  const inside = /^\s*\[\s*([^[\],]+;[^[\],]+)\]\s*$/u.exec(text)?.[1];
  if (inside === undefined) return text;
  const rows = inside.split(';').map((row) => `[${row.trim().split(/\s+/u).join(', ')}]`);
  return `[${rows.join(', ')}]`;
}
