import { Fault } from '../../domain/fault.ts';

/** Throws an `invalid-input` fault with the sentence unless the condition holds. */
export function requireInput(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Fault('invalid-input', sentence);
}

export function requirePositive(value: number, what: string): void {
  requireInput(Number.isFinite(value) && value > 0, `${what} must be a positive number, not ${value}.`);
}
