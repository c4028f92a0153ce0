import type { Unit } from '../../maths/units/unit.ts';
import type { ScannedToken } from './scan-tokens.ts';

/** How a text uses a number. */
export type NumberRole =
  /** Part of a computation, or a number in a sentence. */
  | 'operand'
  /** A whole side after an equality sign, so that the text derives it. */
  | 'result'
  /** The value that a text states for a letter or word: `m = 5`. */
  | 'stated'
  /** An exponent, an index or a label such as "Step 2". */
  | 'index';

/** A number in a stem or solution, with its unit and surroundings. */
export type StatedNumber = {
  readonly token: ScannedToken;
  /** Its position in `tokens`, the tokens of the whole text. */
  readonly index: number;
  readonly tokens: readonly ScannedToken[];
  readonly value: number;
  /** The number of decimal places as written. */
  readonly places: number;
  /** The size of its last digit. */
  readonly step: number;
  readonly role: NumberRole;
  readonly unit: Unit | undefined;
  /** The value in base units. */
  readonly baseValue: number;
  readonly isPercent: boolean;
  /** Whether it is written as a word: "seven". */
  readonly isWord: boolean;
  /** The letter that the text says has this value: `m` in `m = 5`. */
  readonly letter: string | undefined;
};
