import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { toSarif } from '../../verification/report/to-sarif.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeJson } from '../terminal.ts';
import { createVerifyCache } from './verify-cache.ts';
import { type VerifiedFile, verifyFiles } from './verify-files.ts';
import type { VerifyCommandOptions } from './verify-options.ts';
import { reportVerified, summaryOf } from './verify-report.ts';
import { readVerifyRules } from './verify-rules.ts';
import { verifyView } from './verify-view.ts';

const ENDINGS = ['.tex'];
const ORDER = ['none', 'info', 'warning', 'error'] as const;

export async function runVerify(
  paths: readonly string[],
  options: VerifyCommandOptions,
  tools: CliTools,
): Promise<number> {
  const rules = await readVerifyRules(options, tools);
  const files = await listPaths(paths, tools);
  if (options.against !== undefined && files.length !== 1)
    throw new Fault('invalid-input', 'With --against exactly one file is verified.');
  const cache = await createVerifyCache(options, { rules, files: files.length, tools });
  const verified = await verifyFiles(files, { options, rules, cache, tools });
  await cache.save();
  show(verified, options, tools);
  return isTooSevere(verified, options.maxSeverity) ? EXIT_WITH_FINDINGS : 0;
}

async function listPaths(paths: readonly string[], tools: CliTools): Promise<string[]> {
  const lists: string[][] = [];
  for (const path of paths) lists.push(path === '-' ? ['-'] : await tools.files.list(path, ENDINGS));
  const files = [...new Set(lists.flat())];
  if (files.length === 0)
    throw new Fault('invalid-input', `There are no TeX files in ${paths.join(', ')}.`, {
      advice: 'Name files or folders that hold .tex files.',
    });
  return files;
}

function show(verified: readonly VerifiedFile[], options: VerifyCommandOptions, tools: CliTools): void {
  if (options.sarif === true) {
    writeJson(
      tools.terminal.out,
      toSarif(
        verified.map(({ path, report, text }) => ({ path, findings: report.findings, text })),
        tools.version,
      ),
    );
  } else if (options.json === true) {
    writeJson(tools.terminal.out, { files: verified.map(verifyView), summary: summaryOf(verified) });
  } else reportVerified(verified, tools.terminal.out);
}

function isTooSevere(verified: readonly VerifiedFile[], most: VerifyCommandOptions['maxSeverity']): boolean {
  const limit = ORDER.indexOf(most);
  return verified.some(({ report }) =>
    report.findings.some(({ severity }) => ORDER.indexOf(severity) > limit),
  );
}
