import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { isLabel, sameDimension } from '../../maths/units/unit.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { isMeasuredThroughout, judgePair, type PairContext, type PairVerdict } from './judge-pair.ts';
import type { EqualityLocation, EqualitySides, ReadMember, Recorder } from './recorder.ts';
import { sideValue } from './side-value.ts';
import type { Binding, Substituted, SymbolTable } from './symbol-table.ts';

/** An equality with letters, judged after the whole solution was read for their values. */
export type FormulaPair = EqualitySides & { readonly where: EqualityLocation; readonly nearly: boolean };

/** An accented letter (a mean, a rate or a change) is another quantity than the plain letter. */
const ACCENTED = /\\(?:d{1,3}ot|bar|overline|hat|widehat|tilde|widetilde|underline|Delta|delta)(?![a-zA-Z])/;

/** Expressions that are equal, or nearly equal, to each other. */
export type LinkedChain = { readonly members: ReadMember[]; nearly: boolean };

/** Binds each letter of a chain to the final value of the chain: `F = ma = 2.0 × 3.0 = 6.0 N`. */
export function bindChains(
  chains: Iterable<LinkedChain>,
  symbols: SymbolTable,
  from: 'stem' | 'solution',
): void {
  for (const { members, nearly } of chains) {
    const value = members.findLast(({ node }) => node !== undefined && isComputable(node));
    if (value?.node === undefined) continue;
    for (const { node, member } of members)
      if (node?.kind === 'symbol' && !ACCENTED.test(member.tex))
        symbols.bind(node.name, {
          node: value.node,
          nearly,
          member: from === 'stem' ? undefined : value.member,
        });
  }
}

/** Judges the formulas in which every letter has exactly one value in the question. */
export function judgeFormulas(pairs: readonly FormulaPair[], symbols: SymbolTable, recorder: Recorder): void {
  for (const pair of pairs) {
    if (isDefinition(pair.left, pair.right) || isDefinition(pair.right, pair.left)) continue;
    judgeFormula(pair, symbols, recorder);
  }
}

function judgeFormula(
  { left, right, where, nearly }: FormulaPair,
  symbols: SymbolTable,
  recorder: Recorder,
): void {
  // A side that is one letter shows the value; the other side is computed.
  const [formula, shown] = left.node?.kind === 'symbol' ? [right, left] : [left, right];
  const filled = formula.node && symbols.substitute(formula.node);
  const expected = shown.node && symbols.substitute(shown.node);
  if (
    filled === undefined ||
    expected === undefined ||
    [left, right].some(({ member }) => ACCENTED.test(member.tex))
  ) {
    recorder.recordVerdict({ kind: 'symbolic' }, { left, right }, where);
    return;
  }
  const isNearly = nearly || [filled, expected].some(({ used }) => used.values().some((each) => each.nearly));
  const verdict = judgeFilled(filled, expected, { nearly: isNearly, computed: recorder.computed });
  const place = shown.node?.kind === 'symbol' ? symbols.find(shown.node.name)?.member : undefined;
  const stated = place === undefined ? shown : { member: place, node: expected.node };
  recorder.recordUsedValues([...filled.used.values(), ...expected.used.values()].map(({ node }) => node));
  recorder.recordVerdict(
    verdict,
    { left: formula, right: stated },
    { ...where, using: formatBindings(filled) },
  );
}

/** Judges a formula with values inserted; it is called wrong only if each letter certainly has one value. */
function judgeFilled(filled: Substituted, expected: Substituted, context: PairContext): PairVerdict {
  const isSure = [filled, expected].every(({ used }) => used.values().every(isSettled));
  const clash = isSure ? findUnitClash(filled.node, expected.node) : undefined;
  const verdict = clash ?? judgePair(filled.node, expected.node, context);
  if (verdict.kind === 'right' || verdict.kind === 'dimension') return verdict;
  return verdict.kind === 'wrong' && isSure && sameKind(filled.node, expected.node)
    ? verdict
    : { kind: 'symbolic' };
}

/** Whether both sides have the same dimension, or neither has a unit. */
function sameKind(left: MathNode, right: MathNode): boolean {
  const [a, b] = [sideValue(left)?.unit, sideValue(right)?.unit];
  if (a === undefined || b === undefined) return a === b;
  return sameDimension(a.dimension, b.dimension);
}

/** Reports incompatible units, if no number on either side is without a unit. */
function findUnitClash(left: MathNode, right: MathNode): PairVerdict | undefined {
  const [a, b] = [sideValue(left)?.unit, sideValue(right)?.unit];
  if (a === undefined || b === undefined || [a, b].some(isLabel)) return undefined;
  if (!isMeasuredThroughout(left) || !isBareNumber(right)) return undefined;
  const fits = [b, b.alternate].some((unit) => unit && sameDimension(a.dimension, unit.dimension));
  return fits ? undefined : { kind: 'dimension', left: a.text.trim(), right: b.text.trim() };
}

/**
 * Whether a value applies to the whole question: it is given in the stem or has a unit. A plain number in a
 * solution may apply to one case.
 */
function isSettled({ node, member }: Binding): boolean {
  return member === undefined || someNode(node, (part) => part.kind === 'quantity');
}

/** Whether an equality only defines a letter, as in `m = 2.0 kg`. */
function isDefinition({ node: name }: ReadMember, { node: value }: ReadMember): boolean {
  return name?.kind === 'symbol' && value !== undefined && isComputable(value);
}

function formatBindings({ used }: Substituted): string {
  return Array.from(used, ([name, { node }]) => `${name} = ${printMath(node)}`).join(', ');
}
