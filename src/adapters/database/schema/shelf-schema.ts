export type ShelfQuestionsTable = {
  id: string;
  outcome_id: string | null;
  stem_key: string;
  /** The question as JSON. */
  content: string;
  /** When it was last handed to somebody. */
  served_at: string;
};

export type ShelfSchema = { shelf_questions: ShelfQuestionsTable };
