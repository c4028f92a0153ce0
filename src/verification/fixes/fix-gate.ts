import type { Finding } from '../../domain/finding.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import { type VerifyOptions, verifyDocument } from '../verify-document.ts';

/** A text and the findings in it. */
type VerifiedText = { readonly text: string; readonly findings: readonly Finding[] };

/**
 * Returns why a fix must not be made, or undefined. Every fix passes this function. A fix must not add a finding, join lines, write
 * a zero in place of a value, or mark an option that the text does not name.
 */
export function findFixProblem(before: VerifiedText, after: VerifiedText): string | undefined {
  const addedRule = findAddedRule(before.findings, after.findings);
  if (addedRule !== undefined) return `it adds a finding of ${addedRule}`;
  if (count(after.text, LINE_BREAK) < count(before.text, LINE_BREAK)) return 'it joins lines';
  if (writesZero(before.text, after.text)) return 'it writes zero for a value';
  if (marksUnnamedOption(before, after)) return 'it marks an option that the text does not name';
  return undefined;
}

/** Finds a rule that has more findings after a change. */
export function findAddedRule(before: readonly Finding[], after: readonly Finding[]): string | undefined {
  const earlierCounts = countByRule(before);
  const counts = [...countByRule(after)];
  return counts.find(([rule, found]) => found > (earlierCounts.get(rule) ?? 0))?.[0];
}

/** Fixes beyond this number are not offered, because each is verified. */
const MAX_OFFERED_FIXES = 20;

/** Removes the fixes that must not be made from the findings of a text. */
export function removeUnsafeFixes({ text, findings }: VerifiedText, options: VerifyOptions = {}): Finding[] {
  let offered = 0;
  return findings.map((finding) => {
    const { fix, ...withoutFix } = finding;
    if (fix === undefined) return finding;
    const isSafe =
      ++offered <= MAX_OFFERED_FIXES &&
      areCompatible(fix.edits) &&
      isSafeText({ text, findings }, applyEdits(text, fix.edits), options);
    return isSafe ? finding : withoutFix;
  });
}

function isSafeText(before: VerifiedText, text: string, options: VerifyOptions): boolean {
  return findFixProblem(before, { text, findings: verifyDocument(text, options).findings }) === undefined;
}

function countByRule(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

const LINE_BREAK = /\n/g;
const ZERO = /(?<![\d.,])0+(?:[.,]0+)?(?![\d.,]*\d)/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const ANSWER_MARK = /\\(?:ans|correct|CorrectChoice|correctchoice)(?![a-zA-Z])/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether a line has more zeros than before, but not more numbers. */
function writesZero(before: string, after: string): boolean {
  const linesBefore = before.split('\n');
  const knownLines = new Set(linesBefore);
  return after.split('\n').some((line, index) => {
    const lineBefore = linesBefore[index] ?? '';
    if (knownLines.has(line)) return false;
    return count(line, ZERO) > count(lineBefore, ZERO) && count(line, NUMBER) <= count(lineBefore, NUMBER);
  });
}

/** Whether an answer mark was added without a finding of `key-is-marked`. That rule requires that the solution names the option. */
function marksUnnamedOption(before: VerifiedText, after: VerifiedText): boolean {
  const added = count(after.text, ANSWER_MARK) - count(before.text, ANSWER_MARK);
  const countRequests = ({ findings }: VerifiedText): number =>
    findings.filter(({ rule }) => rule === 'key-is-marked').length;
  return added > 0 && countRequests(before) - countRequests(after) < added;
}
