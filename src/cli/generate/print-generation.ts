import type { GeneratedItem } from '../../domain/generation.ts';
import type { Generation } from '../../factory/generation/generation-desk.ts';
import { statusOf } from '../../factory/generation/generation-status.ts';
import { toGenerationView } from '../../factory/generation/generation-view.ts';
import { printQuestionText } from '../../print/print-question-text.ts';
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
export function summaryLine(generation: Generation): string {
  const { counts } = toGenerationView(generation);
  const judges = [...new Set(generation.items.map(({ judge }) => judge))].join(', ') || 'nobody';
  const { error } = generation.run;
  const why = error === undefined ? '' : ` ${error.message}`;
  return `${statusOf(generation.run)}: ${counts.passed} passed, ${counts.corrected} corrected, ${counts.needs_human_review} for an expert, ${counts.failed} failed; judged by ${judges}.${why}`;
}
