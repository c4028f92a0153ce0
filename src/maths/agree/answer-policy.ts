import { decimalValue, parseDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import type { Assumptions } from '../exact/same-value.ts';
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
  /** Minimum and maximum number of significant figures of the answer as written. */
  readonly sigFigs?: readonly [min: number, max: number] | undefined;
  readonly decimalPlaces?: number | readonly [min: number, max: number] | undefined;
  readonly form?: AnswerForm | undefined;
  /** Whether lists must be in the expected order; tuples always are. */
  readonly ordered?: boolean | undefined;
  readonly decimal?: 'point' | 'comma' | undefined;
  readonly caseSensitive?: boolean | undefined;
  /** The options of a multiple-choice question. */
  readonly choices?: readonly AnswerChoice[] | undefined;
  readonly assume?: { readonly positive?: readonly string[] } | undefined;
  /** Names that are functions, so that `f(x)` is a call and not a product. */
  readonly functions?: readonly string[] | undefined;
  readonly unitMacros?: Readonly<Record<string, string>> | undefined;
  /** The seed of the random sample points. */
  readonly seed?: number | undefined;
};

export type ExactTolerance = { readonly relative?: Rational; readonly absolute?: Rational };

/** A policy with defaults filled in and decimals converted to exact fractions. */
export type Rules = {
  readonly tolerance: ExactTolerance | undefined;
  readonly units: 'required' | 'optional' | 'ignore';
  readonly sigFigs: readonly [number, number] | undefined;
  readonly places: readonly [number, number] | undefined;
  readonly form: AnswerForm;
  readonly ordered: boolean;
  readonly caseSensitive: boolean;
  readonly assumptions: Assumptions;
};

export function toRules(policy: AnswerPolicy): Rules {
  const places = policy.decimalPlaces;
  return {
    tolerance: toExactTolerance(policy.tolerance),
    units: policy.units ?? 'optional',
    sigFigs: policy.sigFigs,
    places: typeof places === 'number' ? [places, places] : places,
    form: policy.form ?? 'any',
    ordered: policy.ordered ?? false,
    caseSensitive: policy.caseSensitive ?? false,
    assumptions: { positive: new Set(policy.assume?.positive ?? []), seed: policy.seed ?? 1 },
  };
}

function toExactTolerance(tolerance: AnswerPolicy['tolerance']): ExactTolerance | undefined {
  const relative = toExactDecimal(tolerance?.relative);
  const absolute = toExactDecimal(tolerance?.absolute);
  if (!relative && !absolute) return undefined;
  return { ...(relative ? { relative } : {}), ...(absolute ? { absolute } : {}) };
}

/** Converts a number through its decimal text, so that 0.05 is exactly 1/20 and not the nearest double. */
function toExactDecimal(value: number | string | undefined): Rational | undefined {
  const literal = value === undefined ? undefined : parseDecimal(String(value).trim());
  return literal && decimalValue(literal);
}
