import { EXPONENT_SCALE, onlyTerm, type Polynomial } from '../exact/polynomial.ts';
import { add, divide, isZero, multiply, negate, type Rational, ZERO } from '../exact/rational.ts';

/** A linear form: coefficients by letter, with the constant under the empty name. */
export type LinearForm = ReadonlyMap<string, Rational>;

/** Reads a polynomial as a linear form; undefined when it is not linear or has no letter. */
export function asLinear(p: Polynomial): LinearForm | undefined {
  const out = new Map<string, Rational>();
  for (const { c, m } of p.values()) {
    const [factor] = m;
    if (m.length > 1 || (factor && (factor[1] !== EXPONENT_SCALE || /[#({]/u.test(factor[0]))))
      return undefined;
    out.set(factor?.[0] ?? '', c);
  }
  return onlyTerm(p)?.m.length === 0 ? undefined : out;
}

/** Rows in echelon form, each with its leading letter. */
type Echelon = readonly { readonly lead: string; readonly row: LinearForm }[];

export function echelon(forms: readonly LinearForm[]): Echelon {
  let rows: Echelon = [];
  for (const form of forms) {
    const reduced = reduceForm(form, rows);
    const lead = [...reduced.keys()].find((name) => name !== '');
    if (lead === undefined) continue;
    rows = [...rows, { lead, row: scale(reduced, reduced.get(lead)) }];
  }
  return rows;
}

function scale(form: LinearForm, by: Rational | undefined): LinearForm {
  return by ? new Map([...form].map(([name, c]) => [name, divide(c, by)])) : form;
}

/** Subtracts multiples of the rows; the result is empty when the form follows from them. */
export function reduceForm(form: LinearForm, rows: Echelon): LinearForm {
  let rest = new Map(form);
  for (let pass = 0; pass < 2; pass++) {
    for (const { lead, row } of rows) {
      const factor = rest.get(lead);
      if (!factor || isZero(factor)) continue;
      rest = combine(rest, row, negate(factor));
    }
  }
  return new Map([...rest].filter(([, c]) => !isZero(c)));
}

function combine(a: LinearForm, b: LinearForm, factor: Rational): Map<string, Rational> {
  const out = new Map(a);
  for (const [name, c] of b) out.set(name, add(out.get(name) ?? ZERO, multiply(c, factor)));
  return out;
}
