import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { readVerifyRules } from '../../factory/verify/read-verify-rules.ts';
import { toVerifiedFileJson } from '../../factory/verify/verified-file-json.ts';
import { noVerifyCache, openVerifyCache } from '../../factory/verify/verify-cache.ts';
import { type VerifiedFile, type VerifyRequest, verifyFiles } from '../../factory/verify/verify-files.ts';
import { toSarif } from '../../verification/report/to-sarif.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import { createProgressBar } from '../terminal/progress-bar.ts';
import { writeJson, writeText } from '../terminal/write-output.ts';
import { printVerified, summarizeVerified } from '../verify/print-verified.ts';
import type { VerifyCommandOptions } from '../verify/verify-options.ts';

const FILE_ENDINGS = ['.tex'];
/** From the least to the most severe. */
const SEVERITIES = ['none', 'info', 'warning', 'error'] as const;
/** With fewer files no cache is used, because they are verified quickly. */
const MIN_CACHED_FILES = 50;

/** Verifies files, prints the findings, and exits with 1 if one is more severe than `--max-severity`. */
export async function runVerify(
  paths: readonly string[],
  options: VerifyCommandOptions,
  tools: CliTools,
): Promise<number> {
  if (options.output !== undefined)
    return verifyAsBatch(paths, { ...options, output: options.output }, tools);
  const request = await readRequest(options, tools);
  const files = await listTexFiles(paths, tools);
  if (options.against !== undefined && files.length !== 1)
    throw new Fault('invalid-input', '--against verifies exactly one file.');
  const isCached = options.cache && !request.fix && files.length >= MIN_CACHED_FILES;
  const cache = isCached ? await openVerifyCache({ ...tools, rules: request.rules }) : noVerifyCache;
  const bar = createProgressBar(tools.terminal.err);
  const onProgress = (done: number, total: number): void =>
    bar.advance(done / total, `${done} of ${total} files`);
  const verified = await verifyFiles(files, request, { ...tools, cache, onProgress }).finally(bar.clear);
  printResult(
    verified,
    { ...options, fixedInput: request.fix ? verified[files.indexOf('-')] : undefined },
    tools,
  );
  // A document without questions was not verified at all.
  const hasQuestions = verified.some(({ report }) => report.questions > 0);
  return !hasQuestions || isTooSevere(verified, options.maxSeverity) ? EXIT_WITH_FINDINGS : 0;
}

async function readRequest(options: VerifyCommandOptions, tools: CliTools): Promise<VerifyRequest> {
  const { fix = false, diagrams = false, against, relation } = options;
  const readSettings = () => readCommandSettings(options, tools);
  const rules = await readVerifyRules(options, { ...tools, readSettings });
  return { rules, fix, diagrams, ...(against && { against: { path: against, relation } }) };
}

/** Runs `-o`: each file becomes a job of a batch, which writes the findings of the file as JSON. */
async function verifyAsBatch(
  paths: readonly string[],
  options: VerifyCommandOptions & { readonly output: string },
  tools: CliTools,
): Promise<number> {
  const unsupported = [options.fix, options.diagrams, options.sarif, options.against, options.institution];
  if (unsupported.some((option) => option !== undefined) || options.maxSeverity !== 'warning')
    throw new Fault('invalid-input', 'With -o only --profile and --rules can be used.');
  const { runBatchCommand } = await import('./run-batch.ts');
  return runBatchCommand(await listTexFiles(paths, tools), { ...options, do: 'verify' }, tools);
}

async function listTexFiles(paths: readonly string[], tools: CliTools): Promise<string[]> {
  const lists: string[][] = [];
  for (const path of paths) lists.push(path === '-' ? ['-'] : await tools.files.list(path, FILE_ENDINGS));
  const files = [...new Set(lists.flat())];
  if (files.length === 0)
    throw new Fault('invalid-input', `There are no TeX files in ${paths.join(', ')}.`, {
      advice: 'Name .tex files, or folders that contain .tex files.',
    });
  return files;
}

/**
 * `fixedInput` is standard input after its fixes, if `--fix` is used with `-`. Its text is then printed to standard output
 * and the report to standard error.
 */
type PrintOptions = VerifyCommandOptions & { readonly fixedInput: VerifiedFile | undefined };

function printResult(
  verified: readonly VerifiedFile[],
  { sarif, json, fixedInput }: PrintOptions,
  tools: CliTools,
): void {
  const { out, err } = tools.terminal;
  if (sarif === true) {
    const files = verified.map(({ path, report, source }) => ({ path, ...report, text: source.text }));
    writeJson(out, toSarif(files, tools.version));
  } else if (json === true) {
    const files = verified.map((file) => ({
      ...toVerifiedFileJson(file),
      ...(file === fixedInput && { text: restoreText(file) }),
    }));
    writeJson(out, { files, summary: summarizeVerified(verified) });
  } else {
    if (fixedInput !== undefined) writeText(out, restoreText(fixedInput));
    printVerified(verified, fixedInput === undefined ? out : err);
  }
}

/** Returns the text with the byte order mark and the line endings of the file. */
function restoreText({ source }: VerifiedFile): string {
  return source.restore(source.text);
}

function isTooSevere(
  verified: readonly VerifiedFile[],
  maxSeverity: VerifyCommandOptions['maxSeverity'],
): boolean {
  const limit = SEVERITIES.indexOf(maxSeverity);
  return verified.some(({ report }) =>
    report.findings.some(({ severity }) => SEVERITIES.indexOf(severity) > limit),
  );
}
