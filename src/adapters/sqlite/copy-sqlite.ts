import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { writeFileAtomically } from '../database/backup/write-file-atomically.ts';
import { openForReading } from './open-for-reading.ts';

const READ_TIMEOUT_MS = 5_000;
const IntegrityRows = z.array(z.object({ integrity_check: z.string() }));

/** A compact, checked copy of a database as it stands, whoever writes to it meanwhile; answers its size. */
export function copySqlite(from: string, to: string): Promise<number> {
  return writeFileAtomically(to, async (unfinished) => {
    withFile(from, (file) => file.prepare('vacuum into ?').run(unfinished));
    checkIntegrity(unfinished, from);
  });
}

/** A damaged database is a `service-down` fault, which calls it by `name`. */
function checkIntegrity(path: string, name: string): void {
  const rows = withFile(path, (file) => IntegrityRows.parse(file.prepare('pragma integrity_check').all()));
  const complaint = rows.find((row) => row.integrity_check !== 'ok');
  if (complaint !== undefined) {
    throw new Fault('service-down', `The database ${name} is damaged: ${complaint.integrity_check}.`);
  }
}

function withFile<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = openForReading(path, READ_TIMEOUT_MS);
  try {
    return work(file);
  } finally {
    file.close();
  }
}
