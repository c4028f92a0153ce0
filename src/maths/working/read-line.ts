import { stripMathDelimiters } from '../agree/find-answer.ts';
import { findTruthSet } from '../agree/truth-set.ts';
import { meansInfinitelyMany } from '../agree/words.ts';
import { someNode } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { readMath } from '../read/read-math.ts';

/** A parsed line; `offset` is the position of the parsed part in the line. */
export type WorkingLine =
  | { readonly kind: 'expression'; readonly node: MathNode; readonly offset: number }
  | { readonly kind: 'statement'; readonly node: MathNode; readonly offset: number }
  | { readonly kind: 'unreadable' };

/** Matches arrows, words and numbering before a statement: `⇒`, “hence”, `(1)`. */
const LEADING_WORDS =
  /^\s*(?:(?:⇒|⟹|⇔|∴|→|=>|->|\\Rightarrow|\\implies|\\iff|\\Leftrightarrow|\\therefore|\\to|&|so|hence|thus|therefore|then|and|giving|gives|check|i\.e\.|\(?\d+\)|\d+\.(?=\s))\s*[:,]?\s*)+/iu;

const MAX_LINE_LENGTH = 4000;

/** Matches a remark in brackets after a step: `(subtract 4)`, `[÷ 2]`. */
const REMARK = /\s+[([]\s*(?:[a-z]{3,}[^()=<>]*|[-+÷×*/]\s*\d+\s*)[)\]]\s*$/iu;

/** Parses one line of working after removing the signs, words and remarks around the statement. */
export function readLine(text: string): WorkingLine {
  if (text.length > MAX_LINE_LENGTH) return { kind: 'unreadable' };
  const source = stripMathDelimiters(text)
    .replace(LEADING_WORDS, '')
    .replace(/\\\\\s*$|&/gu, ' ')
    .replace(REMARK, '')
    .trim()
    .replace(/[.,;]+$/u, '');
  const line = readStatement(source, Math.max(0, text.indexOf(source)));
  if (line.kind !== 'unreadable' || !/[a-z]{3}/iu.test(source)) return line;
  const lastStatement = findLastStatement(text);
  return lastStatement === undefined || lastStatement === source
    ? line
    : readStatement(lastStatement, Math.max(0, text.indexOf(lastStatement)));
}

/** Returns the statement in a sentence: its last formula, or the text after the last full stop or colon. */
function findLastStatement(text: string): string | undefined {
  const formula = [...text.matchAll(/\$\$?([^$]+)\$|\\\(([\s\S]+?)\\\)/gu)].at(-1);
  return (formula?.[1] ?? formula?.[2] ?? /[.:]\s+([^.:]+)$/u.exec(text)?.[1])?.trim();
}

function readStatement(source: string, offset: number): WorkingLine {
  const phrase = readPhrase(source);
  if (phrase) return { kind: 'statement', node: phrase, offset };
  const reading = readMath(source, { units: 'auto' });
  if (!reading.ok || someNode(reading.node, (part) => part.kind === 'text')) return { kind: 'unreadable' };
  const { node } = reading;
  if (node.kind === 'relation' && isBlank(node.operands[0])) return readContinuation(node, offset);
  return isStatement(node) ? { kind: 'statement', node, offset } : { kind: 'expression', node, offset };
}

/** Reads `= x + 1`, which continues the previous line. */
function readContinuation(node: RelationNode, offset: number): WorkingLine {
  if (!node.operators.every((operator) => operator === '=' || operator === '≈'))
    return { kind: 'unreadable' };
  const members = node.operands.slice(1);
  const [single] = members;
  const chain: MathNode | undefined =
    members.length === 1 ? single : { ...node, operands: members, operators: node.operators.slice(1) };
  return chain ? { kind: 'expression', node: chain, offset } : { kind: 'unreadable' };
}

/** Reads words that describe a set of solutions, such as “no solution”, “true” or “all real x”. */
function readPhrase(source: string): MathNode | undefined {
  const words = source.replace(/\\text\s*\{([^{}]*)\}/gu, '$1').trim();
  if (words.length > 40 || !/^\p{L}[\p{L} ]+$/u.test(words)) return undefined;
  const node: MathNode = { kind: 'text', words, span: { start: 0, end: source.length } };
  if (!findTruthSet(node) && !meansInfinitelyMany(words)) return undefined;
  return meansInfinitelyMany(words) ? { ...node, words: 'all real numbers' } : node;
}

function isBlank(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === '□';
}

function isStatement(node: MathNode): boolean {
  if (node.kind === 'relation' || node.kind === 'compound') return true;
  if (node.kind === 'group' && node.open === '{') return true;
  return node.kind === 'list' && node.items.some((item) => item.kind === 'relation');
}
