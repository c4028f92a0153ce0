import { symbolsOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { type Derivation, deriveConstant, type Recomputation } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { evaluateWithLetters } from './letter-values.ts';
import type { TraceState } from './trace.ts';

/**
 * Derives a number from the formula before its line. The number may repeat a number of the formula, be the known value of a letter,
 * or be the value of a part of the formula. Undefined if the formula does not explain it.
 */
export function explainByFormula(
  site: NumberSite,
  member: SolutionMember,
  trace: TraceState,
): readonly Derivation[] | undefined {
  const { constants, symbols, expressions } = trace.getAlignment(member);
  if (constants.has(site)) return [deriveConstant(site.value)];
  const value = trace.letterValues.get(symbols.get(site) ?? '');
  if (value !== undefined && isExactly(site, value.originalValue)) return [value];
  const expression = expressions.get(site);
  const derivation = expression && deriveFormula(expression, trace);
  return derivation !== undefined && isRounding(site, derivation.originalValue) ? [derivation] : undefined;
}

/** Derives the value of a formula whose letters all have known values; undefined if one of them is unknown. */
function deriveFormula(formula: MathNode, { letterValues }: TraceState): Derivation | undefined {
  const values = new Map<string, Derivation>();
  for (const name of symbolsOf(formula)) {
    if (name === 'π') continue;
    const value = letterValues.get(name);
    if (value === undefined) return undefined;
    values.set(name, value);
  }
  const evaluate = (getValue: (derivation: Derivation) => number | undefined): number | undefined =>
    evaluateWithLetters(formula, (name) => {
      const derivation = values.get(name);
      return derivation && getValue(derivation);
    });
  const originalValue = evaluate((derivation) => derivation.originalValue);
  if (originalValue === undefined) return undefined;
  const sign = Math.sign(originalValue);
  const recompute = (recomputation: Recomputation): number | undefined => {
    const value = evaluate((derivation) => derivation.recompute(recomputation));
    return value === undefined ? undefined : value * sign;
  };
  const dependsOn = [...values.values()].reduce<ReadonlySet<GivenNumber>>(
    (all, derivation) => all.union(derivation.dependsOn),
    new Set(),
  );
  return { originalValue: originalValue * sign, recompute, dependsOn };
}
