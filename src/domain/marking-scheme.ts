import { z } from 'zod';

const bulletNumber = z.number().int().positive();

export const UnitPolicy = z.enum(['none', 'required', 'required_once']);
export type UnitPolicy = z.infer<typeof UnitPolicy>;

export const Tolerance = z.object({
  relative: z.number().nonnegative().optional(),
  absolute: z.number().nonnegative().optional(),
});
export type Tolerance = z.infer<typeof Tolerance>;

/** What earns a bullet: mathematics, one of several wordings, or a person's judgement. */
export const Evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('expression'), tex: z.string().min(1), form: z.string().optional() }),
  z.object({ kind: z.literal('wording'), anyOf: z.array(z.string().min(1)).min(1) }),
  z.object({ kind: z.literal('choice'), correct: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('person'), reason: z.string().min(1) }),
]);
export type Evidence = z.infer<typeof Evidence>;

/**
 * How a later mark is recomputed from a learner's own earlier value: `expression` is LaTeX in which `b1`, `b2`, …
 * stand for the values accepted for earlier bullets. Data, not code, because schemes are stored.
 */
export const FollowThrough = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('no') }),
  z.object({ mode: z.literal('yes'), expression: z.string().min(1) }),
  /** Awarded only while the learner's own problem is no easier than the scheme's. */
  z.object({ mode: z.literal('gate'), expression: z.string().min(1), guard: z.string().min(1) }),
]);
export type FollowThrough = z.infer<typeof FollowThrough>;

export const Bullet = z.object({
  n: bulletNumber,
  marks: z.number().int().positive(),
  kind: z.enum(['strategy', 'process', 'communication']),
  /** Why the mark is given. */
  generic: z.string().min(1),
  /** What it looks like for the expected method. */
  illustrative: z.string().optional(),
  evidence: Evidence,
  requires: z.array(bulletNumber),
  impliedBy: z.array(bulletNumber),
  followThrough: FollowThrough,
  level: z.enum(['C', 'A']).optional(),
  /** What a learner who misses this mark should practise. */
  gapTags: z.array(z.string()),
});
export type Bullet = z.infer<typeof Bullet>;

export const MarkingPolicies = z.object({
  /** Marks for a right answer with no working where working is required. */
  answerOnly: z.union([z.literal('none'), z.literal('full'), z.number().int().nonnegative()]),
  units: UnitPolicy,
  tolerance: Tolerance.optional(),
  significantFigures: z.tuple([bulletNumber, bulletNumber]).optional(),
  /** Two pairs of answers may be marked by row or by column, whichever gives more. */
  pairs: z.array(z.tuple([bulletNumber, bulletNumber])).optional(),
});
export type MarkingPolicies = z.infer<typeof MarkingPolicies>;

/** A wrong answer that a named mistake computes. */
export const Misconception = z.object({
  tag: z.string().min(1),
  answer: z.string().min(1),
  explanation: z.string().optional(),
});
export type Misconception = z.infer<typeof Misconception>;

export const MarkingScheme = z
  .object({
    bullets: z.array(Bullet).min(1),
    policies: MarkingPolicies,
    misconceptions: z.array(Misconception),
  })
  .check((context) => {
    for (const message of schemeFaults(context.value.bullets)) {
      context.issues.push({ code: 'custom', message, input: context.value.bullets, path: ['bullets'] });
    }
  });
export type MarkingScheme = z.infer<typeof MarkingScheme>;

export function totalMarks(scheme: Pick<MarkingScheme, 'bullets'>): number {
  return scheme.bullets.reduce((sum, bullet) => sum + bullet.marks, 0);
}

function schemeFaults(bullets: readonly Bullet[]): string[] {
  const faults: string[] = [];
  bullets.forEach((bullet, index) => {
    if (bullet.n !== index + 1) faults.push(`bullet ${bullet.n} stands at place ${index + 1}`);
    if (bullet.requires.some((n) => n >= bullet.n))
      faults.push(`bullet ${bullet.n} requires a bullet that is not earlier`);
    if (bullet.impliedBy.some((n) => n <= bullet.n || n > bullets.length)) {
      faults.push(`bullet ${bullet.n} is implied by a bullet that is not later`);
    }
    const unknown = ownValuesOf(bullet.followThrough).find((n) => n >= bullet.n);
    if (unknown !== undefined)
      faults.push(`bullet ${bullet.n} follows through from bullet ${unknown}, which is not earlier`);
  });
  return faults;
}

function ownValuesOf(followThrough: FollowThrough): number[] {
  if (followThrough.mode === 'no') return [];
  return [...followThrough.expression.matchAll(/\bb(\d+)\b/g)].map((match) => Number(match[1]));
}
