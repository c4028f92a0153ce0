import { resolve } from 'node:path';
import type { Discovery } from '../../ports/problem-folders.ts';
import { plainLine } from '../../print/plain-line.ts';
import type { OpenSpotCheck } from '../../review/spot-check/spot-check-dependencies.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, EngineOption } from '../shared-options.ts';
import { createRetryCountdown } from '../terminal/countdown.ts';
import { writeLine } from '../terminal/write-output.ts';

/** Opens the services of spot checks, runs `work` with them, and closes them even if the work fails. */
export async function withSpotCheck<T>(
  options: DatabaseOption & EngineOption,
  tools: CliTools,
  work: (spotCheck: OpenSpotCheck) => Promise<T>,
): Promise<T> {
  const spotCheck = await tools.openSpotCheck(
    readCommandSettings(options, tools),
    createRetryCountdown(tools.terminal.err),
  );
  for (const notice of spotCheck.notices) writeLine(tools.terminal.err, notice);
  try {
    return await work(spotCheck);
  } finally {
    await spotCheck.close();
  }
}

/** Resolves the folder to review to the absolute path under which its sessions are stored. */
export function locateFolder(
  { folders }: OpenSpotCheck,
  { dir = '.' }: { readonly dir?: string },
  { workingFolder }: CliTools,
): Promise<string> {
  return folders.locate(resolve(workingFolder, dir));
}

/** Prints one line for each folder that seems to contain a question but cannot be read. */
export function warnAboutDamaged({ damaged }: Discovery, { terminal: { err } }: CliTools): void {
  for (const { problemId, reason } of damaged)
    writeLine(err, `${plainLine(problemId)} is skipped: ${reason}.`);
}
