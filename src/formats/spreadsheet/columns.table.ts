/** The columns of a question in a spreadsheet, in order; `help` explains them in the second sheet and in the documentation. */
export const COLUMNS = [
  {
    name: 'id',
    help: 'The id of the question. The rows of its parts repeat it. May be empty in new questions.',
  },
  { name: 'part', help: 'Empty for the question itself; a, b or b.i for a part.' },
  { name: 'passage', help: 'The id of the passage to which the question belongs.' },
  {
    name: 'kind',
    help: 'mcq_sc, mcq_mc, subjective, integer, assertion_reason, passage or match. May be empty.',
  },
  { name: 'title', help: 'The title of a passage.' },
  { name: 'vignette', help: 'A case or scenario before the question.' },
  { name: 'lead', help: 'Information printed above the label of a part.' },
  { name: 'text', help: 'The text of the question or part, as LaTeX: formulas between $ signs.' },
  { name: 'option_a', help: 'The first option.' },
  { name: 'option_b', help: 'The second option.' },
  { name: 'option_c', help: 'The third option.' },
  { name: 'option_d', help: 'The fourth option.' },
  { name: 'option_e', help: 'The fifth option.' },
  { name: 'option_f', help: 'The sixth option.' },
  { name: 'option_g', help: 'The seventh option.' },
  { name: 'option_h', help: 'The eighth option.' },
  { name: 'options', help: 'Options with explanations, as JSON; used instead of option_a to option_h.' },
  { name: 'answer', help: 'The correct option (b, or a, c), the number, or the answer as LaTeX.' },
  { name: 'answer_kind', help: 'choice, integer, value, matches, order, table or code. May be empty.' },
  { name: 'key', help: 'How the answer must be written, such as figures=3, unit=required.' },
  { name: 'accept', help: 'Further right answers, one per line.' },
  { name: 'reject', help: 'Wrong answers, one per line.' },
  { name: 'solution', help: 'The solution as LaTeX; an empty line separates steps.' },
  { name: 'other_solutions', help: 'Further solutions, as JSON.' },
  { name: 'ideas', help: 'Ideas behind the solution, as JSON.' },
  { name: 'marks', help: 'The marks of the question or part.' },
  { name: 'marking_scheme', help: 'The marking scheme, as JSON.' },
  { name: 'response', help: 'How the learner answers, if it does not follow from the answer.' },
  { name: 'unit', help: 'A unit printed beside the answer of a part.' },
  { name: 'figures', help: 'Paths of image files, one per line; one drawing as TikZ; or several as JSON.' },
  { name: 'table', help: 'Two columns to match, as JSON.' },
  { name: 'blank_table', help: 'A table to complete, as JSON.' },
  { name: 'subject', help: 'Such as Physics.' },
  { name: 'level', help: 'Such as Higher.' },
  { name: 'topic', help: 'Such as Mechanics.' },
  { name: 'outcome', help: 'The id of an outcome of the course.' },
  { name: 'difficulty', help: 'easy, medium or hard.' },
  { name: 'comments', help: 'Comments of the author, one per line.' },
  { name: 'source', help: 'Where the question comes from, as JSON.' },
  { name: 'provenance', help: 'Who or what made the question, as JSON.' },
] as const;

export type ColumnName = (typeof COLUMNS)[number]['name'];

/** The cells of a row by column; an empty cell is absent. */
export type Row = Partial<Record<ColumnName, string>>;

/** Options with one column each. */
export const OPTION_COLUMNS = [
  'option_a',
  'option_b',
  'option_c',
  'option_d',
  'option_e',
  'option_f',
  'option_g',
  'option_h',
] as const satisfies readonly ColumnName[];

/** Other headings that people use, in lower case with `_` for spaces. */
const SYNONYMS: Readonly<Record<string, ColumnName>> = {
  question: 'text',
  question_text: 'text',
  stem: 'text',
  a: 'option_a',
  b: 'option_b',
  c: 'option_c',
  d: 'option_d',
  e: 'option_e',
  f: 'option_f',
  correct: 'answer',
  correct_answer: 'answer',
  correct_option: 'answer',
  explanation: 'solution',
  feedback: 'solution',
  mark: 'marks',
  points: 'marks',
  outcome_id: 'outcome',
  figure: 'figures',
  image: 'figures',
  frage: 'text',
  antwort: 'answer',
  lösung: 'solution',
  punkte: 'marks',
  réponse: 'answer',
  pregunta: 'text',
  respuesta: 'answer',
  puntos: 'marks',
};

/** Finds the column of a heading; undefined if it is unknown. */
export function findColumn(heading: string): ColumnName | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
  const numbered =
    /^(?:option|choice|answer|antwort|alternative|answer_(?:option|choice|alternative))_?([1-8a-h])$/u.exec(
      name,
    )?.[1];
  if (numbered !== undefined) {
    const index = /\d/u.test(numbered) ? Number(numbered) - 1 : (numbered.codePointAt(0) ?? 97) - 97;
    return OPTION_COLUMNS[index];
  }
  return COLUMNS.find((column) => column.name === name)?.name ?? SYNONYMS[name];
}
