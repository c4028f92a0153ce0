import type { AnswerKey } from '../../domain/answer-key.ts';
import { cleanInput } from '../agree/clean-input.ts';
import type { AgreementReason } from '../agree/outcome.ts';
import { someNode } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import { readMath } from '../read/read-math.ts';

/** Returns why a right answer is not written as its key requires; undefined if it is. */
export function findWritingMistake(key: AnswerKey, given: string): AgreementReason | undefined {
  if (key.banned?.some((spelling) => containsWord(given, spelling))) return 'banned-unit';
  if (key.direction && !key.direction.some((words) => containsWord(given, words, 'i')))
    return 'missing-direction';
  if (key.notation === 'point' && !/\([^)]*,[\s\S]*\)/u.test(given)) return 'not-a-point';
  if (key.notation === 'column' && !isColumn(given)) return 'not-a-column';
  return key.begins !== undefined && !hasBeginning(given, key.begins) ? 'wrong-beginning' : undefined;
}

/** Returns whether a text contains a word or words, not as a part of a longer word. */
function containsWord(text: string, words: string, flags = ''): boolean {
  return new RegExp(createWordPattern(words), `u${flags}`).test(text);
}

/** Removes the directions of a key and the words that introduce them: `-5 m/s to the left` becomes `-5 m/s`. */
export function removeDirection({ direction = [] }: AnswerKey, given: string): string {
  return direction.reduce(
    (text, words) =>
      text.replace(
        new RegExp(`,?\\s*(?:(?:to|towards|due|in) )?(?:the )?${createWordPattern(words)}`, 'iu'),
        ' ',
      ),
    given,
  );
}

/** Returns the source of a regular expression that finds words, but not inside a longer word. */
function createWordPattern(words: string): string {
  const pattern = words
    .trim()
    .replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replace(/\s+/gu, '\\s+');
  return `(?<!\\p{L})${pattern}(?!\\p{L})`;
}

/** Returns whether the answer contains a matrix with one column: `\begin{pmatrix}…`, `[1; 2]`. */
function isColumn(given: string): boolean {
  const node = read(given);
  return node !== undefined && someNode(node, isColumnNode);
}

function isColumnNode(node: MathNode): boolean {
  if (node.kind === 'matrix') return node.rows.length > 1 && node.rows.every((row) => row.length === 1);
  if (node.kind !== 'group' || node.items.length < 2) return false;
  return node.items.every((item) => item.kind === 'group' && item.open === '[' && item.items.length === 1);
}

/** Returns whether an equation has the required left side, or any other text the required beginning. */
function hasBeginning(given: string, begins: string): boolean {
  const required = read(begins.replace(/=\s*$/u, ''));
  const node = read(given);
  const left = node?.kind === 'relation' ? node.operands[0] : undefined;
  if (required && left && /=\s*$/u.test(begins)) return printMath(left) === printMath(required);
  return removeSpacing(given).startsWith(removeSpacing(begins));
}

function removeSpacing(text: string): string {
  return text.replace(/[\s{}$]|\\[,;! ]|\\(?:left|right)/gu, '');
}

/**
 * Returns whether two answers are written in the same way: same digits, unit and form. A name before the answer, spaces and TeX
 * commands do not matter.
 */
export function isSameWriting(a: string, b: string): boolean {
  return printAsWritten(a) === printAsWritten(b);
}

function printAsWritten(text: string): string {
  const node = read(text);
  if (node === undefined) return removeSpacing(text).toLowerCase();
  const [name, value] = node.kind === 'relation' && node.operands.length === 2 ? node.operands : [];
  return printMath(name?.kind === 'symbol' && value ? value : node);
}

function read(text: string): MathNode | undefined {
  const reading = readMath(cleanInput(text), { units: 'likely' });
  return reading.ok ? reading.node : undefined;
}
