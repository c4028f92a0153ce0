import type { IndexReport } from '../../ports/reference-store.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from './write-output.ts';

/** Warns about a reference folder that does not exist and about files that could not be read. */
export function warnAboutReferences({ folder, missing, skipped }: IndexReport, err: TextStream): void {
  const warning = err.paint('yellow', 'warning');
  if (missing) writeLine(err, `${warning}: There is no folder ${folder}; continuing without it.`);
  for (const { reason } of skipped) writeLine(err, `${warning}: ${reason} Continuing without it.`);
}
