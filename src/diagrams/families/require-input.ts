import { Fault } from '../../domain/fault.ts';

/** Throws an `invalid-input` fault with this message unless the condition is true. */
export function requireInput(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Fault('invalid-input', message);
}

/** Throws an `invalid-input` fault unless the value is a positive number. */
export function requirePositive(value: number, what: string): void {
  requireInput(Number.isFinite(value) && value > 0, `${what} must be a positive number, not ${value}.`);
}
