import { asFault } from '../../domain/fault.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import { readSourceText, type SourceText } from '../../text/source-text.ts';
import { findRepeats } from '../../verification/bank/find-repeats.ts';
import { type AppliedFix, applyCertainFixes } from '../../verification/fixes/apply-certain-fixes.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import type { LocatedFinding } from '../../verification/report-remarks.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import type { Verifier, VerifierChoice } from '../../verification/verifier.ts';
import { verifyDiagrams } from '../../verification/verify-diagrams.ts';
import { byPlace, type DocumentReport, verifyDocument } from '../../verification/verify-document.ts';
import type { CliTools } from '../cli-tools.ts';
import { createProgressBar } from '../progress-bar.ts';
import type { VerifyCache } from './verify-cache.ts';
import type { VerifyCommandOptions } from './verify-options.ts';

export type VerifiedFile = {
  readonly path: string;
  /** As it was verified: after the fixes, where there were any. */
  readonly source: SourceText;
  readonly report: DocumentReport;
  readonly applied: readonly AppliedFix[];
  readonly undone: readonly AppliedFix[];
};

export type VerifyWork = {
  readonly options: VerifyCommandOptions;
  readonly rules: VerifierChoice;
  readonly cache: VerifyCache;
  readonly tools: CliTools;
};

/** So many files are read ahead of the threads that verify them. */
const AHEAD = 32;
const SAVE_EVERY = 500;

/** Verifies the files in order; one that cannot be read is a finding, and the others go on. */
export async function verifyFiles(paths: readonly string[], work: VerifyWork): Promise<VerifiedFile[]> {
  const { tools, cache, options } = work;
  const verifier = await tools.openVerifier(work.rules, paths.length);
  const diagrams = options.diagrams === true ? await tools.openDiagrams() : undefined;
  const bar = createProgressBar(tools.terminal.err);
  const verified: VerifiedFile[] = new Array(paths.length);
  let [next, done] = [0, 0];
  const walk = async (): Promise<void> => {
    for (let index = next++; index < paths.length; index = next++) {
      verified[index] = await verifyPath(paths[index] ?? '', { ...work, verifier, diagrams });
      bar.advance(++done / paths.length, `${done} of ${paths.length} files`);
      if (done % SAVE_EVERY === 0) await cache.save();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AHEAD, paths.length) }, walk));
    return options.against === undefined ? withRepeats(verified) : verified;
  } finally {
    bar.clear();
    await verifier.close();
    await diagrams?.close();
  }
}

/** Adds what can be said only when every file has been read: that two of them hold one question. */
function withRepeats(verified: readonly VerifiedFile[]): VerifiedFile[] {
  const repeats = findRepeats(verified.map(({ path, report }) => ({ path, shapes: report.shapes })));
  return verified.map((file, index) => {
    const more = repeats[index] ?? [];
    if (more.length === 0) return file;
    const findings = [...file.report.findings, ...more].toSorted(byPlace);
    return { ...file, report: { ...file.report, findings } };
  });
}

type OpenWork = VerifyWork & {
  readonly verifier: Verifier;
  readonly diagrams: DiagramRenderer | undefined;
};

async function verifyPath(path: string, work: OpenWork): Promise<VerifiedFile> {
  const { tools, options } = work;
  try {
    const file = await tools.files.readText(path);
    const source = readSourceText(file.source);
    if (options.fix === true) return await fixFile({ path, name: file.name }, source, work);
    const report = await checkText(source.text, work);
    return { path: file.name, source, report, applied: [], undone: [] };
  } catch (thrown) {
    const fault = asFault(thrown);
    // A file that was named and is not there is a mistake of the command line.
    if (fault.kind === 'not-found' || fault.kind === 'unexpected') throw fault;
    return { path, source: readSourceText(''), report: unreadable(fault.message), applied: [], undone: [] };
  }
}

async function checkText(text: string, work: OpenWork): Promise<DocumentReport> {
  const { cache, verifier, diagrams } = work;
  const kept = cache.find(text);
  const report = kept ?? (await verifier.verify(text));
  if (kept === undefined) cache.keep(text, report);
  const drawn = diagrams === undefined ? [] : await verifyDiagrams(text, diagrams.draw);
  const more = [...(await relationFindings(text, work)), ...drawn];
  return more.length === 0 ? report : { ...report, findings: [...report.findings, ...more] };
}

async function relationFindings(
  text: string,
  { options, rules, tools }: OpenWork,
): Promise<DocumentReport['findings']> {
  if (options.against === undefined) return [];
  const parent = readSourceText((await tools.files.readText(options.against)).source).text;
  return verifyRelation(parent, text, {
    relation: options.relation,
    settings: createRuleSettings(rules.rules, rules),
  });
}

async function fixFile(
  { path, name }: { path: string; name: string },
  source: SourceText,
  { rules, tools }: OpenWork,
): Promise<VerifiedFile> {
  const settings = createRuleSettings(rules.rules, rules);
  const outcome = applyCertainFixes(source.text, { settings });
  const fixed = source.restore(outcome.text);
  if (outcome.applied.length > 0 && path !== '-') {
    try {
      await tools.files.writeText(`${path}.bak`, source.restore(source.text));
      await tools.files.writeText(path, fixed);
    } catch (thrown) {
      const report = verifyDocument(source.text, { settings });
      const findings = [notWritten(asFault(thrown).message), ...report.findings];
      return { path: name, source, report: { ...report, findings }, applied: [], undone: [] };
    }
  }
  return {
    path: name,
    source: readSourceText(fixed),
    report: outcome.report,
    applied: outcome.applied,
    undone: outcome.undone,
  };
}

function aboutFile(rule: string, message: string): LocatedFinding {
  return { rule, severity: 'error', message, span: { start: 0, end: 0 }, position: { line: 1, column: 1 } };
}

function notWritten(why: string): LocatedFinding {
  return aboutFile('file-is-writable', `The fixes were not written. ${why}`);
}

function unreadable(message: string): DocumentReport {
  return {
    findings: [aboutFile('file-is-readable', message)],
    read: { equalities: 0, unread: 0 },
    questions: 0,
    shapes: [],
  };
}
