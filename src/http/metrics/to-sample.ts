import type { Sample } from './registry.ts';

/** Converts a value to a single sample without labels. */
export function toSample(value: number): Sample[] {
  return [{ labels: {}, value }];
}
