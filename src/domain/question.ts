import { z } from 'zod';
import { Difficulty } from './classification.ts';
import { MarkingScheme } from './marking-scheme.ts';
import { Provenance, Source } from './provenance.ts';
import { QuestionKind } from './question-kind.ts';

/** The version written into every stored question; see `upgrade-question.ts`. */
export const QUESTION_SCHEMA_VERSION = 1;

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

/** The correct answer. For `choice`, the ids of the correct options. */
export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), correct: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('integer'), value: z.number().int() }),
  /** A value or expression: `tex` as written, `text` as a learner would type it. */
  z.object({ kind: z.literal('value'), tex: z.string().min(1), text: z.string() }),
  z.object({ kind: z.literal('matches'), pairs: z.array(MatchPair).min(1) }),
]);
export type Answer = z.infer<typeof Answer>;

/** A paragraph or a displayed formula of a solution. */
export const SolutionStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prose'), tex: z.string().min(1) }),
  /** Displayed mathematics, one entry per aligned line, including `&`. */
  z.object({ kind: z.literal('display'), lines: z.array(z.string().min(1)).min(1) }),
]);
export type SolutionStep = z.infer<typeof SolutionStep>;

/** A TikZ drawing, an image file (`options` are those of `\includegraphics`), or a placeholder. */
export const Diagram = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tikz'), tex: z.string().min(1) }),
  z.object({ kind: z.literal('image'), path: z.string().min(1), options: z.string().optional() }),
  /** `\input{name}`: a placeholder for a drawing; the file is never read. `commented`: it is written as a TeX comment. */
  z.object({ kind: z.literal('placeholder'), name: z.string().min(1), commented: z.boolean() }),
]);
export type Diagram = z.infer<typeof Diagram>;

/** A question on its own or within a passage. */
export const PlainQuestion = z.object({
  schemaVersion: z.literal(QUESTION_SCHEMA_VERSION),
  id: z.string().min(1),
  kind: QuestionKind,
  /** Clinical case or scenario before the stem. */
  vignette: z.string().optional(),
  /** The text before the options, as LaTeX; for a passage, the text that its questions refer to. */
  stem: z.string(),
  /** Heading of a passage, such as `Passage I`. */
  title: z.string().optional(),
  diagrams: z.array(Diagram),
  table: MatchTable.optional(),
  options: z.array(Option),
  answer: Answer.optional(),
  solution: z.array(SolutionStep),
  alternateSolutions: z.array(z.array(SolutionStep)),
  /** Short texts about the idea behind a solution. */
  ideas: z.array(z.array(SolutionStep)),
  markingScheme: MarkingScheme.optional(),
  subject: z.string().optional(),
  level: z.string().optional(),
  topic: z.string().optional(),
  outcomeId: z.string().optional(),
  marks: z.number().int().nonnegative().optional(),
  difficulty: Difficulty.optional(),
  /** The author's TeX comments. */
  comments: z.array(z.string()),
  source: Source.optional(),
  provenance: Provenance.optional(),
});
export type PlainQuestion = z.infer<typeof PlainQuestion>;

/** The neutral form of a question; all views are parsed into it and printed from it. */
export const Question = PlainQuestion.extend({
  /** The questions of a passage; absent for other kinds. */
  questions: z.array(PlainQuestion).optional(),
});
export type Question = z.infer<typeof Question>;

type QuestionDraft = Partial<Question> & Pick<Question, 'id' | 'kind' | 'stem'>;

/** Creates a question from the given fields, with empty defaults for the rest. */
export function createQuestion(draft: QuestionDraft): Question {
  return {
    schemaVersion: QUESTION_SCHEMA_VERSION,
    diagrams: [],
    options: [],
    solution: [],
    alternateSolutions: [],
    ideas: [],
    comments: [],
    ...draft,
  };
}

/** Lists the ids of the options that are marked correct. */
export function correctOptionIds(question: Pick<Question, 'options'>): string[] {
  return question.options.filter((option) => option.correct).map((option) => option.id);
}
