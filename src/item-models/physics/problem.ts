import type { Scene } from '../../diagrams/scene.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import { type NumericMistake, type QuestionForm, writeQuestionForm } from '../calculation/question-form.ts';
import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { acceptedTex, measureTex, numTex, preciseTex, withUnit, workingTex } from './measure.ts';
import { withArticles } from './with-articles.ts';

/** One step of a physics problem: a relationship with its numbers. */
export type Stage = {
  /** As the relationships sheet prints it, or in words. If omitted, the stage has no mark for the relationship. */
  readonly relationship?: string | Evidence;
  /** Other accepted relationships. */
  readonly or?: readonly string[];
  /** The purpose of the mark of a stage without relationship. */
  readonly why?: string;
  readonly symbol: string;
  /** The numbers with the unknown alone on the left; `@1` is the result of the first stage. */
  readonly calculation: string;
  /** Printed instead of the calculation if that is hard to read, for example with degrees. */
  readonly display?: string;
  /** The substitution before rearranging: `600 = 250 \times a`. */
  readonly into?: string;
  readonly value: number;
  readonly unit: string;
  /** An accepted calculation with other data, such as 365.25 days for 365. */
  readonly also?: { readonly calculation: string; readonly value: number };
  /** For a last stage without substitution mark, such as a total: one mark, for the answer. */
  readonly isOneStep?: boolean;
  readonly gaps?: readonly string[];
};

/** A physics question in stages. Both question forms are written from it. */
export type PhysicsProblem = {
  /** The situation, as LaTeX text. */
  readonly situation: string;
  /** The quantity to find: `the acceleration of the car`. */
  readonly quantity: string;
  readonly figure?: Scene;
  /** The last stage gives the answer. */
  readonly stages: readonly [...(readonly Stage[]), Stage];
  /** Significant figures of the data. */
  readonly figures?: number;
  /** Whether the values are counted or exact, so that they have no trailing zeros. */
  readonly isExact?: boolean;
  /** The likeliest first; an objective question uses as many as it has wrong options. */
  readonly mistakes: readonly NumericMistake[];
  /** The number of options of an objective question. Default: five. */
  readonly options?: number;
};

const OPTION_COUNT = 5;

/**
 * Writes the question in the given form. A written question has a mark for each relationship, substitution and answer. Undefined if two correct ways of rounding
 * give different answers, or if too few mistakes have distinct values.
 */
export function writeProblem(problem: PhysicsProblem, form: QuestionForm): ItemDraft | undefined {
  if (isNearTie(problem)) return undefined;
  const { figure, figures = 2, stages, situation, quantity } = problem;
  const { value, unit } = getLastStage(problem);
  return writeQuestionForm(
    {
      stem: (wanted) =>
        withArticles(
          wanted === 'written' ? `${situation} Calculate ${quantity}.` : `${situation} What is ${quantity}?`,
        ),
      value,
      check: wholeCalculation(stages),
      mistakes: problem.mistakes,
      isDistinct,
      optionCount: problem.options ?? OPTION_COUNT,
      formatOption: (one) => shown(one, unit, problem),
      formatMistake: (one) => preciseTex(one, unit),
      writtenBullets: () => writeStageBullets(problem),
      objectiveBullet: (wrongOptions) =>
        step(`Find ${quantity}`, shown(value, unit, problem), {
          working: formatWorking(problem),
          gaps: [...new Set(wrongOptions.map(({ tag }) => tag))],
        }),
      extras: () => ({
        policies: { significantFigures: { min: Math.max(1, figures - 1), max: maxFigures(problem) } },
        ...(figure === undefined ? {} : { figure }),
      }),
    },
    form,
  );
}

/** One figure fewer than the data and up to two more are accepted. */
function maxFigures({ figures = 2 }: PhysicsProblem): number {
  return figures + 2;
}

/** The whole calculation from the data, without rounded values in between. */
function wholeCalculation(stages: PhysicsProblem['stages']): string {
  const done: string[] = [];
  for (const { calculation } of stages) done.push(fill(calculation, done));
  return done.at(-1) ?? '';
}

function writeStageBullets(problem: PhysicsProblem): BulletDraft[] {
  const { stages } = problem;
  const bullets: BulletDraft[] = [];
  // For each stage, the number of the bullet with its value.
  const holders: number[] = [];
  stages.forEach((stage, index) => {
    const isLast = index === stages.length - 1;
    const related = stage.relationship === undefined ? undefined : bullets.length + 1;
    if (stage.relationship !== undefined)
      bullets.push(relationshipBullet(stage, stage.relationship, bullets.length + 1));
    const n = bullets.length + 1;
    if (stage.isOneStep !== true)
      bullets.push(substitutionBullet(stage, { problem, holders, related, n, isLast }));
    if (isLast) bullets.push(answerBullet(stage, { problem, holders, related }));
    holders.push(n);
  });
  return bullets;
}

function relationshipBullet({ or = [] }: Stage, relationship: string | Evidence, n: number): BulletDraft {
  const stated = typeof relationship === 'string' ? [relationship] : [];
  return strategy('State the relationship', relationship, {
    or: [...or, ...plainEnergies([...stated, ...or])],
    impliedBy: [n + 1],
    gaps: ['relationship'],
  });
}

/** Accepts `E` for `E_k` if the relationship has only one energy. */
function plainEnergies(relationships: readonly string[]): string[] {
  return relationships
    .filter((one) => /E_[a-z]/.test(one) && (one.match(/E_/g)?.length ?? 0) === 1)
    .map((one) => one.replace(/E_[a-z]/, 'E'));
}

type BulletContext = {
  readonly problem: PhysicsProblem;
  readonly holders: readonly number[];
  readonly related: number | undefined;
};

function substitutionBullet(
  stage: Stage,
  place: BulletContext & { readonly n: number; readonly isLast: boolean },
) {
  const { symbol, unit, value, why, gaps = ['substitution'] } = stage;
  const { problem, holders, related, n, isLast } = place;
  const known = knownBefore(problem, holders.length);
  const calculation = fill(stage.calculation, known);
  const result = withUnit(workingTex(value), unit);
  // A value that later stages use is evidence itself, so that a learner's own value can follow through; the last one stays a calculation.
  const [evidence, others] = isLast ? [calculation, []] : [workingTex(value), [calculation]];
  return step(why ?? 'Substitute', evidence, {
    working:
      stage.display === undefined
        ? `$${symbol} = ${calculation}${isLast ? '' : ` = ${result}`}$`
        : `$${fill(stage.display, known)}$`,
    or: [...others, stage.into, stage.also?.calculation].flatMap((tex) =>
      tex === undefined ? [] : [fill(tex, known)],
    ),
    requires: related === undefined ? [] : [related],
    ...followThrough(stage, holders),
    ...(isLast ? { impliedBy: [n + 1] } : {}),
    gaps,
  });
}

function answerBullet(stage: Stage, { problem, holders, related }: BulletContext): BulletDraft {
  const { symbol, value, unit } = stage;
  // Learners may round the true value, but the scheme's own answer must not have more figures than it accepts.
  const roundings = [value, ...(stage.also === undefined ? [] : [stage.also.value])];
  return step(
    unit === '' ? 'Give the answer' : 'Give the answer with its unit',
    acceptedTex(value, unit, [problem.figures ?? 2, maxFigures(problem)]),
    {
      working: `$${symbol} = ${shown(value, unit, problem)}$`,
      or: roundings.map((one) => preciseTex(one, unit)),
      requires: related === undefined ? [] : [related],
      ...followThrough(stage, holders),
      gaps: ['calculation'],
    },
  );
}

function followThrough({ calculation }: Stage, holders: readonly number[]): { from?: string } {
  if (!calculation.includes('@')) return {};
  return { from: calculation.replace(/@(\d)/g, (_whole, at: string) => `b${holders[Number(at) - 1]}`) };
}

/** All stages on one line. */
function formatWorking(problem: PhysicsProblem): string {
  const lines = problem.stages.map(({ relationship }, index) => {
    const worked = workedStage(problem, index);
    return typeof relationship === 'string' ? `$${relationship}$, so ${worked}` : worked;
  });
  return lines.join('; ');
}

function workedStage(problem: PhysicsProblem, index: number): string {
  const { symbol, calculation, display, value, unit } = problem.stages[index] ?? getLastStage(problem);
  const isLast = index === problem.stages.length - 1;
  const result = isLast ? shown(value, unit, problem) : withUnit(workingTex(value), unit);
  const known = knownBefore(problem, index);
  if (display !== undefined) return `$${fill(display, known)}$, so $${symbol} = ${result}$`;
  const sign = isLast && isWholeRounding(value, problem) ? '\\approx' : '=';
  return `$${symbol} = ${fill(calculation, known)} ${sign} ${result}$`;
}

/** Whether the value is rounded to a whole number such as `940` for 943, which does not show the rounding. */
function isWholeRounding(value: number, { figures = 2 }: PhysicsProblem): boolean {
  const tex = numTex(value, figures);
  return /^[-\d\\,]+$/.test(tex) && Number(tex.replaceAll('\\,', '')) !== Number(value.toPrecision(12));
}

function knownBefore({ stages }: PhysicsProblem, index: number): string[] {
  return stages.slice(0, index).map(({ value }) => workingTex(value));
}

/** Replaces `@1`, `@2`, … by the known values, in brackets unless the value is a plain number or alone in braces. */
function fill(calculation: string, known: readonly string[]): string {
  const value = (at: string): string => known[Number(at) - 1] ?? '';
  return calculation
    .replace(/\{@(\d)\}/g, (_whole, at: string) => `{${value(at)}}`)
    .replace(/@(\d)/g, (_whole, at: string) =>
      /^(?:\d|\.|\\,)+$/.test(value(at)) ? value(at) : `(${value(at)})`,
    );
}

function shown(value: number, unit: string, { figures = 2, isExact = false }: PhysicsProblem): string {
  return isExact ? preciseTex(Number(value.toPrecision(figures)), unit) : measureTex(value, unit, figures);
}

function getLastStage({ stages }: PhysicsProblem): Stage {
  const last = stages.at(-1);
  if (last === undefined) throw new RangeError('a problem needs a stage');
  return last;
}

/** Whether rounding in between could change the last figure of the answer. */
function isNearTie(problem: PhysicsProblem): boolean {
  const { figures = 2 } = problem;
  const { value } = getLastStage(problem);
  const digits = Math.abs(value) / 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1);
  return Math.abs(digits - Math.floor(digits) - 0.5) < 0.005;
}

/** Whether two values differ by more than 3%, so that marking distinguishes them. */
function isDistinct(one: number, other: number): boolean {
  return Math.abs(one - other) > 0.03 * Math.max(Math.abs(one), Math.abs(other));
}
