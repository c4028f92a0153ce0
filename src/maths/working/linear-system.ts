import { EXPONENT_SCALE, findOnlyTerm, type Polynomial } from '../exact/polynomial.ts';
import { add, divide, isZero, multiply, negate, type Rational, ZERO } from '../exact/rational.ts';

/**
 * A linear form such as 2x + y − 3: it maps each letter to its coefficient, and the empty name to the
 * constant.
 */
export type LinearForm = ReadonlyMap<string, Rational>;

/** Reads a polynomial as a linear form; undefined when it is not linear or has no letter. */
export function toLinear(p: Polynomial): LinearForm | undefined {
  const coefficients = new Map<string, Rational>();
  for (const { c, m } of p.values()) {
    const [factor] = m;
    if (m.length > 1 || (factor && (factor[1] !== EXPONENT_SCALE || /[#({]/u.test(factor[0]))))
      return undefined;
    coefficients.set(factor?.[0] ?? '', c);
  }
  return findOnlyTerm(p)?.m.length === 0 ? undefined : coefficients;
}

/** A linear system after Gaussian elimination: the rows, each with its leading letter. */
type Echelon = readonly { readonly lead: string; readonly row: LinearForm }[];

export function toEchelon(forms: readonly LinearForm[]): Echelon {
  let rows: Echelon = [];
  for (const form of forms) {
    const reduced = reduceForm(form, rows);
    const lead = [...reduced.keys()].find((name) => name !== '');
    if (lead === undefined) continue;
    rows = [...rows, { lead, row: scale(reduced, reduced.get(lead)) }];
  }
  return rows;
}

function scale(form: LinearForm, divisor: Rational | undefined): LinearForm {
  return divisor ? new Map([...form].map(([name, c]) => [name, divide(c, divisor)])) : form;
}

/** Subtracts multiples of the rows from the form. The result is empty if the form follows from the rows. */
export function reduceForm(form: LinearForm, rows: Echelon): LinearForm {
  let remainder = new Map(form);
  for (let pass = 0; pass < 2; pass++) {
    for (const { lead, row } of rows) {
      const factor = remainder.get(lead);
      if (!factor || isZero(factor)) continue;
      remainder = addMultiple(remainder, row, negate(factor));
    }
  }
  return new Map([...remainder].filter(([, c]) => !isZero(c)));
}

function addMultiple(a: LinearForm, b: LinearForm, factor: Rational): Map<string, Rational> {
  const result = new Map(a);
  for (const [name, c] of b) result.set(name, add(result.get(name) ?? ZERO, multiply(c, factor)));
  return result;
}
