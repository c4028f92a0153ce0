import { z } from 'zod';

const text = z.string().min(1);
const texts = z.array(text).min(1);

/** A term and its descriptions. */
const Fact = z.strictObject({
  term: text,
  /** Other wordings that earn the mark. */
  or: texts.optional(),
  /** Descriptions that complete `Which <noun> …?`, such as `makes proteins`; `noun` is a field of the table. */
  clues: texts,
  /** Terms of the table that are too close in meaning to be wrong options for this one. */
  near: texts.optional(),
});
export type Fact = z.infer<typeof Fact>;

/** Terms of one kind, such as cell structures. Each description of a term applies to no other term of the table. */
const FactTable = z.strictObject({
  /** The kind of the terms, worded to follow `Which`: `cell structure`. */
  noun: text,
  /** The gap tag recorded when a learner confuses two terms. */
  tag: text,
  /** The article written before a term in a sentence. Default: none. */
  article: z.enum(['a', 'the']).optional(),
  facts: z.array(Fact).min(1),
});
export type FactTable = z.infer<typeof FactTable>;

/** True statements about a topic, and common misconceptions. */
const StatementSet = z.strictObject({
  /** The topic, worded to follow `statements about`. */
  about: text,
  tag: text,
  truths: texts,
  /** False statements, each with its correction: `[wrong, right]`. */
  errors: z.array(z.tuple([text, text])),
});
export type StatementSet = z.infer<typeof StatementSet>;

/** A process as a list of stages in their order. */
const Sequence = z.strictObject({
  /** The name of the process, worded to follow `stages of`: `the cell cycle`. */
  processName: text,
  tag: text,
  stages: texts,
});
export type Sequence = z.infer<typeof Sequence>;

/** A question that requests some of several correct points. */
const PointSet = z.strictObject({
  /** The whole question, such as `State two functions of proteins.` */
  question: text,
  tag: text,
  /** The correct points. Each is a list of accepted wordings, the best first. */
  points: z.array(texts).min(1),
  /** The number of points requested, a mark each. */
  count: z.number().int().positive(),
});
export type PointSet = z.infer<typeof PointSet>;

/** A multiple-choice question whose options are the rows of a table. In each column, one value is right. */
const RowSet = z.strictObject({
  /** The whole question, such as `Which row describes …?` */
  question: text,
  tag: text,
  /** The headings of the columns. */
  columns: texts,
  /** The right value of each column. */
  right: texts,
  /** The values of each column, the right one included. */
  values: z.array(texts).min(1),
});
export type RowSet = z.infer<typeof RowSet>;

/** The facts of one item model, read from a `*.facts.json` file; `factModel` writes the questions. */
export const FactSheet = z.strictObject({
  tables: z.array(FactTable).optional(),
  statements: z.array(StatementSet).optional(),
  sequences: z.array(Sequence).optional(),
  points: z.array(PointSet).optional(),
  rows: z.array(RowSet).optional(),
});
export type FactSheet = z.infer<typeof FactSheet>;
