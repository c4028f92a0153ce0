import { join } from 'node:path';
import { orStopped } from '../../agents/or-stopped.ts';
import type { BatchJob } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import { readSourceText } from '../../text/source-text.ts';
import type { Verifier } from '../../verification/verifier.ts';
import type { CliTools } from '../cli-tools.ts';
import { verifyView } from '../commands/verify-view.ts';
import { PHOTO } from './find-batch-files.ts';
import { type JobFolders, outcomeOf } from './job-outcome.ts';

export type VerifyWork = JobFolders & { readonly verifier: Verifier; readonly tools: CliTools };

/** The findings of the file as JSON, under its name. */
export async function verifyJob(
  { path, name }: BatchJob,
  { verifier, tools, input, root }: VerifyWork,
  signal: AbortSignal,
): Promise<JobOutcome> {
  if (PHOTO.test(path)) throw new Fault('invalid-input', `${path} is a photo; TeX files are verified.`);
  const source = readSourceText((await tools.files.readText(input)).source);
  const report = await orStopped(verifier.verify(source.text), signal);
  const view = verifyView({ path, source, report, applied: [], undone: [] });
  await tools.files.writeText(join(root, `${name}.json`), `${JSON.stringify(view, null, 2)}\n`);
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return outcomeOf(
    errors.map(({ message, position }) => (position ? `line ${position.line}: ${message}` : message)),
    [name],
  );
}
