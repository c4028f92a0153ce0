import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { isLabel, sameDimension } from '../../maths/units/unit.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { isMeasuredThroughout, judgePair, type PairContext, type PairVerdict } from './judge-pair.ts';
import { sideValue } from './side-value.ts';
import type { Binding, Substituted, SymbolTable } from './symbol-table.ts';
import type { EqualityLocation, EqualitySides, ReadMember, WorkingRecorder } from './working-recorder.ts';

/** An equality with letters, kept until the whole solution has said what they stand for. */
export type FormulaPair = EqualitySides & { readonly where: EqualityLocation; readonly nearly: boolean };

/** A mean or a rate of change is another thing than the letter without its mark. */
const ACCENTED = /\\(?:d{1,3}ot|bar|overline|hat|widehat|tilde|widetilde|underline|Delta|delta)(?![a-zA-Z])/;

/** Members that are equal to one another, or nearly so. */
export type LinkedChain = { readonly members: ReadMember[]; nearly: boolean };

/** Gives each letter of a chain the value that the chain ends on: `F = ma = 2.0 × 3.0 = 6.0 N`. */
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

/** Works out the formulas whose every letter has one value in the question. */
export function judgeFormulas(
  pairs: readonly FormulaPair[],
  symbols: SymbolTable,
  recorder: WorkingRecorder,
): void {
  for (const pair of pairs) {
    if (isDefinition(pair.left, pair.right) || isDefinition(pair.right, pair.left)) continue;
    judgeFormula(pair, symbols, recorder);
  }
}

function judgeFormula(
  { left, right, where, nearly }: FormulaPair,
  symbols: SymbolTable,
  recorder: WorkingRecorder,
): void {
  // The side that is one letter shows a value; the other side is worked out.
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

/** What is wrong, or in doubt, counts only when each letter stands for one thing throughout. */
function judgeFilled(filled: Substituted, expected: Substituted, context: PairContext): PairVerdict {
  const isSure = [filled, expected].every(({ used }) => used.values().every(isSettled));
  const clash = isSure ? findUnitClash(filled.node, expected.node) : undefined;
  const verdict = clash ?? judgePair(filled.node, expected.node, context);
  if (verdict.kind === 'right' || verdict.kind === 'dimension') return verdict;
  return verdict.kind === 'wrong' && isSure && haveSameDimension(filled.node, expected.node)
    ? verdict
    : { kind: 'symbolic' };
}

/** A unit on one side alone leaves open what the other side is in. */
function haveSameDimension(left: MathNode, right: MathNode): boolean {
  const [a, b] = [sideValue(left)?.unit, sideValue(right)?.unit];
  if (a === undefined || b === undefined) return a === b;
  return sameDimension(a.dimension, b.dimension);
}

/** Units that cannot be one quantity, when nothing on either side lacks its unit. */
function findUnitClash(left: MathNode, right: MathNode): PairVerdict | undefined {
  const [a, b] = [sideValue(left)?.unit, sideValue(right)?.unit];
  if (a === undefined || b === undefined || [a, b].some(isLabel)) return undefined;
  if (!isMeasuredThroughout(left) || !isBareNumber(right)) return undefined;
  const fits = [b, b.alternate].some((unit) => unit && sameDimension(a.dimension, unit.dimension));
  return fits ? undefined : { kind: 'dimension', left: a.text.trim(), right: b.text.trim() };
}

/** A plain number that a solution gives a letter may hold for one case alone; a quantity or a given holds throughout. */
function isSettled({ node, member }: Binding): boolean {
  return member === undefined || someNode(node, (part) => part.kind === 'quantity');
}

/** `m = 2.0 kg` says what a letter stands for; there is nothing to work out. */
function isDefinition({ node: name }: ReadMember, { node: value }: ReadMember): boolean {
  return name?.kind === 'symbol' && value !== undefined && isComputable(value);
}

function formatBindings({ used }: Substituted): string {
  return Array.from(used, ([name, { node }]) => `${name} = ${printMath(node)}`).join(', ');
}
