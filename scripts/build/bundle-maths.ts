import { join } from 'node:path';
import { build } from 'rolldown';
import { projectRoot } from '../run-command.ts';

/** Bundles the library `vbagent/maths` into one file, because loading about a hundred modules would be slow. */
export async function bundleMaths(file: string): Promise<void> {
  await build({
    input: join(projectRoot, 'src/maths/maths.ts'),
    platform: 'neutral',
    output: { file, format: 'esm' },
    logLevel: 'warn',
  });
}
