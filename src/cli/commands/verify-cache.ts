import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { Finding } from '../../domain/finding.ts';
import { allChecks } from '../../verification/all-checks.ts';
import type { LocatedFinding } from '../../verification/report-remarks.ts';
import type { VerifierChoice } from '../../verification/verifier.ts';
import type { DocumentReport } from '../../verification/verify-document.ts';
import type { CliTools } from '../cli-tools.ts';

/** Reports of files that were verified before, by what they say and by the rules they were held against. */
export type VerifyCache = {
  find(text: string): DocumentReport | undefined;
  keep(text: string, report: DocumentReport): void;
  save(): Promise<void>;
};

/** Fewer files are verified in a moment and leave no trace in the folder. */
const FEWEST = 50;
const PLACE = ['.vbagent', 'verify-cache.json'] as const;

const KeptFinding = Finding.extend({ question: z.string().optional() });
const Kept = z.object({
  findings: z.array(KeptFinding),
  read: z.object({ equalities: z.number(), unread: z.number() }),
  questions: z.number(),
  shapes: z.array(z.object({ shape: z.string(), remark: KeptFinding })),
});
const CacheFile = z.record(z.string(), Kept);

export type CacheContext = {
  readonly rules: VerifierChoice;
  readonly files: number;
  readonly tools: CliTools;
};

export async function createVerifyCache(
  { cache, fix }: { cache: boolean; fix?: boolean },
  context: CacheContext,
): Promise<VerifyCache> {
  const { rules, files, tools } = context;
  if (!cache || fix === true || files < FEWEST)
    return { find: () => undefined, keep: () => {}, save: async () => {} };
  const path = join(tools.workingFolder, ...PLACE);
  const before = await readBefore(path, tools);
  const now = new Map<string, DocumentReport>();
  const seed = JSON.stringify([tools.version, rules, allChecks.map(({ id }) => id)]);
  const keyOf = (text: string): string => createHash('sha256').update(seed).update(text).digest('base64url');
  return {
    find: (text) => {
      const key = keyOf(text);
      const kept = before.get(key);
      if (kept !== undefined) now.set(key, kept);
      return kept;
    },
    keep: (text, report) => void now.set(keyOf(text), report),
    save: async () => {
      await tools.files.writeText(path, JSON.stringify(Object.fromEntries(now)));
    },
  };
}

/** A cache that cannot be read is no loss: everything is verified again. */
async function readBefore(path: string, tools: CliTools): Promise<Map<string, DocumentReport>> {
  if (!(await tools.files.exists(path))) return new Map();
  try {
    const { source } = await tools.files.readText(path, { maxBytes: 200_000_000 });
    return new Map(
      Object.entries(CacheFile.parse(JSON.parse(source))).map(([key, report]) => [key, plainReport(report)]),
    );
  } catch {
    return new Map();
  }
}

function plainReport(report: z.infer<typeof Kept>): DocumentReport {
  return {
    ...report,
    findings: report.findings.map(plainFinding),
    shapes: report.shapes.map(({ shape, remark }) => ({ shape, remark: plainFinding(remark) })),
  };
}

function plainFinding({ question, ...finding }: z.infer<typeof KeptFinding>): LocatedFinding {
  return question === undefined ? finding : { ...finding, question };
}
