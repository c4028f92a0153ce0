import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countProblems, type ProblemFiles, writeBrokenProblems } from './broken-problems.ts';
import { createCheckArguments, PROGRAM } from './review-together.ts';

/** Mounts a small in-memory disk for problems and database, which fills up. Then it enlarges the disk and reviews again. */
const SCRIPT = `
mount -t tmpfs -o size="$SIZE" tmpfs "$DISK" || exit 0
cp -r "$FOLDER/problems" "$DISK/problems"
"$@" > "$FOLDER/output" 2>&1
echo $? > "$FOLDER/code"
cp -r "$DISK/problems" "$FOLDER/when-full"
mount -o remount,size=100m "$DISK"
"$@" > /dev/null 2>&1
cp -r "$DISK/problems" "$FOLDER/at-last"
`;

/** The result of the review on the full disk, and the problems before and after the disk was enlarged. */
export type FullDisk = {
  readonly code: number;
  readonly output: string;
  readonly whenFull: ProblemFiles;
  readonly atLast: ProblemFiles;
};

/** Reviews on a disk that fills up; undefined if the system does not allow mounting a disk. */
export async function reviewOnFullDisk(
  folder: string,
  { problems, size }: { readonly problems: number; readonly size: string },
): Promise<FullDisk | undefined> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  writeBrokenProblems(join(folder, 'problems'), problems);
  const command = [
    process.execPath,
    PROGRAM,
    ...createCheckArguments(join(disk, 'problems'), join(disk, 'checks.db')),
  ];
  const env = { ...process.env, FOLDER: folder, DISK: disk, SIZE: size };
  const child = spawn('unshare', ['-rm', 'sh', '-c', SCRIPT, 'sh', ...command], { env, stdio: 'ignore' });
  const closeEvent = await once(child, 'close').catch(() => undefined);
  if (closeEvent === undefined || !existsSync(join(folder, 'at-last'))) return undefined;
  return {
    code: Number(readFileSync(join(folder, 'code'), 'utf8')),
    output: readFileSync(join(folder, 'output'), 'utf8'),
    whenFull: countProblems(join(folder, 'when-full'), problems),
    atLast: countProblems(join(folder, 'at-last'), problems),
  };
}
