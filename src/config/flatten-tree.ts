import { type ConfigTree, isConfigTree } from './config-file.ts';

/** Flattens a tree to dotted keys: `{sqa: {llmFallback: true}}` becomes `sqa.llmFallback` → true. Empty branches are dropped. */
export function flattenTree(tree: ConfigTree, prefix = ''): Map<string, unknown> {
  const valueByKey = new Map<string, unknown>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}${name}`;
    if (isConfigTree(value))
      for (const [innerKey, innerValue] of flattenTree(value, `${key}.`))
        valueByKey.set(innerKey, innerValue);
    else valueByKey.set(key, value);
  }
  return valueByKey;
}

/** Converts dotted keys back to a tree, the inverse of `flattenTree`. Its objects have no prototype, so a key such as `__proto__` cannot change a prototype. */
export function nestValues(values: Iterable<readonly [string, unknown]>): ConfigTree {
  const tree: ConfigTree = Object.create(null);
  for (const [key, value] of values) {
    const names = key.split('.');
    const lastName = names.pop() ?? key;
    getBranch(tree, names)[lastName] = value;
  }
  return tree;
}

function getBranch(tree: ConfigTree, names: readonly string[]): ConfigTree {
  let branch = tree;
  for (const name of names) {
    const next = branch[name];
    if (isConfigTree(next)) branch = next;
    else {
      const newBranch: ConfigTree = Object.create(null);
      branch[name] = newBranch;
      branch = newBranch;
    }
  }
  return branch;
}
