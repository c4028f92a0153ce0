import type { Scene } from '../../diagrams/scene.ts';
import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { figuresTex, moneyTex, plainTex, quantityTex, roundTo } from '../write/number.ts';
import { type NumericMistake, type QuestionForm, writeQuestionForm } from './question-form.ts';

/** One line of a calculation, worth one mark. */
export type CalculationLine = {
  /** The purpose of the line: `Find the number of moles`. */
  readonly why: string;
  /** The numbers as LaTeX; `@1` is the value of the first line. */
  readonly tex: string;
  readonly value: number;
  readonly symbol?: string;
  readonly unit?: string;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly string[];
  /** Significant figures with which later lines use the value; default four. */
  readonly figures?: number;
  /** Printed in the scheme instead of the numbers, as LaTeX text. */
  readonly working?: string;
  readonly gaps?: readonly string[];
};

/** A calculation in lines, each worth one mark. Physics questions use `physics/problem.ts` instead. */
export type Calculation = {
  /** The situation, as LaTeX text. */
  readonly situation: string;
  /** The quantity to find, worded to follow `Calculate`. */
  readonly quantity: string;
  /** The whole question, if it does not start with `Calculate`. */
  readonly stem?: string;
  readonly figure?: Scene;
  readonly policies?: ItemDraft['policies'];
  /** The last line gives the answer. */
  readonly lines: readonly [CalculationLine, ...CalculationLine[]];
  readonly mistakes: readonly NumericMistake[];
  /** Significant figures of an answer with a non-terminating decimal. */
  readonly figures?: number;
  /** Whether the answer and the mistakes may be negative. */
  readonly isSigned?: boolean;
};

const OPTION_COUNT = 4;

/** Writes the question in the given form. Undefined if too few mistakes have distinct values, or if a step has the same value as the answer. */
export function writeCalculation(calculation: Calculation, form: QuestionForm): ItemDraft | undefined {
  if (form === 'written' && repeatsAnswer(calculation)) return undefined;
  const format = (value: number): string => shownTex(value, calculation);
  return writeQuestionForm(
    {
      stem: (stemForm) => stemFor(calculation, stemForm),
      value: getLastLine(calculation).value,
      check: wholeTex(calculation),
      mistakes: calculation.mistakes.filter(({ value }) => calculation.isSigned === true || value > 0),
      isDistinct: (value, other) =>
        format(value) !== format(other) && Math.abs(value - other) > minDistance(calculation, other),
      optionCount: OPTION_COUNT,
      formatOption: format,
      formatMistake: format,
      writtenBullets: () => lineBullets(calculation),
      objectiveBullet: (wrongOptions) =>
        step(`Find ${calculation.quantity}`, answerTex(calculation), {
          working: `$${wholeTex(calculation)} = ${answerTex(calculation)}$`,
          gaps: wrongOptions.map(({ tag }) => tag),
        }),
      extras: (extrasForm) => (extrasForm === 'objective' ? {} : writtenExtras(calculation)),
    },
    form,
  );
}

function stemFor({ situation, quantity, stem }: Calculation, form: QuestionForm): string {
  if (form === 'written') return stem ?? `${situation} Calculate ${quantity}.`;
  return `${situation} ${quantity.startsWith('how ') ? `Find ${quantity}.` : `What is ${quantity}?`}`;
}

function writtenExtras({ figure, policies }: Calculation): Pick<ItemDraft, 'figure' | 'policies'> {
  return {
    ...(figure === undefined ? {} : { figure }),
    policies: { significantFigures: { min: 2 }, ...policies },
  };
}

function lineBullets(calculation: Calculation): BulletDraft[] {
  const { lines } = calculation;
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const value = isLast ? answerTex(calculation) : carriedTex(line);
    const shown = isLast ? value : withUnit(value, line.unit);
    return step(line.why, value, {
      working:
        line.working ??
        `$${line.symbol === undefined ? '' : `${line.symbol} = `}${insertLineValues(line.tex, lines)} = ${shown}$`,
      ...(line.tex.includes('@') ? { from: line.tex.replace(/@(\d)/g, 'b$1') } : {}),
      ...(line.or === undefined ? {} : { or: line.or }),
      gaps: line.gaps ?? ['calculation'],
    });
  });
}

function getLastLine({ lines }: Calculation): CalculationLine {
  return lines[lines.length - 1] ?? lines[0];
}

function answerTex(calculation: Calculation): string {
  return shownTex(getLastLine(calculation).value, calculation);
}

function shownTex(value: number, calculation: Calculation): string {
  if (getLastLine(calculation).unit === '£') return moneyTex(value);
  return withUnit(numberTex(value, calculation.figures), getLastLine(calculation).unit);
}

function withUnit(value: string, unit: string | undefined): string {
  if (unit === undefined) return value;
  if (unit === '£') return moneyTex(Number(value));
  return unit === '%' ? `${value}\\%` : quantityTex(value, unit);
}

/** In full if it has few digits, otherwise rounded. */
function numberTex(value: number, figures = 3): string {
  const plain = plainTex(value);
  return plain.replace(/^-?0?\.?0*|\./g, '').length <= figures + 1 ? plain : figuresTex(value, figures);
}

/** A value as later lines use it: money to the penny, other numbers to some significant figures. */
function carriedTex({ value, unit, figures = 4 }: CalculationLine): string {
  return unit === '£' ? plainTex(roundTo(value, 2)) : numberTex(value, figures);
}

/** The LaTeX of a line with `@1`, `@2`, … replaced by the values of the earlier lines. */
function insertLineValues(tex: string, lines: readonly CalculationLine[]): string {
  return tex.replace(/@(\d)/g, (whole, n: string) => {
    const line = lines[Number(n) - 1];
    if (line === undefined) return whole;
    return line.value < 0 ? `(${carriedTex(line)})` : carriedTex(line);
  });
}

/** The whole calculation from the data, without rounded values in between. */
function wholeTex({ lines }: Calculation): string {
  const expanded: string[] = [];
  for (const { tex } of lines) {
    expanded.push(
      tex.replace(/@(\d)/g, (_whole, n: string) => `\\left(${expanded[Number(n) - 1] ?? '0'}\\right)`),
    );
  }
  return expanded.at(-1) ?? '';
}

/** The minimum difference at which marking distinguishes a value from the given one. */
function minDistance({ policies }: Calculation, value: number): number {
  const { absolute = 0, relative } = policies?.tolerance ?? {};
  const share = policies?.tolerance === undefined ? 0.006 : (relative ?? 0) * 1.2;
  return Math.max(absolute * 1.2, share * Math.abs(value));
}

/** Whether a step before the last has the value of the answer, so that one line would earn both marks. */
function repeatsAnswer({ lines }: Calculation): boolean {
  const last = lines[lines.length - 1] ?? lines[0];
  if (/^@\d$/.test(last.tex)) return false;
  return lines.slice(0, -1).some(({ value }) => Math.abs(value - last.value) < 1e-9);
}
