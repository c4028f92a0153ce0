/** One line that cannot steer a terminal: control characters go, runs of space become one. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
