import { findSqaLevel } from '../../domain/sqa.ts';
import type { BankFilter } from '../../ports/question-bank.ts';
import type { FilterOptions } from '../shared-options.ts';

/** Converts the filter options. A level may be written in full: `National 5` matches the stored `Nat 5`. */
export function toBankFilter({ kind, subject, level, topic }: FilterOptions): BankFilter {
  return {
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(level && { level: findSqaLevel(level) ?? level }),
    ...(topic && { topic }),
  };
}
