import { z } from 'zod';
import type { BulletAward } from '../../domain/award.ts';
import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { LearnerResponse, parseResponse } from '../../domain/learner-response.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { findModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

/** The request to mark an answer to a generated question. `vbagent exam --json` prints the item model and the seed. */
const ItemRow = z.object({
  item_model: z.string(),
  seed: z.number().int(),
  answer: LearnerResponse,
  require_working: z.boolean().optional(),
});

type ItemMarks = {
  readonly verdict: 'correct' | 'incorrect';
  readonly marks_awarded: number;
  readonly marks_available: number;
  readonly marks_by_person: number;
  readonly bullets: readonly Pick<BulletAward, 'n' | 'part' | 'awarded' | 'available' | 'via' | 'rule'>[];
};

/** The marks of an answer, or the reason why the request is not valid. */
type MarkedItem =
  | { readonly kind: 'marked'; readonly marks: ItemMarks }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Generates a question again from its item model and seed, and marks the answer with its scheme. */
export function markItem(row: unknown): MarkedItem {
  const parsed = ItemRow.safeParse(row);
  if (!parsed.success) return { kind: 'invalid', reason: z.prettifyError(parsed.error) };
  const { item_model: id, seed, answer, require_working: requireWorking = false } = parsed.data;
  const model = findModel(id);
  if (model === undefined) return { kind: 'invalid', reason: `There is no item model ${id}.` };
  const marking = markQuestion(generateItem(model, seed), answer, { requireWorking });
  return {
    kind: 'marked',
    marks: {
      verdict: marking.result === 'correct' ? 'correct' : 'incorrect',
      marks_awarded: marking.marksAwarded,
      marks_available: marking.marksAvailable,
      marks_by_person: marking.marksByPerson,
      bullets: marking.awards.map(({ n, part, awarded, available, via, rule }) => ({
        ...(part !== undefined && { part }),
        ...{ n, awarded, available, via, rule },
      })),
    },
  };
}

type ItemOptions = {
  readonly itemModel?: string;
  readonly seed?: number;
  readonly answer: string | undefined;
  readonly requireWorking?: boolean;
  readonly json?: boolean;
};

/** Marks one answer to a generated question and prints the marks. */
export function markItemAnswer(
  { itemModel: item_model, seed, answer, requireWorking: require_working, json }: ItemOptions,
  out: TextStream,
): number {
  if (seed === undefined || answer === undefined)
    throw new Fault('invalid-input', 'Use --item-model together with --seed and an answer.');
  const marked = markItem({ item_model, seed, answer: parseResponse(answer), require_working });
  if (marked.kind === 'invalid') throw new Fault('invalid-input', marked.reason);
  const { marks } = marked;
  if (json) writeJson(out, marks);
  else {
    writeLine(out, `${marks.marks_awarded} of ${marks.marks_available} marks`);
    for (const { part, n, awarded, available, rule } of marks.bullets)
      writeLine(out, `  ${part ? `${formatPartPath(part)} ` : ''}•${n} ${awarded}/${available}  ${rule}`);
  }
  return marks.verdict === 'correct' ? 0 : EXIT_WITH_FINDINGS;
}
