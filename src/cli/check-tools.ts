import { resolve } from 'node:path';
import type { Discovery } from '../ports/problem-folders.ts';
import { plainLine } from '../print/plain-line.ts';
import type { OpenSpotCheck } from '../review/spot-check/spot-check-tools.ts';
import type { CliTools } from './cli-tools.ts';
import { createCountdown } from './countdown.ts';
import { settingsFor } from './settings-for.ts';
import type { DatabaseOption, EngineOption } from './shared-options.ts';
import { writeLine } from './terminal.ts';

/** Opens spot checks for one piece of work and closes them whatever happens. */
export async function withSpotCheck<T>(
  options: DatabaseOption & EngineOption,
  tools: CliTools,
  work: (desk: OpenSpotCheck) => Promise<T>,
): Promise<T> {
  const desk = await tools.openSpotCheck(settingsFor(options, tools), createCountdown(tools.terminal.err));
  for (const notice of desk.notices) writeLine(tools.terminal.err, notice);
  try {
    return await work(desk);
  } finally {
    await desk.close();
  }
}

/** The folder under review as the system knows it. */
export function locateFolder(
  { folders }: OpenSpotCheck,
  { dir = '.' }: { readonly dir?: string },
  { workingFolder }: CliTools,
): Promise<string> {
  return folders.locate(resolve(workingFolder, dir));
}

/** What looks like a problem and is not reviewed is named, each in a line. */
export function tellDamaged({ damaged }: Discovery, { terminal: { err } }: CliTools): void {
  for (const { problemId, reason } of damaged)
    writeLine(err, `${plainLine(problemId)} is left out: ${reason}.`);
}
