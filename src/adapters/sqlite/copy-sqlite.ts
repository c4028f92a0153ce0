import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { writeFileAtomically } from '../database/backup/write-file-atomically.ts';
import { openForReading } from './open-for-reading.ts';

const READ_TIMEOUT_MS = 5_000;
const IntegrityRows = z.array(z.object({ integrity_check: z.string() }));

/** Writes a compact, checked copy of a database, also while other processes write to it; returns its size in bytes. */
export function copySqlite(source: string, target: string): Promise<number> {
  return writeFileAtomically(target, async (temporaryPath) => {
    withOpenFile(source, (file) => file.prepare('vacuum into ?').run(temporaryPath));
    checkIntegrity(temporaryPath, source);
  });
}

/** Throws a `service-down` fault if the file is damaged; the message refers to it as `name`. */
function checkIntegrity(path: string, name: string): void {
  const rows = withOpenFile(path, (file) =>
    IntegrityRows.parse(file.prepare('pragma integrity_check').all()),
  );
  const problem = rows.find((row) => row.integrity_check !== 'ok');
  if (problem !== undefined) {
    throw new Fault('service-down', `The database ${name} is damaged: ${problem.integrity_check}.`);
  }
}

function withOpenFile<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = openForReading(path, READ_TIMEOUT_MS);
  try {
    return work(file);
  } finally {
    file.close();
  }
}
