import { AsyncLocalStorage } from 'node:async_hooks';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Makes writes to a write-ahead log durable. SQLite itself would call fsync after every commit and block the process; here
 * fsync runs in the background, and all writes that wait at the same time share one call (group commit).
 */
export type WalSync = {
  /** Counts a statement that writes or commits. */
  countWrite(): void;
  /** Does the work; if it wrote, waits until its writes survive a power cut. */
  runSynced<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type LogFile = Pick<FileHandle, 'sync' | 'close'>;

/** Creates the sync of a log file, which is opened at the first use and exists as long as a connection is open. */
export function createWalSync(
  path: string,
  openLog: (path: string) => Promise<LogFile> = (log) => open(log, 'r'),
): WalSync {
  const works = new AsyncLocalStorage<{ hasWritten: boolean }>();
  let [writeCount, syncedCount] = [0, 0];
  let currentSync: Promise<void> | undefined;
  let file: LogFile | undefined;

  async function syncFile(): Promise<void> {
    const count = writeCount;
    try {
      file ??= await openLog(path);
      await file.sync();
      syncedCount = Math.max(syncedCount, count);
    } finally {
      currentSync = undefined;
    }
  }

  async function sync(): Promise<void> {
    const count = writeCount;
    while (syncedCount < count) {
      // A sync in progress may have started before the last write, so the loop checks the count again.
      currentSync ??= syncFile();
      await currentSync;
    }
  }

  return {
    countWrite() {
      writeCount++;
      const work = works.getStore();
      if (work !== undefined) work.hasWritten = true;
    },
    async runSynced(doWork) {
      const work = { hasWritten: false };
      const result = await works.run(work, doWork);
      if (work.hasWritten) await sync();
      return result;
    },
    async close() {
      await currentSync?.catch(() => undefined);
      await file?.close();
    },
  };
}

/** Syncs nothing: for files without a write-ahead log, and for writes that need not survive a power cut. */
export const NO_SYNC: WalSync = {
  countWrite: () => undefined,
  runSynced: (work) => work(),
  close: async () => undefined,
};
