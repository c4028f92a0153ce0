import { z } from 'zod';
import { AnswerKey } from './answer-key.ts';
import { Difficulty } from './classification.ts';
import { MarkingScheme } from './marking-scheme.ts';
import { Part } from './part.ts';
import { Provenance, Source } from './provenance.ts';
import { Answer, BlankTable, Diagram, MatchTable, Option, SolutionStep } from './question-content.ts';
import { QuestionKind } from './question-kind.ts';
import { ResponseKind } from './response-kind.ts';

/** The version written into every stored question; see `upgrade-question.ts`. */
export const QUESTION_SCHEMA_VERSION = 2;

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
  blankTable: BlankTable.optional(),
  options: z.array(Option),
  /** Stored only where it cannot be derived from the answer; see `getResponseKind`. */
  response: ResponseKind.optional(),
  answer: Answer.optional(),
  /** Which other answers are right or wrong, and how the answer must be written. */
  key: AnswerKey.optional(),
  solution: z.array(SolutionStep),
  alternateSolutions: z.array(z.array(SolutionStep)),
  /** Short texts about the idea behind a solution. */
  ideas: z.array(z.array(SolutionStep)),
  /** Absent for a question without parts. A question with parts has no answer, options or scheme itself. */
  parts: z.array(Part).min(1).optional(),
  markingScheme: MarkingScheme.optional(),
  subject: z.string().optional(),
  level: z.string().optional(),
  topic: z.string().optional(),
  outcomeId: z.string().optional(),
  marks: z.number().int().nonnegative().optional(),
  difficulty: Difficulty.optional(),
  /** The author's own words to find and group questions. */
  tags: z.array(z.string().min(1)).optional(),
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
