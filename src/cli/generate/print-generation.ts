import type { GeneratedItem } from '../../domain/generation.ts';
import type { Generation } from '../../factory/generation/generation-desk.ts';
import { toGenerationView } from '../../factory/generation/generation-view.ts';
import { sumUsage } from '../../ports/usage-ledger.ts';
import { printQuestionText } from '../../print/print-question-text.ts';
import { usageLine } from '../report-usage.ts';
import type { TextStream } from '../terminal.ts';

/** The items as a person reads them, each with where it went. */
export function itemLines({ items }: Generation, look: Pick<TextStream, 'paint' | 'width'>): string[] {
  return items.flatMap((item) => [
    look.paint('bold', `${item.index}. ${placeOf(item)}`),
    ...printQuestionText(item.question, look),
    '',
  ]);
}

function placeOf({ status, questionId, reviewItemId, persistentRules }: GeneratedItem): string {
  if (questionId !== null) return `${status}, in the bank as ${questionId}`;
  const why = persistentRules.length === 0 ? '' : `; every attempt broke ${persistentRules.join(', ')}`;
  return `${status}, waits for an expert as ${reviewItemId ?? 'unknown'}${why}`;
}

/** How the generation went, in one line. */
export function summaryLine({ run, items }: Generation): string {
  const { status, counts } = toGenerationView({ run, items });
  const { passed, corrected, needs_human_review: waiting, failed } = counts;
  const went = `${passed} passed, ${corrected} corrected, ${waiting} for an expert, ${failed} failed`;
  const judges = [...new Set(items.map(({ judge }) => judge))].join(', ') || 'nobody';
  const usages = items.map(({ usage }) => usage);
  const calls = usages.reduce((sum, usage) => sum + usage.calls, 0);
  const used = calls === 0 ? '' : ` ${usageLine({ ...sumUsage(usages), calls })}.`;
  const why = run.error === undefined ? '' : ` ${run.error.message}`;
  return `${status}: ${went}; judged by ${judges}.${used}${why}`;
}
