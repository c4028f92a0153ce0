import type { RequiredForm } from '../../domain/marking-scheme.ts';
import { collectValues } from '../../maths/agree/collect-values.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import type { ValueClass } from './value-class.ts';

/** A formula that a scheme expects. */
export type Expected = {
  readonly tex: string;
  readonly form: RequiredForm | undefined;
  readonly node: MathNode | undefined;
  /** The scheme's own formula, whose form a recomputed value must also have. */
  readonly model: MathNode | undefined;
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
    model: node,
    kind: cache.classify(tex),
    name: node && nameOf(node),
    unit: node && unitOf(node),
  };
}

/** Returns the symbol that a relation is about: `F` in `F = 3000 N`. */
function nameOf(node: MathNode): string | undefined {
  const name = asNamedValue(node)?.name ?? boundName(node);
  return name === undefined || name === '' || name.includes('\\text') ? undefined : name.replace(/\s/gu, '');
}

function boundName(node: MathNode): string | undefined {
  if (node.kind !== 'relation') return undefined;
  const letter = node.operands.find((operand) => operand.kind === 'symbol');
  return letter?.kind === 'symbol' && node.operands.length === 2 ? letter.name : undefined;
}

function unitOf(node: MathNode): string | undefined {
  let unit: string | undefined;
  someNode(node, (part) => {
    if (part.kind === 'quantity') unit ??= part.unit.text;
    return unit !== undefined;
  });
  return unit;
}

/** Returns the values of an answer that consists of several, each as the scheme would write it alone. */
export function splitItems(expected: Expected): string[] {
  const values = expected.node && collectValues(expected.node);
  if (!values || values.order === 'kept' || values.items.length < 2) return [];
  return values.items.map(({ name, value }) =>
    name === undefined || name === '' ? printMath(value) : `${name} = ${printMath(value)}`,
  );
}
