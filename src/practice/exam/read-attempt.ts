import { z } from 'zod';
import { FilledSlot } from '../../domain/exam-result.ts';
import { Fault } from '../../domain/fault.ts';
import { type ExamDocument, paperDocuments, scriptDocument } from '../../print/paper/exam-documents.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';
import type { PracticeService } from '../practice-service.ts';
import { rebuildPaper } from '../rebuild-paper.ts';
import { figuresOf } from './figures-of.ts';
import { markScript } from './mark-script.ts';

export const attemptDocuments = ['paper', 'marking-scheme', 'marked-script'] as const;
export type AttemptDocument = (typeof attemptDocuments)[number];

/** What the state of an exam thread must hold to be printed. */
const Attempt = z.object({
  subject: z.string(),
  level: z.string(),
  blueprint: z.array(FilledSlot).min(1),
  exam_package: z.object({ exam_id: z.string() }),
  exam_count: z.number().int(),
  responses: z.record(z.string(), z.string()).nullish(),
  handed_in_at: z.string().nullish(),
  require_working: z.boolean().nullish(),
});

type Desk = Pick<PracticeService, 'get' | 'getCourse'>;

/** A document of a sat paper, from the state of its thread; scheme and script exist once the script is in. */
export async function documentOfAttempt(
  values: unknown,
  wanted: AttemptDocument,
  desk: Desk,
): Promise<ExamDocument> {
  const read = Attempt.safeParse(values);
  if (!read.success) throw new Fault('not-found', 'No paper has been set on this thread.');
  const { data: attempt } = read;
  const sheets = await sheetsOf(attempt, desk);
  const [paper, scheme] = paperDocuments(sheets);
  if (wanted === 'paper' && paper !== undefined) return paper;
  if (!attempt.handed_in_at)
    throw new Fault(
      'conflict',
      'The marking scheme and the marked script exist once the paper is handed in.',
    );
  if (wanted === 'marking-scheme' && scheme !== undefined) return scheme;
  const rules = { course: desk.getCourse(attempt), requireWorking: attempt.require_working === true };
  return scriptDocument(sheets, markScript(sheets.paper, attempt.responses ?? {}, rules));
}

async function sheetsOf(attempt: z.infer<typeof Attempt>, desk: Desk): Promise<PaperSheets> {
  const placed = await Promise.all(
    attempt.blueprint.map(async ({ section, question_id }) => ({
      section,
      question: await desk.get(question_id),
    })),
  );
  const paper = rebuildPaper(desk.getCourse(attempt), attempt.exam_package.exam_id, placed);
  // The number that a learner knows the paper by; its seed stays secret.
  return { paper: { ...paper, seed: attempt.exam_count + 1 }, figures: figuresOf(paper) };
}
