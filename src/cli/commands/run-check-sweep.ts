import type { OpenSpotCheck } from '../../review/spot-check/spot-check-tools.ts';
import {
  dueProblems,
  openProblems,
  readSweep,
  type Sweep,
  startSweep,
} from '../../review/spot-check/sweep-folder.ts';
import { countNoun } from '../../text/count-noun.ts';
import { locateFolder, tellDamaged, withSpotCheck } from '../check-tools.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { beginSession, type CheckOptions, review } from './run-check.ts';

export type SweepOptions = CheckOptions & { readonly failed?: boolean };

type Sweeping = {
  readonly desk: OpenSpotCheck;
  readonly root: string;
  readonly options: SweepOptions;
  readonly tools: CliTools;
};

/** Covers a whole folder over days: `init`, `continue`, `status` and `recheck`. */
export async function runCheckSweep(name: string, options: SweepOptions, tools: CliTools): Promise<number> {
  return withSpotCheck(options, tools, async (desk) => {
    const root = await locateFolder(desk, options, tools);
    const work = { desk, root, options, tools };
    if (name === 'init') return plan(work);
    const sweep = await readSweep(desk, root);
    if (name === 'status') return tell(sweep, work);
    return name === 'recheck'
      ? lookAt(openProblems(sweep), { nothing: 'No problem failed or has anything open.', work })
      : lookAt(dueProblems(sweep), { nothing: 'Every problem was looked at.', work });
  });
}

async function plan({ desk, root, options, tools }: Sweeping): Promise<number> {
  const discovery = await startSweep(desk, root);
  tellDamaged(discovery, tools);
  const problems = discovery.problemIds.length;
  if (options.json === true) writeJson(tools.terminal.out, { root, problems });
  else
    writeLine(tools.terminal.out, `${countNoun(problems, 'problem')} planned. Begin: vbagent check continue`);
  return 0;
}

function tell(sweep: Sweep, { root, options, tools }: Sweeping): number {
  const counts = { unseen: 0, changed: 0, passed: 0, comments: 0, suggestions: 0, failed: 0 };
  for (const { standing } of sweep.standings) counts[standing]++;
  const total = sweep.standings.length;
  const { out } = tools.terminal;
  if (options.json === true) writeJson(out, { root, total, due: dueProblems(sweep).length, ...counts });
  else {
    writeLine(out, `${total - counts.unseen - counts.changed} of ${total} problems looked at`);
    for (const [standing, count] of Object.entries(counts))
      if (count > 0) writeLine(out, `  ${standing}: ${count}`);
  }
  return 0;
}

/** What to say when there is nothing to look at, and who looks. */
type Looking = { readonly nothing: string; readonly work: Sweeping };

async function lookAt(problemIds: readonly string[], { nothing, work }: Looking): Promise<number> {
  const { desk, root, options, tools } = work;
  if (problemIds.length === 0) {
    writeLine(tools.terminal.err, nothing);
    if (options.json === true) writeJson(tools.terminal.out, { session: null, problems: [] });
    return 0;
  }
  const next = problemIds.slice(0, options.count);
  const session = await beginSession(desk, root, { kind: 'sample', problemIds: next });
  return review(session, { desk, options, tools });
}
