// Lets `npx vbagent` find this checkout's own command at once; npm links only the commands of dependencies.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.bin');
mkdirSync(folder, { recursive: true });
rmSync(join(folder, 'vbagent'), { force: true });
symlinkSync('../../bin/vbagent.mjs', join(folder, 'vbagent'));
