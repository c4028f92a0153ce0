import type { AuthoredStatus } from '../../agents/authoring/authored.ts';
import { needsModel } from '../../agents/needs-model.ts';
import { EXIT_WITH_FINDINGS, faultTable } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import type { CliTools } from '../cli-tools.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import { usageLine } from '../report-usage.ts';
import type { OutputOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal.ts';
import { writeResult } from '../write-result.ts';

/** One thing that was to be made, for the person and for the file. */
export type Outcome = {
  readonly index: number;
  readonly name: string;
  /** `numerical`, `mcq_sc`, `alternate 2`. */
  readonly what: string;
  readonly status: AuthoredStatus;
  readonly latex: string;
  readonly findings: readonly Finding[];
  readonly reason?: string;
};

type Reporting = {
  readonly tools: CliTools;
  readonly options: OutputOption & SharedOptions;
  readonly usage: UsageTotal;
};

/** Writes what was made, says what was not, and answers the exit code. */
export async function reportOutcomes(
  outcomes: readonly Outcome[],
  { tools, options, usage }: Reporting,
): Promise<number> {
  const { err } = tools.terminal;
  const [first] = outcomes;
  if (first !== undefined && outcomes.every(({ status }) => status === 'needs-model'))
    throw needsModel((first.reason ?? '').replace(/ needs a model[\s\S]*$/, ''));
  for (const outcome of outcomes) tell(outcome, tools);
  const made = printOutcomes(outcomes);
  const text = options.json === true ? `${JSON.stringify({ results: outcomes, usage }, null, 2)}\n` : made;
  if (options.json === true || made !== '') await writeResult(text, options.output, tools);
  if (usage.calls > 0) writeLine(err, usageLine(usage));
  if (outcomes.some(({ status }) => status === 'needs-model')) return faultTable['needs-model'].exitCode;
  return outcomes.every(({ status }) => status === 'made') ? 0 : EXIT_WITH_FINDINGS;
}

/** Everything that was made, one after the other. */
export function printOutcomes(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({ latex }) => latex !== '')
    .map(printed)
    .join('\n');
}

/** What failed its checks says so in the file too. */
function printed({ status, latex, reason }: Outcome): string {
  return status === 'flagged' ? `% flagged: ${reason ?? 'its checks failed'}\n${latex}` : latex;
}

function tell(
  { name, what, status, latex, findings, reason }: Outcome,
  { terminal: { err } }: CliTools,
): void {
  if (status === 'made') return;
  if (status === 'flagged')
    reportFindings(positionFindings(findings, latex), { name: `${name} (${what})`, stream: err });
  writeLine(err, `${name}: ${what} ${SAID[status]}: ${reason ?? 'no reason is known'}`);
}

const SAID: Readonly<Record<Exclude<AuthoredStatus, 'made'>, string>> = {
  flagged: 'is flagged',
  refused: 'is refused',
  'needs-model': 'is left out',
};
