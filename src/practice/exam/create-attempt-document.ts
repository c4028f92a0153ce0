import { z } from 'zod';
import { FilledSlot } from '../../domain/exam-result.ts';
import { Fault } from '../../domain/fault.ts';
import {
  createPaperDocuments,
  createScriptDocument,
  type ExamDocument,
} from '../../print/paper/exam-documents.ts';
import type { PaperSheets } from '../../print/paper/paper-sheets.ts';
import type { PracticeService } from '../practice-service.ts';
import { loadPlacedQuestions, rebuildPaper } from '../rebuild-paper.ts';
import { collectFigures } from './collect-figures.ts';
import { markScript } from './mark-script.ts';

export const attemptDocuments = ['paper', 'marking-scheme', 'marked-script'] as const;
type AttemptDocument = (typeof attemptDocuments)[number];

/** The fields of an exam thread's state that printing needs. */
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

type Attempt = z.infer<typeof Attempt>;

type QuestionLookup = Pick<PracticeService, 'get' | 'getCourse'>;

/** Creates a document of a paper from the state of its thread. Scheme and marked script exist only after the script is handed in. */
export async function createAttemptDocument(
  values: unknown,
  name: AttemptDocument,
  practice: QuestionLookup,
): Promise<ExamDocument> {
  const read = Attempt.safeParse(values);
  if (!read.success) throw new Fault('not-found', 'No paper has been set on this thread.');
  const { data: attempt } = read;
  const sheets = await createSheets(attempt, practice);
  const [paper, scheme] = createPaperDocuments(sheets);
  if (name === 'paper' && paper !== undefined) return paper;
  if (!attempt.handed_in_at)
    throw new Fault(
      'conflict',
      'The marking scheme and the marked script are available after the paper is handed in.',
    );
  if (name === 'marking-scheme' && scheme !== undefined) return scheme;
  const rules = { course: practice.getCourse(attempt), requireWorking: attempt.require_working === true };
  return createScriptDocument(sheets, markScript(sheets.paper, attempt.responses ?? {}, rules));
}

async function createSheets(attempt: Attempt, practice: QuestionLookup): Promise<PaperSheets> {
  const placed = await loadPlacedQuestions(attempt.blueprint, practice);
  const paper = rebuildPaper(practice.getCourse(attempt), attempt.exam_package.exam_id, placed);
  // The learner sees the number of the paper in place of its secret seed.
  return { paper: { ...paper, seed: attempt.exam_count + 1 }, figures: collectFigures(paper) };
}
