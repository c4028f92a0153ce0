import { decimalValue, parseDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import type { Assumptions } from '../exact/same-value.ts';
import { readMath } from '../read/read-math.ts';
import type { Unit } from '../units/unit.ts';
import type { AnswerForm } from './answer-forms.ts';

export type AnswerChoice = { readonly id: string; readonly text: string };

/** The rules for accepting an answer. Everything is optional; the default is an exact comparison. */
export type AnswerPolicy = {
  /**
   * `relative` is a fraction of the expected value; `absolute` is in the expected unit. Decimals such as 0.05
   * or '0.05' are exact.
   */
  readonly tolerance?:
    | { readonly relative?: number | string | undefined; readonly absolute?: number | string | undefined }
    | undefined;
  readonly units?: 'required' | 'optional' | 'ignore' | undefined;
  /** The answer must be in one of these units, such as `nm`. */
  readonly allowedUnits?: readonly string[] | undefined;
  /** The accepted values, in the expected unit; the expected value itself need not be met. */
  readonly range?:
    | {
        readonly min?: number | string | undefined;
        readonly max?: number | string | undefined;
        /** The limits themselves are not accepted. */
        readonly exclusive?: boolean | undefined;
      }
    | undefined;
  /** Accepts a number with the opposite sign. */
  readonly sign?: 'ignore' | undefined;
  /** Minimum and maximum number of significant figures of the answer as written. */
  readonly sigFigs?: readonly [min: number, max: number] | undefined;
  readonly decimalPlaces?: number | readonly [min: number, max: number] | undefined;
  readonly form?: AnswerForm | undefined;
  /** Whether lists must be in the expected order; tuples always are. */
  readonly ordered?: boolean | undefined;
  /** The decimal sign; with `either`, a comma that cannot separate thousands is read as a decimal sign. */
  readonly decimal?: 'point' | 'comma' | 'either' | undefined;
  readonly caseSensitive?: boolean | undefined;
  /** A long decimal does not stand for an exact value: 0.333333333333333 is not 1/3. */
  readonly exact?: boolean | undefined;
  /** The answer must be of the expected kind: a value is not an equation, an inequality is not an interval. */
  readonly sameKind?: boolean | undefined;
  /** Whether it matters how often a root occurs, so (x − 1)² = 0 is not x = 1. */
  readonly multiplicity?: 'counted' | 'ignored' | undefined;
  /** The options of a multiple-choice question. */
  readonly choices?: readonly AnswerChoice[] | undefined;
  readonly assume?: { readonly positive?: readonly string[] } | undefined;
  /** Names that are functions, so that `f(x)` is a call and not a product. */
  readonly functions?: readonly string[] | undefined;
  readonly unitMacros?: Readonly<Record<string, string>> | undefined;
  /** The seed of the random sample points. */
  readonly seed?: number | undefined;
};

export type ExactRange = { readonly min?: Rational; readonly max?: Rational; readonly exclusive: boolean };
export type ExactTolerance = { readonly relative?: Rational; readonly absolute?: Rational };

/** A policy with defaults filled in and decimals converted to exact fractions. */
export type Rules = {
  readonly tolerance: ExactTolerance | undefined;
  readonly range: ExactRange | undefined;
  readonly ignoresSign: boolean;
  readonly units: 'required' | 'optional' | 'ignore';
  readonly allowedUnits: readonly Unit[] | undefined;
  readonly sigFigs: readonly [number, number] | undefined;
  readonly places: readonly [number, number] | undefined;
  readonly form: AnswerForm;
  readonly ordered: boolean;
  readonly caseSensitive: boolean;
  readonly exact: boolean;
  readonly sameKind: boolean;
  readonly countsRoots: boolean;
  readonly assumptions: Assumptions;
};

export function toRules(policy: AnswerPolicy): Rules {
  const places = policy.decimalPlaces;
  return {
    tolerance: toExactTolerance(policy.tolerance),
    range: toExactRange(policy.range),
    ignoresSign: policy.sign === 'ignore',
    units: policy.units ?? 'optional',
    allowedUnits: policy.allowedUnits?.flatMap((text) => readUnitText(text) ?? []),
    sigFigs: policy.sigFigs,
    places: typeof places === 'number' ? [places, places] : places,
    form: policy.form ?? 'any',
    ordered: policy.ordered ?? false,
    caseSensitive: policy.caseSensitive ?? false,
    exact: policy.exact ?? false,
    sameKind: policy.sameKind ?? false,
    countsRoots: policy.multiplicity === 'counted',
    assumptions: { positive: new Set(policy.assume?.positive ?? []), seed: policy.seed ?? 1 },
  };
}

function toExactTolerance(tolerance: AnswerPolicy['tolerance']): ExactTolerance | undefined {
  const relative = toExactDecimal(tolerance?.relative);
  const absolute = toExactDecimal(tolerance?.absolute);
  if (!relative && !absolute) return undefined;
  return { ...(relative ? { relative } : {}), ...(absolute ? { absolute } : {}) };
}

function toExactRange(range: AnswerPolicy['range']): ExactRange | undefined {
  const [min, max] = [toExactDecimal(range?.min), toExactDecimal(range?.max)];
  if (!min && !max) return undefined;
  return { ...(min ? { min } : {}), ...(max ? { max } : {}), exclusive: range?.exclusive ?? false };
}

/** Reads the unit of `1 nm`. */
function readUnitText(text: string): Unit | undefined {
  const reading = readMath(`1 ${text}`, { units: 'yes' });
  return reading.ok && reading.node.kind === 'quantity' ? reading.node.unit : undefined;
}

/** Converts a number through its decimal text, so that 0.05 is exactly 1/20 and not the nearest double. */
function toExactDecimal(value: number | string | undefined): Rational | undefined {
  const literal = value === undefined ? undefined : parseDecimal(String(value).trim());
  return literal && decimalValue(literal);
}
