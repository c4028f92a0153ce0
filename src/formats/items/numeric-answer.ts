import type { AnswerKey } from '../../domain/answer-key.ts';
import type { Answer } from '../../domain/question-content.ts';
import { typedText } from '../../latex/visible-text.ts';

/** A number that other programs can mark: every value from `low` to `high` is right. */
export type NumericAnswer = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The unit as a learner types it, such as `m/s`; an empty text without one. */
  readonly unit: string;
  /** Where the interval comes from: the key, or the accuracy of the printed value. */
  readonly interval: 'exact' | 'key' | 'rounding';
};

/** `-4`, `2{,}500`, `3.0 \times 10^{8}` or `\frac{3}{4}`, then a unit. */
const NUMBER =
  /^\s*(?:[a-zA-Z]\s*=\s*)?([-+−]?)\s*(?:\\pounds\s*|£|\\\$)?(?:(\d(?:[\d.]|\{,\}|,(?=\d{3})|\\,(?=\d{3}))*)(?:\s*\\times\s*10\^(?:\{\s*(-?\d+)\s*\}|(\d)))?|\\d?frac\{(\d+)\}\{(\d+)\})(.*)$/su;
const CURRENCY = /\\pounds|£|\\\$/u;

/** Reads an answer as a number with the interval of right values; undefined if it is not one number. */
export function readNumericAnswer(answer: Answer, key: AnswerKey = {}): NumericAnswer | undefined {
  if (answer.kind === 'integer') return withInterval({ value: answer.value, step: 0, unit: '' }, key);
  if (answer.kind !== 'value') return undefined;
  const [, sign, digits, braced, digit, numerator, denominator, rest = ''] = NUMBER.exec(answer.tex) ?? [];
  if (digits === undefined && numerator === undefined) return undefined;
  const power = Number(braced ?? digit ?? 0);
  const plain = (digits ?? '').replace(/\{,\}|,|\\,/gu, '');
  const places = plain.split('.')[1]?.length ?? 0;
  const size = digits === undefined ? Number(numerator) / Number(denominator) : Number(`${plain}e${power}`);
  const value = sign === '' || sign === '+' ? size : -size;
  if (!Number.isFinite(value)) return undefined;
  // A fraction without a finite decimal form is accepted with three significant figures.
  const isPeriodic = digits === undefined && Number(value.toFixed(6)) !== value;
  const step = isPeriodic ? Math.abs(value) / 500 : places > 0 ? Number(`1e${power - places}`) : 0;
  const unit = CURRENCY.test(answer.tex) ? '' : readUnit(rest);
  return unit === undefined ? undefined : withInterval({ value, step, unit }, key);
}

/** Returns the unit after a number as typed text; undefined if something else follows. */
function readUnit(tex: string): string | undefined {
  const rest = tex.replace(/^(?:\\[,;: ]|~|\s)+/u, '').trim();
  if (rest === '') return '';
  if (rest === '\\%') return '%';
  if (/^\^?\{?\\circ\}?$|^\\degree$/u.test(rest)) return '°';
  if (!/^\\(?:mathrm|text|textrm|unit|si)\s*\{[^$]*\}$|^\^?\{?\\circ\}?\\mathrm\{[A-Z]\}$/u.test(rest))
    return undefined;
  return typedText(`$${rest}$`).trim();
}

/** `step` is the value of one unit of the last printed digit; 0 for an exact number. */
type Reading = { readonly value: number; readonly step: number; readonly unit: string };

function withInterval({ value, step, unit }: Reading, key: AnswerKey): NumericAnswer {
  const { tolerance, range } = key;
  if (range !== undefined && !isOpenRange(range)) {
    const [low, high] = [range.min ?? value, range.max ?? value];
    if (low <= value && value <= high) return { value, low, high, unit, interval: 'key' };
  }
  const margin = Math.max(tolerance?.absolute ?? 0, Math.abs(value) * (tolerance?.relative ?? 0));
  const half = tolerance === undefined ? step / 2 : margin;
  const [low, high] = [roundOff(value - half), roundOff(value + half)];
  const interval = tolerance !== undefined ? 'key' : step > 0 ? 'rounding' : 'exact';
  return { value, low, high, unit, interval };
}

/** Whether a range lacks one of its ends or excludes them. Such a range cannot be written as an interval with two limits. */
function isOpenRange({ min, max, exclusive }: NonNullable<AnswerKey['range']>): boolean {
  return min === undefined || max === undefined || exclusive === true;
}

/** Removes the error of binary fractions: 0.30000000000000004 becomes 0.3. */
function roundOff(value: number): number {
  return Number(value.toPrecision(14));
}
