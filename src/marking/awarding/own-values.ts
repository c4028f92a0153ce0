import { readLiteral } from '../../maths/agree/literal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { removePiece } from '../evidence/contains-piece.ts';
import { type Expected, readExpected, splitItems } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { listVariants } from '../evidence/list-variants.ts';
import type { Match } from '../evidence/match.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { BulletMark, OwnValue } from './bullet-mark.ts';

/** Working rounded to at least this many significant figures does not lose the mark of the answer. */
const MIN_SAFE_FIGURES = 3;
const MAX_CANDIDATES = 14;

/** The expected formula of a bullet, its matches in the attempt, and all statements. */
type ValueSource = {
  readonly expected: Expected;
  readonly matches: readonly Match[];
  readonly task: Task;
  readonly statements: readonly Statement[];
};

/** Returns the values of an earned bullet: the value of the scheme and the learner's roundings of it. */
export function listOwnValues(
  { bullet }: BulletMark,
  { expected, matches, task, statements }: ValueSource,
): OwnValue[] {
  const schemeValue = createSchemeValue(
    bullet.evidence.kind === 'expression' ? bullet.evidence.tex : expected.tex,
    task,
  );
  const shownMatches = matches.filter((match) => match.method === 0 && !match.isPiece);
  const learnerValues = [...shownMatches, ...findRoundings(shownMatches, expected, { task, statements })]
    .flatMap(({ statement, text }) => toOwnValue(statement, text, task))
    .map((value) => ({ ...value, isRough: isRough(value, expected, task) }));
  return [
    ...(schemeValue ? [schemeValue] : []),
    ...learnerValues,
    ...findWrongResults(matches, { task, statements }),
  ];
}

/**
 * Finds wrong results of right calculations, such as `117400` in `9800 × 13 = 117400`. The calculation earned
 * the mark, and later steps use its wrong result.
 */
function findWrongResults(
  matches: readonly Match[],
  { task, statements }: Pick<ValueSource, 'task' | 'statements'>,
): OwnValue[] {
  const { cache } = task;
  return matches
    .filter(({ isPiece, text }) => !isPiece && cache.classify(text) === 'calculation')
    .flatMap(({ statement: { order, line }, text }) => {
      const result = statements.find(
        (candidate) =>
          candidate.order > order &&
          candidate.line - line <= 1 &&
          cache.classify(candidate.text) === 'number',
      );
      const isRight = result && cache.agrees(text, result.text, { ...ANY_ROUNDING, units: 'ignore' });
      return result && !isRight ? toOwnValue(result, result.text, task) : [];
    })
    .map((value) => ({ ...value, isRough: true }));
}

/** Finds roundings such as `0.7` in `8/11 = 0.7`, which do not earn the mark but are used in later steps. */
function findRoundings(
  shownMatches: readonly Match[],
  expected: Expected,
  { task, statements }: Pick<ValueSource, 'task' | 'statements'>,
): { statement: Statement; text: string }[] {
  const lines = new Set(shownMatches.map(({ statement }) => statement.line));
  const knownTexts = new Set(shownMatches.map(({ text }) => text));
  return statements
    .filter(
      ({ line, text }) => lines.has(line) && !knownTexts.has(text) && task.cache.classify(text) === 'number',
    )
    .filter(({ text }) => task.cache.agrees(expected.tex, text, { ...ANY_ROUNDING, units: 'ignore' }))
    .map((statement) => ({ statement, text: statement.text }));
}

function createSchemeValue(tex: string, { cache }: Task): OwnValue | undefined {
  const node = cache.read(tex);
  return node && { tex: printMath(removeNameAndUnit(node)), statement: undefined, isRough: false };
}

function toOwnValue(statement: Statement, text: string, { cache }: Task): OwnValue[] {
  const node = cache.read(text);
  return node ? [{ tex: printMath(removeNameAndUnit(node)), statement, isRough: false }] : [];
}

/** Returns whether a value has few significant figures and is not equal to the value of the scheme. */
function isRough({ tex }: OwnValue, expected: Expected, { cache }: Task): boolean {
  const node = cache.read(tex);
  const literal = node && readLiteral(node);
  if (!literal || significantFigures(literal).max >= MIN_SAFE_FIGURES) return false;
  const readings = expected.name === undefined ? [tex] : [tex, `${expected.name} = ${tex}`];
  return readings.every((candidate) => !cache.agrees(expected.tex, candidate, { units: 'ignore' }));
}

/**
 * Returns whether a statement only evaluates the learner's value: 21 in `126 ÷ 6 = 21` is not the result of
 * another step.
 */
export function isEvaluationOf({ statement, tex }: OwnValue, result: Statement, { cache }: Task): boolean {
  if (statement === undefined || statement.line !== result.line) return false;
  return result.computedFrom === statement.text && cache.print(statement.text) === tex;
}

/** Returns whether a value has the unit of another quantity, such as an area instead of a length. */
export function hasOtherDimension(text: string, { unit }: Expected, { cache }: Task): boolean {
  const ownUnit = readExpected(text, cache).unit;
  if (unit === undefined || ownUnit === undefined) return false;
  return (
    cache.compare(`1 \\mathrm{${unit}}`, `1 \\mathrm{${ownUnit}}`, { units: 'required' }).reason ===
    'wrong-unit'
  );
}

/** Adds the degree sign that a learner leaves out, if the scheme's value has one. */
export function addDegreeSign(own: OwnValue, expected: MathNode, { cache }: Task): OwnValue {
  const isPlainNumber = cache.classify(own.tex) === 'number' && cache.read(own.tex)?.kind !== 'degree';
  const isAngle = removeNameAndUnit(expected).kind === 'degree';
  return isAngle && isPlainNumber ? { ...own, tex: `(${own.tex})^\\circ` } : own;
}

/** The task, bullets and statements that are searched for candidates. */
type CandidateSources = {
  readonly task: Task;
  readonly bulletMarks: readonly BulletMark[];
  readonly statements: readonly Statement[];
};

/**
 * Lists values that the learner may have used for a bullet that was not earned: statements of the same kind
 * and name that did not earn another bullet.
 */
export function listCandidates(
  { bullet }: BulletMark,
  { task, bulletMarks, statements }: CandidateSources,
): OwnValue[] {
  if (bullet.evidence.kind !== 'expression') return [];
  const expected = readExpected(bullet.evidence.tex, task.cache);
  const usedOrders = new Set(bulletMarks.flatMap(({ shownBy }) => shownBy));
  const candidates = statements.filter(
    (candidate) =>
      !usedOrders.has(candidate.order) &&
      isOfKind(expected, candidate, task) &&
      !isGivenInPhysics(candidate, task),
  );
  const namedCandidates = candidates.filter(({ name }) => name !== undefined && name === expected.name);
  const isNamed = expected.name !== undefined && namedCandidates.length > 0;
  const chosen = isNamed
    ? namedCandidates
    : candidates.filter((candidate) => canBeUnnamed(expected, candidate));
  const ownValues = chosen.slice(-MAX_CANDIDATES).flatMap((statement) => {
    const [text = ''] = listVariants(statement.text, task.cache, task.inDegrees).slice(-1);
    return toOwnValue(statement, text, task);
  });
  return [
    ...ownValues,
    ...joinNamedValues(expected, { task, statements }),
    ...listRemainders({ task, bulletMarks, statements }),
  ];
}

/**
 * Returns whether a value is a given quantity. In physics, using a given quantity in place of a step is a
 * wrong substitution.
 */
function isGivenInPhysics({ text }: Statement, { cache, scheme, givenNumbers }: Task): boolean {
  if (scheme.policies.units === 'none') return false;
  const node = cache.read(text);
  const value = node && computeValue(node);
  return value !== undefined && givenNumbers.has(value);
}

/** Joins `a = 3` and `b = 4`, written apart, for a bullet that expects `a = …, b = …`; empty if a name has no value. */
function joinNamedValues(
  expected: Expected,
  { task: { cache }, statements }: Pick<CandidateSources, 'task' | 'statements'>,
): OwnValue[] {
  const names = splitItems(expected).map((tex) => readExpected(tex, cache).name ?? printLeftSide(tex, cache));
  const last = names.map((name) =>
    statements.findLast(
      (own) =>
        name !== undefined &&
        ((own.name === name && cache.classify(own.text) === 'solved') ||
          printLeftSide(own.text, cache) === name),
    ),
  );
  const found = last.filter((own) => own !== undefined);
  if (found.length === 0 || found.length < names.length) return [];
  const tex = found.map(({ text }) => cache.print(text) ?? text).join(', ');
  return [{ tex, statement: found.toSorted((one, other) => one.order - other.order).at(-1), isRough: false }];
}

/** Returns the left side of an equation for a number, such as `k cos a` of `k cos a = -8`, without the degree sign. */
function printLeftSide(text: string, cache: Task['cache']): string | undefined {
  const node = cache.read(text);
  const [left, right, ...others] = node?.kind === 'relation' ? node.operands : [];
  if (!left || !right || others.length > 0 || computeValue(right) === undefined) return undefined;
  return printMath(left).replace(/[()°\s]|\^\\circ/gu, '');
}

/**
 * Returns the remaining terms of a sum in which some terms earned a bullet: `−20x − 16` of
 * `7x − 49 − 20x − 16`.
 */
function listRemainders({ task, bulletMarks, statements }: CandidateSources): OwnValue[] {
  const shownNodes = bulletMarks.flatMap(({ award, bullet: { evidence } }) =>
    award?.via === 'exact' && evidence.kind === 'expression' ? (task.cache.read(evidence.tex) ?? []) : [],
  );
  return statements.slice(0, 60).flatMap((statement) => {
    const node = task.cache.read(statement.text);
    const remainders = node ? shownNodes.flatMap((shown) => removePiece(node, shown) ?? []) : [];
    return remainders.map((remainder) => ({ tex: printMath(remainder), statement, isRough: false }));
  });
}

function canBeUnnamed(expected: Expected, { role, name }: Statement): boolean {
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
  const [given, required] = [listLetters(node), listLetters(expected)];
  return required.size === given.size && [...required].every((letter) => given.has(letter));
}

function isEquality(node: MathNode): boolean {
  return node.kind !== 'relation' || node.operators.includes('=');
}

/**
 * Returns whether a calculation shares a number with the scheme or the stem. A calculation without any common
 * number belongs to another problem.
 */
function sharesNumber(own: MathNode, expected: MathNode, { question }: Task): boolean {
  const knownNumbers = new Set([...listNumbers(printMath(expected)), ...listNumbers(question.stem)]);
  return listNumbers(printMath(own)).some((number) => knownNumbers.has(number));
}

/** Returns the numbers of a text, except those that occur in most calculations. */
function listNumbers(text: string): string[] {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).filter(
    (number) => !['0', '1', '2', '10', '100'].includes(number),
  );
}
