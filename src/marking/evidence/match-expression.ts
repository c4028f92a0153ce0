import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import {
  containsPiece,
  hasCoefficient,
  hasOnlyFactor,
  hasOnlyNegated,
  hasSameTerms,
} from './contains-piece.ts';
import { containsValue } from './contains-value.ts';
import { contradictsCalculation, isOfOtherCalculation } from './contradicts-calculation.ts';
import { contradictsEquation } from './contradicts-equation.ts';
import { type Expected, readExpected, splitItems, splitPoint } from './expected.ts';
import { hasChemicalFormula, readChemicalFormula } from './has-chemical-formula.ts';
import { isOperand, isSameSubstitution } from './is-same-substitution.ts';
import { isAcceptedKind, isUsable } from './is-usable.ts';
import { judgeIdentity } from './judge-identity.ts';
import { judgeValue, type Ruling, type Target } from './judge-value.ts';
import { isAmongLast } from './last-values.ts';
import { ANY_ROUNDING } from './list-accuracies.ts';
import { listReadings } from './list-readings.ts';
import { listVariants } from './list-variants.ts';
import { type BulletMatches, type Match, type NearMatch, NO_MATCHES } from './match.ts';

/** The bullet and the statements that are searched for its evidence. */
type EvidenceSearch = Target & {
  readonly statements: readonly Statement[];
  readonly method: number;
  /** The number of values that one line may give for a symbol, if the evidence has several values. */
  readonly maxChoices?: number;
};

const MAX_MATCHES = 6;

/** Finds the statements that contain the expected formula. */
export function matchExpression(expected: Expected, search: EvidenceSearch): BulletMatches {
  const order = readOrder(expected, search);
  if (order !== undefined) return matchOrder(order, search);
  const statementFindings = matchStatements(expected, search);
  if (statementFindings.matches.length > 0) return statementFindings;
  if (expected.kind !== 'several' && expected.kind !== 'tuple') return statementFindings;
  const itemFindings = matchItems(expected, search);
  return itemFindings.matches.length > 0 || itemFindings.near.length > 0 ? itemFindings : statementFindings;
}

/** Returns the numbers of a bullet for putting a list in order; undefined for other bullets. */
function readOrder({ kind, tex }: Expected, { bullet }: EvidenceSearch): number[] | undefined {
  if (kind !== 'several' || !/\bin order\b/iu.test(bullet.generic)) return undefined;
  return (tex.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
}

/** Finds a statement with exactly the given numbers, in increasing or decreasing order. */
function matchOrder(order: readonly number[], { statements, method }: EvidenceSearch): BulletMatches {
  const orders = [order.join(), order.toReversed().join()];
  const statement = statements.find(({ text }) => {
    const numbers = (text.match(/(?<!\d\s?)[-−]?\d+(?:\.\d+)?|\d+(?:\.\d+)?/gu) ?? []).map((number) =>
      Number(number.replace('−', '-')),
    );
    return orders.includes(numbers.join());
  });
  if (statement === undefined) return NO_MATCHES;
  const match = { statement, text: statement.text, isImplied: false, isPiece: false, method };
  return { matches: [match], near: [], isUndecided: false };
}

function matchStatements(expected: Expected, search: EvidenceSearch): BulletMatches {
  const matches: Match[] = [];
  const near: NearMatch[] = [];
  let isUndecided = false;
  for (const statement of search.statements) {
    if (matches.length >= MAX_MATCHES) break;
    for (const text of listReadings(statement, expected, search)) {
      const result = judgeStatement(expected, { ...statement, text }, search);
      if (result === 'undecided') isUndecided = true;
      else if (result !== undefined && 'presentationMistake' in result) near.push(result);
      else if (result !== undefined) {
        matches.push(result);
        break;
      }
    }
  }
  return { matches, near: near.filter((mistake) => !isSideWithoutUnit(mistake)), isUndecided };
}

/** Returns whether a number is a side of an equation and no answer without its unit: 340 in `340 = 300 × λ`. */
function isSideWithoutUnit({ presentationMistake, statement: { role, isResult } }: NearMatch): boolean {
  return presentationMistake === 'unit' && role === 'member' && !isResult;
}

function judgeStatement(
  expected: Expected,
  statement: Statement,
  search: EvidenceSearch,
): Match | NearMatch | 'undecided' | undefined {
  const { task, bullet, method } = search;
  const formula = readChemicalFormula(expected.tex);
  const shown = { statement, text: statement.text, isImplied: false, isPiece: false, method };
  if (formula !== undefined) return hasChemicalFormula(statement.text, formula) ? shown : undefined;
  const kind = task.cache.classify(statement.text);
  if (!isUsable(expected, statement, { ...search, kind })) return undefined;
  if ((kind === 'number' || kind === 'solved') && isContradicted(expected, statement, search))
    return undefined;
  if (isOfOtherFunction(statement, search)) return undefined;
  const ruling = isAcceptedKind(expected, kind, search) ? judgeByKind(expected, statement, search) : 'wrong';
  if (ruling === 'right') {
    const isImplied =
      kind !== expected.kind && (expected.kind === 'calculation' || expected.kind === 'equation');
    if (isImplied && isOperand(expected, statement.text)) return undefined;
    return { ...shown, isImplied };
  }
  if (ruling === 'undecided') return task.answerBullets.has(bullet.n) ? 'undecided' : undefined;
  if (ruling !== 'wrong') return { statement, text: statement.text, presentationMistake: ruling };
  return isPieceOf(expected, statement, search) ? { ...shown, isPiece: true } : undefined;
}

/** Returns whether a value does not follow from the learner's own calculation or equation. */
function isContradicted(expected: Expected, statement: Statement, search: EvidenceSearch): boolean {
  return (
    contradictsCalculation(statement, search.task) ||
    contradictsEquation(statement, search) ||
    isOfOtherCalculation(statement, expected, search.task)
  );
}

/** Returns whether a value is that of another function than in the equation of the bullet: `sin x = 0.44` for `tan x = 0.44`. */
function isOfOtherFunction(
  { computedFrom = '', text }: Statement,
  { task, bullet }: EvidenceSearch,
): boolean {
  const { cache } = task;
  if (!/sin|cos|tan/u.test(computedFrom) || cache.classify(computedFrom) !== 'expression') return false;
  const own = listVariants(`${computedFrom} = ${text}`, cache, task.inDegrees);
  const equations = listEvidence(bullet).filter(
    (evidence) => evidence.kind === 'expression' && cache.classify(evidence.tex) === 'equation',
  );
  return (
    equations.length > 0 &&
    equations.every(
      (evidence) =>
        evidence.kind === 'expression' &&
        own.every((variant) => cache.compare(evidence.tex, variant).verdict === 'incorrect'),
    )
  );
}

function judgeByKind(expected: Expected, statement: Statement, search: EvidenceSearch): Ruling {
  const { cache } = search.task;
  if (expected.kind === 'identity') return judgeIdentity(expected, statement, search.task);
  if (isWronglyExpanded(expected, statement, search)) return 'wrong';
  // The value of the scheme is a rounding of the calculation.
  if (expected.kind === 'number' && cache.classify(statement.text) === 'calculation') {
    if (hasWrongResult(statement, search)) return 'wrong';
    return cache.agrees(statement.text, expected.tex, { ...ANY_ROUNDING, units: 'ignore' })
      ? 'right'
      : 'wrong';
  }
  // All sums with the value 0 are equal, so their terms are compared instead.
  if (expected.kind === 'calculation' && expected.node && isZero(expected.node)) {
    const node = cache.read(statement.text);
    return node && hasSameTerms(node, expected.node) ? 'right' : 'wrong';
  }
  return judgeWithApproximatePi(expected, statement, search);
}

/** Returns whether the learner gives a calculation another result: `48 + 41 = 88`. */
function hasWrongResult({ text, order }: Statement, { statements, task }: EvidenceSearch): boolean {
  const result = statements.find((other) => other.order > order && other.computedFrom === text);
  return result !== undefined && contradictsCalculation(result, task);
}

/** Returns whether the learner multiplies brackets out to another sum than the expected one: `(z - 3i)(z + 3i) = z^2`. */
function isWronglyExpanded(
  { node, kind, tex }: Expected,
  { text, order }: Statement,
  { statements, task: { cache } }: EvidenceSearch,
): boolean {
  if (kind !== 'expression' || node?.kind !== 'sum' || cache.read(text)?.kind !== 'product') return false;
  const result = statements.find((other) => other.order > order && other.computedFrom === text);
  return (
    result !== undefined &&
    cache.classify(result.text) === 'expression' &&
    cache.certainlyDiffer(tex, result.text)
  );
}

/** Returns whether the learner writes the expected calculation with another result. */
function isMiscalculated({ node, kind }: Expected, search: EvidenceSearch): boolean {
  if (node === undefined || kind !== 'number' || node.kind === 'number') return false;
  const { cache } = search.task;
  const printed = printMath(node);
  return search.statements.some(
    (statement) =>
      statement.role === 'member' &&
      cache.print(statement.text) === printed &&
      hasWrongResult(statement, search),
  );
}

function isZero(node: MathNode): boolean {
  const value = computeValue(node);
  return value !== undefined && Math.abs(value) < 1e-9;
}

/** Judges a statement; 3.14 is also accepted for π. */
function judgeWithApproximatePi(expected: Expected, statement: Statement, search: EvidenceSearch): Ruling {
  const first = judgeValue(expected, statement.text, search);
  if (first !== 'wrong' || !/\\pi|π/u.test(expected.tex) || !statement.text.includes('3.14')) return first;
  const approximateExpected = { ...expected, tex: expected.tex.replace(/\\pi(?![A-Za-z])|π/gu, ' 3.14 ') };
  return judgeValue(approximateExpected, statement.text, search);
}

/** Accepts some terms of a longer sum or a factor of a product, except for the answer itself. */
function isPieceOf(expected: Expected, statement: Statement, search: EvidenceSearch): boolean {
  const { task, bullet } = search;
  if (task.answerBullets.has(bullet.n) || !expected.node) return false;
  const node = task.cache.read(statement.text);
  if (node === undefined || (expected.kind === 'number' && isMiscalculated(expected, search))) return false;
  if (/coefficient/iu.test(bullet.generic) && hasCoefficient(node, expected.node)) return true;
  return (
    isSameSubstitution(expected, statement, task) ||
    hasPiece(node, expected.node, task) ||
    containsValue(statement, expected, search)
  );
}

/** Returns whether a formula contains a piece as the scheme has it: with its sign, and as a term and not only as a factor. */
function hasPiece(formula: MathNode, piece: MathNode, { scheme, cache }: Task): boolean {
  if (!containsPiece(formula, piece)) return false;
  const schemeFormulas = scheme.bullets
    .flatMap(listEvidence)
    .flatMap((evidence) => (evidence.kind === 'expression' ? (cache.read(evidence.tex) ?? []) : []));
  if (hasOnlyFactor(formula, piece, schemeFormulas)) return false;
  const isAdded = (node: MathNode) => containsPiece(node, piece) && !hasOnlyNegated(node, piece);
  const losesSign =
    hasOnlyNegated(formula, piece) &&
    schemeFormulas.some(isAdded) &&
    !schemeFormulas.some((node) => hasOnlyNegated(node, piece));
  return !losesSign;
}

/** Finds each value of an answer with several values; the coordinates of a point may be separate results, in their order. */
function matchItems(expected: Expected, search: EvidenceSearch): BulletMatches {
  const isPoint = expected.kind === 'tuple';
  const items = isPoint ? splitPoint(expected) : splitItems(expected);
  if (items.length === 0) return NO_MATCHES;
  if (isPoint) return matchInOrder(items, search);
  const itemFindings = items.map((tex) =>
    matchStatements(readExpected(tex, search.task.cache, expected.form), {
      ...search,
      maxChoices: items.length,
    }),
  );
  const lastMatches = itemFindings.map(({ matches }) =>
    matches.find((match) => isAmongLast(match, { ...search, maxChoices: items.length })),
  );
  const foundMatches = lastMatches.filter((match) => match !== undefined);
  const [last] = foundMatches.toSorted((a, b) => b.statement.order - a.statement.order);
  const lines = new Set(foundMatches.map(({ statement }) => statement.line));
  // A conclusion must state all values on one line.
  const isStated = search.bullet.kind !== 'communication' || lines.size === 1;
  if (last && isStated && foundMatches.length === items.length)
    return { matches: [last], near: [], isUndecided: false };
  const isNear = itemFindings.every(({ matches, near }) => matches.length > 0 || near.length > 0);
  return { matches: [], near: isNear ? itemFindings.flatMap(({ near }) => near) : [], isUndecided: false };
}

/** Finds results with the given values, each after the one before. */
function matchInOrder(items: readonly string[], search: EvidenceSearch): BulletMatches {
  let last: Match | undefined;
  for (const tex of items) {
    const results = search.statements.filter(
      ({ isResult, role, order }) => isResult && role !== 'prose' && order > (last?.statement.order ?? -1),
    );
    const { matches } = matchStatements(readExpected(tex, search.task.cache), {
      ...search,
      statements: results,
    });
    last = matches.find(({ isPiece }) => !isPiece);
    if (last === undefined) return NO_MATCHES;
  }
  return last ? { matches: [last], near: [], isUndecided: false } : NO_MATCHES;
}
