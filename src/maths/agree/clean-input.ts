import { replaceSpokenMaths } from './replace-spoken-maths.ts';

const DEPTH_CHANGES: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/**
 * Rewrites notations of other programs as ordinary maths: markup tags, broken lines, computer-algebra
 * subscripts and matrices, and maths in words.
 */
export function cleanInput(text: string): string {
  return replaceSpokenMaths(rewriteMatrixRows(rewriteSubscripts(joinBrokenLines(readTaggedAnswer(text)))));
}

/**
 * Rewrites the subscript of computer algebra, `epsilon[0]`, as `epsilon_{0}`. `\sqrt[3]{x}` and intervals are
 * unchanged.
 */
function rewriteSubscripts(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(/(?<![\\A-Za-z])([A-Za-z]+)\[(\d+|[a-z])\]/gu, '$1_{$2}');
}

/** Joins lines that are broken inside brackets, so that half a formula is not read as a separate answer. */
function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  let depth = 0;
  return text.replace(/[()[\]{}]|\r?\n/gu, (sign) => {
    depth = Math.max(0, depth + (DEPTH_CHANGES[sign] ?? 0));
    return sign.endsWith('\n') && depth > 0 ? ' ' : sign;
  });
}

/** Returns the content of the last `<answer>17</answer>`, or the text without other tags. */
function readTaggedAnswer(text: string): string {
  if (!text.includes('</')) return text;
  const taggedText = [...text.matchAll(/<(answer|ans|final_answer|result)>([\s\S]*?)<\/\1>/giu)].at(-1)?.[2];
  return taggedText ?? text.replace(/<\/?(?:b|i|em|strong|p|span|sub|sup|br)\s*\/?>/giu, ' ');
}

/** Rewrites the matrix notation of numeric programs, `[1 2; 3 4]`, as `[[1, 2], [3, 4]]`. */
function rewriteMatrixRows(text: string): string {
  const content = /^\s*\[\s*([^[\],]+;[^[\],]+)\]\s*$/u.exec(text)?.[1];
  if (content === undefined) return text;
  const rows = content.split(';').map((row) => `[${row.trim().split(/\s+/u).join(', ')}]`);
  return `[${rows.join(', ')}]`;
}
