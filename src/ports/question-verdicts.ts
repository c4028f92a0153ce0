import type { Question } from '../domain/question.ts';

/** What learners may get: `rejected` questions are not served, `waiting` questions are served only after an expert's decision, and `corrected` questions are served in their corrected form. */
type VerdictKind = 'rejected' | 'waiting' | 'corrected';

/** The decision of an expert about a question that learners may get. */
export type QuestionVerdict = {
  readonly questionId: string;
  readonly itemId: string;
  readonly verdict: VerdictKind;
  /** The corrected question, unless the bank has it. */
  readonly question?: Question;
  readonly decidedAt: string;
};

const MODEL_PREFIX = 'item-model:';

/** Returns the id under which experts decide about an item model as a whole. */
export function toModelSubject(itemModel: string): string {
  return MODEL_PREFIX + itemModel;
}

/** Returns the item model that a decision is about; undefined if it is about a question. */
export function findModelSubject(id: string): string | undefined {
  return id.startsWith(MODEL_PREFIX) ? id.slice(MODEL_PREFIX.length) : undefined;
}

/** The decisions of experts that later practice follows; a question without a verdict is served as it is. */
export type QuestionVerdicts = {
  /** Saves the verdict; it replaces an earlier one. */
  put(verdict: QuestionVerdict): Promise<void>;
  /** Removes the verdict; a no-op if there is none. */
  remove(questionId: string): Promise<void>;
  /** Returns the verdicts on these questions. */
  findMany(questionIds: readonly string[]): Promise<QuestionVerdict[]>;
  /** Returns the ids of the item models that are not used, because an expert rejected or corrected what they generate. */
  listRetiredModels(): Promise<ReadonlySet<string>>;
};
