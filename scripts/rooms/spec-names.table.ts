/** Exported names that a specification spells out; they stay exported even where nothing imports them. */
export const specNames: ReadonlySet<string> = new Set([
  // qa-review-agent: the data models, and the diff functions `parse_diff` and its reverse.
  'ReviewAction',
  'ReviewResult',
  'parseDiff',
  'reverseApplyDiff',
  // sqa-graphs: makes the LangChain tools `get_sqa_spec`, `get_local_questions` and the others.
  'createQuestionTools',
]);
