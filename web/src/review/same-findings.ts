import type { Finding } from '../api/schema.ts';

/** True if both lists report the same problems, in whatever order. */
export function areSameFindings(a: readonly Finding[], b: readonly Finding[]): boolean {
  const toKeys = (findings: readonly Finding[]): string =>
    findings
      .map(({ rule, message }) => `${rule} ${message}`)
      .sort()
      .join('\n');
  return toKeys(a) === toKeys(b);
}
