// Writes a question from the lines of a calculation, as a written question or as multiple choice.

import type { Scene } from '../../diagrams/scene.ts';
import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { figuresTex, moneyTex, plainTex, quantityTex, roundTo } from '../write/number.ts';
import { type NumericMistake, type QuestionForm, writeQuestionForm } from './question-form.ts';

/** One line of a calculation, worth one mark. */
export type CalculationLine = {
  /** The purpose of the line, printed in the marking scheme: `Find the number of moles`. */
  readonly why: string;
  /** The calculation as LaTeX, in numbers: `\frac{@1}{8}`. `@1` is replaced by the value of the first line. */
  readonly tex: string;
  readonly value: number;
  /** The symbol of the value, printed before the calculation: `n` in `n = \frac{m}{M}`. */
  readonly symbol?: string;
  readonly unit?: string;
  /** Other LaTeX that earns the mark. */
  readonly alsoAccepted?: readonly (string | { readonly tex: string; readonly followThrough: string })[];
  /** The significant figures to which the value is rounded when later lines use it. Default: four, or seven if the answer is money. */
  readonly significantFigures?: number;
  /** Printed in the marking scheme instead of the calculation, as LaTeX text. */
  readonly working?: string;
  readonly gaps?: readonly string[];
};

/** A calculation in lines, each worth one mark. Physics questions use `physics/physics-calculation.ts` instead. */
export type Calculation = {
  /** The situation, as LaTeX text. */
  readonly situation: string;
  /** The quantity to find, worded to follow `Calculate`: `the number of moles`. */
  readonly quantity: string;
  /** The whole text of a written question, if `Calculate` plus `quantity` does not suit it. */
  readonly stem?: string;
  readonly figure?: Scene;
  readonly policies?: ItemDraft['policies'];
  /** The last line gives the answer. */
  readonly lines: readonly [CalculationLine, ...CalculationLine[]];
  /** The likeliest first. */
  readonly mistakes: readonly NumericMistake[];
  /** The significant figures to which a long decimal answer is rounded. Default: three. */
  readonly significantFigures?: number;
  /** Whether the answer and the mistakes may be negative. */
  readonly isSigned?: boolean;
};

const OPTION_COUNT = 4;
/** A line that only rounds the value of an earlier one. */
const ROUNDING_LINE = /^@\d$/;

/** Writes the question with steps of working, not as multiple choice; see `writeCalculation`. */
export function writeWrittenCalculation(calculation: Calculation): ItemDraft | undefined {
  return writeCalculation(calculation, 'written');
}

/** Writes the question in the given form. Returns undefined if too few mistakes have distinct values, or if an earlier line has the same value as the answer. */
export function writeCalculation(calculation: Calculation, form: QuestionForm): ItemDraft | undefined {
  if (form === 'written' && repeatsAnswer(calculation)) return undefined;
  const format = (value: number): string => formatAnswer(value, calculation);
  return writeQuestionForm(
    {
      stem: (stemForm) => writeStem(calculation, stemForm),
      value: getLastLine(calculation).value,
      recomputedFrom: writeWholeCalculation(calculation),
      mistakes: calculation.mistakes.filter(({ value }) => calculation.isSigned === true || value > 0),
      isDistinct: (value, other) =>
        format(value) !== format(other) && Math.abs(value - other) > minDistance(calculation, other),
      optionCount: OPTION_COUNT,
      formatOption: format,
      formatMistake: format,
      writtenBullets: () => writeLineBullets(calculation),
      objectiveBullet: (wrongOptions) =>
        step(`Find ${calculation.quantity}`, formatFinalAnswer(calculation), {
          working: `$${writeWholeCalculation(calculation)} = ${formatFinalAnswer(calculation)}$`,
          gaps: wrongOptions.map(({ tag }) => tag),
        }),
      extras: (extrasForm) => (extrasForm === 'objective' ? {} : writtenExtras(calculation)),
    },
    form,
  );
}

function writeStem({ situation, quantity, stem }: Calculation, form: QuestionForm): string {
  if (form === 'written') return stem ?? `${situation} Calculate ${quantity}.`;
  return `${situation} ${quantity.startsWith('how ') ? `Find ${quantity}.` : `What is ${quantity}?`}`;
}

function writtenExtras({ figure, policies }: Calculation): Pick<ItemDraft, 'figure' | 'policies'> {
  return {
    ...(figure === undefined ? {} : { figure }),
    policies: { significantFigures: { min: 2 }, ...policies },
  };
}

function writeLineBullets(calculation: Calculation): BulletDraft[] {
  const { lines } = calculation;
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const value = isLast ? formatFinalAnswer(calculation) : formatLineValue(line, lines);
    const valueWithUnit = isLast ? value : addUnit(value, line.unit);
    return step(line.why, value, {
      working:
        line.working ??
        `$${line.symbol === undefined ? '' : `${line.symbol} = `}${insertLineValues(line.tex, lines)} ${ROUNDING_LINE.test(line.tex) ? '\\approx' : '='} ${valueWithUnit}$`,
      // Lines that use no earlier value also have a follow-through, because marking computes the exact value from it.
      followThrough: line.tex.replace(/@(\d)/g, 'b$1'),
      ...(line.alsoAccepted === undefined ? {} : { alsoAccepted: line.alsoAccepted }),
      gaps: line.gaps ?? ['calculation'],
    });
  });
}

function getLastLine({ lines }: Calculation): CalculationLine {
  return lines[lines.length - 1] ?? lines[0];
}

function formatFinalAnswer(calculation: Calculation): string {
  return formatAnswer(getLastLine(calculation).value, calculation);
}

function formatAnswer(value: number, calculation: Calculation): string {
  if (getLastLine(calculation).unit === '£') return moneyTex(value);
  return addUnit(numberTex(value, calculation.significantFigures), getLastLine(calculation).unit);
}

function addUnit(value: string, unit: string | undefined): string {
  if (unit === undefined) return value;
  if (unit === '£') return moneyTex(Number(value));
  return unit === '%' ? `${value}\\%` : quantityTex(value, unit);
}

/** Writes a number in full if it has few digits, otherwise rounded to the given significant figures. */
function numberTex(value: number, significantFigures = 3): string {
  const plain = plainTex(value);
  // Counts the significant digits: the sign, leading zeros and the decimal point are removed.
  return plain.replace(/^-?0?\.?0*|\./g, '').length <= significantFigures + 1
    ? plain
    : figuresTex(value, significantFigures);
}

/**
 * Writes the value of a line as later lines use it: money to the penny, other numbers rounded to `significantFigures`. If the
 * answer is money, four significant figures are not enough.
 */
function formatLineValue(
  { value, unit, significantFigures }: CalculationLine,
  lines: CalculationLines,
): string {
  if (unit === '£') return plainTex(roundTo(value, 2));
  return numberTex(value, significantFigures ?? (lines.at(-1)?.unit === '£' ? 7 : 4));
}

type CalculationLines = Calculation['lines'];

/** Replaces `@1`, `@2`, … by the values of the earlier lines. */
function insertLineValues(tex: string, lines: CalculationLines): string {
  return tex.replace(/@(\d)/g, (reference, n: string) => {
    const line = lines[Number(n) - 1];
    if (line === undefined) return reference;
    const value = formatLineValue(line, lines);
    return line.value < 0 ? `(${value})` : value;
  });
}

/** Writes the whole calculation as one expression of the data, without rounded intermediate values. */
function writeWholeCalculation({ lines }: Calculation): string {
  const expanded: string[] = [];
  for (const { tex } of lines) {
    expanded.push(
      tex.replace(/@(\d)/g, (_reference, n: string) => `\\left(${expanded[Number(n) - 1] ?? '0'}\\right)`),
    );
  }
  return expanded.at(-1) ?? '';
}

/** Returns the minimum difference at which marking distinguishes another value from `value`: the tolerance plus a margin. */
function minDistance({ policies }: Calculation, value: number): number {
  const { absolute = 0, relative } = policies?.tolerance ?? {};
  const relativeLimit = policies?.tolerance === undefined ? 0.006 : (relative ?? 0) * 1.2;
  return Math.max(absolute * 1.2, relativeLimit * Math.abs(value));
}

/** Whether an earlier line has the value of the answer. One line of the response would then earn two marks. */
function repeatsAnswer({ lines }: Calculation): boolean {
  const last = lines[lines.length - 1] ?? lines[0];
  // It is intended that a last line such as a rounding repeats an earlier line.
  if (ROUNDING_LINE.test(last.tex)) return false;
  return lines.slice(0, -1).some(({ value }) => Math.abs(value - last.value) < 1e-9);
}
