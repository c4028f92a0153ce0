import { type ConfigTree, isTree } from './config-file.ts';

/** Flattens a tree to dotted keys: `{sqa: {llmFallback: true}}` becomes `sqa.llmFallback` → true. Empty branches are dropped. */
export function flattenTree(tree: ConfigTree, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}${name}`;
    if (isTree(value)) for (const [inner, leaf] of flattenTree(value, `${key}.`)) flat.set(inner, leaf);
    else flat.set(key, value);
  }
  return flat;
}

/** The inverse of `flattenTree`. Its objects have no prototype, so a key such as `__proto__` cannot change a prototype. */
export function nestValues(values: Iterable<readonly [string, unknown]>): ConfigTree {
  const tree: ConfigTree = Object.create(null);
  for (const [key, value] of values) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    getBranch(tree, names)[last] = value;
  }
  return tree;
}

function getBranch(tree: ConfigTree, names: readonly string[]): ConfigTree {
  let branch = tree;
  for (const name of names) {
    const next = branch[name];
    if (isTree(next)) branch = next;
    else {
      const made: ConfigTree = Object.create(null);
      branch[name] = made;
      branch = made;
    }
  }
  return branch;
}
