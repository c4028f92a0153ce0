import type { Generated } from 'kysely';

type PapersTable = {
  seq: Generated<number>;
  id: string;
  title: string;
  minutes: number;
  marks: number;
  question_count: number;
  version_count: number;
  created_by: string;
  created_at: string;
  /** JSON: the whole paper. */
  content: string;
};

/** When a paper used a question of the bank. */
type PaperQuestionsTable = {
  seq: Generated<number>;
  paper_id: string;
  question_id: string;
  used_at: string;
};

/** The courses that an institution made itself. */
type OwnCoursesTable = {
  seq: Generated<number>;
  subject: string;
  level: string;
  /** JSON. */
  content: string;
  created_by: string;
  updated_at: string;
};

export type PaperSchema = {
  papers: PapersTable;
  paper_questions: PaperQuestionsTable;
  own_courses: OwnCoursesTable;
};
