import { join } from 'node:path';
import { build } from 'rolldown';
import { projectRoot } from '../run-command.ts';

/** The library entry `vbagent/maths` as one file: a program that marks one answer loads no hundred modules. */
export async function bundleMaths(file: string): Promise<void> {
  await build({
    input: join(projectRoot, 'src/maths/maths.ts'),
    platform: 'neutral',
    output: { file, format: 'esm' },
    logLevel: 'warn',
  });
}
