/** Returns one field of every item. */
export function pluck<Item, Field extends keyof Item>(items: readonly Item[], field: Field): Item[Field][] {
  return items.map((item) => item[field]);
}
