import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import type { CliTools } from '../cli-tools.ts';
import { checkInstallation, type InstallationCheck } from '../doctor/check-installation.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

const STATE_SIGNS = {
  fine: { sign: '✓', style: 'green' },
  missing: { sign: '!', style: 'yellow' },
  broken: { sign: '✗', style: 'red' },
} as const;

/** Prints the checks of the installation. Exits with 0 unless a component is broken; missing ones are optional. */
export async function runDoctor(options: SharedOptions & DatabaseOption, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const checks = await checkInstallation(options, tools);
  const hasBrokenComponent = checks.some((check) => check.state === 'broken');
  if (options.json === true) writeJson(out, { ok: !hasBrokenComponent, checks });
  else for (const check of checks) printCheck(check, tools);
  return hasBrokenComponent ? EXIT_WITH_FINDINGS : 0;
}

function printCheck({ name, state, detail, advice }: InstallationCheck, tools: CliTools): void {
  const { out } = tools.terminal;
  const { sign, style } = STATE_SIGNS[state];
  writeLine(out, `${out.paint(style, sign)} ${out.paint('bold', name.padEnd(10))} ${detail}`);
  if (advice !== undefined) writeLine(out, `  ${' '.repeat(10)} ${out.paint('dim', advice)}`);
}
