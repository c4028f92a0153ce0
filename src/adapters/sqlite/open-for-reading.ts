import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isAccessDenied } from './sqlite-faults.ts';

/** Opens an existing file for reading, even if neither the file nor its folder is writable. */
export function openForReading(path: string, timeout: number): DatabaseSync {
  try {
    return forceOpen(new DatabaseSync(path, { readOnly: true, timeout }));
  } catch (thrown) {
    if (!isAccessDenied(thrown) || hasWriteAheadLog(path)) throw thrown;
    // In write-ahead mode SQLite creates an index file beside the database, unless the database is declared immutable.
    const address = pathToFileURL(path);
    address.searchParams.set('immutable', '1');
    return forceOpen(new DatabaseSync(address, { readOnly: true, timeout }));
  }
}

/** Runs a query, because SQLite opens the file only at the first query. */
function forceOpen(file: DatabaseSync): DatabaseSync {
  try {
    file.prepare('select 1 from sqlite_master limit 1').get();
    return file;
  } catch (thrown) {
    file.close();
    throw thrown;
  }
}

/** True if the write-ahead log has content, which an immutable database would ignore. */
function hasWriteAheadLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
