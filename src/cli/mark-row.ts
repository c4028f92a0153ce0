import { z } from 'zod';

const decimal = z.union([z.number().nonnegative(), z.string()]);
const figures = z.number().int().nonnegative();

const OTHER_FORMS: Readonly<Record<string, string>> = {
  simplified: 'simplest',
  factored: 'factorised',
  factorized: 'factorised',
  scientific: 'standard',
};
const form = z.preprocess(
  (written) => (typeof written === 'string' ? (OTHER_FORMS[written] ?? written) : written),
  z.enum(['simplest', 'factorised', 'expanded', 'surd', 'standard', 'mixed', 'any']),
);

/** A setting that may be missing or null. */
function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A line of `vbagent mark --jsonl`: an answer to compare, or the lines of an argument. */
export const AnswerRow = z.object({
  expected: z.string(),
  answer: z.string(),
  tolerance: maybe(z.object({ relative: maybe(decimal), absolute: maybe(decimal) })),
  units: maybe(z.enum(['required', 'optional', 'ignore'])),
  sigFigs: maybe(z.tuple([figures, figures])),
  decimalPlaces: maybe(figures),
  form: maybe(form),
  ordered: maybe(z.boolean()),
  decimal: maybe(z.enum(['point', 'comma'])),
  caseSensitive: maybe(z.boolean()),
  choices: maybe(z.array(z.object({ id: z.string(), text: z.string() }))),
});
export type AnswerRow = z.infer<typeof AnswerRow>;

export const ArgumentRow = z.object({ lines: z.array(z.string()) });
export type ArgumentRow = z.infer<typeof ArgumentRow>;
