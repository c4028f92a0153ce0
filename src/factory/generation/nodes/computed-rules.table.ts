/** The ids of the rules that recompute values. An institution cannot disable these rules for generated items. */
export const COMPUTED_RULES: ReadonlySet<string> = new Set([
  'boxed-value-is-the-computed-value',
  'equality-holds',
  'equation-follows',
  'formula-gives-the-value',
  'integer-key-is-the-computed-value',
  'key-is-the-computed-value',
  // The answer that a comment of the document states.
  'noted-answer-is-the-computed-value',
  'options-differ-in-value',
  'options-do-not-overlap',
  'solutions-agree',
  'units-agree',
]);
