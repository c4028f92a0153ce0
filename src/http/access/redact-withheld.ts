import type { PersonalRecord } from '../../ports/personal-data.ts';
import type { WithheldWork } from '../../practice/classes/find-withheld-work.ts';

/** The columns of the answer log that show marks, or from which the answer to a question can be computed. */
const MARK_COLUMNS = ['marks_awarded', 'bullets', 'gap_tags', 'seed'];

/** Removes marks that the teacher of the learner does not show yet from a record of the learner's data. */
export function redactWithheld(
  record: PersonalRecord,
  { assignmentIds, attemptIds, questionIds }: WithheldWork,
): PersonalRecord {
  const { holding, row } = record;
  if (holding === 'answer_log.learner' && assignmentIds.has(String(row.assignment)))
    return { holding, row: { ...row, ...Object.fromEntries(MARK_COLUMNS.map((name) => [name, null])) } };
  // The id of an answer begins with the id of its attempt.
  if (holding === 'mark_decisions.answer_id' && attemptIds.has(String(row.answer_id).split(':')[0] ?? ''))
    return { holding, row: { ...row, reason: null } };
  if (holding === 'learner_reports.learner' && questionIds.has(String(row.question_id)))
    return { holding, row: { ...row, answers: null } };
  return record;
}
