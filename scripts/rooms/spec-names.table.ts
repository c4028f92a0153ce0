/** Exported names that a specification requires. They stay exported even if no file imports them. */
export const specNames: ReadonlySet<string> = new Set([
  // qa-review-agent: the data models, and the diff functions `parse_diff` and its reverse.
  'ReviewAction',
  'ReviewResult',
  'parseDiff',
  'reverseApplyDiff',
  // sqa-graphs: creates the LangChain tools `get_sqa_spec`, `get_local_questions` and the others.
  'createQuestionTools',
]);
