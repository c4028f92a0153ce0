import { Fault, type FaultKind } from '../../domain/fault.ts';

type Row = { readonly kind: FaultKind; readonly sentence: (path: string) => string; readonly advice: string };

/** Primary result codes of SQLite that a person can do something about. */
const rows: Readonly<Record<number, Row>> = {
  3: noAccess(),
  5: locked(),
  6: locked(),
  8: noAccess(),
  10: {
    kind: 'service-down',
    sentence: (path) => `The disk failed while reading or writing the database ${path}.`,
    advice: 'Check the disk and its free space, then try again; nothing half-written is kept.',
  },
  11: {
    kind: 'service-down',
    sentence: (path) => `The database ${path} is damaged.`,
    advice: 'Restore a backup with `vbagent restore`; the damaged file is kept aside.',
  },
  13: {
    kind: 'service-down',
    sentence: (path) => `The disk is full: the database ${path} cannot grow.`,
    advice: 'Free some space and try again; nothing half-written is kept.',
  },
  14: {
    kind: 'invalid-input',
    sentence: (path) =>
      `The database ${path} cannot be opened: it is a folder, or its folder may not be written to.`,
    advice: 'Set VBAGENT_DATABASE to a file in a folder you may write to.',
  },
  26: {
    kind: 'invalid-input',
    sentence: (path) => `The file ${path} is not a database.`,
    advice: 'Set VBAGENT_DATABASE to another file, or move this one away.',
  },
};

/** One clear sentence for what SQLite throws; faults and everything unknown pass as they are. */
export function sqliteFault(thrown: unknown, path: string): unknown {
  const row = rows[resultCode(thrown)];
  if (row === undefined) return thrown;
  return new Fault(row.kind, row.sentence(path), { cause: thrown, advice: row.advice });
}

export function isBusy(thrown: unknown): boolean {
  const code = resultCode(thrown);
  return code === 5 || code === 6;
}

/** Not the right to write to the file, or to make one beside it. */
export function isNoAccess(thrown: unknown): boolean {
  return [3, 8, 14].includes(resultCode(thrown));
}

/** The low byte is the primary code; the rest says more than a person needs. */
function resultCode(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('errcode' in thrown) || typeof thrown.errcode !== 'number') return 0;
  return thrown.errcode & 0xff;
}

function noAccess(): Row {
  return {
    kind: 'invalid-input',
    sentence: (path) => `The database ${path} may not be written to.`,
    advice: 'Change its permissions, or set VBAGENT_DATABASE to a file in a folder you may write to.',
  };
}

function locked(): Row {
  return {
    kind: 'service-down',
    sentence: (path) => `Another process has kept the database ${path} locked for too long.`,
    advice: 'Wait for it to finish, or stop it, and try again.',
  };
}
