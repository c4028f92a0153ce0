// Builds the package: compiles `src/` to `dist/`, bundles the maths library, builds the pages and copies the assets.

import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from '../run-command.ts';
import { buildWebIfStale } from './build-web.ts';
import { bundleMaths } from './bundle-maths.ts';

/** Files beside the code that are read at run time. */
const ASSETS = ['**/*.prompt.md', '**/*.sql', '**/*.json'];
const TEST_ONLY = /(^|\/)(fixtures|suite)\//;

const source = join(projectRoot, 'src');
const target = join(projectRoot, 'dist');

rmSync(target, { recursive: true, force: true });
const tscCode = await runCommand('tsc', ['-p', 'tsconfig.build.json']);
if (tscCode !== 0) process.exit(tscCode);

await bundleMaths(join(target, 'maths/maths.js'));

const webCode = await buildWebIfStale();
if (webCode !== 0) process.exit(webCode);

const assets = globSync(ASSETS, { cwd: source }).filter((path) => !TEST_ONLY.test(path));
for (const path of assets) cpSync(join(source, path), join(target, path));
console.log(`built dist/ with ${assets.length} assets`);
