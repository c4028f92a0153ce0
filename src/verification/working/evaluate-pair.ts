import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { type DoubtfulPair, findAlternative } from './alternative-readings.ts';
import type { Hedge } from './detect-hedge.ts';
import { isRemainder } from './find-moduli.ts';
import type { PairContext } from './is-close-enough.ts';
import { isBareNumber } from './is-computable.ts';
import { judgeBranches } from './judge-branches.ts';
import type { FormulaPair, LinkedChain } from './judge-formulas.ts';
import { judgeIdentity } from './judge-identity.ts';
import { isWrong, judgePair, type PairVerdict } from './judge-pair.ts';
import { hasUnits, type PairReading } from './list-readings.ts';
import type { ParseMember } from './read-member.ts';
import { writeRemainder } from './read-remainder.ts';
import type { EqualityLocation, ParsedMember, Recorder } from './recorder.ts';
import type { EqualitySign } from './split-chains.ts';

/** `50^{-1} = 24` is a modular inverse, not a fraction. */
const MODULAR_INVERSE = /^\s*\d{1,9}\s*\^\s*\{\s*-1\s*\}\s*$/;

/** What is known while one solution is evaluated. */
export type SectionContext = {
  readonly recorder: Recorder;
  readonly parse: ParseMember;
  /** Whether the stem asks to expand, simplify or factorise this expression. */
  readonly isRewritten: (tex: string) => boolean;
  readonly offset: number;
  readonly section: number;
  /** Equalities with letters, judged at the end, when all values are known. */
  readonly formulas: FormulaPair[];
  /** Chains of equal expressions. */
  readonly chains: Set<LinkedChain>;
  /** The divisors in whose remainders the question may compute. */
  readonly moduli: readonly number[];
};

/** What is known while one row is evaluated. */
export type RowContext = SectionContext &
  EqualityLocation & {
    /** The chain that a line without a left side continues. */
    readonly previousChain: LinkedChain | undefined;
    readonly hedge: Hedge;
    /** The number of list items before this row. */
    readonly item: number;
    /** The unit in the text after the formula, which may belong to its last value. */
    readonly unit?: string | undefined;
    /** The end of the display before this row. A display that begins with an operator may continue it. */
    readonly continued?: string | undefined;
  };

type Pair = {
  readonly left: ParsedMember;
  readonly right: ParsedMember;
  readonly sign: EqualitySign;
  /** Whether this is the first equality of its chain. */
  readonly isFirst: boolean;
  /** Whether its chain begins with an expression that the stem asks to rewrite. */
  readonly isRewriting: boolean;
  /** The first member of its chain. Undefined if the left side is the first member. */
  readonly head: MathNode | undefined;
  /** Whether its chain begins with a difference or an uncertainty, such as `\Delta x`. */
  readonly isUncertainty: boolean;
};

/** Judges one equality. An equality with letters is kept until all values are known. */
export function evaluatePair(pair: Pair, context: RowContext): void {
  const { left, sign, isFirst, isRewriting, head } = pair;
  const right = readRightSide(pair, context.parse);
  const { recorder, hedge, formulas, offset, section, display, item } = context;
  const location: EqualityLocation = { offset, section, display };
  recorder.countEquality();
  if (right.node !== undefined && hedge !== 'denied' && left.member.tex !== '')
    recorder.recordResult(right.node, right.member, location);
  if (left.node === undefined || right.node === undefined) {
    recorder.recordVerdict({ kind: 'unread' }, { left, right }, location);
    return;
  }
  const reason = findReasonAgainstJudging({ left, right, sign, isFirst }, hedge);
  if (reason !== undefined) {
    recorder.recordVerdict({ kind: 'undecided', reason }, { left, right }, location);
    return;
  }
  const isApproximate = sign === '≈' || hedge === 'approximate';
  const { computed, findDimensions } = recorder;
  const comparison = { isApproximate, computed, findDimensions };
  const pairVerdict =
    (isRewriting ? judgeIdentity(left.node, right.node) : undefined) ??
    judgePair(left.node, right.node, comparison);
  const verdict =
    pairVerdict.kind === 'undecided'
      ? (judgeOtherwise({ left, right }, comparison, context.parse) ?? pairVerdict)
      : judgeInUnit(pairVerdict, { left: left.node, right, comparison }, context);
  if (verdict.kind === 'undecided') formulas.push({ left, right, location, isApproximate, head, item });
  else {
    const before = isFirst
      ? (context.previousChain?.members.at(-1)?.member.tex ?? context.continued)
      : undefined;
    const sides = { left, right, before, comparison };
    const doubt = isWrong(verdict)
      ? (findRoundedUncertainty(verdict, pair) ?? findDoubt(verdict, sides, context))
      : undefined;
    const finalVerdict = doubt === undefined ? verdict : { kind: 'undecided' as const, reason: doubt };
    recorder.recordVerdict(finalVerdict, { left, right }, location);
  }
}

/** Returns the right side. A quotient with a remainder is parsed again, because it can be understood only with the left side. */
function readRightSide({ left, right }: Pick<Pair, 'left' | 'right'>, parse: ParseMember): ParsedMember {
  if (right.node !== undefined) return right;
  const tex = writeRemainder(left.member.tex, right.member.tex);
  return tex === undefined ? right : { ...right, node: parse(tex) };
}

/** A label before a calculation: the `2:` of `2: 3^{1} = 3`. */
const LABEL = /^[^:=]{1,24}(?<!\{):(?!=)/;

/** A sign of division, not a part of a time of day. */
const COLON = /(?<![{:\\])\s*:(?![=:}])/g;
/** What divides, and is not a label: `\frac{3}{5} : 2`. The sides of `2 : 3` may be a ratio. */
const DIVIDEND = /(?:\\[dt]?frac|\\cdot|\\times|\)|\\right)[^:]*(?<!\{):/;

/** Judges an equality whose colons may be signs of division; undefined if it has none. */
function judgeDivision(
  { left, right }: Pick<Pair, 'left' | 'right'>,
  comparison: PairContext,
  parse: ParseMember,
): PairVerdict | undefined {
  const [leftTex, rightTex] = [left, right].map(({ member }) => member.tex.replace(COLON, '\\div '));
  if (leftTex === undefined || rightTex === undefined) return undefined;
  if (leftTex === left.member.tex && rightTex === right.member.tex) return undefined;
  const [leftNode, rightNode] = [parse(leftTex), parse(rightTex)];
  return leftNode && rightNode && judgePair(leftNode, rightNode, comparison);
}

/** Judges a calculation after a label; undefined if there is none. */
function judgeAfterLabel(
  { left, right }: Pick<Pair, 'left' | 'right'>,
  comparison: PairContext,
  parse: ParseMember,
): PairVerdict | undefined {
  const hasLabel = LABEL.test(left.member.tex) && !right.member.tex.includes(':');
  const calculation = hasLabel ? parse(left.member.tex.replace(LABEL, '')) : undefined;
  if (calculation === undefined || right.node === undefined || isBareNumber(calculation)) return undefined;
  return judgePair(calculation, right.node, comparison);
}

/** Judges an equality with letters in its only other reading: with units directly after numbers, or with a label before it. */
function judgeOtherwise(
  { left, right }: Pick<Pair, 'left' | 'right'>,
  comparison: PairContext,
  parse: ParseMember,
): PairVerdict | undefined {
  const branches = left.node && right.node && judgeBranches(left.node, right.node, comparison);
  if (branches !== undefined) return branches;
  const division = judgeDivision({ left, right }, comparison, parse);
  if (division?.kind === 'right') return division;
  const afterLabel = judgeAfterLabel({ left, right }, comparison, parse);
  const divides = [left, right].some(({ member }) => DIVIDEND.test(member.tex));
  if (divides && division !== undefined && afterLabel?.kind !== 'right') return rejectUndecided(division);
  if (afterLabel !== undefined) return rejectUndecided(afterLabel);
  const measured = [left, right].map(({ member }) => parse(member.tex, 'units'));
  if (measured.every((node) => node === undefined)) return undefined;
  const [leftNode = left.node, rightNode = right.node] = measured;
  if (leftNode === undefined || rightNode === undefined) return undefined;
  if (!mayHaveUnits({ left: leftNode, right: rightNode }, right.member.tex)) return undefined;
  // If letters on both sides are read as units and measure different quantities, they are not units.
  const verdict = judgePair(leftNode, rightNode, comparison);
  return verdict.kind === 'dimension' && measured.every((node) => node !== undefined)
    ? undefined
    : rejectUndecided(verdict);
}

/** A number and its unit after a space, as in `0.5\ h`. */
const SPACED_UNIT = /\d(?:\\[,;: ]|~)\s*[a-zA-Z]/;

/** Whether letters after numbers may be units. Both sides must have some, or the units must cancel. `1 = 3A` is an equation. */
function mayHaveUnits({ left, right }: PairReading, shown: string): boolean {
  if (hasUnits(left)) return hasUnits(right) || left.kind === 'quotient';
  return SPACED_UNIT.test(shown) && !isBareNumber(left);
}

function rejectUndecided(verdict: PairVerdict): PairVerdict | undefined {
  return verdict.kind === 'undecided' || verdict.kind === 'unread' ? undefined : verdict;
}

/** Returns why an equality that seems wrong may still be right. Undefined if it is certainly wrong. */
function findDoubt(
  verdict: PairVerdict,
  { comparison, ...pair }: DoubtfulPair & { readonly comparison: PairContext },
  { parse, moduli }: RowContext,
): string | undefined {
  if (isRemainder(verdict, moduli)) return 'it may give a remainder';
  const [left, right] = [pair.left.member.tex, pair.right.member.tex];
  if (LEGENDRE_SYMBOL.test(left) && /^\s*[-+−]?\s*1\s*[.,]?\s*$/.test(right))
    return 'it may be a Legendre symbol';
  if ([left, right].every((tex) => BYTES.test(tex))) return 'its units may count bytes in powers of two';
  const condition = findAlternative(pair, parse, (...sides) => judgePair(...sides, comparison));
  return condition && `it holds if ${condition}`;
}

/** Returns a doubt if the result of a line about an uncertainty is rounded up to one figure: `\Delta x = 1.28 = 2`. */
function findRoundedUncertainty(verdict: PairVerdict, { isUncertainty }: Pair): string | undefined {
  if (verdict.kind !== 'wrong' || !isUncertainty) return undefined;
  const { shouldBe, right } = verdict;
  const figure = right.literal?.digits.replace(/^0+|0+$/g, '') ?? '';
  const isRoundedUp = figure.length === 1 && right.number > shouldBe && shouldBe > 0;
  const step = right.number / Number(figure || 1);
  return isRoundedUp && right.number - shouldBe < step ? 'an uncertainty may be rounded up' : undefined;
}

/** A fraction alone in brackets: `(2/191)`. */
const LEGENDRE_SYMBOL =
  /^\s*(?:\\left\s*)?\(\s*(?:-?\d+\s*\/\s*\d+|\\[dt]?frac\s*\{\s*-?\d+\s*\}\s*\{\s*\d+\s*\})\s*(?:\\right\s*)?\)\s*$/;
const BYTES = /(?<![a-zA-Z])[KkMGT](?:B|bytes?)(?![a-zA-Z])/;

/** Returns why an equality must not be judged. Undefined if it may be judged. */
function findReasonAgainstJudging(
  { left, right, sign, isFirst }: Pick<Pair, 'left' | 'right' | 'sign' | 'isFirst'>,
  hedge: Hedge,
): string | undefined {
  if (hedge === 'denied') return 'the text calls it false or leaves it incomplete';
  if (left.node === undefined || right.node === undefined) return undefined;
  if (isFirst && isContradiction(left.node, right.node))
    return 'two numbers alone may show a contradiction on purpose';
  const isInverse = MODULAR_INVERSE.test(left.member.tex) && /^\d+$/.test(right.member.tex.trim());
  if (isInverse) return 'it may be a modular inverse';
  return sign === '≈' ? findApproximation(left.node, right.node) : undefined;
}

/** Returns why the sides of an approximation may differ much: a function is replaced by its value nearby, or by its argument. */
function findApproximation(left: MathNode, right: MathNode): string | undefined {
  if (left.kind !== 'call') return undefined;
  const isOtherPoint = right.kind === 'call' && right.name === left.name;
  const isArgument =
    isBareNumber(right) && left.args.some((argument) => printMath(argument) === printMath(right));
  return isOtherPoint || isArgument ? 'it approximates a function by a simpler value' : undefined;
}

/** Words after a number that multiply it. */
const MULTIPLES = new Map([
  ['percent', '0.01'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
  ['trillion', '1000000000000'],
  ['lakh', '100000'],
  ['crore', '10000000'],
  ['dozen', '12'],
]);

type UnitPair = {
  readonly left: MathNode;
  readonly right: ParsedMember;
  readonly comparison: PairContext;
};

/**
 * Judges an equality again whose right side may be in the unit of the text after it: `$12/16 = 45$ min`. It is right if it holds
 * with or without this unit.
 */
function judgeInUnit(
  verdict: PairVerdict,
  { left, right, comparison }: UnitPair,
  { unit, parse }: RowContext,
): PairVerdict {
  if (unit === undefined || (verdict.kind !== 'wrong' && verdict.kind !== 'unread')) return verdict;
  const multiple = MULTIPLES.get(unit);
  const rightWithUnit = parse(
    multiple === undefined
      ? `${right.member.tex}\\,\\mathrm{${unit}}`
      : `${right.member.tex}\\times ${multiple}`,
  );
  if (rightWithUnit === undefined) return verdict;
  const verdictInUnit = judgePair(left, rightWithUnit, comparison);
  return verdictInUnit.kind === 'right' || verdict.kind === 'unread' ? verdictInUnit : verdict;
}

/** Whether both sides are plain numbers, as in 0 = −12 or 2 = 1/2. Authors write such equalities to show a contradiction. */
function isContradiction(left: MathNode, right: MathNode): boolean {
  if (!isPlainNumber(left)) return false;
  return isPlainNumber(right) || (isInteger(left) && isFractionOfIntegers(right));
}

function isPlainNumber(node: MathNode): boolean {
  return isBareNumber(node) && !['quantity', 'percent', 'degree'].includes(node.kind);
}

function isFractionOfIntegers(node: MathNode): boolean {
  return node.kind === 'quotient' && isInteger(node.numerator) && isInteger(node.denominator);
}

function isInteger(node: MathNode): boolean {
  if (node.kind === 'negate') return isInteger(node.of);
  return node.kind === 'number' && !node.literal.includes('.');
}
