import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { isCountOrCurrency, sameDimension } from '../../maths/units/unit.ts';
import type { PairContext } from './is-close-enough.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { isWrong, judgePair, type PairVerdict, WITHOUT_VALUES } from './judge-pair.ts';
import { hasBareOperands } from './omitted-units.ts';
import { computeSpread, listNumbers } from './operand-spread.ts';
import type { EqualityLocation, EqualitySides, ParsedMember, Recorder } from './recorder.ts';
import { evaluateSide, getHalfLastDigit } from './side-value.ts';
import type { Binding, Substituted, SymbolTable } from './symbol-table.ts';

/** An equality with letters, judged after the whole solution was read for their values. */
export type FormulaPair = EqualitySides & {
  readonly location: EqualityLocation;
  readonly isApproximate: boolean;
  /** The first member of its chain, unless that is the left side. */
  readonly head: MathNode | undefined;
  /** The number of list items before it. */
  readonly item: number;
};

/** An accented letter (a mean, a rate or a change) is another quantity than the plain letter. */
export const ACCENTED_LETTER =
  /\\(?:d{1,3}ot|bar|overline|hat|widehat|tilde|widetilde|underline|Delta|delta)(?![a-zA-Z])/;

/** The verdict on an equality that gives a letter its value, as in `m = 2.0 kg`. */
export const DEFINITION = { kind: 'undecided', reason: 'it only gives a letter its value' } as const;

/** Expressions that are equal, or nearly equal, to each other. */
export type LinkedChain = { readonly members: ParsedMember[]; isApproximate: boolean };

/** Binds each letter of a chain to the final value of the chain: `F = ma = 2.0 × 3.0 = 6.0 N`. */
export function bindChains(
  chains: Iterable<LinkedChain>,
  symbols: SymbolTable,
  from: 'stem' | 'solution',
): void {
  for (const { members, isApproximate } of chains) {
    const value = members.findLast(({ node }) => node !== undefined && isComputable(node));
    if (value?.node === undefined) continue;
    for (const { node, member } of members)
      if (node?.kind === 'symbol' && !ACCENTED_LETTER.test(member.tex))
        symbols.bind(node.name, {
          node: value.node,
          isApproximate,
          isComputed: members.length > 2,
          member: from === 'stem' ? undefined : value.member,
        });
  }
}

/** Judges the formulas in which every letter has exactly one value in the question. */
export function judgeFormulas(pairs: readonly FormulaPair[], symbols: SymbolTable, recorder: Recorder): void {
  const reused = findReusedLetters(pairs, symbols, recorder);
  for (const pair of pairs) {
    if (isDefinition(pair.left, pair.right) || isDefinition(pair.right, pair.left))
      recorder.recordVerdict(DEFINITION, pair, pair.location);
    else if ([pair.left, pair.right].some(({ node }) => node && hasSymbolIn(node, reused)))
      recorder.recordVerdict(WITHOUT_VALUES, pair, pair.location);
    else judgeFormula(pair, symbols, recorder);
  }
}

/**
 * Finds letters that stand for several quantities: the value of the letter does not fit a place where the solution inserts a number
 * for it. For example, `f = \frac{1}{T} = \frac{1}{0.4 s}` shows that T is not the 3 s of another part.
 */
function findReusedLetters(
  pairs: readonly FormulaPair[],
  symbols: SymbolTable,
  { computed }: Recorder,
): ReadonlySet<string> {
  const reused = new Set<string>();
  for (const { left, right, isApproximate } of pairs) {
    if (!left.node || !right.node || !isComputable(right.node) || isBareNumber(right.node)) continue;
    const substituted = symbols.substitute(left.node);
    if (substituted === undefined || substituted.used.values().some(({ member }) => member === undefined))
      continue;
    if (isWrong(judgePair(substituted.node, right.node, { isApproximate, computed })))
      for (const name of substituted.used.keys()) reused.add(name);
  }
  return reused;
}

function hasSymbolIn(node: MathNode, names: ReadonlySet<string>): boolean {
  return names.size > 0 && someNode(node, (part) => part.kind === 'symbol' && names.has(part.name));
}

function judgeFormula(
  { left, right, head, location, isApproximate }: FormulaPair,
  symbols: SymbolTable,
  recorder: Recorder,
): void {
  // A side that is one letter shows the value; the other side is computed.
  const [formula, shown] = left.node?.kind === 'symbol' ? [right, left] : [left, right];
  const computedSide = formula.node && symbols.substitute(formula.node);
  const shownSide = shown.node && symbols.substitute(shown.node);
  if (
    computedSide === undefined ||
    shownSide === undefined ||
    [left, right].some(({ member }) => ACCENTED_LETTER.test(member.tex))
  ) {
    recorder.recordVerdict(WITHOUT_VALUES, { left, right }, location);
    return;
  }
  const isAnyApproximate =
    isApproximate ||
    [computedSide, shownSide].some(({ used }) => used.values().some((binding) => binding.isApproximate));
  const judged = judgeSubstituted(computedSide, shownSide, {
    isApproximate: isAnyApproximate,
    computed: recorder.computed,
  });
  const bindings = [...computedSide.used.values(), ...shownSide.used.values()];
  const isForeseen = bindings.some((binding) => isComputedLater(binding, [left, right]));
  const verdict = (isMagnitude(head) && isOpposite(judged)) || isForeseen ? WITHOUT_VALUES : judged;
  const statedMember = shown.node?.kind === 'symbol' ? symbols.find(shown.node.name)?.member : undefined;
  const statedSide = statedMember === undefined ? shown : { member: statedMember, node: shownSide.node };
  recorder.recordUsedValues(bindings.map(({ node }) => node));
  recorder.recordVerdict(
    verdict,
    { left: formula, right: statedSide },
    { ...location, using: formatBindings(computedSide) },
  );
}

/** Whether the solution computes a value only after both sides of a formula, so that the letter may have had another value there. */
function isComputedLater(
  { member, isComputed }: Binding,
  [left, right]: readonly [ParsedMember, ParsedMember],
): boolean {
  return (
    member !== undefined &&
    isComputed === true &&
    member.start > Math.max(left.member.end, right.member.end) + MIN_LATER_DISTANCE
  );
}

/** The characters between a formula and a value that its own display does not compute. */
const MIN_LATER_DISTANCE = 120;

/** Whether a chain begins with a magnitude, such as `|ε|`, after which authors drop signs. */
function isMagnitude(head: MathNode | undefined): boolean {
  return head?.kind === 'call' && head.name === 'abs';
}

/** Whether both sides have the same size and opposite signs. */
function isOpposite(verdict: PairVerdict): boolean {
  return (
    verdict.kind === 'wrong' &&
    Math.abs(verdict.shouldBe + verdict.right.number) <= 1e-6 * Math.abs(verdict.shouldBe)
  );
}

/** Judges a formula after values were inserted. It is called wrong only if each letter certainly has one value. */
function judgeSubstituted(
  computedSide: Substituted,
  shownSide: Substituted,
  context: PairContext,
): PairVerdict {
  const isCertain = [computedSide, shownSide].every(({ used }) => used.values().every(isCertainValue));
  const clash = isCertain ? findUnitClash(computedSide.node, shownSide.node) : undefined;
  const verdict = clash ?? judgePair(computedSide.node, shownSide.node, context);
  if (verdict.kind === 'right') return verdict;
  if (verdict.kind === 'dimension' && differInMoles(computedSide.node, shownSide.node)) return WITHOUT_VALUES;
  if (isCertain && (verdict.kind === 'dimension' || verdict.kind === 'unit')) return verdict;
  const isCertainlyWrong =
    verdict.kind === 'wrong' &&
    isCertain &&
    haveSameKind(computedSide.node, shownSide.node) &&
    !isExplainedByRounding(computedSide, shownSide, context);
  return isCertainlyWrong ? verdict : WITHOUT_VALUES;
}

/** Relative difference that an approximation between formulas may have: `\frac{35}{36} m ≈ m`. */
const MAX_APPROXIMATION = 0.1;

/** Whether the sides differ by no more than the rounding of the letters' values, or than an approximation allows. */
function isExplainedByRounding(
  computedSide: Substituted,
  shownSide: Substituted,
  { isApproximate, computed }: PairContext,
): boolean {
  const bindings = [computedSide, shownSide].flatMap(({ used }) => [...used.values()]);
  const onlyNumbers = new Set(
    bindings.filter(({ member }) => member !== undefined).flatMap(({ node }) => listNumbers(node)),
  );
  const [left, right] = [computedSide, shownSide].map(({ node }) => {
    const value = evaluateSide(node);
    if (value === undefined) return undefined;
    const options = { computed, scale: 1, onlyNumbers, areAllRounded: true };
    const spread = computeSpread(node, value.number, options) + getHalfLastDigit(value.literal);
    return { number: (value.number + value.offset) * value.size, spread: spread * value.size };
  });
  if (left === undefined || right === undefined) return false;
  const approximation = isApproximate ? MAX_APPROXIMATION * Math.abs(right.number) : 0;
  return Math.abs(left.number - right.number) <= Math.max(left.spread + right.spread, approximation);
}

/** Whether both sides have the same dimension, or neither has a unit. */
function haveSameKind(left: MathNode, right: MathNode): boolean {
  const [a, b] = [evaluateSide(left)?.unit, evaluateSide(right)?.unit];
  if (a === undefined || b === undefined) return a === b;
  return ![a, b].some(isCountOrCurrency) && sameDimension(a.dimension, b.dimension);
}

/** Whether one side is per mole, which chemists also write for one molecule: `1 E_h = 2625 kJ/mol`. */
function differInMoles(left: MathNode, right: MathNode): boolean {
  const [a, b] = [left, right].map((side) => {
    const dimension = evaluateSide(side)?.unit?.dimension;
    return dimension && new Map([...dimension].filter(([name]) => name !== 'mol'));
  });
  return a !== undefined && b !== undefined && a.size > 0 && sameDimension(a, b);
}

/** Reports incompatible units, if no number on either side is without a unit. */
function findUnitClash(left: MathNode, right: MathNode): PairVerdict | undefined {
  const [a, b] = [evaluateSide(left)?.unit, evaluateSide(right)?.unit];
  if (a === undefined || b === undefined || [a, b].some(isCountOrCurrency)) return undefined;
  if (hasBareOperands(left) || !isBareNumber(right)) return undefined;
  const fits = [b, b.alternate].some((unit) => unit && sameDimension(a.dimension, unit.dimension));
  return fits ? undefined : { kind: 'dimension', leftUnit: a.text.trim(), rightUnit: b.text.trim() };
}

/**
 * Whether a value applies to the whole question: it is given in the stem or has a unit. A plain number in a
 * solution may apply to one case.
 */
function isCertainValue({ node, member, isUncertain = false }: Binding): boolean {
  if (isUncertain) return false;
  return member === undefined || someNode(node, (part) => part.kind === 'quantity');
}

/** Whether an equality only defines a letter, as in `m = 2.0 kg`. */
function isDefinition({ node: name }: ParsedMember, { node: value }: ParsedMember): boolean {
  return name?.kind === 'symbol' && value !== undefined && isComputable(value);
}

function formatBindings({ used }: Substituted): string {
  return Array.from(used, ([name, { node }]) => `${name} = ${printMath(node)}`).join(', ');
}
