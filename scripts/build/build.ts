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
const code = await runCommand('tsc', ['-p', 'tsconfig.build.json']);
if (code !== 0) process.exit(code);

await bundleMaths(join(target, 'maths/maths.js'));

const webCode = await buildWebIfStale();
if (webCode !== 0) process.exit(webCode);

const assets = globSync(ASSETS, { cwd: source }).filter((path) => !TEST_ONLY.test(path));
for (const path of assets) cpSync(join(source, path), join(target, path));
console.log(`built dist/ with ${assets.length} assets`);
