import { z } from 'zod';
import { LearnerResponse } from '../../domain/learner-response.ts';
import { ANSWER_FORMS } from '../../maths/agree/answer-forms.ts';

const amount = z.union([z.number().nonnegative(), z.string()]);
const digitCount = z.number().int().nonnegative();

/** Other spellings of the answer forms. */
const FORM_ALIASES: Readonly<Record<string, string>> = {
  simplified: 'simplest',
  factored: 'factorised',
  factorized: 'factorised',
  scientific: 'standard',
};
const form = z.preprocess(
  (value) => (typeof value === 'string' ? (FORM_ALIASES[value] ?? value) : value),
  z.enum(ANSWER_FORMS),
);

/** Accepts a missing or null value, and converts both to undefined. */
function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A line of `vbagent mark --jsonl` with an answer to compare. With parts, `expected` has one answer for each path. */
export const AnswerRow = z.object({
  expected: LearnerResponse,
  answer: LearnerResponse,
  /** One key, or one key for each path of a part; `read-key.ts` parses it. */
  key: z.unknown().optional(),
  tolerance: optional(z.object({ relative: optional(amount), absolute: optional(amount) })),
  units: optional(z.enum(['required', 'optional', 'ignore'])),
  /** The minimum and the maximum number of significant figures. */
  sigFigs: optional(z.tuple([digitCount, digitCount])),
  decimalPlaces: optional(digitCount),
  form: optional(form),
  ordered: optional(z.boolean()),
  /** The decimal sign. */
  decimal: optional(z.enum(['point', 'comma', 'either'])),
  caseSensitive: optional(z.boolean()),
  /** Rejects a decimal in place of an exact value such as 1/3. */
  exact: optional(z.boolean()),
  /** An equation must stay an equation, an interval an interval. */
  sameKind: optional(z.boolean()),
  /** Whether repeated roots count. */
  multiplicity: optional(z.enum(['counted', 'ignored'])),
  choices: optional(z.array(z.object({ id: z.string(), text: z.string() }))),
});

/** A line of `vbagent mark --jsonl` with the lines of a mathematical argument to check. */
export const ArgumentRow = z.object({ lines: z.array(z.string()) });
