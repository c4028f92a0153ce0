import type { IndexReport } from '../ports/reference-store.ts';
import { type TextStream, writeLine } from './terminal.ts';

/** Says which folder is not there and which files could not be read; the work goes on without them. */
export function warnOfReferences({ folder, missing, skipped }: IndexReport, err: TextStream): void {
  const warning = err.paint('yellow', 'warning');
  if (missing) writeLine(err, `${warning}: There is no folder ${folder}; it is left out.`);
  for (const { reason } of skipped) writeLine(err, `${warning}: ${reason} It is left out.`);
}
