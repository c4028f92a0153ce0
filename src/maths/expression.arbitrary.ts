import fc from 'fast-check';

/** An algebra tree with its own evaluator, so that the tests do not rely on the engine they test. */
export type Tree =
  | { readonly op: 'num'; readonly n: number }
  | { readonly op: 'var'; readonly name: string }
  | { readonly op: 'add' | 'sub' | 'mul'; readonly a: Tree; readonly b: Tree }
  | { readonly op: 'div'; readonly a: Tree; readonly by: number }
  | { readonly op: 'pow'; readonly a: Tree; readonly n: number };

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((n): Tree => ({ op: 'num', n })),
  fc.constantFrom('x', 'y', 'a', 't').map((name): Tree => ({ op: 'var', name })),
);

export const arbitraryTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'tree' },
    leaf,
    fc.record({ op: fc.constantFrom('add', 'sub', 'mul'), a: tie('tree'), b: tie('tree') }),
    fc.record({ op: fc.constant('div'), a: tie('tree'), by: fc.integer({ min: 2, max: 9 }) }),
    fc.record({ op: fc.constant('pow'), a: tie('tree'), n: fc.integer({ min: 2, max: 3 }) }),
  ),
})).tree;

/** Maps each variable to a value. */
export type TestPoint = Readonly<Record<string, number>>;

export function valueAt(tree: Tree, point: TestPoint): number {
  switch (tree.op) {
    case 'num':
      return tree.n;
    case 'var':
      return point[tree.name] ?? 0;
    case 'add':
      return valueAt(tree.a, point) + valueAt(tree.b, point);
    case 'sub':
      return valueAt(tree.a, point) - valueAt(tree.b, point);
    case 'mul':
      return valueAt(tree.a, point) * valueAt(tree.b, point);
    case 'div':
      return valueAt(tree.a, point) / tree.by;
    case 'pow':
      return valueAt(tree.a, point) ** tree.n;
  }
}

export function asLatex(tree: Tree): string {
  switch (tree.op) {
    case 'num':
      return String(tree.n);
    case 'var':
      return tree.name;
    case 'add':
      return `${asLatex(tree.a)} + ${asLatex(tree.b)}`;
    case 'sub':
      return `${asLatex(tree.a)} - \\left(${asLatex(tree.b)}\\right)`;
    case 'mul':
      return `\\left(${asLatex(tree.a)}\\right) \\cdot \\left(${asLatex(tree.b)}\\right)`;
    case 'div':
      return `\\frac{${asLatex(tree.a)}}{${tree.by}}`;
    case 'pow':
      return `\\left(${asLatex(tree.a)}\\right)^{${tree.n}}`;
  }
}

/** Prints the tree as a learner types it on a keyboard. */
export function asKeyboardText(tree: Tree): string {
  switch (tree.op) {
    case 'num':
      return String(tree.n);
    case 'var':
      return tree.name;
    case 'add':
      return `${asKeyboardText(tree.a)}+${asKeyboardText(tree.b)}`;
    case 'sub':
      return `${asKeyboardText(tree.a)}-(${asKeyboardText(tree.b)})`;
    case 'mul':
      return `(${asKeyboardText(tree.a)})(${asKeyboardText(tree.b)})`;
    case 'div':
      return `(${asKeyboardText(tree.a)})/${tree.by}`;
    case 'pow':
      return `(${asKeyboardText(tree.a)})^${tree.n}`;
  }
}

/**
 * Returns a tree of the same value in a different form: terms swapped, brackets expanded, powers written as
 * products. The bits of `choice` select the change at each level.
 */
export function rewrite(tree: Tree, choice: number): Tree {
  if (tree.op === 'num' || tree.op === 'var') return addNeutralTerm(tree, choice);
  if (tree.op === 'div') return { ...tree, a: rewrite(tree.a, choice >> 1) };
  if (tree.op === 'pow') return writePowerAsProduct(tree.a, tree.n, choice);
  const [a, b] = [rewrite(tree.a, choice >> 1), rewrite(tree.b, choice >> 2)];
  if (tree.op === 'sub') return choice % 2 === 0 ? { op: 'sub', a, b } : { op: 'add', a, b: negate(b) };
  if (tree.op === 'mul' && choice % 3 === 0 && a.op === 'add') return distribute(a.a, a.b, b);
  return choice % 2 === 0 ? { op: tree.op, a: b, b: a } : { op: tree.op, a, b };
}

function addNeutralTerm(tree: Tree, choice: number): Tree {
  if (choice % 5 === 1) return { op: 'add', a: tree, b: { op: 'num', n: 0 } };
  return choice % 5 === 2 ? { op: 'mul', a: { op: 'num', n: 1 }, b: tree } : tree;
}

function negate(b: Tree): Tree {
  return { op: 'mul', a: { op: 'sub', a: { op: 'num', n: 0 }, b: { op: 'num', n: 1 } }, b };
}

function distribute(first: Tree, second: Tree, by: Tree): Tree {
  return { op: 'add', a: { op: 'mul', a: first, b: by }, b: { op: 'mul', a: second, b: by } };
}

function writePowerAsProduct(base: Tree, n: number, choice: number): Tree {
  const inner = rewrite(base, choice >> 1);
  if (choice % 2 === 0) return { op: 'pow', a: inner, n };
  let product = inner;
  for (let k = 1; k < n; k++) product = { op: 'mul', a: product, b: inner };
  return product;
}

/** Changes one leaf or divisor, which usually changes the value. */
export function perturb(tree: Tree, choice: number): Tree {
  switch (tree.op) {
    case 'num':
      return { op: 'num', n: tree.n + 1 };
    case 'var':
      return { op: 'mul', a: { op: 'num', n: 2 }, b: tree };
    case 'div':
      return choice % 2 === 0 ? { ...tree, by: tree.by + 1 } : { ...tree, a: perturb(tree.a, choice >> 1) };
    case 'pow':
      return { ...tree, a: perturb(tree.a, choice >> 1) };
    default:
      return choice % 2 === 0
        ? { ...tree, a: perturb(tree.a, choice >> 1) }
        : { ...tree, b: perturb(tree.b, choice >> 1) };
  }
}
