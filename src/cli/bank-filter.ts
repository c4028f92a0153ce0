import { findSqaLevel } from '../domain/sqa.ts';
import type { BankFilter } from '../ports/question-bank.ts';
import type { FilterOptions } from './shared-options.ts';

/** `National 5` finds what is stored as `Nat 5`. */
export function bankFilterOf({ kind, subject, level, topic }: FilterOptions): BankFilter {
  return {
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(level && { level: findSqaLevel(level) ?? level }),
    ...(topic && { topic }),
  };
}
