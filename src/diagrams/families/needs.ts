import { Fault } from '../../domain/fault.ts';

/** Throws an `invalid-input` fault with the sentence unless the condition holds. */
export function need(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Fault('invalid-input', sentence);
}

export function needPositive(value: number, what: string): void {
  need(Number.isFinite(value) && value > 0, `${what} must be a positive number, not ${value}.`);
}
