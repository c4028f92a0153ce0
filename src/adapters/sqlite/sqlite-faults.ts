import { Fault, type FaultKind } from '../../domain/fault.ts';

type FaultDescription = {
  readonly kind: FaultKind;
  readonly sentence: (path: string) => string;
  readonly advice: string;
};

// Primary result codes of SQLite.
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

const notWritable: FaultDescription = {
  kind: 'invalid-input',
  sentence: (path) => `The database ${path} is not writable.`,
  advice: 'Change its permissions, or set VBAGENT_DATABASE to a file in a writable folder.',
};
const locked: FaultDescription = {
  kind: 'service-down',
  sentence: (path) => `Another process has locked the database ${path} for too long.`,
  advice: 'Wait for it to finish, or stop it, and try again.',
};

/** The faults for errors that an operator can fix. */
const faultByCode: Readonly<Record<number, FaultDescription>> = {
  [PERM]: notWritable,
  [BUSY]: locked,
  [LOCKED]: locked,
  [READ_ONLY]: notWritable,
  [IO_ERROR]: {
    kind: 'service-down',
    sentence: (path) => `The disk failed while reading or writing the database ${path}.`,
    advice: 'Check the disk and its free space, then try again; incomplete writes were rolled back.',
  },
  [CORRUPT]: {
    kind: 'service-down',
    sentence: (path) => `The database ${path} is damaged.`,
    advice: 'Restore a backup with `vbagent restore`; the damaged file is kept.',
  },
  [FULL]: {
    kind: 'service-down',
    sentence: (path) => `The disk is full: the database ${path} cannot grow.`,
    advice: 'Free some space and try again; incomplete writes were rolled back.',
  },
  [CANNOT_OPEN]: {
    kind: 'invalid-input',
    sentence: (path) =>
      `The database ${path} cannot be opened: it is a folder, or its folder is not writable.`,
    advice: 'Set VBAGENT_DATABASE to a file in a writable folder.',
  },
  [NOT_A_DATABASE]: {
    kind: 'invalid-input',
    sentence: (path) => `The file ${path} is not a database.`,
    advice: 'Set VBAGENT_DATABASE to another file, or move this one away.',
  },
};

/** Translates a SQLite error into a fault; faults and unknown errors are returned unchanged. */
export function toSqliteFault(thrown: unknown, path: string): unknown {
  const fault = faultByCode[getResultCode(thrown)];
  if (fault === undefined) return thrown;
  const { kind, advice } = fault;
  return new Fault(kind, fault.sentence(path), { cause: thrown, advice, isForOperator: true });
}

/** True if another process holds a lock. */
export function isBusy(thrown: unknown): boolean {
  const code = getResultCode(thrown);
  return code === BUSY || code === LOCKED;
}

/** True if the process may not write the file or create a file beside it. */
export function isAccessDenied(thrown: unknown): boolean {
  return [PERM, READ_ONLY, CANNOT_OPEN].includes(getResultCode(thrown));
}

/** Returns the primary result code, which is the low byte of the error code. */
function getResultCode(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('errcode' in thrown) || typeof thrown.errcode !== 'number') return 0;
  return thrown.errcode & 0xff;
}
