import type { Scene } from '../diagrams/scene.ts';
import type { ItemDraft, MistakeDraft } from './item-draft.ts';
import { step } from './item-draft.ts';
import type { Random } from './random.ts';
import { figuresTex, moneyTex, plainTex, quantityTex, roundTo } from './write/number.ts';

/** One line of a calculation, worth a mark. */
export type CalculationLine = {
  /** What the line does: `Find the number of moles`. */
  readonly why: string;
  /** The numbers; `@1` is the value of the first line. */
  readonly tex: string;
  readonly value: number;
  readonly symbol?: string;
  readonly unit?: string;
  /** Other LaTeX that earns the mark. */
  readonly or?: readonly string[];
  /** Figures with which the value is carried on; four when left out. */
  readonly figures?: number;
  /** What stands in the scheme instead of the numbers, as LaTeX text. */
  readonly shows?: string;
  readonly gaps?: readonly string[];
};

/** A named mistake with the value it leads to. */
export type Slip = {
  readonly tag: string;
  readonly value: number;
  readonly why: string;
  readonly earns?: readonly number[];
};

export type Calculation = {
  /** What is told. */
  readonly tell: string;
  /** What is asked for, as it follows `Calculate`. */
  readonly ask: string;
  /** The whole question, where it does not read as `Calculate …`. */
  readonly stem?: string;
  readonly figure?: Scene;
  readonly policies?: ItemDraft['policies'];
  /** The last line gives the answer. */
  readonly lines: readonly [CalculationLine, ...CalculationLine[]];
  readonly slips: readonly Slip[];
  /** Figures of the answer where it does not end by itself. */
  readonly figures?: number;
  /** Whether the answer and the slips may be negative. */
  readonly isSigned?: boolean;
};

export type Form = 'objective' | 'written';

const OPTIONS = 4;

export function drawForm(random: Random, objective = 0.35): Form {
  return random.chance(objective) ? 'objective' : 'written';
}

/** Undefined where too few mistakes give values of their own, or a step has the value of the answer. */
export function writeCalculation(calculation: Calculation, form: Form): ItemDraft | undefined {
  const slips = distinctSlips(calculation);
  if (form === 'written') return hasTwins(calculation) ? undefined : writeWritten(calculation, slips);
  return slips.length < OPTIONS - 1 ? undefined : writeObjective(calculation, slips.slice(0, OPTIONS - 1));
}

function writeWritten(calculation: Calculation, slips: readonly Slip[]): ItemDraft {
  const { tell, ask, lines } = calculation;
  return {
    stem: calculation.stem ?? `${tell} Calculate ${ask}.`,
    ...(calculation.figure === undefined ? {} : { figure: calculation.figure }),
    answer: answerTex(calculation),
    check: wholeTex(calculation),
    bullets: lines.map((line, index) => {
      const isLast = index === lines.length - 1;
      const value = isLast ? answerTex(calculation) : carriedTex(line);
      const shown = isLast ? value : withUnit(value, line.unit);
      return step(line.why, value, {
        shows:
          line.shows ??
          `$${line.symbol === undefined ? '' : `${line.symbol} = `}${filled(line.tex, lines)} = ${shown}$`,
        ...(line.tex.includes('@') ? { from: line.tex.replace(/@(\d)/g, 'b$1') } : {}),
        ...(line.or === undefined ? {} : { or: line.or }),
        gaps: line.gaps ?? ['calculation'],
      });
    }),
    mistakes: slips.map((slip) => mistakeOf(slip, calculation, true)),
    policies: {
      significantFigures: { min: 2 },
      ...calculation.policies,
    },
  };
}

function writeObjective(calculation: Calculation, slips: readonly Slip[]): ItemDraft {
  const { tell, ask } = calculation;
  const answer = answerTex(calculation);
  const values = [lastOf(calculation).value, ...slips.map(({ value }) => value)].toSorted((a, b) => a - b);
  return {
    stem: `${tell} ${ask.startsWith('how ') ? `Find ${ask}.` : `What is ${ask}?`}`,
    answer,
    check: wholeTex(calculation),
    bullets: [
      step(`Find ${ask}`, answer, {
        shows: `$${wholeTex(calculation)} = ${answer}$`,
        gaps: slips.map(({ tag }) => tag),
      }),
    ],
    mistakes: slips.map((slip) => mistakeOf(slip, calculation, false)),
    multipleChoice: true,
    options: values.map((value) => shownTex(value, calculation)),
  };
}

function mistakeOf(
  { tag, value, why, earns }: Slip,
  calculation: Calculation,
  isWritten: boolean,
): MistakeDraft {
  return { tag, answer: shownTex(value, calculation), why, ...(isWritten && earns ? { earns } : {}) };
}

function lastOf({ lines }: Calculation): CalculationLine {
  return lines[lines.length - 1] ?? lines[0];
}

function answerTex(calculation: Calculation): string {
  return shownTex(lastOf(calculation).value, calculation);
}

function shownTex(value: number, calculation: Calculation): string {
  if (lastOf(calculation).unit === '£') return moneyTex(value);
  return withUnit(numberTex(value, calculation.figures), lastOf(calculation).unit);
}

function withUnit(value: string, unit: string | undefined): string {
  if (unit === undefined) return value;
  if (unit === '£') return moneyTex(Number(value));
  return unit === '%' ? `${value}\\%` : quantityTex(value, unit);
}

/** In full where the decimal ends soon, else rounded. */
export function numberTex(value: number, figures = 3): string {
  const plain = plainTex(value);
  return plain.replace(/^-?0?\.?0*|\./g, '').length <= figures + 1 ? plain : figuresTex(value, figures);
}

/** A value as it is carried on: money to the penny, other numbers to some figures. */
function carriedTex({ value, unit, figures = 4 }: CalculationLine): string {
  return unit === '£' ? plainTex(roundTo(value, 2)) : numberTex(value, figures);
}

/** The values of earlier lines put in, as a person would carry them. */
function filled(tex: string, lines: readonly CalculationLine[]): string {
  return tex.replace(/@(\d)/g, (whole, n: string) => {
    const line = lines[Number(n) - 1];
    if (line === undefined) return whole;
    return line.value < 0 ? `(${carriedTex(line)})` : carriedTex(line);
  });
}

/** The whole calculation from the data, with nothing rounded on the way. */
function wholeTex({ lines }: Calculation): string {
  const done: string[] = [];
  for (const { tex } of lines) {
    done.push(tex.replace(/@(\d)/g, (_whole, n: string) => `\\left(${done[Number(n) - 1] ?? '0'}\\right)`));
  }
  return done.at(-1) ?? '';
}

function distinctSlips(calculation: Calculation): Slip[] {
  const taken = [answerTex(calculation)];
  const values = [lastOf(calculation).value];
  return calculation.slips.filter((slip) => {
    const shown = shownTex(slip.value, calculation);
    const isFar = values.every((value) => Math.abs(value - slip.value) > apartBy(calculation, value));
    const isInRange = calculation.isSigned === true || slip.value > 0;
    if (!Number.isFinite(slip.value) || !isInRange || taken.includes(shown) || !isFar) return false;
    taken.push(shown);
    values.push(slip.value);
    return true;
  });
}

/** How far apart two values must lie for a marker to tell them apart. */
function apartBy({ policies }: Calculation, value: number): number {
  const { absolute = 0, relative } = policies?.tolerance ?? {};
  const share = policies?.tolerance === undefined ? 0.006 : (relative ?? 0) * 1.2;
  return Math.max(absolute * 1.2, share * Math.abs(value));
}

/** Whether a step before the last has the same number, so that one line would earn the marks of two. */
function hasTwins({ lines }: Calculation): boolean {
  const last = lines[lines.length - 1] ?? lines[0];
  if (/^@\d$/.test(last.tex)) return false;
  return lines.slice(0, -1).some(({ value }) => Math.abs(value - last.value) < 1e-9);
}
