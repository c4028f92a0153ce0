import { z } from 'zod';
import { Difficulty } from './classification.ts';
import { QuestionKind } from './question-kind.ts';

const text = z.string().trim().min(1).max(500);
const texts = z.array(text).min(1).max(100);
const count = z.number().int().min(1).max(200);
const marks = z.number().int().min(1).max(1000);

/** Which questions of the bank may fill a section, and how many or for how many marks. */
export const FillRule = z
  .strictObject({
    count: count.optional(),
    /** The sum of the marks of the chosen questions, instead of their number. */
    marks: marks.optional(),
    kinds: z.array(QuestionKind).min(1).optional(),
    subjects: texts.optional(),
    levels: texts.optional(),
    topics: texts.optional(),
    outcomes: texts.optional(),
    difficulty: z.union([Difficulty, z.array(Difficulty).min(1)]).optional(),
    /** Only questions with one of these tags. */
    tags: texts.optional(),
    /** The name of a collection, or the file or folder that the questions were imported from. */
    collection: text.optional(),
    /** Leaves out questions that a paper used within this number of days. */
    notUsedSinceDays: z.number().int().min(1).max(36_500).optional(),
  })
  .refine((rule) => (rule.count === undefined) !== (rule.marks === undefined), {
    message: 'give either "count" or "marks"',
  });
export type FillRule = z.infer<typeof FillRule>;

const PlanSection = z.strictObject({
  title: text,
  /** The marks of the whole section; by default whatever its questions add up to. */
  marks: marks.optional(),
  /** The marks of questions that state none; 1 by default. */
  marksEach: marks.optional(),
  /** The ids of questions, in printed order. */
  questions: z.array(z.string().min(1)).max(200).default([]),
  /** Questions to add, chosen by rules. */
  fill: z.array(FillRule).max(20).default([]),
});
export type PlanSection = z.infer<typeof PlanSection>;

const Shuffling = z.strictObject({
  /** Whether versions B, C, … have the questions of each section in another order. */
  questions: z.boolean().default(true),
  options: z.boolean().default(true),
  /** Whether options that are numbers in ascending or descending order stay in this order. */
  keepSortedOptions: z.boolean().default(false),
});

const MAX_LOGO_LENGTH = 700_000;

/** How to make a paper from the questions of the bank. */
export const PaperPlan = z.strictObject({
  title: text,
  /** The name of the school or institution, as printed at the top. */
  institution: text.optional(),
  /** The course of the paper; its rules then choose only questions of this subject and level. */
  course: z.strictObject({ subject: text, level: text }).optional(),
  minutes: z.number().int().min(1).max(1000),
  instructions: z.array(text).max(30).default([]),
  sections: z
    .array(PlanSection)
    .min(1)
    .max(20)
    .refine((sections) => new Set(sections.map(({ title }) => title)).size === sections.length, {
      message: 'give each section a different title',
    }),
  /** Pairs of question ids of which a paper has at most one. */
  neverTogether: z
    .array(z.tuple([z.string().min(1), z.string().min(1)]))
    .max(1000)
    .default([]),
  /** The number of versions: 3 makes A, B and C. */
  versions: z.number().int().min(1).max(26).default(1),
  /** Whether versions B, C, … have other numbers, where the engine can compute and verify them. */
  variantsPerVersion: z.boolean().default(false),
  shuffle: Shuffling.default({ questions: true, options: true, keepSortedOptions: false }),
  /** A PNG or JPEG picture as a data URL, printed at the top. */
  logo: z
    .string()
    .max(MAX_LOGO_LENGTH)
    .regex(/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/u, 'must be a PNG or JPEG picture as a data URL')
    .optional(),
});
export type PaperPlan = z.infer<typeof PaperPlan>;

/** A rule of a plan that cannot be met, with the reason as a sentence. */
export type PaperBlock = {
  /** The title of the section. */
  readonly section: string;
  /** The position of the rule in `fill` of the section, from 1; absent for other rules. */
  readonly rule?: number;
  readonly message: string;
};

/** Formats a rule as plain words: `2 questions of topic Mechanics, hard`. */
export function describeRule(rule: FillRule): string {
  const amount =
    rule.marks === undefined
      ? `${rule.count} ${rule.count === 1 ? 'question' : 'questions'}`
      : `${rule.marks} ${rule.marks === 1 ? 'mark' : 'marks'}`;
  const conditions = describeConditions(rule).map(({ words }) => words);
  return conditions.length === 0 ? amount : `${amount} (${conditions.join('; ')})`;
}

type Condition = { readonly field: keyof FillRule; readonly words: string };

/** Lists what a rule demands of each question, as plain words. */
export function describeConditions(rule: FillRule): Condition[] {
  const lists = [
    ['kinds', 'kind', rule.kinds],
    ['subjects', 'subject', rule.subjects],
    ['levels', 'level', rule.levels],
    ['topics', 'topic', rule.topics],
    ['outcomes', 'outcome', rule.outcomes],
    ['difficulty', 'difficulty', rule.difficulty === undefined ? undefined : [rule.difficulty].flat()],
    ['tags', 'tag', rule.tags],
    ['collection', 'collection', rule.collection === undefined ? undefined : [rule.collection]],
  ] as const;
  const named = lists.flatMap(([field, name, values]) =>
    values === undefined ? [] : [{ field, words: `${name} ${values.join(' or ')}` }],
  );
  const { notUsedSinceDays: days } = rule;
  const used = {
    field: 'notUsedSinceDays' as const,
    words: `not used for ${days} ${days === 1 ? 'day' : 'days'}`,
  };
  return days === undefined ? named : [...named, used];
}
