import { z } from 'zod';

export const families = [
  'free-form-latex',
  'learner-keyboard',
  'algebra',
  'physics-units',
  'sig-figs',
  'arguments',
] as const;

export type Family = (typeof families)[number];

const label = z.enum(['correct', 'incorrect']);
/** The reason for the label, and the origin of the case: written by hand, or `from` the generator with this name. */
const origin = { why: z.string().min(1), hand: z.literal(true).optional(), from: z.string().optional() };

const policy = {
  tolerance: z
    .strictObject({ relative: z.number().positive().optional(), absolute: z.number().positive().optional() })
    .optional(),
  units: z.enum(['required', 'optional', 'ignore']).optional(),
  sigFigs: z.tuple([z.number().int().positive(), z.number().int().positive()]).optional(),
  form: z.enum(['simplest', 'factorised', 'expanded', 'surd', 'standard', 'mixed', 'any']).optional(),
  choices: z.array(z.strictObject({ id: z.string(), text: z.string() })).optional(),
};

const answerCaseSchema = z.strictObject({
  id: z.string(),
  expected: z.string(),
  answer: z.string(),
  ...policy,
  label,
  ...origin,
});

const argumentCaseSchema = z.strictObject({
  id: z.string(),
  lines: z.array(z.string()).min(2),
  label,
  lineLabels: z.array(
    z.enum(['given', 'equivalent', 'implied', 'lost-solution', 'gained-solution', 'not-equivalent']),
  ),
  /** Whether a later line rejects every false solution that a step has added. */
  rejects: z.literal(true).optional(),
  ...origin,
});

const suiteCaseSchema = z.union([answerCaseSchema, argumentCaseSchema]);

export type AnswerCase = z.infer<typeof answerCaseSchema>;
export type ArgumentCase = z.infer<typeof argumentCaseSchema>;
export type SuiteCase = z.infer<typeof suiteCaseSchema>;
export type Label = SuiteCase['label'];
export type LineLabel = ArgumentCase['lineLabels'][number];

/** Parses a suite file, which has one case as JSON per line. */
export function parseSuite(text: string): SuiteCase[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => suiteCaseSchema.parse(JSON.parse(line)));
}

/** Returns the key of a case: all of its input, without id, label and explanation. Cases with equal keys are duplicates. */
export function getCaseKey(suiteCase: SuiteCase): string {
  if ('lines' in suiteCase) return JSON.stringify(suiteCase.lines);
  const { expected, answer, tolerance, units, sigFigs, form, choices } = suiteCase;
  return JSON.stringify([expected, answer, tolerance, units, sigFigs, form, choices]);
}

const VALID_LABELS: readonly LineLabel[] = ['given', 'equivalent', 'implied'];

/**
 * Returns the label of an argument. It is correct if every line follows from the previous lines; a step may add false
 * solutions if a later line rejects them.
 */
export function labelArgument(lineLabels: readonly LineLabel[], rejectsGainedSolutions = false): Label {
  const isValid = lineLabels.every(
    (line) => VALID_LABELS.includes(line) || (rejectsGainedSolutions && line === 'gained-solution'),
  );
  return isValid ? 'correct' : 'incorrect';
}
