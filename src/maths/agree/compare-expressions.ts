import { type Core, minus, variablesOf } from '../exact/core.ts';
import { sameValue } from '../exact/same-value.ts';
import type { MathNode } from '../read/node.ts';
import type { Rules } from './answer-policy.ts';
import { compareAntiderivatives } from './compare-antiderivatives.ts';
import { compareNumbers } from './compare-numbers.ts';
import { compareQuantities } from './compare-quantities.ts';
import { literalOf } from './literal.ts';
import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { toValueWithUnit } from './value-with-unit.ts';

/** Compares two single values: numbers, quantities or formulas; undefined when one is something else. */
export function compareExpressions(expected: MathNode, given: MathNode, rules: Rules): Outcome | undefined {
  const family = compareAntiderivatives(expected, given, rules);
  if (family) return family;
  const [e, g] = [toValueWithUnit(expected), toValueWithUnit(given)];
  if (!e || !g) return undefined;
  if (e.unit || g.unit) return compareQuantities(e, g, rules);
  if (variablesOf(e.value).size === 0 && variablesOf(g.value).size === 0) {
    return compareNumbers(
      { core: e.value, literal: literalOf(expected) },
      { core: g.value, literal: literalOf(given) },
      rules,
    );
  }
  return compareFormulas(e.value, g.value, rules);
}

function compareFormulas(e: Core, g: Core, { assumptions }: Rules): Outcome {
  const verdict = sameValue(e, g, assumptions);
  if (verdict === 'same') return right('equivalent');
  if (verdict === 'unclear') return UNDECIDED;
  return sameValue(e, minus(g), assumptions) === 'same' ? wrong('sign') : wrong();
}
