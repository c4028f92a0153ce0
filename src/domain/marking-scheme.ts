import { z } from 'zod';
import { listBulletReferences, parseBulletReference } from './bullet-references.ts';

const bulletNumber = z.number().int().positive();
const tex = z.string().min(1);
const wordings = z.array(z.string().min(1)).min(1);

const UnitPolicy = z.enum(['none', 'required', 'required_once']);

export const Tolerance = z.object({
  relative: z.number().nonnegative().optional(),
  absolute: z.number().nonnegative().optional(),
});
export type Tolerance = z.infer<typeof Tolerance>;

/** The form an answer must have when its value alone does not earn the mark. */
export const RequiredForm = z.enum([
  'simplest',
  'expanded',
  'factorised',
  'completed_square',
  'surd',
  'rational_denominator',
  'scientific',
  /** One letter alone on one side, as when changing the subject of a formula. */
  'subject',
]);
export type RequiredForm = z.infer<typeof RequiredForm>;

/**
 * What a response must contain to earn a bullet: an expression, a wording, a required number of several statements (`points`), a
 * choice or an order of options, or a person's judgement.
 */
export const Evidence = z.discriminatedUnion('kind', [
  /**
   * A value or formula. With `entry`, it must have this position in a list or table of answers, from 1.
   * `followThrough` recomputes the value of an alternative from the learner's own earlier values.
   */
  z.object({
    kind: z.literal('expression'),
    tex,
    form: RequiredForm.optional(),
    entry: bulletNumber.optional(),
    followThrough: tex.optional(),
  }),
  /**
   * One of several wordings. A wording of `noneOf` in the same sentence cancels it, such as `current across`.
   * `when` is a condition on the learner's own earlier values (`b1 > 0`). `entry` is the position in a list
   * or table of answers, from 1. With `after`, the wording counts only if the learner wrote one of its
   * wordings for an earlier bullet (`b1`, or `a:b1` of part (a)).
   */
  z.object({
    kind: z.literal('wording'),
    anyOf: wordings,
    noneOf: wordings.optional(),
    when: tex.optional(),
    after: z.object({ bullet: z.string().min(2), anyOf: wordings, noneOf: wordings.optional() }).optional(),
    entry: bulletNumber.optional(),
  }),
  /**
   * At least `atLeast` of several statements (`points`), each in one of its wordings. With `inOneSentence`,
   * all of them must be in one sentence. With `inOrder`, they must have the order of the list. A wording of
   * `noneOf` cancels them. `subject` is for comparisons: a sentence must name one of `is` and none of `not`.
   * `when` is a condition on the learner's own earlier values.
   */
  z
    .object({
      kind: z.literal('points'),
      points: z.array(wordings).min(1),
      atLeast: bulletNumber,
      inOneSentence: z.boolean().optional(),
      noneOf: wordings.optional(),
      inOrder: z.boolean().optional(),
      subject: z.object({ is: wordings, not: wordings }).optional(),
      when: tex.optional(),
    })
    .refine(({ points, atLeast }) => atLeast <= points.length, 'requires more points than there are'),
  z.object({ kind: z.literal('choice'), correct: z.array(z.string()).min(1) }),
  /** The ids of the options in the right order. */
  z.object({ kind: z.literal('order'), order: z.array(z.string()).min(2) }),
  z.object({ kind: z.literal('person'), reason: z.string().min(1) }),
]);
export type Evidence = z.infer<typeof Evidence>;

/**
 * Ensures that a wrong earlier value did not make the problem easier: each feature of the learner's value must be at least
 * as large as in the scheme.
 */
export const DifficultyGuard = z.object({
  /** The number of the earlier bullet whose value is compared. */
  bullet: bulletNumber,
  features: z.array(z.enum(['degree', 'terms', 'negatives', 'fractions', 'irrationals'])).min(1),
});
export type DifficultyGuard = z.infer<typeof DifficultyGuard>;

/**
 * How a later mark is recomputed from a learner's own earlier value. In `expression`, `b1`, `b2`, … are the
 * values of earlier bullets, and `a:b2` is bullet 2 of part (a). `\left. b2 \right|_{x = 3}` is a value at a
 * point, and `\left. b2 \right|_{a}` is the value of `a` in a list. It is data and not code, because schemes
 * are stored.
 */
export const FollowThrough = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('no') }),
  z.object({ mode: z.literal('yes'), expression: tex }),
  /** Awarded only if the learner's own problem is not easier than the scheme's. */
  z.object({ mode: z.literal('gate'), expression: tex, guard: DifficultyGuard }),
]);
export type FollowThrough = z.infer<typeof FollowThrough>;

/** One line of a marking scheme: the marks it gives and the evidence that earns them. */
export const Bullet = z.object({
  n: bulletNumber,
  marks: z.number().int().positive(),
  kind: z.enum(['strategy', 'process', 'communication']),
  /** What the mark is for, independent of the method. */
  generic: z.string().min(1),
  /** An example of the evidence for the expected method. */
  illustrative: z.string().optional(),
  evidence: Evidence,
  /** Evidence of other valid methods; any one of them also earns the bullet. */
  alternatives: z.array(Evidence).optional(),
  /** Earlier bullets without which this one is not awarded. */
  requires: z.array(bulletNumber),
  /** Later bullets that also earn this one. */
  impliedBy: z.array(bulletNumber),
  followThrough: FollowThrough,
  level: z.enum(['C', 'A']).optional(),
  /** What to practise for a learner who misses this mark: names of mistakes or skills. */
  gapTags: z.array(z.string()),
});
export type Bullet = z.infer<typeof Bullet>;

/** The allowed number of significant figures; unlimited without `max`. */
export const SignificantFigureRange = z
  .object({ min: bulletNumber, max: bulletNumber.optional() })
  .refine(
    ({ min, max }) => max === undefined || min <= max,
    'the minimum number of significant figures exceeds the maximum',
  );
export type SignificantFigureRange = z.infer<typeof SignificantFigureRange>;

/**
 * Two answers of two values each, such as two points of intersection. `cells[i][j]` is value `j` of bullet
 * `i`. The bullets are marked by row or by column; the higher mark counts.
 */
export const AnswerPair = z.object({
  bullets: z.tuple([bulletNumber, bulletNumber]),
  cells: z.tuple([z.tuple([tex, tex]), z.tuple([tex, tex])]),
});
export type AnswerPair = z.infer<typeof AnswerPair>;

export const MarkingPolicies = z.object({
  /** Marks for a right answer without working. */
  answerOnly: z.union([z.literal('none'), z.literal('full'), z.number().int().nonnegative()]),
  units: UnitPolicy,
  tolerance: Tolerance.optional(),
  significantFigures: SignificantFigureRange.optional(),
  /** Set when the question states the accuracy in decimal places. */
  decimalPlaces: z.number().int().nonnegative().optional(),
  /** True when the question prints the result; the result alone then earns nothing. */
  showThat: z.boolean().optional(),
  pairs: z.array(AnswerPair).optional(),
});
export type MarkingPolicies = z.infer<typeof MarkingPolicies>;

/** A named mistake and the wrong answer that it leads to. */
export const Misconception = z.object({
  tag: z.string().min(1),
  answer: z.string().min(1),
  explanation: z.string().optional(),
  /** The bullets that are still earned despite this mistake. */
  earns: z.array(bulletNumber).optional(),
  /** Below 1 when several mistakes lead to the same answer. */
  weight: z.number().positive().max(1).optional(),
});
export type Misconception = z.infer<typeof Misconception>;

export const MarkingScheme = z
  .object({
    bullets: z.array(Bullet).min(1),
    policies: MarkingPolicies,
    misconceptions: z.array(Misconception),
  })
  .check((context) => {
    for (const message of findSchemeErrors(context.value)) {
      context.issues.push({ code: 'custom', message, input: context.value.bullets, path: ['bullets'] });
    }
  });
export type MarkingScheme = z.infer<typeof MarkingScheme>;

type SchemeParts = {
  readonly bullets: readonly Bullet[];
  readonly policies: MarkingPolicies;
  readonly misconceptions: readonly Misconception[];
};

export function totalMarks(scheme: Pick<MarkingScheme, 'bullets'>): number {
  return scheme.bullets.reduce((sum, bullet) => sum + bullet.marks, 0);
}

/** The number of marks that only a person can award; the engine's total must not include them. */
export function marksByPerson(scheme: Pick<MarkingScheme, 'bullets'>): number {
  return totalMarks({ bullets: scheme.bullets.filter((bullet) => bullet.evidence.kind === 'person') });
}

function findSchemeErrors({ bullets, policies, misconceptions }: SchemeParts): string[] {
  const referencedBullets = [
    ...(policies.pairs ?? []).flatMap((pair) => pair.bullets),
    ...misconceptions.flatMap((mistake) => mistake.earns ?? []),
  ];
  const unknownBullet = referencedBullets.find((n) => n > bullets.length);
  return [
    ...bullets.flatMap((bullet, index) => findBulletErrors(bullet, index + 1, bullets.length)),
    ...(unknownBullet === undefined ? [] : [`bullet ${unknownBullet} is referenced but does not exist`]),
  ];
}

function findBulletErrors(bullet: Bullet, position: number, count: number): string[] {
  const { n } = bullet;
  const notEarlier = listUsedBullets(bullet).find((used) => used < 1 || used >= n);
  return [
    ...(n === position ? [] : [`bullet ${n} is at position ${position}`]),
    ...(bullet.requires.every((earlier) => earlier < n)
      ? []
      : [`bullet ${n} requires a bullet that is not earlier`]),
    ...(bullet.impliedBy.every((later) => later > n && later <= count)
      ? []
      : [`bullet ${n} is implied by a bullet that is not later`]),
    ...(notEarlier === undefined
      ? []
      : [`bullet ${n} follows through from bullet ${notEarlier}, which is not earlier`]),
  ];
}

/** Returns the relation over the learner's own earlier values that must hold for the evidence to count. */
export function getCondition(evidence: Evidence): string | undefined {
  return evidence.kind === 'wording' || evidence.kind === 'points' ? evidence.when : undefined;
}

/** Lists the expressions of the evidence that use the learner's values of earlier bullets. */
export function listCalculations(evidence: Evidence): string[] {
  const calculation = evidence.kind === 'expression' ? evidence.followThrough : getCondition(evidence);
  const earlierBullet = evidence.kind === 'wording' ? evidence.after?.bullet : undefined;
  return [calculation, earlierBullet].filter((each) => each !== undefined);
}

/** The numbers of all bullets of the same scheme whose values this bullet uses. */
function listUsedBullets({ followThrough, evidence, alternatives = [] }: Bullet): number[] {
  const used = [evidence, ...alternatives].flatMap(listCalculations);
  if (followThrough.mode === 'no') return used.flatMap(listBulletsOfSameScheme);
  const bullets = [...used, followThrough.expression].flatMap(listBulletsOfSameScheme);
  return followThrough.mode === 'gate' ? [...bullets, followThrough.guard.bullet] : bullets;
}

function listBulletsOfSameScheme(expression: string): number[] {
  return listBulletReferences(expression)
    .map(parseBulletReference)
    .flatMap(({ part, n }) => (part === undefined ? [n] : []));
}
