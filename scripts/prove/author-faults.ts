import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { verifyDocument } from '../../src/verification/verify-document.ts';
import type { ProofOptions } from '../prove.ts';

/** One line of `faults.jsonl`: a document with one fault, and the document without it. Paths are relative to the folder. */
const FaultyDocument = z.object({ file: z.string(), original: z.string(), kind: z.string() });
type FaultyDocument = z.infer<typeof FaultyDocument>;

type Measured = FaultyDocument & {
  readonly isError: boolean;
  readonly isReported: boolean;
  /** The errors and warnings that checks which compare values report in the document without the fault. */
  readonly alarms: readonly string[];
};

/** The checks that compare what the question states with what its solution uses. */
const COMPARING_RULES = new Set(['solution-uses-the-given-values']);

/**
 * Verifies documents in which one error (called *fault* here) was planted as an author would make it, such as a changed given value.
 * The folder contains `faults.jsonl` with lines `{"file": …, "original": …, "kind": …}`.
 */
export const proof = {
  name: 'author-faults',
  needsSets: true,
  run: async ({ sets = '' }: ProofOptions): Promise<string> => {
    const lines = readFileSync(resolve(sets, 'faults.jsonl'), 'utf8').trim().split('\n');
    const documents = lines.map((line) => FaultyDocument.parse(JSON.parse(line)));
    return formatReport(documents.map((document) => measureDocument(document, sets)));
  },
} as const;

function measureDocument(document: FaultyDocument, folder: string): Measured {
  const read = (path: string): string => readFileSync(resolve(folder, path), 'utf8');
  const faulty = verifyDocument(read(document.file)).findings;
  const original = existsSync(resolve(folder, document.original))
    ? verifyDocument(read(document.original)).findings
    : [];
  const count = (findings: typeof faulty, severities: readonly string[]): number =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  const hasMore = (...severities: string[]): boolean =>
    count(faulty, severities) > count(original, severities);
  const alarms = original
    .filter(({ rule, severity }) => COMPARING_RULES.has(rule) && severity !== 'info')
    .map(({ rule, message }) => `${rule}: ${message}`);
  const isError = hasMore('error');
  return { ...document, isError, isReported: isError || hasMore('error', 'warning'), alarms };
}

function formatReport(measured: readonly Measured[]): string {
  const kinds = Map.groupBy(measured, ({ kind }) => kind);
  const falseAlarms = measured.filter(({ alarms }) => alarms.length > 0);
  return [
    'One fault was planted in each document. It counts as reported if verification has more errors and warnings than in the document without the fault.',
    '',
    '| fault | documents | error | error or warning | |',
    '|---|--:|--:|--:|--:|',
    ...[...kinds].map(([kind, documents]) => formatRow(kind, documents)),
    formatRow('**all**', measured),
    '',
    `Documents without the fault in which values are reported as contradicted: ${falseAlarms.length} of ${measured.length}.`,
    '',
    '## Not reported',
    '',
    ...measured.filter(({ isReported }) => !isReported).map(({ file, kind }) => `- ${file} (${kind})`),
    '',
    '## Reported in documents without the fault',
    '',
    ...falseAlarms.flatMap(({ original, alarms }) => alarms.map((alarm) => `- ${original}: ${alarm}`)),
  ].join('\n');
}

function formatRow(name: string, documents: readonly Measured[]): string {
  const errors = documents.filter(({ isError }) => isError).length;
  const reported = documents.filter(({ isReported }) => isReported).length;
  const share = ((100 * reported) / documents.length).toFixed(1);
  return `| ${name} | ${documents.length} | ${errors} | ${reported} | ${share}% |`;
}
