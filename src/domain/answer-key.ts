import { z } from 'zod';
import { RequiredForm, SignificantFigureRange, Tolerance } from './marking-scheme.ts';

const tex = z.string().trim().min(1);
const texts = z.array(tex).min(1);

/** The values that earn the mark, in the unit of the answer. A range may have only a minimum or only a maximum. */
const ValueRange = z
  .object({
    min: z.number().optional(),
    max: z.number().optional(),
    /** True when the limits themselves are wrong, as in “more than 5”. */
    exclusive: z.boolean().optional(),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, 'a range needs a minimum or a maximum')
  .refine(
    ({ min, max }) => min === undefined || max === undefined || min <= max,
    'the minimum of the range exceeds its maximum',
  );

/** `printed`: the unit is printed beside the answer, so that the learner need not write it. */
const KeyUnit = z.enum(['required', 'optional', 'printed', 'ignore']);

/** `any`: for the equation of a straight line, every form of the equation is accepted, not only the form of the printed answer. */
export const KeyForm = z.enum([...RequiredForm.options, 'mixed', 'any']);
export type KeyForm = z.infer<typeof KeyForm>;

/** Notation without which a right value earns nothing: the brackets of a point, or a column vector. */
const KeyNotation = z.enum(['point', 'column']);

/** The alternatives of a required word. `|` separates them in TeX. */
const alternatives = z.array(tex.regex(/^[^|]*$/u)).min(1);

/**
 * The key of a written answer: which other answers are accepted or rejected, and how the answer must be written. (The key of a
 * question with options is its correct option or options.) Every field is optional; texts are LaTeX or as a learner types them.
 */
export const AnswerKey = z.object({
  /** The unrounded value, or the calculation that gives it: `\frac{12}{0.52}`. */
  exact: tex.optional(),
  tolerance: Tolerance.optional(),
  range: ValueRange.optional(),
  /** Significant figures of the answer as written. */
  figures: SignificantFigureRange.optional(),
  /** Decimal places of the answer as written. */
  places: z.number().int().nonnegative().optional(),
  unit: KeyUnit.optional(),
  /** The answer must be in one of these units. */
  units: texts.optional(),
  /** Spellings of units that earn nothing, such as `mps`. */
  banned: texts.optional(),
  /** Both signs are right. */
  sign: z.literal('ignore').optional(),
  /** The answer must also have one of these directions, such as `left`. Its sign is then ignored. */
  direction: texts.optional(),
  form: KeyForm.optional(),
  notation: KeyNotation.optional(),
  /** How the answer must begin: `f^{-1}(x) =`. */
  begins: tex.optional(),
  /** For texts: words that must all occur, each in one of its alternatives. */
  words: z.array(alternatives).min(1).optional(),
  /** Further right answers. */
  accept: texts.optional(),
  /** Wrong answers; in a text, statements that cancel a right one. */
  reject: texts.optional(),
});
export type AnswerKey = z.infer<typeof AnswerKey>;
