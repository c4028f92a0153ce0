import { printNodes } from '../../latex/print-tex.ts';
import { compareFunctions, EXACT } from '../../maths/calculus/compare-functions.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import { mapChildren, substituteSymbols } from '../../maths/read/map-children.ts';
import type { CallNode, MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import { splitChains } from './split-chains.ts';

/** A function that a question defines: `f(x) = x^2 + 1`, or `y = x^2 + 1`. */
export type FunctionDefinition = {
  readonly name: string;
  readonly variable: string;
  /** Undefined if it contains other letters or cannot be read. */
  readonly body: MathNode | undefined;
  /** Whether it is written as a letter without brackets; only its derivative is used then. */
  readonly isLetter: boolean;
  /** The number of list items before it. A definition in an item applies to that item only. */
  readonly item: number;
  /** Its position in the text. */
  readonly start: number;
  /** Whether it applies to a part of the domain: `c(t) = 15` on 10 ≤ t ≤ 20. */
  readonly isPartial: boolean;
  /** Whether the body cannot be parsed, as with a function that has several cases. */
  readonly isUnread: boolean;
};

/** A definition whose body can be evaluated. */
type KnownDefinition = FunctionDefinition & { readonly body: MathNode };

/** The functions by name; undefined for a name with several definitions. */
export type FunctionDefinitions = ReadonlyMap<string, KnownDefinition | undefined>;

/** Names that questions use for functions, without primes. */
const FUNCTION_NAME = /^[a-zA-Z](?:_\w{1,3})?$/;
/** An accent, which the parser ignores: a dot over u is its derivative. */
const ACCENT = /\\(?:d{1,3}ot|bar|overline|hat|widehat|tilde|widetilde)(?![a-zA-Z])/;
/** Letters that are variables in `y = …`. */
const VARIABLE_LETTER = /^[txuvθ]$/u;
/** The left side of a definition in the text: `A(x) =`. */
const DEFINED_NAME =
  /(?<![\\a-zA-Z])([a-zA-Z](?:_\{?\w{1,3}\}?)?)\s*(?:\\left\s*)?\(\s*(?:[a-z]|\\theta)\s*(?:\\right\s*)?\)\s*&?\s*=/g;

/** The value of a function as the left side of a formula: `w_C(0.02) =`. */
const EVALUATED_NAME =
  /(?<=(?:[$&]|\\\\|\\[[(]|\})\s*)([a-zA-Z]_(?:\{\w{1,3}\}|\w))\s*\(\s*-?\d+(?:\.\d+)?\s*\)\s*&?\s*=/g;

/** Finds the names that a question uses as functions, with the names of their derivatives. */
export function findFunctionNames(question: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { 1: name = '' } of [...question.matchAll(DEFINED_NAME), ...question.matchAll(EVALUATED_NAME)]) {
    if (['e', 'i', 'd'].includes(name)) continue;
    for (let primes = 0; primes <= 3; primes++) names.add(name.replace(/[{}]/g, '') + "'".repeat(primes));
  }
  return names;
}

/** Lists the functions that the rows define. */
export function listDefinitions(
  rows: readonly SolutionRow[],
  parse: (tex: string) => MathNode | undefined,
): FunctionDefinition[] {
  return rows.flatMap((row, index) => {
    if (row.kind !== 'formula') return [];
    const isPartial = isOnInterval(rows, index);
    return splitChains(row.nodes).flatMap(({ members, signs }) => {
      if (signs[0] !== '=' || ACCENT.test(members[0]?.tex ?? '')) return [];
      const [head, ...bodies] = members.map(({ tex }) => parse(tex));
      const start = members[0]?.start ?? 0;
      const isUnread = bodies.every((body) => body === undefined);
      return (head && findDefinition(head, bodies, { item: row.item, start, isPartial, isUnread })) ?? [];
    });
  });
}

/** Whether the text after a formula restricts it to an interval: “on $10 \le t \le 20$”. */
function isOnInterval(rows: readonly SolutionRow[], index: number): boolean {
  const [words, interval] = rows.slice(index + 1, index + 3);
  if (words?.kind !== 'words' || interval?.kind !== 'formula') return false;
  if (!/\b(?:on|for|when|if|over|between)\b[^.]*$/i.test(words.words) || /[.;]\s/.test(words.words))
    return false;
  return /\\(?:le|ge|lt|gt)(?![a-zA-Z]|ft)|\\(?:leq|geq|leqslant|geqslant)|[<>≤≥[]/.test(
    printNodes(interval.nodes),
  );
}

/** Chooses the definitions that apply. Definitions with the same name must be equal. */
export function selectDefinitions(definitions: readonly FunctionDefinition[]): FunctionDefinitions {
  const selected = new Map<string, KnownDefinition | undefined>();
  for (const [name, found] of Map.groupBy(definitions, (definition) => definition.name)) {
    const known = found.filter(isKnown);
    const varying = known.filter((definition) => symbolsOf(definition.body).has(definition.variable));
    const [first] = varying;
    // `P(t) = 12` is an equation, unless it applies to an interval.
    const others = known.filter((definition) => definition.isPartial || varying.includes(definition));
    const isUnique =
      first !== undefined &&
      found.every(({ variable, isUnread }) => variable === first.variable && !isUnread) &&
      others.every((definition) => definition === first || haveSameBody(first, definition));
    selected.set(name, isUnique ? first : undefined);
  }
  return selected;
}

function isKnown(definition: FunctionDefinition): definition is KnownDefinition {
  return definition.body !== undefined;
}

function findDefinition(
  head: MathNode,
  bodies: readonly (MathNode | undefined)[],
  place: Pick<FunctionDefinition, 'item' | 'start' | 'isPartial' | 'isUnread'>,
): FunctionDefinition | undefined {
  const [argument] = head.kind === 'call' && head.args.length === 1 ? head.args : [];
  const name = head.kind === 'call' || head.kind === 'symbol' ? head.name : '';
  const isLetter = head.kind === 'symbol';
  if (!FUNCTION_NAME.test(name) || (!isLetter && argument?.kind !== 'symbol')) return undefined;
  let constant: MathNode | undefined;
  for (const body of bodies) {
    if (body === undefined) continue;
    const letters = [...symbolsOf(body)];
    const variable =
      argument?.kind === 'symbol' ? argument.name : letters.find((letter) => VARIABLE_LETTER.test(letter));
    if (variable === undefined || variable === name || !isComputable(body, new Set([variable]))) continue;
    if (letters.includes(variable)) return { name, variable, body, isLetter, ...place };
    constant ??= body;
  }
  return argument?.kind === 'symbol'
    ? { name, variable: argument.name, body: constant, isLetter, ...place }
    : undefined;
}

function haveSameBody(first: KnownDefinition, second: KnownDefinition): boolean {
  const [a, b] = [toExpression(first.body), toExpression(second.body)];
  return (
    first.variable === second.variable &&
    a !== undefined &&
    b !== undefined &&
    compareFunctions(a, b, EXACT) === 'same'
  );
}

/** A derivative of y in Leibniz notation, as the parser names it: `dy/dx`, `d2y/dx2`. */
const LEIBNIZ = /^d(\d?)([a-zA-Z])\/d([a-zA-Zθ])\1$/u;

/** Replaces calls of defined functions and their derivatives by their definitions: `f'(2)`, `\frac{dy}{dx}`. */
export function inlineDefinitions(node: MathNode, definitions: FunctionDefinitions): MathNode {
  const inner = mapChildren(node, (child) => inlineDefinitions(child, definitions));
  if (inner.kind === 'call') return inlineCall(inner, definitions) ?? inner;
  if (inner.kind !== 'symbol') return inner;
  const [, order = '', name = '', variable = ''] = LEIBNIZ.exec(inner.name) ?? [];
  const primes = /^([a-zA-Z])('+)$/.exec(inner.name);
  const definition = definitions.get(primes?.[1] ?? name);
  if (definition === undefined || (primes === null && definition.variable !== variable)) return inner;
  return buildDerivative(definition, primes?.[2]?.length ?? (order === '' ? 1 : Number(order)));
}

function buildDerivative({ variable, body }: KnownDefinition, order: number): MathNode {
  return order === 0 ? body : { kind: 'derivative', variable, order, of: body, span: body.span };
}

function inlineCall({ name, args }: CallNode, definitions: FunctionDefinitions): MathNode | undefined {
  const plainName = name.replace(/'+$/, '');
  const definition = definitions.get(plainName);
  const [argument] = args;
  if (definition === undefined || definition.isLetter || argument === undefined || args.length !== 1)
    return undefined;
  const body = buildDerivative(definition, name.length - plainName.length);
  if (argument.kind === 'symbol' && argument.name === definition.variable) return body;
  const hasInnerVariables = someNode(definition.body, ({ kind }) => kind === 'binder');
  if (hasInnerVariables && symbolsOf(argument).size > 0) return undefined;
  if (body.kind === 'derivative')
    return {
      kind: 'binder',
      operator: 'value',
      variable: body.variable,
      lower: argument,
      body,
      span: argument.span,
    };
  return substituteSymbols(body, new Map([[definition.variable, argument]]));
}
