import { someNode, symbolsOf } from '../../maths/read/children.ts';
import { substituteSymbols } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import type { LinkedChain } from './judge-formulas.ts';
import { judgePair, type PairVerdict } from './judge-pair.ts';
import type { EqualityLocation, ParsedMember, Recorder } from './recorder.ts';

/** A calculation and the value that a later line gives for it. */
type Statement = { readonly calculation: ParsedMember; readonly verdict: PairVerdict };

/**
 * Compares a value with the line before it: `F = (2.0 kg)(3.0 m/s²)` or `6.0 N = (3.0 kg) a`, and then `F = 6.0 N` or `a = 2.0
 * m/s²`. Only a wrong unit is reported, because a letter may have several values.
 */
export function judgeRepeatedSides(
  chains: Iterable<LinkedChain>,
  recorder: Recorder,
  location: EqualityLocation,
): void {
  const calculations = new Map<string, ParsedMember>();
  let previous: LinkedChain | undefined;
  for (const chain of chains) {
    const [name] = chain.members;
    const result = chain.members.find(({ node }) => node !== undefined && isComputable(node));
    const side = name?.member.tex.replace(/\s+/g, '') ?? '';
    // `1 E_h` may be given in joules, in kilojoules per mole and in wave numbers.
    const isName = name?.node !== undefined && !someNode(name.node, ({ kind }) => kind === 'number');
    if (isName && name.node && result?.node && isLiteralQuantity(result.node)) {
      const statement =
        compareWithCalculation(calculations.get(side), result.node, recorder) ??
        compareWithEquation(previous, { letter: name.node, value: result.node }, recorder);
      const isWrong = statement?.verdict.kind === 'unit' || statement?.verdict.kind === 'dimension';
      if (isWrong && !isReported(statement.calculation, recorder, location))
        recorder.recordVerdict(statement.verdict, { left: statement.calculation, right: result }, location);
    }
    const last = chain.members.at(-1);
    if (last && isCalculation(last.node)) calculations.set(side, last);
    else calculations.delete(side);
    previous = chain;
  }
}

function compareWithCalculation(
  calculation: ParsedMember | undefined,
  value: MathNode,
  { computed }: Recorder,
): Statement | undefined {
  if (!calculation?.node) return undefined;
  return { calculation, verdict: judgePair(calculation.node, value, { isApproximate: true, computed }) };
}

/** Inserts the value of a letter into the equation before it, if that equation has no other letter. */
function compareWithEquation(
  equation: LinkedChain | undefined,
  { letter, value }: { readonly letter: MathNode; readonly value: MathNode },
  { computed }: Recorder,
): Statement | undefined {
  const [left, right] = equation?.members.slice(-2) ?? [];
  if (letter.kind !== 'symbol' || !left?.node || !right?.node) return undefined;
  const letters = new Set([...symbolsOf(left.node), ...symbolsOf(right.node)]);
  letters.delete('π');
  if (letters.size !== 1 || !letters.has(letter.name) || left.node.kind === 'symbol') return undefined;
  const values = new Map([[letter.name, value]]);
  const sides = [substituteSymbols(left.node, values), substituteSymbols(right.node, values)] as const;
  return { calculation: left, verdict: judgePair(...sides, { isApproximate: true, computed }) };
}

function isReported({ member }: ParsedMember, recorder: Recorder, { offset }: EqualityLocation): boolean {
  const start = member.start + offset;
  return recorder
    .finish()
    .wrongEqualities.some(({ left, right }) => start === left.start || start === right.start);
}

function isCalculation(node: MathNode | undefined): boolean {
  return node !== undefined && isComputable(node) && !isBareNumber(node) && hasUnit(node);
}

function isLiteralQuantity(node: MathNode): boolean {
  return node.kind === 'negate' ? isLiteralQuantity(node.of) : node.kind === 'quantity';
}

function hasUnit(node: MathNode): boolean {
  return someNode(node, ({ kind }) => kind === 'quantity');
}
