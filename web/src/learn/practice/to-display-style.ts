/** Lets TeX set the formulas of a text as on a line of their own, so that fractions are as large as the text. */
export function toDisplayStyle(tex: string): string {
  return tex.replace(
    /(?<!\\)\$([^$]+)(?<!\\)\$/gu,
    (_whole, formula: string) => `$\\displaystyle ${formula}$`,
  );
}
