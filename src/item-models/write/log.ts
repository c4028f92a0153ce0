/** `\log_{5} x`; the base has braces, so that a number after it is not read as part of the base. */
export function logTex(base: number | string, of: string): string {
  return `\\log_{${base}} ${of}`;
}
