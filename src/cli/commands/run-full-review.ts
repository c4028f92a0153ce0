import {
  type FullReview,
  listDueProblems,
  listOpenProblems,
  readFullReview,
  startFullReview,
} from '../../review/spot-check/full-review.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-dependencies.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { locateFolder, warnAboutDamaged, withSpotCheck } from '../spot-check/with-spot-check.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { type CheckOptions, review, startSession } from './run-check.ts';

export type FullReviewOptions = CheckOptions & { readonly failed?: boolean };

/** The options and dependencies of one command of a full review. A full review covers every problem of a folder, in several runs. */
type FullReviewRun = {
  readonly spotCheck: OpenSpotCheck;
  readonly root: string;
  readonly options: FullReviewOptions;
  readonly tools: CliTools;
};

/** Reviews a whole folder in several runs: `init`, `continue`, `status` and `recheck`. */
export async function runFullReview(
  name: string,
  options: FullReviewOptions,
  tools: CliTools,
): Promise<number> {
  return withSpotCheck(options, tools, async (spotCheck) => {
    const root = await locateFolder(spotCheck, options, tools);
    const run = { spotCheck, root, options, tools };
    if (name === 'init') return planFullReview(run);
    const fullReview = await readFullReview(spotCheck, root);
    if (name === 'status') return printStatus(fullReview, run);
    return name === 'recheck'
      ? reviewProblems(
          listOpenProblems(fullReview),
          'There is no problem that failed or has open suggestions.',
          run,
        )
      : reviewProblems(listDueProblems(fullReview), 'Every problem has been reviewed.', run);
  });
}

async function planFullReview({ spotCheck, root, options, tools }: FullReviewRun): Promise<number> {
  const discovery = await startFullReview(spotCheck, root);
  warnAboutDamaged(discovery, tools);
  const problems = discovery.problemIds.length;
  if (options.json === true) writeJson(tools.terminal.out, { root, problems });
  else
    writeLine(
      tools.terminal.out,
      `${countNoun(problems, 'problem')} planned. To start: vbagent check continue`,
    );
  return 0;
}

function printStatus(fullReview: FullReview, { root, options, tools }: FullReviewRun): number {
  const counts = { unseen: 0, changed: 0, passed: 0, comments: 0, suggestions: 0, failed: 0 };
  for (const { status } of fullReview.statuses) counts[status]++;
  const total = fullReview.statuses.length;
  const { out } = tools.terminal;
  if (options.json === true)
    writeJson(out, { root, total, due: listDueProblems(fullReview).length, ...counts });
  else {
    writeLine(out, `${total - counts.unseen - counts.changed} of ${total} problems reviewed`);
    for (const [status, count] of Object.entries(counts))
      if (count > 0) writeLine(out, `  ${status}: ${count}`);
  }
  return 0;
}

/** Starts a session with the problems; prints `emptyMessage` if there are none. */
async function reviewProblems(
  problemIds: readonly string[],
  emptyMessage: string,
  run: FullReviewRun,
): Promise<number> {
  const { spotCheck, root, options, tools } = run;
  if (problemIds.length === 0) {
    writeLine(tools.terminal.err, emptyMessage);
    if (options.json === true) writeJson(tools.terminal.out, { session: null, problems: [] });
    return 0;
  }
  const nextProblems = problemIds.slice(0, options.count);
  const session = await startSession(spotCheck, root, { kind: 'sample', problemIds: nextProblems });
  return review(session, { spotCheck, options, tools });
}
