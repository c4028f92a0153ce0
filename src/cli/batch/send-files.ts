import type { BatchFile } from '../../factory/batch/plan-jobs.ts';
import type { JobFiles } from '../../ports/job-files.ts';

const AT_ONCE = 8;

/** Puts the files where every worker finds them; one that cannot be read stays where it is, and its job says why it failed. */
export async function sendFiles(files: readonly BatchFile[], { send }: JobFiles): Promise<BatchFile[]> {
  const sent: BatchFile[] = [];
  for (let start = 0; start < files.length; start += AT_ONCE)
    sent.push(
      ...(await Promise.all(
        files.slice(start, start + AT_ONCE).map(async (file) => {
          if (file.fingerprint === undefined) return file;
          return { ...file, file: await send(file.path, file.fingerprint) };
        }),
      )),
    );
  return sent;
}
