import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';

const IntegrityRows = z.array(z.object({ integrity_check: z.string() }));

/** A compact, checked copy of a database as it stands, whoever is writing to it; it appears whole or not at all. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished-${process.pid}`;
  try {
    vacuumInto(from, unfinished);
    checkIntegrity(unfinished);
    await syncPath(unfinished);
    await rename(unfinished, to);
    await syncPath(dirname(to));
  } finally {
    await rm(unfinished, { force: true });
  }
}

export function checkIntegrity(path: string): void {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = IntegrityRows.parse(file.prepare('pragma integrity_check').all());
    const complaints = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
    if (complaints.length > 0)
      throw new Fault('service-down', `The database ${path} is damaged: ${complaints[0]}.`);
  } finally {
    file.close();
  }
}

/** Makes what was written, or a rename in a folder, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function vacuumInto(from: string, to: string): void {
  const file = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    file.prepare('vacuum into ?').run(to);
  } finally {
    file.close();
  }
}
