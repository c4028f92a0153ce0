import { asFault } from '../../domain/fault.ts';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { Files } from '../../ports/files.ts';
import { readSourceText, type SourceText } from '../../text/source-text.ts';
import { findRepeats } from '../../verification/bank/find-repeats.ts';
import { type AppliedFix, applyCertainFixes } from '../../verification/fixes/apply-certain-fixes.ts';
import type { Relation } from '../../verification/relations/relation-check.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import type { LocatedFinding } from '../../verification/report-remarks.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import type { Verifier, VerifierOptions } from '../../verification/verifier.ts';
import { verifyDiagrams } from '../../verification/verify-diagrams.ts';
import {
  compareByPosition,
  type DocumentReport,
  verifyDocument,
} from '../../verification/verify-document.ts';
import type { VerifyCache } from './verify-cache.ts';

/** The result for one file. */
export type VerifiedFile = {
  readonly path: string;
  /** The text that was verified: after the fixes, if any were applied. */
  readonly source: SourceText;
  readonly report: DocumentReport;
  readonly applied: readonly AppliedFix[];
  /** Fixes that were undone because they made another finding worse. */
  readonly undone: readonly AppliedFix[];
};

/** The options of a verification. */
export type VerifyRequest = {
  readonly rules: VerifierOptions;
  /** Applies the certain fixes; the original is saved as `FILE.bak`. */
  readonly fix: boolean;
  /** Compiles the TikZ drawings as well. */
  readonly diagrams: boolean;
  /** The document that the file was made from, and how. */
  readonly against?: { readonly path: string; readonly relation: Relation };
};

/** Dependencies of a verification. */
type VerifyTools = {
  readonly files: Pick<Files, 'readText' | 'writeText'>;
  readonly cache: VerifyCache;
  readonly openVerifier: (rules: VerifierOptions, documents: number) => Promise<Verifier>;
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  readonly onProgress: (done: number, total: number) => void;
};

/** The number of files that are read and verified concurrently. */
const MAX_CONCURRENT_FILES = 32;
/** The cache is saved after this many files, so that an interrupted run loses little. */
const SAVE_EVERY = 500;

/** Verifies the files and returns the results in the same order. A file that cannot be read becomes a finding. */
export async function verifyFiles(
  paths: readonly string[],
  request: VerifyRequest,
  tools: VerifyTools,
): Promise<VerifiedFile[]> {
  const { cache, onProgress } = tools;
  const verifier = await tools.openVerifier(request.rules, paths.length);
  const diagrams = request.diagrams ? await tools.openDiagrams() : undefined;
  const verified: VerifiedFile[] = new Array(paths.length);
  let [next, done] = [0, 0];
  const verifyRemaining = async (): Promise<void> => {
    for (let index = next++; index < paths.length; index = next++) {
      verified[index] = await verifyFile(paths[index] ?? '', { request, tools, verifier, diagrams });
      onProgress(++done, paths.length);
      if (done % SAVE_EVERY === 0) await cache.save();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_FILES, paths.length) }, verifyRemaining));
    await cache.save();
    return request.against === undefined ? withRepeats(verified) : verified;
  } finally {
    await verifier.close();
    await diagrams?.close();
  }
}

/** Adds the findings about questions that occur in more than one file. */
function withRepeats(verified: readonly VerifiedFile[]): VerifiedFile[] {
  const repeats = findRepeats(verified.map(({ path, report }) => ({ path, shapes: report.shapes })));
  return verified.map((file, index) => {
    const added = repeats[index] ?? [];
    if (added.length === 0) return file;
    const findings = [...file.report.findings, ...added].toSorted(compareByPosition);
    return { ...file, report: { ...file.report, findings } };
  });
}

type OpenVerification = {
  readonly request: VerifyRequest;
  readonly tools: VerifyTools;
  readonly verifier: Verifier;
  readonly diagrams: DiagramRenderer | undefined;
};

async function verifyFile(path: string, open: OpenVerification): Promise<VerifiedFile> {
  try {
    const file = await open.tools.files.readText(path);
    const source = readSourceText(file.source);
    if (open.request.fix) return await fixFile({ path, name: file.name, source }, open);
    const report = await verifyText(source.text, open);
    return { path: file.name, source, report, applied: [], undone: [] };
  } catch (thrown) {
    const fault = asFault(thrown);
    // A file that was named and does not exist is an error in the command, not a finding.
    if (fault.kind === 'not-found' || fault.kind === 'unexpected') throw fault;
    return { path, source: readSourceText(''), report: unreadable(fault.message), applied: [], undone: [] };
  }
}

async function verifyText(text: string, open: OpenVerification): Promise<DocumentReport> {
  const { request, tools, verifier, diagrams } = open;
  const cached = tools.cache.find(text);
  const report = cached ?? (await verifier.verify(text));
  if (cached === undefined) tools.cache.set(text, report);
  const compared = await compareWithOriginal(text, request, tools);
  const drawn = diagrams === undefined ? [] : await verifyDiagrams(text, diagrams.draw);
  const added = [...compared, ...drawn];
  return added.length === 0 ? report : { ...report, findings: [...report.findings, ...added] };
}

/** Checks the text against the question it was made from. */
async function compareWithOriginal(
  text: string,
  { against, rules }: VerifyRequest,
  { files }: VerifyTools,
): Promise<readonly LocatedFinding[]> {
  if (against === undefined) return [];
  const original = readSourceText((await files.readText(against.path)).source).text;
  const settings = createRuleSettings(rules.rules, rules);
  return verifyRelation(original, text, { relation: against.relation, settings });
}

type OpenFile = { readonly path: string; readonly name: string; readonly source: SourceText };

/** Applies the certain fixes and writes the file; standard input (`-`) is only fixed in the result. */
async function fixFile({ path, name, source }: OpenFile, open: OpenVerification): Promise<VerifiedFile> {
  const {
    request: { rules },
    tools,
  } = open;
  const settings = createRuleSettings(rules.rules, rules);
  const { text, report, applied, undone } = applyCertainFixes(source.text, { settings });
  const fixed = source.restore(text);
  if (applied.length > 0 && path !== '-') {
    try {
      await tools.files.writeText(`${path}.bak`, source.restore(source.text));
      await tools.files.writeText(path, fixed);
    } catch (thrown) {
      const before = verifyDocument(source.text, { settings });
      const findings = [notWritten(asFault(thrown).message), ...before.findings];
      return { path: name, source, report: { ...before, findings }, applied: [], undone: [] };
    }
  }
  return { path: name, source: readSourceText(fixed), report, applied, undone };
}

/** A finding about the file as a whole, at its first character. */
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
