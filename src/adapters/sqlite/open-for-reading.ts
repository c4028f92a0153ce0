import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isNoAccess } from './sqlite-faults.ts';

/** Opens a file that must exist, also where neither it nor its folder may be written to. */
export function openForReading(path: string, timeout: number): DatabaseSync {
  try {
    return probed(new DatabaseSync(path, { readOnly: true, timeout }));
  } catch (thrown) {
    if (!isNoAccess(thrown) || hasLog(path)) throw thrown;
    // SQLite keeps a shared index beside a file in write-ahead mode, unless it is told that nobody will write.
    const address = pathToFileURL(path);
    address.searchParams.set('immutable', '1');
    return probed(new DatabaseSync(address, { readOnly: true, timeout }));
  }
}

/** A file is opened only when it is first read. */
function probed(file: DatabaseSync): DatabaseSync {
  try {
    file.prepare('select 1 from sqlite_master limit 1').get();
    return file;
  } catch (thrown) {
    file.close();
    throw thrown;
  }
}

/** What stands in the log alone would be missed. */
function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
