/** Writes `\log_{5} x`. The base has braces, so that a following number is not read as part of the base. */
export function logTex(base: number | string, argument: string): string {
  return `\\log_{${base}} ${argument}`;
}
