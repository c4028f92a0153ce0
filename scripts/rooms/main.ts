import { join } from 'node:path';
import { checkTree } from './check-tree.ts';

const { files, violations } = checkTree(join(import.meta.dirname, '../../src'));
for (const { path, line, message } of violations) console.error(`src/${path}:${line} ${message}`);
console.log(`rooms: ${files} files, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
