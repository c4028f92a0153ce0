import type { Scene } from '../../diagrams/scene.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import type { BulletDraft, ItemDraft, MistakeDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { acceptedTex, measureTex, num, preciseTex, withUnit, workingTex } from './measure.ts';
import { withArticles } from './with-articles.ts';

/** One relationship with its numbers put in. */
export type Stage = {
  /** As the relationships sheet prints it, or in words; left out, the stage has no mark of its own for it. */
  readonly relationship?: string | Evidence;
  /** Other relationships that lead to the same. */
  readonly or?: readonly string[];
  /** What the mark of a stage without relationship is for. */
  readonly why?: string;
  readonly symbol: string;
  /** The numbers with the unknown alone on the left; `@1` is the result of the first stage. */
  readonly calculation: string;
  /** The line that is printed, where degrees make the calculation hard to read. */
  readonly display?: string;
  /** The same before rearranging: `600 = 250 \times a`. */
  readonly into?: string;
  readonly value: number;
  readonly unit: string;
  /** The same by numbers that are as good, such as 365.25 days for 365. */
  readonly also?: { readonly calculation: string; readonly value: number };
  /** A last stage whose numbers are known already, such as a total: one mark, for the answer. */
  readonly isOneStep?: boolean;
  readonly gaps?: readonly string[];
};

/** A named mistake with the value it leads to. */
export type Slip = {
  readonly tag: string;
  readonly value: number;
  readonly why: string;
  /** Bullets of the written form that stand in spite of it. */
  readonly earns?: readonly number[];
};

export type Problem = {
  /** The situation, as LaTeX text. */
  readonly tell: string;
  /** What is asked for: `the acceleration of the car`. */
  readonly ask: string;
  readonly figure?: Scene;
  /** The last stage gives the answer. */
  readonly stages: readonly [...(readonly Stage[]), Stage];
  /** Significant figures of the data. */
  readonly figures?: number;
  /** Counted or exact values, which show no trailing zeros. */
  readonly isExact?: boolean;
  /** The likeliest first; an objective question takes as many as it needs. */
  readonly slips: readonly Slip[];
  /** How many options an objective question has; five when left out. */
  readonly options?: number;
};

/** One mark with options, or a mark for each relationship, substitution and answer. */
export type Form = 'objective' | 'written';

const OPTIONS = 5;

/** Undefined where honest roundings of the answer differ, or too few of the mistakes do. */
export function writeProblem(problem: Problem, form: Form): ItemDraft | undefined {
  if (isNearTie(problem)) return undefined;
  const { options = OPTIONS } = problem;
  if (form === 'objective' && distinctSlips(problem).length < options - 1) return undefined;
  return form === 'objective' ? writeObjective(problem) : writeWritten(problem);
}

function writeWritten(problem: Problem): ItemDraft {
  return {
    ...commonOf(problem),
    stem: withArticles(`${problem.tell} Calculate ${problem.ask}.`),
    bullets: bulletsOf(problem),
    mistakes: distinctSlips(problem).map(({ tag, value, why, earns }) => ({
      tag,
      answer: preciseTex(value, lastOf(problem).unit),
      why,
      ...(earns === undefined ? {} : { earns }),
    })),
  };
}

function writeObjective(problem: Problem): ItemDraft {
  const { unit } = lastOf(problem);
  const common = commonOf(problem);
  const slips = distinctSlips(problem).slice(0, (problem.options ?? OPTIONS) - 1);
  const mistakes = slips.map(
    ({ tag, value, why }): MistakeDraft => ({ tag, answer: shown(value, unit, problem), why }),
  );
  const values = [lastOf(problem).value, ...slips.map(({ value }) => value)].toSorted((a, b) => a - b);
  return {
    ...common,
    stem: withArticles(`${problem.tell} What is ${problem.ask}?`),
    bullets: [step(`Find ${problem.ask}`, common.answer, { shows: workingOf(problem), gaps: gapsOf(slips) })],
    mistakes,
    multipleChoice: true,
    options: values.map((value) => shown(value, unit, problem)),
  };
}

function commonOf(problem: Problem): Pick<ItemDraft, 'answer' | 'check' | 'policies' | 'figure'> {
  const { figure, figures = 2, stages } = problem;
  const { value, unit } = lastOf(problem);
  return {
    answer: shown(value, unit, problem),
    check: wholeCalculation(stages),
    policies: { significantFigures: { min: Math.max(1, figures - 1), max: mostFigures(problem) } },
    ...(figure === undefined ? {} : { figure }),
  };
}

/** One figure fewer than the data and up to two more are accepted. */
function mostFigures({ figures = 2 }: Problem): number {
  return figures + 2;
}

/** From the data to the answer without a rounded value in between. */
function wholeCalculation(stages: Problem['stages']): string {
  const done: string[] = [];
  for (const { calculation } of stages) done.push(fill(calculation, done));
  return done.at(-1) ?? '';
}

function bulletsOf(problem: Problem): BulletDraft[] {
  const { stages } = problem;
  const bullets: BulletDraft[] = [];
  // For each stage, the bullet that holds its value.
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

/** `E` does for `E_k`. */
function plainEnergies(relationships: readonly string[]): string[] {
  return relationships
    .filter((one) => /E_[a-z]/.test(one) && (one.match(/E_/g)?.length ?? 0) === 1)
    .map((one) => one.replace(/E_[a-z]/, 'E'));
}

type Place = {
  readonly problem: Problem;
  readonly holders: readonly number[];
  readonly related: number | undefined;
};

function substitutionBullet(stage: Stage, place: Place & { readonly n: number; readonly isLast: boolean }) {
  const { symbol, unit, value, why, gaps = ['substitution'] } = stage;
  const { problem, holders, related, n, isLast } = place;
  const known = knownBefore(problem, holders.length);
  const calculation = fill(stage.calculation, known);
  const result = withUnit(workingTex(value), unit);
  // What is carried on is a value, so that a learner's own one is recognised; the last numbers stay a calculation.
  const [evidence, others] = isLast ? [calculation, []] : [workingTex(value), [calculation]];
  return step(why ?? 'Substitute', evidence, {
    shows:
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

function answerBullet(stage: Stage, { problem, holders, related }: Place): BulletDraft {
  const { symbol, value, unit } = stage;
  // A learner may round from the true value, and the scheme's own figures may not exceed those it accepts.
  const roundings = [value, ...(stage.also === undefined ? [] : [stage.also.value])];
  return step(
    unit === '' ? 'Give the answer' : 'Give the answer with its unit',
    acceptedTex(value, unit, [problem.figures ?? 2, mostFigures(problem)]),
    {
      shows: `$${symbol} = ${shown(value, unit, problem)}$`,
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
function workingOf(problem: Problem): string {
  const lines = problem.stages.map(({ relationship }, index) => {
    const worked = workedStage(problem, index);
    return typeof relationship === 'string' ? `$${relationship}$, so ${worked}` : worked;
  });
  return lines.join('; ');
}

function workedStage(problem: Problem, index: number): string {
  const { symbol, calculation, display, value, unit } = problem.stages[index] ?? lastOf(problem);
  const isLast = index === problem.stages.length - 1;
  const result = isLast ? shown(value, unit, problem) : withUnit(workingTex(value), unit);
  const known = knownBefore(problem, index);
  if (display !== undefined) return `$${fill(display, known)}$, so $${symbol} = ${result}$`;
  const sign = isLast && isWholeRounding(value, problem) ? '\\approx' : '=';
  return `$${symbol} = ${fill(calculation, known)} ${sign} ${result}$`;
}

/** `943` as `940`: nothing shows that it is rounded. */
function isWholeRounding(value: number, { figures = 2 }: Problem): boolean {
  const tex = num(value, figures);
  return /^[-\d\\,]+$/.test(tex) && Number(tex.replaceAll('\\,', '')) !== Number(value.toPrecision(12));
}

function knownBefore({ stages }: Problem, index: number): string[] {
  return stages.slice(0, index).map(({ value }) => workingTex(value));
}

/** `@1`, `@2` replaced; what is more than a number in brackets, unless it stands alone in braces. */
function fill(calculation: string, known: readonly string[]): string {
  const value = (at: string): string => known[Number(at) - 1] ?? '';
  return calculation
    .replace(/\{@(\d)\}/g, (_whole, at: string) => `{${value(at)}}`)
    .replace(/@(\d)/g, (_whole, at: string) =>
      /^(?:\d|\.|\\,)+$/.test(value(at)) ? value(at) : `(${value(at)})`,
    );
}

function shown(value: number, unit: string, { figures = 2, isExact = false }: Problem): string {
  return isExact ? preciseTex(Number(value.toPrecision(figures)), unit) : measureTex(value, unit, figures);
}

function lastOf({ stages }: Problem): Stage {
  const last = stages.at(-1);
  if (last === undefined) throw new RangeError('a problem needs a stage');
  return last;
}

/** The slips whose values a marker could not take for the answer or for one another. */
function distinctSlips(problem: Problem): Slip[] {
  const { value } = lastOf(problem);
  const kept: Slip[] = [];
  for (const slip of problem.slips) {
    const others = [value, ...kept.map((one) => one.value)];
    if (Number.isFinite(slip.value) && others.every((other) => isApart(slip.value, other))) kept.push(slip);
  }
  return kept;
}

/** Whether a small slip of rounding on the way changes the last figure shown. */
function isNearTie(problem: Problem): boolean {
  const { figures = 2 } = problem;
  const { value } = lastOf(problem);
  const digits = Math.abs(value) / 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1);
  return Math.abs(digits - Math.floor(digits) - 0.5) < 0.005;
}

function isApart(one: number, other: number): boolean {
  return Math.abs(one - other) > 0.03 * Math.max(Math.abs(one), Math.abs(other));
}

function gapsOf(slips: readonly Slip[]): string[] {
  return [...new Set(slips.map(({ tag }) => tag))];
}
