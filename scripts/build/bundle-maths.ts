import { join } from 'node:path';
import { build } from 'rolldown';
import { projectRoot } from '../run-command.ts';

/** Bundles the library entry `vbagent/maths` into one file, so that a program that marks one answer does not load a hundred modules. */
export async function bundleMaths(file: string): Promise<void> {
  await build({
    input: join(projectRoot, 'src/maths/maths.ts'),
    platform: 'neutral',
    output: { file, format: 'esm' },
    logLevel: 'warn',
  });
}
