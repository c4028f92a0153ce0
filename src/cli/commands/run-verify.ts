import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { toSarif } from '../../verification/report/to-sarif.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeJson, writeText } from '../terminal.ts';
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
  if (options.output !== undefined) return keepFindings(paths, { ...options, output: options.output }, tools);
  const rules = await readVerifyRules(options, tools);
  const files = await listPaths(paths, tools);
  if (options.against !== undefined && files.length !== 1)
    throw new Fault('invalid-input', 'With --against exactly one file is verified.');
  const cache = await createVerifyCache(options, { rules, files: files.length, tools });
  const verified = await verifyFiles(files, { options, rules, cache, tools });
  await cache.save();
  show(verified, { ...options, piped: options.fix ? verified[files.indexOf('-')] : undefined }, tools);
  return isTooSevere(verified, options.maxSeverity) ? EXIT_WITH_FINDINGS : 0;
}

/** The files are the jobs of a batch, whose results are kept file by file. */
async function keepFindings(
  paths: readonly string[],
  options: VerifyCommandOptions & { readonly output: string },
  tools: CliTools,
): Promise<number> {
  const asksForMore = [options.fix, options.diagrams, options.sarif, options.against, options.institution];
  if (asksForMore.some((option) => option !== undefined) || options.maxSeverity !== 'warning')
    throw new Fault('invalid-input', 'With -o only --profile and --rules say how files are verified.');
  const { runBatch } = await import('./run-batch.ts');
  return runBatch(await listPaths(paths, tools), { ...options, do: 'verify' }, tools);
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

/** The text of standard input with its fixes has no file to go to: it is the result, and the report stands aside. */
type Shown = VerifyCommandOptions & { readonly piped: VerifiedFile | undefined };

function show(verified: readonly VerifiedFile[], { sarif, json, piped }: Shown, tools: CliTools): void {
  const { out, err } = tools.terminal;
  if (sarif === true)
    writeJson(
      out,
      toSarif(
        verified.map(({ path, report, source }) => ({ path, findings: report.findings, text: source.text })),
        tools.version,
      ),
    );
  else if (json === true) {
    const views = verified.map((file) => ({
      ...verifyView(file),
      ...(file === piped && { text: textOf(file) }),
    }));
    writeJson(out, { files: views, summary: summaryOf(verified) });
  } else {
    if (piped !== undefined) writeText(out, textOf(piped));
    reportVerified(verified, piped === undefined ? out : err);
  }
}

function textOf({ source }: VerifiedFile): string {
  return source.restore(source.text);
}

function isTooSevere(verified: readonly VerifiedFile[], most: VerifyCommandOptions['maxSeverity']): boolean {
  const limit = ORDER.indexOf(most);
  return verified.some(({ report }) =>
    report.findings.some(({ severity }) => ORDER.indexOf(severity) > limit),
  );
}
