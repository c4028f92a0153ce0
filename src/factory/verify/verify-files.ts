import { NO_EQUALITIES } from '../../domain/equality-counts.ts';
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
import { createMissingFilesFinding, findMissingFiles } from '../intake/find-missing-files.ts';
import type { VerifyCache } from './verify-cache.ts';

/** The result of verifying one file. */
export type VerifiedFile = {
  readonly path: string;
  /** The text that was verified; if fixes were applied, the text after the fixes. */
  readonly source: SourceText;
  readonly report: DocumentReport;
  readonly applied: readonly AppliedFix[];
  /** Fixes that were undone because they made another finding worse. */
  readonly undone: readonly AppliedFix[];
};

/** The options of a verification. */
export type VerifyRequest = {
  readonly rules: VerifierOptions;
  /** Applies the fixes that are certain to be right; the original file is saved as `FILE.bak`. */
  readonly fix: boolean;
  /** Also compiles the TikZ drawings. */
  readonly diagrams: boolean;
  /** The document from which the file was made, and the kind of relation, such as a numerical variant. */
  readonly against?: { readonly path: string; readonly relation: Relation };
};

/** Dependencies of a verification. */
type VerifyTools = {
  readonly files: Pick<Files, 'readText' | 'writeText' | 'exists'>;
  readonly cache: VerifyCache;
  readonly openVerifier: (rules: VerifierOptions, documentCount: number) => Promise<Verifier>;
  readonly openDiagrams: () => Promise<DiagramRenderer>;
  readonly onProgress: (done: number, total: number) => void;
};

/** The number of files that are read and verified concurrently. */
const MAX_CONCURRENT_FILES = 32;
/** The cache is saved after this many files, so that an interrupted run loses few results. */
const CACHE_SAVE_INTERVAL = 500;

/** Verifies the files and returns the results in the same order. A file that cannot be read becomes a finding. */
export async function verifyFiles(
  paths: readonly string[],
  request: VerifyRequest,
  tools: VerifyTools,
): Promise<VerifiedFile[]> {
  const { cache, onProgress } = tools;
  const verifier = await tools.openVerifier(request.rules, paths.length);
  const diagrams = request.diagrams ? await tools.openDiagrams() : undefined;
  const verifiedFiles: VerifiedFile[] = new Array(paths.length);
  let [nextIndex, doneCount] = [0, 0];
  const verifyRemaining = async (): Promise<void> => {
    for (let index = nextIndex++; index < paths.length; index = nextIndex++) {
      verifiedFiles[index] = await verifyFile(paths[index] ?? '', { request, tools, verifier, diagrams });
      onProgress(++doneCount, paths.length);
      if (doneCount % CACHE_SAVE_INTERVAL === 0) await cache.save();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_FILES, paths.length) }, verifyRemaining));
    await cache.save();
    return request.against === undefined ? addRepeatFindings(verifiedFiles) : verifiedFiles;
  } finally {
    await verifier.close();
    await diagrams?.close();
  }
}

/** Adds findings about questions that occur more than once. */
function addRepeatFindings(verifiedFiles: readonly VerifiedFile[]): VerifiedFile[] {
  const repeatsByFile = findRepeats(
    verifiedFiles.map(({ path, report }) => ({ path, shapes: report.shapes })),
  );
  return verifiedFiles.map((file, index) => {
    const repeatFindings = repeatsByFile[index] ?? [];
    if (repeatFindings.length === 0) return file;
    const findings = [...file.report.findings, ...repeatFindings].toSorted(compareByPosition);
    return { ...file, report: { ...file.report, findings } };
  });
}

/** The request and the opened dependencies of one verification. */
type VerificationContext = {
  readonly request: VerifyRequest;
  readonly tools: VerifyTools;
  readonly verifier: Verifier;
  readonly diagrams: DiagramRenderer | undefined;
};

async function verifyFile(path: string, context: VerificationContext): Promise<VerifiedFile> {
  try {
    const file = await context.tools.files.readText(path);
    const source = readSourceText(file.source);
    if (context.request.fix) return await fixFile({ path, name: file.name, source }, context);
    const report = await verifyText(source.text, context);
    const missing = await findMissingFiles(source.text, path, context.tools.files);
    const findings = [
      ...report.findings,
      ...createMissingFilesFinding(missing, 'info').map((finding) => ({ ...finding, ...FILE_START })),
    ];
    return { path: file.name, source, report: { ...report, findings }, applied: [], undone: [] };
  } catch (thrown) {
    const fault = asFault(thrown);
    // A missing file is an error in the command, not a finding.
    if (fault.kind === 'not-found' || fault.kind === 'unexpected') throw fault;
    return {
      path,
      source: readSourceText(''),
      report: createUnreadableReport(fault.message),
      applied: [],
      undone: [],
    };
  }
}

async function verifyText(text: string, context: VerificationContext): Promise<DocumentReport> {
  const { request, tools, verifier, diagrams } = context;
  const cached = tools.cache.find(text);
  const report = cached ?? (await verifier.verify(text));
  if (cached === undefined) tools.cache.set(text, report);
  const relationFindings = await compareWithOriginal(text, request, tools);
  const diagramFindings = diagrams === undefined ? [] : await verifyDiagrams(text, diagrams.draw);
  const addedFindings = [...relationFindings, ...diagramFindings];
  return addedFindings.length === 0
    ? report
    : { ...report, findings: [...report.findings, ...addedFindings] };
}

/** Compares the text with the document from which it was made. */
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

/** Applies the certain fixes and writes the file. For standard input (`-`), only the result contains the fixes. */
async function fixFile(
  { path, name, source }: OpenFile,
  context: VerificationContext,
): Promise<VerifiedFile> {
  const {
    request: { rules },
    tools,
  } = context;
  const settings = createRuleSettings(rules.rules, rules);
  const { text, report, applied, undone } = applyCertainFixes(source.text, { settings });
  const fixedSource = source.restore(text);
  if (applied.length > 0 && path !== '-') {
    try {
      await tools.files.writeText(`${path}.bak`, source.restore(source.text));
      await tools.files.writeText(path, fixedSource);
    } catch (thrown) {
      const originalReport = verifyDocument(source.text, { settings });
      const findings = [createNotWrittenFinding(asFault(thrown).message), ...originalReport.findings];
      return { path: name, source, report: { ...originalReport, findings }, applied: [], undone: [] };
    }
  }
  return { path: name, source: readSourceText(fixedSource), report, applied, undone };
}

const FILE_START = { span: { start: 0, end: 0 }, position: { line: 1, column: 1 } };

/** Creates a finding about the file as a whole, at its first character. */
function createFileFinding(rule: string, message: string): LocatedFinding {
  return { rule, severity: 'error', message, ...FILE_START };
}

function createNotWrittenFinding(reason: string): LocatedFinding {
  return createFileFinding('file-is-writable', `The fixes were not written. ${reason}`);
}

function createUnreadableReport(message: string): DocumentReport {
  return {
    findings: [createFileFinding('file-is-readable', message)],
    read: NO_EQUALITIES,
    unjudged: [],
    questions: 0,
    shapes: [],
  };
}
