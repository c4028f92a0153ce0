import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSeededRandom } from '../../src/verification/planted-errors/edit-text.ts';
import type { ProofOptions } from '../prove.ts';
import { type FileMeasurement, type LineChange, measureFixes } from './fixes/measure-fixes.ts';

const DEFAULT_SEED = 20_261_117;
const MAX_SHOWN_LENGTH = 160;

/**
 * Applies `verify --fix` and `check --yes-to certain` to public questions without errors, and lists every changed line.
 * Then it changes one digit in the working of each question, and counts the files in which a fix overwrites a correct result.
 * The folder contains one folder per set, with one question per `.tex` file.
 */
export const proof = {
  name: 'fixes',
  needsSets: true,
  run: async ({ sets = '', seed }: ProofOptions): Promise<string> => {
    const random = createSeededRandom(Number(seed ?? DEFAULT_SEED));
    const names = readdirSync(sets, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    const measured = names.map((name) => {
      const files = readdirSync(join(sets, name)).filter((file) => file.endsWith('.tex'));
      return {
        name,
        files: files.sort().map((file) => {
          const text = readFileSync(join(sets, name, file), 'utf8');
          return measureFixes({ file: `${name}/${file}`, text }, random);
        }),
      };
    });
    if (measured.some(({ files }) => files.some(({ overwritten }) => overwritten.length > 0)))
      process.exitCode = 1;
    return formatReport(measured);
  },
} as const;

type MeasuredSet = { readonly name: string; readonly files: readonly FileMeasurement[] };

function formatReport(sets: readonly MeasuredSet[]): string {
  const files = sets.flatMap((set) => set.files);
  return [
    'Files in which verification reports no error were fixed by `verify --fix` and by the certain suggestions of `check --yes-to certain`. Then one digit of an operand in the working of each was changed, so that verification reports an error, and the file was fixed again. *Restored*: a fixer wrote the original operand. *Overwritten*: a fixer changed anything else, such as the correct result.',
    '',
    '| set | files | without an error | changed | slips | restored | overwritten |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...sets.map(formatRow),
    formatRow({ name: '**all**', files }),
    '',
    '## Every change of a file without an error',
    '',
    ...formatChanges(files.flatMap(({ changes }) => changes)),
    '',
    '## Every change after a slip, except back to the original',
    '',
    ...formatChanges(files.flatMap(({ overwritten }) => overwritten)),
  ].join('\n');
}

function formatRow({ name, files }: MeasuredSet): string {
  const count = (isCounted: (file: FileMeasurement) => boolean): number => files.filter(isCounted).length;
  return `| ${[
    name,
    files.length,
    count(({ isClean }) => isClean),
    count(({ changes }) => changes.length > 0),
    count(({ hasSlip }) => hasSlip),
    count(({ restored }) => restored.length > 0),
    count(({ overwritten }) => overwritten.length > 0),
  ].join(' | ')} |`;
}

function formatChanges(changes: readonly LineChange[]): string[] {
  if (changes.length === 0) return ['None.'];
  return changes.map(
    ({ file, fixer, line, before, after }) =>
      `- ${file}:${line} (${fixer}): \`${shorten(before)}\` → \`${shorten(after)}\``,
  );
}

function shorten(line: string): string {
  const text = line.trim().replaceAll('`', "'");
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;
}
