// Reads files that other programs wrote, and counts what was read, what was refused and why.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../../src/domain/fault.ts';
import type { Question } from '../../../src/domain/question.ts';
import { detectFormatId, loadFormat } from '../../../src/formats/all-formats.ts';
import { sampleDocument } from '../../../src/formats/document-sample.ts';
import { testEngines } from '../../../src/formats/format.fixture.ts';

/** What one folder of files of another program gave. */
export type ForeignTally = {
  files: number;
  /** Files of which at least one question was read. */
  read: number;
  questions: number;
  withKey: number;
  /** Files that were refused as a whole, by the reason without names and numbers. */
  readonly refusals: Map<string, { count: number; example: string }>;
  /** Questions that were left out, by the reason. */
  readonly leftOut: Map<string, { count: number; example: string }>;
  /** Everything thrown that is not a `Fault` of the kind `invalid-input`. */
  readonly crashes: string[];
  slowestMs: number;
};

const ENDINGS = '*.{xml,zip,docx,txt,gift,csv,xlsx,qti}';

export function createForeignTally(): ForeignTally {
  return {
    files: 0,
    read: 0,
    questions: 0,
    withKey: 0,
    refusals: new Map(),
    leftOut: new Map(),
    crashes: [],
    slowestMs: 0,
  };
}

/** Reads every file of a folder and of its subfolders. */
export async function readForeignFolder(folder: string): Promise<ForeignTally> {
  const tally = createForeignTally();
  const names = globSync(`**/${ENDINGS}`, { cwd: folder }).sort();
  for (const name of names) await readForeignFile(folder, name, tally);
  return tally;
}

async function readForeignFile(folder: string, name: string, tally: ForeignTally): Promise<void> {
  const bytes = readFileSync(join(folder, name));
  const start = performance.now();
  tally.files++;
  try {
    const id = detectFormatId(sampleDocument(bytes, name));
    if (id === undefined) throw new Fault('invalid-input', `The format is not known.`);
    const { read } = await loadFormat(id);
    const result = await read?.(bytes, { name: 'FILE', engines: testEngines });
    const questions = result?.questions ?? [];
    if (questions.length > 0) tally.read++;
    tally.questions += questions.length;
    tally.withKey += questions.filter(hasKey).length;
    for (const { rule, message } of result?.findings ?? [])
      if (/left out|not read|cannot be read/u.test(message))
        count(tally.leftOut, `${rule}: ${message}`, name);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'invalid-input')
      count(tally.refusals, thrown.message, name);
    else tally.crashes.push(`${name}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - start);
}

function hasKey({ answer, parts = [], questions = [] }: Question): boolean {
  return (
    answer !== undefined ||
    questions.some((inner) => inner.answer !== undefined) ||
    parts.some((part) => part.answer !== undefined || part.parts?.some((inner) => inner.answer !== undefined))
  );
}

function count(
  counts: Map<string, { count: number; example: string }>,
  message: string,
  example: string,
): void {
  const reason = message
    .replace(/FILE(?:, line \d+)?/gu, '')
    .replace(/“[^”]*”|\d+/gu, '…')
    .trim();
  const known = counts.get(reason);
  if (known === undefined) counts.set(reason, { count: 1, example });
  else known.count++;
}
