import { z } from 'zod';
import type { AnswerRecord } from '../../domain/answer-record.ts';
import { FilledSlot, MarkedAnswer } from '../../domain/exam-result.ts';
import { AnsweredQuestion } from '../../domain/practice-state.ts';
import { type FindSource, type ThreadRef, toScriptRecords } from './script-records.ts';
import { toAnswerRecords } from './to-answer-records.ts';

const course = { subject: z.string(), level: z.string() };

const PracticeValues = z.object({ ...course, answered: z.array(AnsweredQuestion).min(1) });

const ExamValues = z.object({
  ...course,
  handed_in_at: z.iso.datetime(),
  blueprint: z.array(FilledSlot),
  responses: z.record(z.string(), z.string()).nullish(),
  marking: z.record(z.string(), MarkedAnswer),
  exam_count: z.number().int().default(0),
});

/** Reads the marked answers from the state of a thread. The state of practice has no responses and no bullets. */
export async function readThreadAnswers(
  values: unknown,
  thread: ThreadRef,
  findSource: FindSource,
): Promise<AnswerRecord[]> {
  const practice = PracticeValues.safeParse(values);
  if (practice.success) return readPractice(practice.data, thread, findSource);
  const exam = ExamValues.safeParse(values);
  return exam.success ? toScriptRecords(exam.data, thread, findSource) : [];
}

async function readPractice(
  { answered, ...names }: z.infer<typeof PracticeValues>,
  thread: ThreadRef,
  findSource: FindSource,
): Promise<AnswerRecord[]> {
  const records: AnswerRecord[] = [];
  for (const [index, answer] of answered.entries()) {
    const { question_id: id, outcome_id: outcomeId, at, hinted, hints, marks_by_person: forPerson } = answer;
    const [record] = toAnswerRecords(
      '',
      { ...answer, steps: [] },
      {
        ...thread,
        ...{ answerKey: `${index}:${id}`, at, course: names, outcomeId, mode: 'practice', section: null },
        ...{ gapTags: [], hints: hints ?? (hinted ? 1 : 0), seconds: null, source: await findSource(id) },
      },
    );
    if (record === undefined) continue;
    const undecided = { n: 1, awarded: 0, available: forPerson, via: null, forPerson: true };
    records.push({ ...record, bullets: forPerson === 0 ? [] : [undecided] });
  }
  return records;
}
