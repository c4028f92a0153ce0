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
  /** Every solution that was gained is rejected by a later line. */
  rejects: z.literal(true).optional(),
  ...origin,
});

const suiteCaseSchema = z.union([answerCaseSchema, argumentCaseSchema]);

export type AnswerCase = z.infer<typeof answerCaseSchema>;
export type ArgumentCase = z.infer<typeof argumentCaseSchema>;
export type SuiteCase = z.infer<typeof suiteCaseSchema>;
export type Label = SuiteCase['label'];
export type LineLabel = ArgumentCase['lineLabels'][number];

/** The cases of one suite file, one JSON value per line. */
export function parseSuite(text: string): SuiteCase[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => suiteCaseSchema.parse(JSON.parse(line)));
}

/** The key of a case: everything except the id, the label and the explanations. Cases with equal keys are duplicates. */
export function caseKey(suiteCase: SuiteCase): string {
  if ('lines' in suiteCase) return JSON.stringify(suiteCase.lines);
  const { expected, answer, tolerance, units, sigFigs, form, choices } = suiteCase;
  return JSON.stringify([expected, answer, tolerance, units, sigFigs, form, choices]);
}

const SOUND: readonly LineLabel[] = ['given', 'equivalent', 'implied'];

/** An argument is correct if every line follows from those before it and every gained solution is rejected. */
export function labelOfLines(lineLabels: readonly LineLabel[], rejects = false): Label {
  const sound = lineLabels.every((line) => SOUND.includes(line) || (rejects && line === 'gained-solution'));
  return sound ? 'correct' : 'incorrect';
}
