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

export type ExaminerCase = {
  readonly category: Category;
  readonly response: string;
  /** What an examiner gives. */
  readonly marks: number;
  /** The exam option: working is asked for. */
  readonly working?: true;
  /** The gaps an examiner names. */
  readonly gaps?: readonly string[];
};

type Notes = Pick<ExaminerCase, 'working' | 'gaps'>;

/** The row of a table: category, marks, the response's lines. */
export function row(category: Category, marks: number, response: string, notes: Notes = {}): ExaminerCase {
  return { category, marks, response, ...notes };
}

/** The same, under the rule that working is required. */
export function strict(category: Category, marks: number, response: string, notes: Notes = {}): ExaminerCase {
  return row(category, marks, response, { ...notes, working: true });
}
