import { replaceSpokenMaths } from './replace-spoken-maths.ts';

const DEPTH: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/**
 * Undoes spellings that come from typing or markup: tags, broken lines, computer-algebra subscripts, spoken
 * maths.
 */
export function cleanInput(text: string): string {
  return replaceSpokenMaths(asRows(lowerIndices(joinBrokenLines(taggedAnswer(text)))));
}

/**
 * Turns `epsilon[0]`, as computer algebra writes a subscript, into `epsilon_{0}`; `\sqrt[3]{x}` and intervals
 * stay.
 */
function lowerIndices(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(/(?<![\\A-Za-z])([A-Za-z]+)\[(\d+|[a-z])\]/gu, '$1_{$2}');
}

/** Joins lines broken inside brackets, so that half a formula is not read as an answer of its own. */
function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  let depth = 0;
  return text.replace(/[()[\]{}]|\r?\n/gu, (sign) => {
    depth = Math.max(0, depth + (DEPTH[sign] ?? 0));
    return sign.endsWith('\n') && depth > 0 ? ' ' : sign;
  });
}

/** Returns the content of the last `<answer>17</answer>`. */
function taggedAnswer(text: string): string {
  if (!text.includes('</')) return text;
  const tagged = [...text.matchAll(/<(answer|ans|final_answer|result)>([\s\S]*?)<\/\1>/giu)].at(-1)?.[2];
  return tagged ?? text.replace(/<\/?(?:b|i|em|strong|p|span|sub|sup|br)\s*\/?>/giu, ' ');
}

/** Rewrites `[1 2; 3 4]`, as matrices are typed into numeric programs. */
function asRows(text: string): string {
  const inside = /^\s*\[\s*([^[\],]+;[^[\],]+)\]\s*$/u.exec(text)?.[1];
  if (inside === undefined) return text;
  const rows = inside.split(';').map((row) => `[${row.trim().split(/\s+/u).join(', ')}]`);
  return `[${rows.join(', ')}]`;
}
