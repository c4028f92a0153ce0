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
import { bracketNumerator, listVariants, nameQuantity, replaceQuantityWords } from './list-variants.ts';
import { type BulletMatches, type Match, type NearMatch, NO_MATCHES } from './match.ts';
import { readDecimals } from './read-decimals.ts';

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

/**
 * Returns the readings of a statement to compare. Word equations are also read in the scheme's symbols, and `v - u/t` also as
 * `(v - u)/t` if the learner then computes with these brackets.
 */
function listReadings(statement: Statement, expected: Expected, search: EvidenceSearch): string[] {
  const { cache, inDegrees } = search.task;
  const variants = listVariants(statement.text, cache, inDegrees);
  const isFormula = expected.kind === 'expression' || expected.kind === 'equation';
  const inFractions = isFormula && expected.node ? readDecimals(statement.text, expected.node) : undefined;
  if (inFractions !== undefined) variants.push(inFractions);
  if (expected.kind === 'identity') return [...variants, ...substituteValues(statement.text, search.task)];
  const named = expected.kind === 'solved' ? nameQuantity(statement.text, expected.name) : undefined;
  if (named !== undefined) return [...variants, named];
  if (expected.kind !== 'equation' && expected.kind !== 'calculation') return variants;
  const node = cache.read(statement.text);
  const bracketed = node && bracketNumerator(node);
  if (bracketed && usesBrackets(printMath(bracketed), expected, search)) variants.push(printMath(bracketed));
  if (expected.kind !== 'equation' || !expected.node || !/[a-z]{4}|gfm/iu.test(statement.text))
    return variants;
  const symbols = replaceQuantityWords(statement.text, expected.node);
  return symbols === undefined ? variants : [...variants, symbols];
}

/** Reads `|r| < 1` as `|3/5| < 1` if the scheme has the value of r. */
function substituteValues(text: string, { scheme, cache }: Task): string[] {
  return scheme.bullets.flatMap(({ evidence }) => {
    const { name, kind } =
      evidence.kind === 'expression' ? readExpected(evidence.tex, cache) : { name: undefined, kind: 'words' };
    if (evidence.kind !== 'expression' || kind !== 'solved' || name === undefined || name.length > 1)
      return [];
    const value = cache.print(evidence.tex)?.split('=')[1]?.trim() ?? '';
    const replaced = text.replace(new RegExp(`(?<![A-Za-z\\\\])${name}(?![A-Za-z])`, 'gu'), `(${value})`);
    return replaced === text ? [] : [replaced];
  });
}

/** Returns whether the attempt has the value of the bracketed calculation, or for a formula the value of the answer. */
function usesBrackets(bracketed: string, { kind }: Expected, { task, statements }: EvidenceSearch): boolean {
  const value = kind === 'calculation' ? bracketed : task.answer?.tex;
  const isFormula = kind === 'equation' && task.scheme.policies.units !== 'none' && !/\d/u.test(bracketed);
  // Without a calculation, this is the formula of the relationships sheet.
  if (isFormula && !statements.some(({ text }) => task.cache.classify(text) === 'calculation')) return true;
  return statements.some(
    ({ text }) =>
      value !== undefined &&
      ['number', 'solved'].includes(task.cache.classify(text)) &&
      task.cache.agrees(value, text, { ...ANY_ROUNDING, units: 'ignore' }),
  );
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
  // The value of the scheme is a rounding of the calculation.
  if (expected.kind === 'number' && cache.classify(statement.text) === 'calculation')
    return cache.agrees(statement.text, expected.tex, { ...ANY_ROUNDING, units: 'ignore' })
      ? 'right'
      : 'wrong';
  // All sums with the value 0 are equal, so their terms are compared instead.
  if (expected.kind === 'calculation' && expected.node && isZero(expected.node)) {
    const node = cache.read(statement.text);
    return node && hasSameTerms(node, expected.node) ? 'right' : 'wrong';
  }
  return judgeWithApproximatePi(expected, statement, search);
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
  if (node === undefined) return false;
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
  const lastMatches = itemFindings.map(({ matches }) => matches.find((match) => isAmongLast(match, search)));
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
