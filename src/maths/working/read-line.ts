import { stripMarks } from '../agree/find-answer.ts';
import { truthSet } from '../agree/truth-set.ts';
import type { MathNode } from '../read/node.ts';
import { readMath } from '../read/read-math.ts';

/** `offset` is where what was read begins in the line. */
export type WorkingLine =
  | { readonly kind: 'expression'; readonly node: MathNode; readonly offset: number }
  | { readonly kind: 'statement'; readonly node: MathNode; readonly offset: number }
  | { readonly kind: 'unreadable' };

const LEADS =
  /^\s*(?:(?:⇒|⟹|⇔|∴|→|=>|->|\\Rightarrow|\\implies|\\iff|\\Leftrightarrow|\\therefore|\\to|&|so|hence|thus|therefore|then|and|giving|gives|i\.e\.|\(?\d+\)|\d+\.(?=\s))\s*[:,]?\s*)+/iu;

/** Reads one line of working; signs and words that lead in are taken off. */
export function readLine(text: string): WorkingLine {
  const source = stripMarks(text)
    .replace(LEADS, '')
    .replace(/\\\\\s*$|&/gu, ' ')
    .trim()
    .replace(/[.,;]+$/u, '');
  const offset = Math.max(0, text.indexOf(source));
  const phrase = phraseOf(source);
  if (phrase) return { kind: 'statement', node: phrase, offset };
  const read = readMath(source, { units: 'auto' });
  if (!read.ok) return { kind: 'unreadable' };
  const { node } = read;
  if (node.kind === 'text') return { kind: 'unreadable' };
  if (node.kind === 'relation' && isBlank(node.operands[0])) {
    if (!node.operators.every((operator) => operator === '=' || operator === '≈'))
      return { kind: 'unreadable' };
    const rest = node.operands.slice(1);
    const [only] = rest;
    const chained: MathNode | undefined =
      rest.length === 1 ? only : { ...node, operands: rest, operators: node.operators.slice(1) };
    return chained ? { kind: 'expression', node: chained, offset } : { kind: 'unreadable' };
  }
  return isStatement(node) ? { kind: 'statement', node, offset } : { kind: 'expression', node, offset };
}

/** “no solution”, “true”, “all real x”: words that stand for a set of solutions. */
function phraseOf(source: string): MathNode | undefined {
  const words = source.replace(/\\text\s*\{([^{}]*)\}/gu, '$1').trim();
  if (words.length > 40 || !/^\p{L}[\p{L} ]+$/u.test(words)) return undefined;
  const node: MathNode = { kind: 'text', words, span: { start: 0, end: source.length } };
  return truthSet(node) ? node : undefined;
}

function isBlank(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === '□';
}

function isStatement(node: MathNode): boolean {
  if (node.kind === 'relation' || node.kind === 'compound') return true;
  if (node.kind === 'group' && node.open === '{') return true;
  return node.kind === 'list' && node.items.some((item) => item.kind === 'relation');
}
