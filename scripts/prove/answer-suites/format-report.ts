import { DISPUTED_LABELS } from './disputed-labels.ts';
import type { HalfMeasurement, Miss } from './measure-suite.ts';
import type { PublicSuite } from './suite-row.ts';

/** A suite with the verdicts on its two halves. */
type MeasuredSuite = { readonly suite: PublicSuite; readonly halves: readonly HalfMeasurement[] };

/** Throws if a suite misses its goal; otherwise formats the scores, the policies, the disputed labels and the other misses. */
export function formatReport(suites: readonly MeasuredSuite[]): string {
  for (const { suite, halves } of suites) checkGoal(suite, combine(halves));
  const misses = suites.flatMap(({ suite, halves }) =>
    halves.flatMap(({ half, falseAccepts, falseRejects }) =>
      [...falseAccepts, ...falseRejects].map((miss) => ({ suite, half, miss })),
    ),
  );
  const disputed = misses.filter(({ miss }) => DISPUTED_LABELS[miss.id] !== undefined);
  const others = misses.filter(({ miss }) => DISPUTED_LABELS[miss.id] === undefined);
  return [
    'Verdicts of `vbagent mark` on public suites, with the labels of their authors. Each suite is split into two halves by a hash of the row: fixes were developed on the half `tuned`; the half `fresh` was not read before its first score. The last columns leave out the labels disputed below.',
    '',
    `Before the misses of the fresh half were read, it scored ${suites.map(({ suite }) => `${suite.firstFreshScore} (${suite.name})`).join('; ')}. The figures below include what was fixed after that.`,
    '',
    '| suite | half | rows | agreement | false accepts | false rejects | without disputed labels | false accepts | false rejects |',
    '|---|---|---|---|---|---|---|---|---|',
    ...suites.flatMap(({ suite, halves }) => [
      ...halves.map((half) => formatRow(suite.name, half.half, half)),
      formatRow(`**${suite.name}**`, 'both', combine(halves)),
    ]),
    '',
    '## Policies and sources',
    '',
    ...suites.map(({ suite }) => `- ${suite.name} (${suite.source}): ${suite.policy}.`),
    '',
    '## Disputed labels',
    '',
    ...disputed.map(({ suite, miss }) => `- ${suite.name}, ${formatMiss(miss)}. ${DISPUTED_LABELS[miss.id]}`),
    '',
    '## Other misses',
    '',
    ...others.map(
      ({ suite, half, miss }) => `- ${suite.name} (${half}), ${formatMiss(miss)}: ${miss.reason}`,
    ),
  ].join('\n');
}

function checkGoal({ name, goal }: PublicSuite, counts: Counts): void {
  const { agreement, accepts } = scoreUndisputed(counts);
  if (agreement < goal || accepts > 1)
    throw new Error(`${name}: ${agreement.toFixed(1)}% with ${accepts} false accepts; the goal is ${goal}%.`);
}

type Counts = Pick<HalfMeasurement, 'rows' | 'falseAccepts' | 'falseRejects'>;

/** Scores the rows without disputed labels, in percent. */
function scoreUndisputed({ rows, falseAccepts, falseRejects }: Counts) {
  const [accepts, rejects] = [removeDisputed(falseAccepts).length, removeDisputed(falseRejects).length];
  const undisputed = rows - (falseAccepts.length + falseRejects.length - accepts - rejects);
  return { accepts, rejects, agreement: (100 * (undisputed - accepts - rejects)) / undisputed };
}

function formatRow(name: string, half: string, counts: Counts): string {
  const { accepts, rejects, agreement } = scoreUndisputed(counts);
  const { rows, falseAccepts, falseRejects } = counts;
  const labelled = (100 * (rows - falseAccepts.length - falseRejects.length)) / rows;
  return `| ${name} | ${half} | ${rows} | ${labelled.toFixed(1)}% | ${falseAccepts.length} | ${falseRejects.length} | ${agreement.toFixed(1)}% | ${accepts} | ${rejects} |`;
}

function removeDisputed(misses: readonly Miss[]): Miss[] {
  return misses.filter(({ id }) => DISPUTED_LABELS[id] === undefined);
}

function combine(halves: readonly HalfMeasurement[]): Counts {
  return {
    rows: halves.reduce((total, { rows }) => total + rows, 0),
    falseAccepts: halves.flatMap(({ falseAccepts }) => falseAccepts),
    falseRejects: halves.flatMap(({ falseRejects }) => falseRejects),
  };
}

function formatMiss({ id, expected, response, label }: Miss): string {
  const shorten = (text: string) => `\`${text.replace(/\s+/gu, ' ').trim().slice(-100)}\``;
  return `${id}: ${shorten(response)} for ${shorten(expected)}, labelled ${label ? 'equal' : 'different'}`;
}
