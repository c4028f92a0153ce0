/** `\log_{5} x`; the base keeps its braces, so that no number after it can be read as more of its digits. */
export function logTex(base: number | string, of: string): string {
  return `\\log_{${base}} ${of}`;
}
