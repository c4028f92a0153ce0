import { readdirSync } from 'node:fs';
import type { ProofOptions } from '../prove.ts';
import { measureSet, type SetMeasurement } from './verification-wild/measure-set.ts';

const DEFAULT_SEED = 20_261_116;

/**
 * Verifies public questions that no rule was tried on. It counts false alarms, and errors that were injected (called *faults*).
 * The folder contains one folder per set, with one question per `.tex` file. `--seed N` injects other errors.
 */
export const proof = {
  name: 'verification-wild',
  needsSets: true,
  run: async ({ sets = '', seed }: ProofOptions): Promise<string> => {
    const names = readdirSync(sets, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    return formatReport(names.map((name) => measureSet(sets, name, Number(seed ?? DEFAULT_SEED))));
  },
} as const;

function formatReport(sets: readonly SetMeasurement[]): string {
  const row = (
    name: string,
    { files, alarms, numbers, units, fixed }: Omit<SetMeasurement, 'name'>,
  ): string => {
    const alarmFiles = new Set(alarms.map(({ file }) => file)).size;
    return `| ${name} | ${files} | ${alarmFiles} (${percent(alarmFiles, files)}) | ${numbers.caught} of ${numbers.injected} (${percent(numbers.caught, numbers.injected)}) | ${units.caught} of ${units.injected} (${percent(units.caught, units.injected)}) | ${fixed.length} |`;
  };
  return [
    '| set | files | with an error | wrong numbers caught | wrong units caught | changed by fixes |',
    '|---|---|---|---|---|---|',
    ...sets.map((set) => row(set.name, set)),
    row('**all**', combine(sets)),
    '',
    '## Errors in published files',
    '',
    ...sets.flatMap(({ alarms }) =>
      alarms.map(({ file, line, rule, message }) => `- ${file}:${line} ${rule}: ${message}`),
    ),
    '',
    '## Files changed by fixes',
    '',
    ...sets.flatMap(({ fixed }) => fixed.map(({ file, fixes }) => `- ${file}: ${fixes.join('; ')}`)),
  ].join('\n');
}

function combine(sets: readonly SetMeasurement[]): Omit<SetMeasurement, 'name'> {
  const sum = (pick: (set: SetMeasurement) => number): number =>
    sets.reduce((total, set) => total + pick(set), 0);
  return {
    files: sum(({ files }) => files),
    alarms: sets.flatMap(({ alarms }) => alarms),
    numbers: {
      injected: sum(({ numbers }) => numbers.injected),
      caught: sum(({ numbers }) => numbers.caught),
      missed: [],
    },
    units: {
      injected: sum(({ units }) => units.injected),
      caught: sum(({ units }) => units.caught),
      missed: [],
    },
    fixed: sets.flatMap(({ fixed }) => fixed),
  };
}

function percent(count: number, of: number): string {
  return of === 0 ? '–' : `${((100 * count) / of).toFixed(1)}%`;
}
