import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../../run-command.ts';

type SuiteCount = { readonly passed: number; readonly failed: number };

/** Runs a test file in its own process and counts its tests. */
export async function runSuite(path: string): Promise<SuiteCount> {
  const child = spawn(process.execPath, ['--test', '--test-reporter=tap', path], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { passed: readCount(output, 'pass'), failed: readCount(output, 'fail') };
}

function readCount(output: string, outcome: string): number {
  const count = new RegExp(`^# ${outcome} (\\d+)$`, 'm').exec(output)?.[1];
  if (count === undefined) throw new Error(`the test output has no count of “${outcome}”`);
  return Number(count);
}
