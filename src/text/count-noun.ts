/** Formats a count with its noun: `1 suggestion`, `2 suggestions`. */
export function countNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
