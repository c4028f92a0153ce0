import type { PlainQuestion } from '../../domain/question.ts';
import { markResponse } from '../mark-response.ts';
import type { ExaminerCase } from './examiner-case.ts';

/** How marking differs from the examiner on one response; undefined where they agree on marks and gaps. */
export function disagreementOn(question: PlainQuestion, row: ExaminerCase): string | undefined {
  const marking = markResponse(question, row.response, { requireWorking: row.working === true });
  const unnamed = (row.gaps ?? []).filter((gap) => !marking.gapTags.includes(gap));
  if (marking.marksAwarded === row.marks && unnamed.length === 0) return undefined;
  const asked = row.working === true ? ' with working required' : '';
  const gaps = unnamed.length > 0 ? `, and names ${unnamed.join()}, not ${marking.gapTags.join()}` : '';
  const response = JSON.stringify(row.response.slice(0, 160));
  return `${question.id} ${response}${asked}: the examiner gives ${row.marks}, marking ${marking.marksAwarded}${gaps}`;
}
