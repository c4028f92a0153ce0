/** Returns the values that a binary search compares with the target, up to the target itself. */
export function listProbes(values: readonly number[], target: number): number[] {
  const probes: number[] = [];
  let [low, high] = [0, values.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const value = values[middle] ?? 0;
    probes.push(value);
    if (value === target) return probes;
    if (value < target) low = middle + 1;
    else high = middle - 1;
  }
  return probes;
}

/** Returns the list after each pass of a bubble sort that moves the greatest value to the end. */
export function listBubblePasses(values: readonly number[], passes: number): number[][] {
  const states: number[][] = [];
  let list = [...values];
  for (let pass = 0; pass < passes; pass++) {
    for (let index = 0; index < list.length - 1 - pass; index++) {
      const [a = 0, b = 0] = [list[index], list[index + 1]];
      if (a > b) list = list.with(index, b).with(index + 1, a);
    }
    states.push(list);
  }
  return states;
}

/** Returns the list after each pass of an insertion sort. */
export function listInsertionPasses(values: readonly number[], passes: number): number[][] {
  return Array.from({ length: passes }, (_, pass) => {
    const sorted = values.slice(0, pass + 2).toSorted((a, b) => a - b);
    return [...sorted, ...values.slice(pass + 2)];
  });
}
