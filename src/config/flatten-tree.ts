import { type ConfigTree, isTree } from './config-file.ts';

/** `{sqa: {llmFallback: true}}` as `sqa.llmFallback` → true; an empty branch is left out. */
export function flattenTree(tree: ConfigTree, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}${name}`;
    if (isTree(value)) for (const [inner, leaf] of flattenTree(value, `${key}.`)) flat.set(inner, leaf);
    else flat.set(key, value);
  }
  return flat;
}

/** The other way round; refuses the keys that would reach an object's prototype. */
export function nestValues(values: Iterable<readonly [string, unknown]>): ConfigTree {
  const tree: ConfigTree = Object.create(null);
  for (const [key, value] of values) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    branchAt(tree, names)[last] = value;
  }
  return tree;
}

function branchAt(tree: ConfigTree, names: readonly string[]): ConfigTree {
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
