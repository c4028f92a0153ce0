/** A constant of nature, or a property of a named body or substance. */
export type Constant = {
  /** Its name in messages: "the speed of light". */
  readonly name: string;
  /** Matches its name in a sentence, in lower case; undefined if only its letter or unit identifies it. */
  readonly pattern?: RegExp;
  /** The letters that stand for it, as TeX without braces: `g`, `\varepsilon_0`. */
  readonly letters?: readonly string[];
  /** The value in SI units, or a pure number. */
  readonly value: number;
  /** The SI unit; empty for a pure number. */
  readonly unit: string;
  /** The largest relative difference of a correct value, which covers the usual roundings. */
  readonly tolerance: number;
  /** The plausible range, where the value depends on conditions such as temperature. */
  readonly range?: readonly [min: number, max: number];
  /** Whether nothing else in textbooks has this dimension and size, so the unit alone identifies the constant. */
  readonly isUnique?: boolean;
  readonly source: ConstantSource;
};

type ConstantSource = 'CODATA 2022' | 'IAU 2015' | 'NASA fact sheets' | 'CRC Handbook' | 'SI' | 'mathematics';
