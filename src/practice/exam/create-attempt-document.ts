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
import { markScriptWithPauses } from './mark-script.ts';

/** The documents of one attempt at a paper. */
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

type QuestionLookup = Pick<PracticeService, 'get' | 'getCourse' | 'mark'>;

/** Creates a document of a paper from the state of its thread. The marking scheme and the marked script are available only after the answers are handed in. */
export async function createAttemptDocument(
  values: unknown,
  name: AttemptDocument,
  practice: QuestionLookup,
): Promise<ExamDocument> {
  const parsed = Attempt.safeParse(values);
  if (!parsed.success) throw new Fault('not-found', 'This thread has no exam paper.');
  const { data: attempt } = parsed;
  const sheets = await createSheets(attempt, practice);
  const [paper, scheme] = createPaperDocuments(sheets);
  if (name === 'paper' && paper !== undefined) return paper;
  if (!attempt.handed_in_at)
    throw new Fault(
      'conflict',
      'The marking scheme and the marked script are available after the paper is handed in.',
    );
  if (name === 'marking-scheme' && scheme !== undefined) return scheme;
  const script = await markScriptWithPauses(sheets.paper, attempt.responses ?? {}, {
    course: practice.getCourse(attempt),
    mark: practice.mark,
    requireWorking: attempt.require_working === true,
  });
  return createScriptDocument(sheets, script);
}

async function createSheets(attempt: Attempt, practice: QuestionLookup): Promise<PaperSheets> {
  const placedQuestions = await loadPlacedQuestions(attempt.blueprint, practice);
  const paper = rebuildPaper(practice.getCourse(attempt), attempt.exam_package.exam_id, placedQuestions);
  // The document shows the number of the paper instead of its seed, which is secret.
  return { paper: { ...paper, seed: attempt.exam_count + 1 }, figures: collectFigures(paper) };
}
