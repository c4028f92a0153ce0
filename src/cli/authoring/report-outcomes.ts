import type { AuthoredStatus } from '../../agents/authoring/authored.ts';
import { createNeedsModelFault } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS, faultTable } from '../../domain/fault.ts';
import { type AuthoringOutcome, printOutcomes } from '../../factory/authoring/author-questions.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import type { CliTools } from '../cli-tools.ts';
import type { OutputOption, SharedOptions } from '../shared-options.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { positionFindings, printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';

type OutcomeReport = {
  readonly tools: CliTools;
  readonly options: OutputOption & SharedOptions;
  readonly usage: UsageTotal;
};

/** Writes the results, prints why other results could not be made, and returns the exit code. */
export async function reportOutcomes(
  outcomes: readonly AuthoringOutcome[],
  { tools, options, usage }: OutcomeReport,
): Promise<number> {
  const { err } = tools.terminal;
  const [firstOutcome] = outcomes;
  if (firstOutcome !== undefined && outcomes.every(({ status }) => status === 'needs-model'))
    throw createNeedsModelFault(getRefusedWork(firstOutcome.reason));
  for (const outcome of outcomes) printReason(outcome, tools);
  const latex = printOutcomes(outcomes);
  const text = options.json === true ? `${JSON.stringify({ results: outcomes, usage }, null, 2)}\n` : latex;
  if (options.json === true || latex !== '') await writeResult(text, options.output, tools);
  if (usage.calls > 0) writeLine(err, formatUsage(usage));
  if (outcomes.some(({ status }) => status === 'needs-model')) return faultTable['needs-model'].exitCode;
  return outcomes.every(({ status }) => status === 'made') ? 0 : EXIT_WITH_FINDINGS;
}

/** Returns the subject of a reason: `A conceptual variant` for `A conceptual variant needs a model.` */
export function getRefusedWork(reason = ''): string {
  return reason.replace(/ needs a model[\s\S]*$/, '');
}

/** Prints why a result is missing or flagged. */
function printReason(outcome: AuthoringOutcome, { terminal: { err } }: CliTools): void {
  const { name, what, status, latex, findings, reason = 'no reason is known' } = outcome;
  if (status === 'made') return;
  if (status === 'flagged')
    printFindings(positionFindings(findings, latex), { name: `${name} (${what})`, stream: err });
  writeLine(err, `${name}: ${what} ${STATUS_TEXTS[status]}: ${reason}`);
}

const STATUS_TEXTS: Readonly<Record<Exclude<AuthoredStatus, 'made'>, string>> = {
  flagged: 'is flagged',
  refused: 'is refused',
  'needs-model': 'is left out',
};
