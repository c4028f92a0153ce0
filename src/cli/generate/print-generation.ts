import type { GeneratedItem } from '../../domain/generation.ts';
import type { Generation } from '../../factory/generation/generation-service.ts';
import { toGenerationView } from '../../factory/generation/generation-view.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { printQuestionText } from '../../print/print-question-text.ts';
import { formatUsage } from '../terminal/format-usage.ts';

/** Formats the generated items, each with its id in the bank or in the expert queue. */
export function formatGeneratedItems(
  { items }: Generation,
  out: Pick<TextStream, 'paint' | 'width'>,
): string[] {
  return items.flatMap((item) => [
    out.paint('bold', `${item.index}. ${formatDestination(item)}`),
    ...printQuestionText(item.question, out),
    '',
  ]);
}

function formatDestination({ status, questionId, reviewItemId, persistentRules }: GeneratedItem): string {
  if (questionId !== null) return `${status}, in the bank as ${questionId}`;
  const reason = persistentRules.length === 0 ? '' : `; every attempt violated ${persistentRules.join(', ')}`;
  return `${status}, in the expert queue as ${reviewItemId ?? 'unknown'}${reason}`;
}

/** Summarises a generation in one line. */
export function formatGenerationSummary({ run, items }: Generation): string {
  const { status, counts } = toGenerationView({ run, items });
  const { passed, corrected, needs_human_review: forExpert, failed } = counts;
  const outcome = `${passed} passed, ${corrected} corrected, ${forExpert} for an expert, ${failed} failed`;
  const judges = [...new Set(items.map(({ judge }) => judge))].join(', ') || 'none';
  const usages = items.map(({ usage }) => usage);
  const calls = usages.reduce((sum, usage) => sum + usage.calls, 0);
  const usageText = calls === 0 ? '' : ` ${formatUsage({ ...sumUsage(usages), calls })}.`;
  const errorText = run.error === undefined ? '' : ` ${run.error.message}`;
  return `${status}: ${outcome}; judged by ${judges}.${usageText}${errorText}`;
}
