import { readLiteral } from '../../maths/agree/literal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { bareValue } from '../evidence/bare-value.ts';
import { removePart } from '../evidence/contains-part.ts';
import { type Expected, readExpected } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { listVariants } from '../evidence/list-variants.ts';
import type { Match } from '../evidence/match.ts';
import { lettersOf } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { BulletMark, OwnValue } from './bullet-mark.ts';

/** Rounding to this many figures in working does not cost the answer's mark. */
const SAFE_FIGURES = 3;
const MAX_CANDIDATES = 14;

type Source = {
  readonly expected: Expected;
  readonly matches: readonly Match[];
  readonly task: Task;
  readonly statements: readonly Statement[];
};

/** Returns the values of an earned bullet: the scheme's, and the learner's own roundings of it. */
export function listOwnValues(
  { bullet }: BulletMark,
  { expected, matches, task, statements }: Source,
): OwnValue[] {
  const scheme = schemeValue(
    bullet.evidence.kind === 'expression' ? bullet.evidence.tex : expected.tex,
    task,
  );
  const shown = matches.filter((match) => match.method === 0 && !match.isPart);
  const own = [...shown, ...findRoundings(shown, expected, { task, statements })]
    .flatMap(({ statement, text }) => toOwnValue(statement, text, task))
    .map((value) => ({ ...value, isRough: isRough(value, expected, task) }));
  return [...(scheme ? [scheme] : []), ...own, ...findWrongResults(matches, { task, statements })];
}

/**
 * Finds `117400` in `9800 × 13 = 117400`: the calculation earned the mark, and later steps use its wrong
 * result.
 */
function findWrongResults(
  matches: readonly Match[],
  { task, statements }: Pick<Source, 'task' | 'statements'>,
): OwnValue[] {
  const { cache } = task;
  return matches
    .filter(({ isPart, text }) => !isPart && cache.classify(text) === 'calculation')
    .flatMap(({ statement: { order, line }, text }) => {
      const result = statements.find(
        (one) => one.order > order && one.line - line <= 1 && cache.classify(one.text) === 'number',
      );
      const isRight = result && cache.agrees(text, result.text, { ...ANY_ROUNDING, units: 'ignore' });
      return result && !isRight ? toOwnValue(result, result.text, task) : [];
    })
    .map((value) => ({ ...value, isRough: true }));
}

/** Finds `0.7` in `8/11 = 0.7`: too rough to earn the mark, but later steps use it. */
function findRoundings(
  shown: readonly Match[],
  expected: Expected,
  { task, statements }: Pick<Source, 'task' | 'statements'>,
): { statement: Statement; text: string }[] {
  const lines = new Set(shown.map(({ statement }) => statement.line));
  const known = new Set(shown.map(({ text }) => text));
  return statements
    .filter(({ line, text }) => lines.has(line) && !known.has(text) && task.cache.classify(text) === 'number')
    .filter(({ text }) => task.cache.agrees(expected.tex, text, { ...ANY_ROUNDING, units: 'ignore' }))
    .map((statement) => ({ statement, text: statement.text }));
}

function schemeValue(tex: string, { cache }: Task): OwnValue | undefined {
  const node = cache.read(tex);
  return node && { tex: printMath(bareValue(node)), statement: undefined, isRough: false };
}

function toOwnValue(statement: Statement, text: string, { cache }: Task): OwnValue[] {
  const node = cache.read(text);
  return node ? [{ tex: printMath(bareValue(node)), statement, isRough: false }] : [];
}

/** Returns whether a short decimal only rounds to the scheme's value. */
function isRough({ tex }: OwnValue, expected: Expected, { cache }: Task): boolean {
  const node = cache.read(tex);
  const literal = node && readLiteral(node);
  if (!literal || significantFigures(literal).max >= SAFE_FIGURES) return false;
  const readings = expected.name === undefined ? [tex] : [tex, `${expected.name} = ${tex}`];
  return readings.every((one) => !cache.agrees(expected.tex, one, { units: 'ignore' }));
}

/** Where candidates for unearned bullets are looked for. */
type CandidateSources = {
  readonly task: Task;
  readonly bulletMarks: readonly BulletMark[];
  readonly statements: readonly Statement[];
};

/**
 * Lists values that the learner may have used for an unearned bullet: statements of its kind and name that
 * show nothing else.
 */
export function listCandidates(
  { bullet }: BulletMark,
  { task, bulletMarks, statements }: CandidateSources,
): OwnValue[] {
  if (bullet.evidence.kind !== 'expression') return [];
  const expected = readExpected(bullet.evidence.tex, task.cache);
  const usedOrders = new Set(bulletMarks.flatMap(({ shownBy }) => shownBy));
  const fitting = statements.filter((one) => !usedOrders.has(one.order) && isOfKind(expected, one, task));
  const named = fitting.filter(({ name }) => name !== undefined && name === expected.name);
  const isNamed = expected.name !== undefined && named.length > 0;
  const chosen = isNamed ? named : fitting.filter((one) => fitsUnnamed(expected, one));
  const whole = chosen.slice(-MAX_CANDIDATES).flatMap((statement) => {
    const [text = ''] = listVariants(statement.text, task.cache, task.inDegrees).slice(-1);
    return toOwnValue(statement, text, task);
  });
  return [...whole, ...listRemainders({ task, bulletMarks, statements })];
}

/** Returns the rest of a sum whose other terms earned a bullet: `−20x − 16` of `7x − 49 − 20x − 16`. */
function listRemainders({ task, bulletMarks, statements }: CandidateSources): OwnValue[] {
  const shown = bulletMarks.flatMap(({ award, bullet: { evidence } }) =>
    award?.via === 'exact' && evidence.kind === 'expression' ? (task.cache.read(evidence.tex) ?? []) : [],
  );
  return statements.slice(0, 60).flatMap((statement) => {
    const node = task.cache.read(statement.text);
    const rests = node ? shown.flatMap((part) => removePart(node, part) ?? []) : [];
    return rests.map((rest) => ({ tex: printMath(rest), statement, isRough: false }));
  });
}

function fitsUnnamed(expected: Expected, { role, name }: Statement): boolean {
  if (expected.name === undefined) return role !== 'link' || expected.kind === 'equation';
  return name === undefined && role !== 'link';
}

function isOfKind(expected: Expected, { text }: Statement, task: Task): boolean {
  const { cache, printed } = task;
  const node = cache.read(text);
  if (!node || !expected.node || printed.has(printMath(node))) return false;
  const kind = cache.classify(text);
  if (expected.kind === 'solved' || expected.kind === 'number') return kind === 'solved' || kind === 'number';
  if (kind !== expected.kind) return false;
  if (kind === 'calculation') return sharesNumber(node, expected.node, task);
  if (kind !== 'expression' && kind !== 'equation') return true;
  return hasSameLetters(node, expected.node) && isEquality(node) === isEquality(expected.node);
}

function hasSameLetters(node: MathNode, expected: MathNode): boolean {
  const [given, required] = [lettersOf(node), lettersOf(expected)];
  return required.size === given.size && [...required].every((letter) => given.has(letter));
}

function isEquality(node: MathNode): boolean {
  return node.kind !== 'relation' || node.operators.includes('=');
}

/**
 * Returns whether a calculation shares a number with the scheme or the stem. A mistake changes some numbers;
 * a calculation with none of them is another problem.
 */
function sharesNumber(own: MathNode, expected: MathNode, { question }: Task): boolean {
  const known = new Set([...numbersIn(printMath(expected)), ...numbersIn(question.stem)]);
  return numbersIn(printMath(own)).some((number) => known.has(number));
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).filter(
    (number) => !['0', '1', '2', '10', '100'].includes(number),
  );
}
