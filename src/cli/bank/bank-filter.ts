import { findSqaLevel } from '../../domain/sqa.ts';
import type { BankFilter } from '../../ports/question-bank.ts';
import type { FilterOptions } from '../shared-options.ts';

/** Converts the filter options. A level may be written in full: `National 5` matches the stored `Nat 5`. */
export function toBankFilter(options: FilterOptions): BankFilter {
  const { kind, subject, level, topic, tag, collection, state } = options;
  return {
    ...(tag && { tag }),
    ...(collection && { collection }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(level && { level: findSqaLevel(level) ?? level }),
    ...(topic && { topic }),
  };
}
