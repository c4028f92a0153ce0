import { type Core, difference, num, substitute, variablesOf } from '../exact/core.ts';
import { rational } from '../exact/rational.ts';
import { type Sameness, sameValue } from '../exact/same-value.ts';
import { symbolsOf } from '../read/children.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode } from '../read/node.ts';
import type { Rules } from './answer-policy.ts';
import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

/** Names accepted for the constant of integration. */
const CONSTANTS = /^(?:C|c|K|k|D|A|B|const|C_\{?\d\}?|c_\{?\d\}?)$/u;

type Antiderivative = { readonly rest: MathNode; readonly constant: string };

/** Removes a bare `+ C` from a sum. */
function withConstant(node: MathNode, names: RegExp): Antiderivative | undefined {
  if (node.kind !== 'sum') return undefined;
  const found = node.terms.find((term) => {
    const bare = term.kind === 'negate' ? term.of : term;
    return bare.kind === 'symbol' && names.test(bare.name);
  });
  const bare = found?.kind === 'negate' ? found.of : found;
  if (!found || bare?.kind !== 'symbol') return undefined;
  const terms = node.terms.filter((term) => term !== found);
  const rest: MathNode = terms.length === 1 && terms[0] ? terms[0] : { ...node, terms };
  return symbolsOf(rest).has(bare.name) ? undefined : { rest, constant: bare.name };
}

/**
 * Compares antiderivatives: any letter, any shift by a constant. Undefined when the expected one has no + C.
 */
export function compareAntiderivatives(
  expected: MathNode,
  given: MathNode,
  rules: Rules,
): Outcome | undefined {
  const e = withConstant(expected, /^[CcKk]$/u);
  if (!e) return undefined;
  const own = symbolsOf(e.rest);
  if (own.size === 0) return undefined;
  const g = withConstant(given, CONSTANTS);
  const [a, b] = [lowerToCore(e.rest), lowerToCore(g && !own.has(g.constant) ? g.rest : given)];
  if (!a || !b) return undefined;
  const verdict = differByConstant(a, b, rules);
  if (verdict === 'unclear') return UNDECIDED;
  if (verdict === 'different') return wrong();
  return g && !own.has(g.constant) ? right('equivalent') : wrong('missing-constant');
}

/** Tests whether f − g has the same value everywhere as at one fixed place. */
function differByConstant(a: Core, b: Core, { assumptions }: Rules): Sameness {
  const gap = difference(a, b);
  const names = [...variablesOf(gap)];
  const place = new Map(names.map((name, k) => [name, num(rational(BigInt(7 + 2 * k), 5n))]));
  return sameValue(gap, substitute(gap, place), assumptions);
}
