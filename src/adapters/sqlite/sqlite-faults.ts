import { Fault, type FaultKind } from '../../domain/fault.ts';

type Row = { readonly kind: FaultKind; readonly sentence: (path: string) => string; readonly advice: string };

const notWritable: Row = {
  kind: 'invalid-input',
  sentence: (path) => `The database ${path} is not writable.`,
  advice: 'Change its permissions, or set VBAGENT_DATABASE to a file in a writable folder.',
};
const locked: Row = {
  kind: 'service-down',
  sentence: (path) => `Another process has locked the database ${path} for too long.`,
  advice: 'Wait for it to finish, or stop it, and try again.',
};

/** Primary result codes of SQLite that an operator can fix. */
const rows: Readonly<Record<number, Row>> = {
  3: notWritable,
  5: locked,
  6: locked,
  8: notWritable,
  10: {
    kind: 'service-down',
    sentence: (path) => `The disk failed while reading or writing the database ${path}.`,
    advice: 'Check the disk and its free space, then try again; incomplete writes were rolled back.',
  },
  11: {
    kind: 'service-down',
    sentence: (path) => `The database ${path} is damaged.`,
    advice: 'Restore a backup with `vbagent restore`; the damaged file is kept.',
  },
  13: {
    kind: 'service-down',
    sentence: (path) => `The disk is full: the database ${path} cannot grow.`,
    advice: 'Free some space and try again; incomplete writes were rolled back.',
  },
  14: {
    kind: 'invalid-input',
    sentence: (path) =>
      `The database ${path} cannot be opened: it is a folder, or its folder is not writable.`,
    advice: 'Set VBAGENT_DATABASE to a file in a writable folder.',
  },
  26: {
    kind: 'invalid-input',
    sentence: (path) => `The file ${path} is not a database.`,
    advice: 'Set VBAGENT_DATABASE to another file, or move this one away.',
  },
};

/** Translates a SQLite error into a fault; faults and unknown errors are returned unchanged. */
export function toSqliteFault(thrown: unknown, path: string): unknown {
  const row = rows[resultCode(thrown)];
  if (row === undefined) return thrown;
  return new Fault(row.kind, row.sentence(path), { cause: thrown, advice: row.advice });
}

export function isBusy(thrown: unknown): boolean {
  const code = resultCode(thrown);
  return code === 5 || code === 6;
}

/** True if the process may not write the file or create a file beside it. */
export function isAccessDenied(thrown: unknown): boolean {
  return [3, 8, 14].includes(resultCode(thrown));
}

/** Returns the primary result code, which is the low byte. */
function resultCode(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('errcode' in thrown) || typeof thrown.errcode !== 'number') return 0;
  return thrown.errcode & 0xff;
}
