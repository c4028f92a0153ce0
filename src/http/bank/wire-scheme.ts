import { z } from 'zod';
import {
  AnswerPair,
  Bullet,
  FollowThrough,
  MarkingPolicies,
  Misconception,
  RequiredForm,
  SignificantFigureRange,
  Tolerance,
} from '../../domain/marking-scheme.ts';

/** A non-empty list of wordings. A response matches the list if it contains at least one of them. */
const wordings = z.array(z.string().min(1)).min(1);

const entry = z
  .number()
  .int()
  .positive()
  .optional()
  .meta({ description: 'The position in a list or table of answers, from 1.' });
const part = z.number().int().positive().optional().meta({
  deprecated: true,
  description: 'Only in questions of `schema_version` 1: the number of a labelled part of the stem.',
});

/** Describes what a response must contain to earn a bullet; see `domain/marking-scheme.ts`. */
const WireEvidence = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('expression'),
      tex: z.string().min(1),
      form: RequiredForm.optional(),
      entry,
      part,
    }),
    z.object({
      kind: z.literal('wording'),
      any_of: wordings,
      none_of: wordings.optional(),
      /** A relation that the learner's own earlier values must satisfy, such as `b1 > 0` (`b1` is the value of bullet 1). */
      when: z.string().min(1).optional(),
      entry,
      part,
    }),
    z.object({
      kind: z.literal('points'),
      points: z.array(wordings).min(1),
      at_least: z.number().int().positive(),
      in_one_sentence: z.boolean().optional(),
      /** A sentence counts only if it names one of `is` and none of `not`. */
      subject: z.object({ is: wordings, not: wordings }).optional(),
    }),
    z.object({ kind: z.literal('choice'), correct: z.array(z.string()).min(1) }),
    z.object({ kind: z.literal('order'), order: z.array(z.string()).min(2) }),
    z.object({ kind: z.literal('person'), reason: z.string().min(1) }),
  ])
  .meta({ id: 'Evidence' });

/** One line of a marking scheme: its marks and the evidence that earns them. */
const WireBullet = z
  .object({
    n: Bullet.shape.n,
    marks: Bullet.shape.marks,
    kind: Bullet.shape.kind,
    /** What the mark is for, in general words (SQA calls this the generic scheme). */
    generic: Bullet.shape.generic,
    /** An example of a response that earns the mark (SQA: the illustrative scheme). */
    illustrative: Bullet.shape.illustrative,
    evidence: WireEvidence,
    alternatives: z.array(WireEvidence).optional(),
    requires: Bullet.shape.requires,
    implied_by: Bullet.shape.impliedBy,
    follow_through: FollowThrough,
    level: Bullet.shape.level,
    gap_tags: Bullet.shape.gapTags,
  })
  .meta({ id: 'Bullet' });

/** The rules that apply to all bullets of a scheme. */
const WirePolicies = z
  .object({
    /** Marks for a right answer without working. */
    answer_only: MarkingPolicies.shape.answerOnly,
    units: MarkingPolicies.shape.units,
    tolerance: Tolerance.optional(),
    significant_figures: SignificantFigureRange.optional(),
    decimal_places: MarkingPolicies.shape.decimalPlaces,
    /** True when the question prints the result; the result alone then earns nothing. */
    show_that: MarkingPolicies.shape.showThat,
    /** Answers that consist of two pairs, such as two points of intersection. */
    pairs: z.array(AnswerPair).optional(),
  })
  .meta({ id: 'MarkingPolicies' });

/** A marking scheme in the wire format; the domain checks its consistency. */
export const WireScheme = z
  .object({
    bullets: z.array(WireBullet).min(1),
    policies: WirePolicies,
    misconceptions: z.array(Misconception),
  })
  .meta({ id: 'MarkingScheme' });
