/** What a response tests. The tests report agreement with the examiner for each category. */
type Category =
  | 'expected method'
  | 'another method'
  | 'answer only'
  | 'follow-through'
  | 'slip'
  | 'misconception'
  | 'form'
  | 'units'
  | 'rounding'
  | 'two attempts'
  | 'crossed out'
  | 'not penalised'
  | 'two answers'
  | 'show that'
  | 'wording'
  | 'choice'
  | 'no scheme'
  | 'person'
  | 'blank'
  | 'nonsense'
  | 'hostile';

/** A response with the marks an examiner gives. */
export type ExaminerCase = {
  readonly category: Category;
  readonly response: string;
  /** The marks an examiner gives. */
  readonly marks: number;
  /** Marked with the exam option that working is required. */
  readonly working?: true;
  /** The gap tags an examiner expects. */
  readonly gaps?: readonly string[];
};

type Notes = Pick<ExaminerCase, 'working' | 'gaps'>;

/** Builds a row of a table. */
export function row(category: Category, marks: number, response: string, notes: Notes = {}): ExaminerCase {
  return { category, marks, response, ...notes };
}

/** Builds a row under the rule that working is required. */
export function strict(category: Category, marks: number, response: string, notes: Notes = {}): ExaminerCase {
  return row(category, marks, response, { ...notes, working: true });
}
