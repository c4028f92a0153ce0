import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { EqualityCounts, UnjudgedEquality } from '../../domain/equality-counts.ts';
import { Finding } from '../../domain/finding.ts';
import type { Files } from '../../ports/files.ts';
import { allChecks } from '../../verification/all-checks.ts';
import type { LocatedFinding } from '../../verification/report-remarks.ts';
import type { VerifierOptions } from '../../verification/verifier.ts';
import type { DocumentReport } from '../../verification/verify-document.ts';

/** Reports of files that were verified before. The key is a hash of the text, the rules and the program version. */
export type VerifyCache = {
  find(text: string): DocumentReport | undefined;
  set(text: string, report: DocumentReport): void;
  /** Writes only the entries that were used in this run, so that entries of changed or removed files are deleted. */
  save(): Promise<void>;
};

const CACHE_PATH = ['.vbagent', 'verify-cache.json'] as const;
const MAX_CACHE_BYTES = 200_000_000;

const CachedFinding = Finding.extend({ question: z.string().optional() });
const CachedReport = z.object({
  findings: z.array(CachedFinding),
  read: EqualityCounts,
  unjudged: z.array(UnjudgedEquality),
  questions: z.number(),
  /** Fingerprints of the questions, and the finding to report if another document repeats a question. */
  shapes: z.array(z.object({ shape: z.string(), remark: CachedFinding })),
});
const CacheFile = z.record(z.string(), CachedReport);

type CacheContext = {
  readonly rules: VerifierOptions;
  readonly version: string;
  readonly workingFolder: string;
  readonly files: Pick<Files, 'readText' | 'writeText' | 'exists'>;
};

/** A cache that stores nothing. */
export const noVerifyCache: VerifyCache = { find: () => undefined, set: () => {}, save: async () => {} };

/** Opens the cache file of the working folder. */
export async function openVerifyCache(context: CacheContext): Promise<VerifyCache> {
  const { rules, version, workingFolder, files } = context;
  const path = join(workingFolder, ...CACHE_PATH);
  const storedReports = await readCacheFile(path, files);
  const usedReports = new Map<string, DocumentReport>();
  const keyPrefix = JSON.stringify([version, rules, allChecks.map(({ id }) => id)]);
  const toKey = (text: string): string =>
    createHash('sha256').update(keyPrefix).update(text).digest('base64url');
  return {
    find: (text) => {
      const key = toKey(text);
      const report = storedReports.get(key);
      if (report !== undefined) usedReports.set(key, report);
      return report;
    },
    set: (text, report) => void usedReports.set(toKey(text), report),
    save: () => files.writeText(path, JSON.stringify(Object.fromEntries(usedReports))),
  };
}

/** Reads the cache file. An unreadable file counts as empty, so that all files are verified again. */
async function readCacheFile(
  path: string,
  files: CacheContext['files'],
): Promise<ReadonlyMap<string, DocumentReport>> {
  if (!(await files.exists(path))) return new Map();
  try {
    const { source } = await files.readText(path, { maxBytes: MAX_CACHE_BYTES });
    const entries = Object.entries(CacheFile.parse(JSON.parse(source)));
    return new Map(entries.map(([key, report]) => [key, toDocumentReport(report)]));
  } catch {
    return new Map();
  }
}

function toDocumentReport(report: z.infer<typeof CachedReport>): DocumentReport {
  return {
    ...report,
    findings: report.findings.map(toLocatedFinding),
    shapes: report.shapes.map(({ shape, remark }) => ({ shape, remark: toLocatedFinding(remark) })),
  };
}

/** Removes the field `question` if it is undefined, because the type does not allow an undefined value. */
function toLocatedFinding({ question, ...finding }: z.infer<typeof CachedFinding>): LocatedFinding {
  return question === undefined ? finding : { ...finding, question };
}
