import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyCertainFixes } from '../../../src/verification/fixes/apply-certain-fixes.ts';
import { createSeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';
import { type DocumentReport, verifyDocument } from '../../../src/verification/verify-document.ts';
import { type ErrorsInjector, injectWrongNumbers, injectWrongUnits } from './inject-faults.ts';

/** An error that verification reports in a file of a set, although its author published the file as correct. */
export type Alarm = {
  readonly file: string;
  readonly rule: string;
  readonly line: number;
  readonly message: string;
};
/** How many faults were injected, and how many of them verification reports. */
export type InjectedCount = {
  readonly injected: number;
  readonly caught: number;
  readonly missed: readonly string[];
};
/** The measurements of one set of public questions. */
export type SetMeasurement = {
  readonly name: string;
  readonly files: number;
  readonly alarms: readonly Alarm[];
  readonly numbers: InjectedCount;
  readonly units: InjectedCount;
  readonly fixed: readonly { readonly file: string; readonly fixes: readonly string[] }[];
};

/** Faults injected into one file at most, each at another place and in its own copy, so that long solutions do not dominate. */
const FAULTS_PER_FILE = 3;

/** Verifies every file of a set as it is, with an injected wrong number and with an injected wrong unit, and fixes it. */
export function measureSet(folder: string, name: string, seed: number): SetMeasurement {
  const files = readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.tex'))
    .sort();
  const documents = files.map((file) => {
    const text = readFileSync(join(folder, name, file), 'utf8');
    return { file: `${name}/${file}`, text, report: verifyDocument(text) };
  });
  const alarms = documents.flatMap(({ file, report }) =>
    report.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, message, position }) => ({ file, rule, message, line: position?.line ?? 0 })),
  );
  const fixed = documents.flatMap(({ file, text }) => {
    const outcome = applyCertainFixes(text);
    return outcome.text === text
      ? []
      : [{ file, fixes: outcome.applied.map(({ rule, title }) => `${rule}: ${title}`) }];
  });
  return {
    name,
    files: files.length,
    alarms,
    numbers: inject(documents, injectWrongNumbers, { seed, severities: ['error'] }),
    units: inject(documents, injectWrongUnits, { seed, severities: ['error'] }),
    fixed,
  };
}

type VerifiedFile = { readonly file: string; readonly text: string; readonly report: DocumentReport };
type InjectOptions = { readonly seed: number; readonly severities: readonly string[] };

function inject(
  documents: readonly VerifiedFile[],
  injectErrors: ErrorsInjector,
  { seed, severities }: InjectOptions,
): InjectedCount {
  const random = createSeededRandom(seed);
  const missed: string[] = [];
  let injected = 0;
  for (const { file, text, report } of documents) {
    for (const changed of injectErrors(text, random, FAULTS_PER_FILE)) {
      injected++;
      if (count(verifyDocument(changed), severities) <= count(report, severities))
        missed.push(`${file}: ${describeChange(text, changed)}`);
    }
  }
  return { injected, caught: injected - missed.length, missed };
}

function count({ findings }: DocumentReport, severities: readonly string[]): number {
  return findings.filter(({ severity }) => severities.includes(severity)).length;
}

/** Returns the changed line before and after. */
function describeChange(before: string, after: string): string {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const index = newLines.findIndex((line, at) => line !== oldLines[at]);
  return `${oldLines[index]?.trim().slice(0, 200)} → ${newLines[index]?.trim().slice(0, 200)}`;
}
