import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import type { ReadHints } from '../read/parser.ts';
import { type ReadResult, readMath } from '../read/read-math.ts';
import type { UnreadableReason } from '../read/token.ts';
import { type AnswerCandidate, findAnswer } from './find-answer.ts';
import { computeInBaseUnits } from './value-with-unit.ts';

/** A parsed answer and how it was found in the text, or why it could not be read. */
type AnswerReading =
  | {
      readonly ok: true;
      readonly node: MathNode;
      readonly how: AnswerCandidate['how'];
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reason: UnreadableReason };

/**
 * Finds and parses the answer in a text by a learner or a language model. The shape of the expected answer resolves
 * ambiguous notation.
 */
export function readAnswer(text: string, hints: ReadHints, expected?: MathNode): AnswerReading {
  const yesOrNo = readYesOrNo(text, expected);
  if (yesOrNo) return yesOrNo;
  const candidates = findAnswer(text);
  let failure: UnreadableReason = 'empty';
  let textReading: AnswerReading | undefined;
  for (const candidate of candidates) {
    const result = parseCandidate(candidate, hints);
    if (!result.ok) {
      failure = candidate === candidates[0] ? result.reason : failure;
      continue;
    }
    const answer: AnswerReading = { ok: true, node: result.node, how: candidate.how, notes: result.notes };
    if (isDecimalComma(candidate.source, result.node, expected))
      return { ok: false, reason: 'decimal-comma' };
    if (!hasWords(result.node) && !isMention(candidate, result.node, expected)) return answer;
    const phrase = asPhrase(answer, candidate);
    if (expectsWords(expected)) return phrase;
    textReading ??= phrase;
  }
  if (textReading) return textReading;
  return readPlainText(candidates[0]?.source ?? text) ?? { ok: false, reason: failure };
}

/** Reads “Yes, because …” where yes or no is expected. */
function readYesOrNo(text: string, expected: MathNode | undefined): AnswerReading | undefined {
  if (expected?.kind !== 'text' || !/^(?:yes|no|true|false)$/iu.test(expected.words.trim())) return undefined;
  const words = /^[\s*$]*(?:\\text\s*\{)?\s*(yes|no|true|false)\s*[,.;:!]\s/iu.exec(text)?.[1];
  if (words === undefined) return undefined;
  return {
    ok: true,
    how: 'announced',
    notes: [],
    node: { kind: 'text', words, span: { start: 0, end: text.length } },
  };
}

/** Parses a candidate. Letters that cannot be units, as in `8m/3 + 2s`, are parsed again as symbols. */
function parseCandidate(candidate: AnswerCandidate, hints: ReadHints): ReadResult {
  const candidateHints = candidate.tex ? { ...hints, tex: true } : hints;
  const result = readMath(candidate.source, candidateHints);
  if (!result.ok || candidateHints.units !== 'auto' || !someNode(result.node, isQuantity)) return result;
  if (!someNode(result.node, hasImpossibleUnits)) return result;
  const letterReading = readMath(candidate.source, { ...candidateHints, units: 'no' });
  return letterReading.ok && !someNode(letterReading.node, isQuantity) ? letterReading : result;
}

function isQuantity({ kind }: MathNode): boolean {
  return kind === 'quantity';
}

/** Returns whether the units cannot be right: they do not fit together, or the expression also contains letters. */
function hasImpossibleUnits(node: MathNode): boolean {
  if (!['sum', 'product', 'quotient', 'power', 'negate'].includes(node.kind)) return false;
  if (!someNode(node, isQuantity)) return false;
  return (
    computeInBaseUnits(node) === undefined ||
    someNode(node, (part) => part.kind === 'symbol' && part.name !== 'π')
  );
}

/** Converts a product of words and letters, such as `all real x`, back to a phrase. */
function asPhrase(answer: Extract<AnswerReading, { ok: true }>, { source }: AnswerCandidate): AnswerReading {
  const mixesWordsAndMaths =
    hasWords(answer.node) && ['product', 'sum', 'quotient', 'negate'].includes(answer.node.kind);
  return (mixesWordsAndMaths ? readPlainText(source) : undefined) ?? answer;
}

/** Returns whether `1,5` is a decimal comma: it was parsed as a list of two numbers, but one number is expected. */
function isDecimalComma(source: string, node: MathNode, expected: MathNode | undefined): boolean {
  if (node.kind !== 'list' || node.items.length !== 2 || !/^\D*\d+,\d+\D*$/u.test(source)) return false;
  return (
    expected !== undefined &&
    (expected.kind === 'number' || expected.kind === 'quantity' || expected.kind === 'negate')
  );
}

/** Returns whether the candidate is a single letter found in prose that cannot be the answer, because an answer without letters is expected. */
function isMention({ how }: AnswerCandidate, node: MathNode, expected: MathNode | undefined): boolean {
  if (how === 'whole' || how === 'boxed' || expected === undefined) return false;
  return node.kind === 'symbol' && symbolsOf(expected).size === 0;
}

/** Returns whether the parsed answer contains words. */
function hasWords(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'text');
}

function expectsWords(expected: MathNode | undefined): boolean {
  return expected === undefined || expected.kind === 'text';
}

/** Returns a text answer for words that are not mathematics. Returns undefined if there are no words or too many. */
function readPlainText(text: string): AnswerReading | undefined {
  const words = text
    .replace(/\\(?:text|textbf|mathrm|textit)\s*\{([^{}]*)\}/gu, '$1')
    .replace(/[$\\{}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/\p{L}{2,}/u.test(words) || words.length > 300) return undefined;
  return {
    ok: true,
    how: 'whole',
    notes: [],
    node: { kind: 'text', words, span: { start: 0, end: text.length } },
  };
}
