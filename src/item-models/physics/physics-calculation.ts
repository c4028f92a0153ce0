// Writes a physics question from its stages, as a written question or as multiple choice.

import type { Scene } from '../../diagrams/scene.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import { type NumericMistake, type QuestionForm, writeQuestionForm } from '../calculation/question-form.ts';
import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { withArticles } from '../write/with-articles.ts';
import { measurementTex, nineFigureTex, numTex, schemeAnswerTex, sixFigureTex, withUnit } from './measure.ts';

/** One step of a physics calculation: a relationship with its numbers. */
export type Stage = {
  /** The formula as the exam's relationships sheet prints it, or evidence in words. If omitted, no mark is given for stating the relationship. */
  readonly relationship?: string | Evidence;
  /** Other formulas that earn the mark for the relationship. */
  readonly otherRelationships?: readonly string[];
  /** The purpose of the substitution mark. Default: `Substitute`. */
  readonly why?: string;
  /** The symbol of the quantity that this stage finds. */
  readonly symbol: string;
  /** The right side of the rearranged formula, in numbers: `\frac{600}{250}`. `@1` is replaced by the result of the first stage. */
  readonly calculation: string;
  /** Printed instead of `symbol = calculation`, if that is hard to read. */
  readonly display?: string;
  /** The formula in numbers before it is rearranged: `600 = 250 \times a`. It also earns the mark. */
  readonly substituted?: string;
  readonly value: number;
  readonly unit: string;
  /** The same calculation with other accepted data, such as 365.25 days for a year instead of 365. */
  readonly otherData?: { readonly calculation: string; readonly value: number };
  /** For the last stage only: it has no substitution mark, because it is a simple step such as adding two results. */
  readonly hasOnlyAnswerMark?: boolean;
  readonly gaps?: readonly string[];
};

/** A physics question in stages. `writePhysics` writes it in either question form. */
export type PhysicsCalculation = {
  /** The situation, as LaTeX text. */
  readonly situation: string;
  /** The quantity to find: `the acceleration of the car`. */
  readonly quantity: string;
  readonly figure?: Scene;
  /** The last stage gives the answer. */
  readonly stages: readonly [...(readonly Stage[]), Stage];
  /** The significant figures of the data and of the answer. Default: two. */
  readonly significantFigures?: number;
  /** Whether the values are counts or exact: printed without trailing zeros, and fewer significant figures are accepted. */
  readonly isExact?: boolean;
  /** The likeliest first; an objective question uses as many as it has wrong options. */
  readonly mistakes: readonly NumericMistake[];
  /** The number of options of an objective question. Default: five. */
  readonly options?: number;
};

const OPTION_COUNT = 5;

/** Writes the question with steps of working, not as multiple choice; see `writePhysics`. */
export const writeWrittenPhysics = (calculation: PhysicsCalculation): ItemDraft | undefined =>
  writePhysics(calculation, 'written');

/**
 * Writes the question in the given form; a written question has a mark for each relationship, substitution and answer. Returns
 * undefined if rounding an intermediate value would change the answer, or if too few mistakes have distinct values.
 */
export function writePhysics(physics: PhysicsCalculation, form: QuestionForm): ItemDraft | undefined {
  if (isNearTie(physics)) return undefined;
  const { figure, stages, situation, quantity } = physics;
  const { value, unit } = getLastStage(physics);
  return writeQuestionForm(
    {
      stem: (stemForm) =>
        withArticles(
          stemForm === 'written'
            ? `${situation} Calculate ${quantity}.`
            : `${situation} What is ${quantity}?`,
        ),
      value,
      recomputedFrom: writeWholeCalculation(stages),
      mistakes: physics.mistakes,
      isDistinct,
      optionCount: physics.options ?? OPTION_COUNT,
      formatOption: (option) => formatAnswer(option, unit, physics),
      formatMistake: (mistake) => nineFigureTex(mistake, unit),
      writtenBullets: () => writeStageBullets(physics),
      objectiveBullet: (wrongOptions) =>
        step(`Find ${quantity}`, formatAnswer(value, unit, physics), {
          working: formatWorking(physics),
          gaps: [...new Set(wrongOptions.map(({ tag }) => tag))],
        }),
      extras: () => ({
        policies: {
          significantFigures: { min: minFigures(physics), max: maxFigures(physics) },
        },
        ...(figure === undefined ? {} : { figure }),
      }),
    },
    form,
  );
}

/** The answer may have one significant figure fewer than the data. An exact answer may have a single one, because it is printed without trailing zeros. */
function minFigures({ significantFigures = 2, isExact = false }: PhysicsCalculation): number {
  return isExact ? 1 : Math.max(1, significantFigures - 1);
}

/** The answer may have up to two significant figures more than the data. */
function maxFigures({ significantFigures = 2 }: PhysicsCalculation): number {
  return significantFigures + 2;
}

/** Writes the whole calculation as one expression of the data, without rounded intermediate values. */
function writeWholeCalculation(stages: PhysicsCalculation['stages']): string {
  const calculations: string[] = [];
  for (const { calculation } of stages) calculations.push(insertValues(calculation, calculations));
  return calculations.at(-1) ?? '';
}

function writeStageBullets(physics: PhysicsCalculation): BulletDraft[] {
  const { stages } = physics;
  const bullets: BulletDraft[] = [];
  // For each stage, the number of the bullet that contains its value.
  const valueBullets: number[] = [];
  stages.forEach((stage, index) => {
    const isLast = index === stages.length - 1;
    const relationshipNumber = stage.relationship === undefined ? undefined : bullets.length + 1;
    if (stage.relationship !== undefined)
      bullets.push(relationshipBullet(stage, stage.relationship, bullets.length + 1));
    // The number of the next bullet: the substitution bullet, or the answer bullet if the stage has no substitution mark.
    const valueBulletNumber = bullets.length + 1;
    if (stage.hasOnlyAnswerMark !== true)
      bullets.push(
        substitutionBullet(stage, { physics, valueBullets, relationshipNumber, valueBulletNumber, isLast }),
      );
    if (isLast) bullets.push(answerBullet(stage, { physics, valueBullets, relationshipNumber }));
    valueBullets.push(valueBulletNumber);
  });
  return bullets;
}

function relationshipBullet(
  { otherRelationships = [] }: Stage,
  relationship: string | Evidence,
  n: number,
): BulletDraft {
  const relationshipTex = typeof relationship === 'string' ? [relationship] : [];
  return strategy('State the relationship', relationship, {
    alsoAccepted: [
      ...otherRelationships,
      ...replaceEnergySymbols([...relationshipTex, ...otherRelationships]),
    ],
    impliedBy: [n + 1],
    gaps: ['relationship'],
  });
}

/** For each relationship with exactly one energy symbol, such as `E_k`, returns the same relationship with plain `E`. */
function replaceEnergySymbols(relationships: readonly string[]): string[] {
  return relationships
    .filter((tex) => /E_[a-z]/.test(tex) && (tex.match(/E_/g)?.length ?? 0) === 1)
    .map((tex) => tex.replace(/E_[a-z]/, 'E'));
}

/** The calculation, and the numbers of bullets to which the next bullet refers. */
type BulletContext = {
  readonly physics: PhysicsCalculation;
  /** For each earlier stage, the number of the bullet with its value. */
  readonly valueBullets: readonly number[];
  /** The number of the bullet for this stage's relationship. */
  readonly relationshipNumber: number | undefined;
};

function substitutionBullet(
  stage: Stage,
  context: BulletContext & { readonly valueBulletNumber: number; readonly isLast: boolean },
) {
  const { symbol, unit, value, why, gaps = ['substitution'] } = stage;
  const { physics, valueBullets, relationshipNumber, valueBulletNumber, isLast } = context;
  const earlierValues = listEarlierValues(physics, valueBullets.length);
  const calculation = insertValues(stage.calculation, earlierValues);
  const result = withUnit(sixFigureTex(value), unit);
  // The evidence is the value in every stage but the last, so that a learner's own value can follow through.
  // In the last stage the evidence is the calculation, because the next bullet marks the value.
  const [evidence, alternatives] = isLast ? [calculation, []] : [sixFigureTex(value), [calculation]];
  return step(why ?? 'Substitute', evidence, {
    working:
      stage.display === undefined
        ? `$${symbol} = ${calculation}${isLast ? '' : ` = ${result}`}$`
        : `$${insertValues(stage.display, earlierValues)}$`,
    alsoAccepted: [...alternatives, stage.substituted, stage.otherData?.calculation].flatMap((tex) =>
      tex === undefined ? [] : [insertValues(tex, earlierValues)],
    ),
    requires: relationshipNumber === undefined ? [] : [relationshipNumber],
    ...buildFollowThrough(stage, valueBullets),
    ...(isLast ? { impliedBy: [valueBulletNumber + 1] } : {}),
    gaps,
  });
}

function answerBullet(
  stage: Stage,
  { physics, valueBullets, relationshipNumber }: BulletContext,
): BulletDraft {
  const { symbol, value, unit } = stage;
  const acceptedValues = [value, ...(stage.otherData === undefined ? [] : [stage.otherData.value])];
  return step(
    unit === '' ? 'Give the answer' : 'Give the answer with its unit',
    // The answer that the scheme prints has at most `maxFigures` significant figures.
    schemeAnswerTex(value, unit, [physics.significantFigures ?? 2, maxFigures(physics)]),
    {
      working: `$${symbol} = ${formatAnswer(value, unit, physics)}$`,
      // Nine significant figures, so that marking accepts any rounding of the true value.
      alsoAccepted: acceptedValues.map((accepted) => nineFigureTex(accepted, unit)),
      requires: relationshipNumber === undefined ? [] : [relationshipNumber],
      ...buildFollowThrough(stage, valueBullets),
      gaps: ['calculation'],
    },
  );
}

/** Builds the follow-through: `@1` becomes the number of the bullet with the result of stage 1, such as `b2`. */
function buildFollowThrough(
  { calculation }: Stage,
  valueBullets: readonly number[],
): { followThrough?: string } {
  if (!calculation.includes('@')) return {};
  return {
    followThrough: calculation.replace(
      /@(\d)/g,
      (_reference, stageNumber: string) => `b${valueBullets[Number(stageNumber) - 1]}`,
    ),
  };
}

/** Writes the working of all stages on one line. */
function formatWorking(physics: PhysicsCalculation): string {
  const lines = physics.stages.map(({ relationship }, index) => {
    const working = formatStage(physics, index);
    return typeof relationship === 'string' ? `$${relationship}$, so ${working}` : working;
  });
  return lines.join('; ');
}

function formatStage(physics: PhysicsCalculation, index: number): string {
  const { symbol, calculation, display, value, unit } = physics.stages[index] ?? getLastStage(physics);
  const isLast = index === physics.stages.length - 1;
  const result = isLast ? formatAnswer(value, unit, physics) : withUnit(sixFigureTex(value), unit);
  const earlierValues = listEarlierValues(physics, index);
  if (display !== undefined) return `$${insertValues(display, earlierValues)}$, so $${symbol} = ${result}$`;
  const sign = isLast && isRoundedToWhole(value, physics) ? '\\approx' : '=';
  return `$${symbol} = ${insertValues(calculation, earlierValues)} ${sign} ${result}$`;
}

/** Whether the value is printed as a rounded whole number, such as `940` for 943. `≈` is then printed instead of `=`. */
function isRoundedToWhole(value: number, { significantFigures = 2 }: PhysicsCalculation): boolean {
  const tex = numTex(value, significantFigures);
  return /^[-\d\\,]+$/.test(tex) && Number(tex.replaceAll('\\,', '')) !== Number(value.toPrecision(12));
}

function listEarlierValues({ stages }: PhysicsCalculation, index: number): string[] {
  return stages.slice(0, index).map(({ value }) => sixFigureTex(value));
}

/** Replaces `@1`, `@2`, … by the values of earlier stages. A value gets brackets unless it is a plain number or alone in braces. */
function insertValues(calculation: string, earlierValues: readonly string[]): string {
  const getValue = (stageNumber: string): string => earlierValues[Number(stageNumber) - 1] ?? '';
  return calculation
    .replace(/\{@(\d)\}/g, (_reference, stageNumber: string) => `{${getValue(stageNumber)}}`)
    .replace(/@(\d)/g, (_reference, stageNumber: string) =>
      /^(?:\d|\.|\\,)+$/.test(getValue(stageNumber)) ? getValue(stageNumber) : `(${getValue(stageNumber)})`,
    );
}

function formatAnswer(
  value: number,
  unit: string,
  { significantFigures = 2, isExact = false }: PhysicsCalculation,
): string {
  return isExact
    ? nineFigureTex(Number(value.toPrecision(significantFigures)), unit)
    : measurementTex(value, unit, significantFigures);
}

function getLastStage({ stages }: PhysicsCalculation): Stage {
  const last = stages.at(-1);
  if (last === undefined) throw new RangeError('a calculation needs a stage');
  return last;
}

/** Whether the answer is so close to a rounding boundary that rounding an intermediate value could change its last figure. */
function isNearTie(physics: PhysicsCalculation): boolean {
  const [{ value }, { significantFigures = 2 }] = [getLastStage(physics), physics];
  const digits = Math.abs(value) / 10 ** (Math.floor(Math.log10(Math.abs(value))) - significantFigures + 1);
  return Math.abs(digits - Math.floor(digits) - 0.5) < 0.005;
}

/** Whether two values differ by more than 3%, so marking distinguishes them. */
function isDistinct(a: number, b: number): boolean {
  return Math.abs(a - b) > 0.03 * Math.max(Math.abs(a), Math.abs(b));
}
