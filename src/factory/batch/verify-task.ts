import { join } from 'node:path';
import { withAbort } from '../../agents/with-abort.ts';
import { Fault } from '../../domain/fault.ts';
import { readSourceText } from '../../text/source-text.ts';
import { findCoverageWarning } from '../../verification/report/describe-coverage.ts';
import { toVerifiedFileJson } from '../verify/verified-file-json.ts';
import type { TaskOf } from './batch-task.ts';
import { type TaskDependencies, type TaskRunner, toJobInput, toJobOutcome } from './task-runner.ts';

/** The number of documents is not known in advance; this count makes the verifier use all cores. */
const MANY_DOCUMENTS = 1_000;

/** Opens a runner that verifies the TeX file of a job and writes the findings as JSON. */
export async function openVerifyTask(
  { wish: { rules, profile } }: TaskOf<'verify'>,
  { openVerifier, files }: TaskDependencies,
): Promise<TaskRunner> {
  const verifier = await openVerifier({ rules, ...(profile && { profile }) }, MANY_DOCUMENTS);
  return {
    run: async (job, { input, root }, signal) => {
      const { path, name } = job;
      if (toJobInput(job, input).kind === 'photo')
        throw new Fault('invalid-input', `${path} is a photo; only TeX files can be verified.`);
      const source = readSourceText((await files.readText(input)).source);
      const report = await withAbort(verifier.verify(source.text), signal);
      const json = toVerifiedFileJson({ path, source, report, applied: [], undone: [] });
      await files.writeText(join(root, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
      const errors = report.findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message, position }) => (position ? `line ${position.line}: ${message}` : message));
      const noQuestions = report.questions === 0 ? [findCoverageWarning(report) ?? ''] : [];
      return toJobOutcome([...errors, ...noQuestions], [name]);
    },
    close: verifier.close,
  };
}
