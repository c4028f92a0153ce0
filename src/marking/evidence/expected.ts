import type { RequiredForm } from '../../domain/marking-scheme.ts';
import { collectValues } from '../../maths/agree/collect-values.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import type { ValueClass } from './value-class.ts';

/** A formula that a scheme expects, parsed, with its kind, name and unit. */
export type Expected = {
  readonly tex: string;
  readonly form: RequiredForm | undefined;
  readonly node: MathNode | undefined;
  /** The formula of the scheme. A value recomputed from the learner's values must have the same form. */
  readonly schemeFormula: MathNode | undefined;
  readonly kind: ValueClass;
  readonly name: string | undefined;
  readonly unit: string | undefined;
};

/** Reads a formula of the scheme with its kind, name and unit. */
export function readExpected(tex: string, cache: ComparisonCache, form?: RequiredForm): Expected {
  const node = cache.read(tex);
  return {
    tex,
    form,
    node,
    schemeFormula: node,
    kind: cache.classify(tex),
    name: node && findName(node),
    unit: node && findUnit(node),
  };
}

/** Returns the symbol that a relation defines or bounds: `F` in `F = 3000 N`. */
function findName(node: MathNode): string | undefined {
  const name = asNamedValue(node)?.name ?? findLetterOfBound(node);
  return name === undefined || name === '' || name.includes('\\text') ? undefined : name.replace(/\s/gu, '');
}

function findLetterOfBound(node: MathNode): string | undefined {
  if (node.kind !== 'relation') return undefined;
  const letter = node.operands.find((operand) => operand.kind === 'symbol');
  return letter?.kind === 'symbol' && node.operands.length === 2 ? letter.name : undefined;
}

function findUnit(node: MathNode): string | undefined {
  let unit: string | undefined;
  someNode(node, (inner) => {
    if (inner.kind === 'quantity') unit ??= inner.unit.text;
    return unit !== undefined;
  });
  return unit;
}

/** Splits an answer of several values, such as `x = 2 or 3`, into `x = 2` and `x = 3`. */
export function splitItems(expected: Expected): string[] {
  const values = expected.node && collectValues(expected.node);
  if (!values || values.order === 'kept' || values.items.length < 2) return [];
  return values.items.map(({ name, value }) =>
    name === undefined || name === '' ? printMath(value) : `${name} = ${printMath(value)}`,
  );
}

/** Splits a point or an interval, such as `(0.195, 0.285)`, into its values; empty if one of them is not a number. */
export function splitPoint({ node, kind }: Expected): string[] {
  if (kind !== 'tuple' || node?.kind !== 'group') return [];
  return node.items.every((item) => symbolsOf(item).size === 0) ? node.items.map(printMath) : [];
}

/** Returns whether the evidence is a relationship in symbols, such as F = ma. */
export function isRelationship({ kind, tex }: Expected): boolean {
  return kind === 'equation' && !/\d{2}|\d\./u.test(tex);
}
