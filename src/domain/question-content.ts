import { z } from 'zod';

export const Option = z.object({
  /** `a`, `b`, … in printed order. */
  id: z.string().min(1),
  /** LaTeX. */
  text: z.string(),
  correct: z.boolean(),
  explanation: z.string().optional(),
});
export type Option = z.infer<typeof Option>;

export const MatchEntry = z.object({ id: z.string().min(1), text: z.string() });
export type MatchEntry = z.infer<typeof MatchEntry>;

/** The ids of two matching entries. */
export const MatchPair = z.object({ left: z.string(), right: z.string() });
export type MatchPair = z.infer<typeof MatchPair>;

/** Two columns whose entries must be matched. */
export const MatchTable = z.object({
  headings: z.tuple([z.string(), z.string()]),
  left: z.array(MatchEntry).min(1),
  right: z.array(MatchEntry).min(1),
});
export type MatchTable = z.infer<typeof MatchTable>;

/** A table to complete; the learner fills in the cells that are null. */
export const BlankTable = z.object({
  columns: z.array(z.string()).min(1),
  rows: z.array(z.array(z.string().nullable()).min(1)).min(1),
});
export type BlankTable = z.infer<typeof BlankTable>;

/** The correct answer. For `choice`, the ids of the correct options. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), correct: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('integer'), value: z.number().int() }),
  /** A value or expression: `tex` as written, `text` as a learner would type it. */
  z.object({ kind: z.literal('value'), tex: z.string().min(1), text: z.string() }),
  z.object({ kind: z.literal('matches'), pairs: z.array(MatchPair).min(1) }),
  /** The ids of the options in the right order. */
  z.object({ kind: z.literal('order'), order: z.array(z.string()).min(2) }),
  /** The values of the empty cells of a table, as LaTeX, row by row. */
  z.object({ kind: z.literal('table'), cells: z.array(z.string().min(1)).min(1) }),
  z.object({ kind: z.literal('code'), code: z.string().min(1) }),
]);
export type Answer = z.infer<typeof Answer>;

/** A paragraph or a displayed formula of a solution. */
export const SolutionStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prose'), tex: z.string().min(1) }),
  /** Displayed mathematics, one entry per aligned line, including `&`. */
  z.object({ kind: z.literal('display'), lines: z.array(z.string().min(1)).min(1) }),
]);
export type SolutionStep = z.infer<typeof SolutionStep>;

/** A TikZ drawing, an image file (with the options of `\includegraphics`), or a placeholder. */
export const Diagram = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tikz'), tex: z.string().min(1) }),
  z.object({ kind: z.literal('image'), path: z.string().min(1), options: z.string().optional() }),
  /** `\input{name}`: a placeholder for a drawing; the file is never read. `commented`: it is written as a TeX comment. */
  z.object({ kind: z.literal('placeholder'), name: z.string().min(1), commented: z.boolean() }),
]);
export type Diagram = z.infer<typeof Diagram>;
