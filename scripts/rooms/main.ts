// Checks the rooms, the pages and the exports of the real source tree, and prints every violation.

import { join } from 'node:path';
import { projectRoot } from '../run-command.ts';
import { checkExports, checkTree, checkWeb } from './check-tree.ts';

const reports = [
  ['rooms', 'src/', checkTree(join(projectRoot, 'src'))],
  ['pages', 'web/src/', checkWeb(join(projectRoot, 'web/src'))],
  ['exports', '', checkExports(projectRoot)],
] as const;

for (const [name, folder, { files, violations }] of reports) {
  for (const { path, line, message } of violations) console.error(`${folder}${path}:${line} ${message}`);
  console.log(`${name}: ${files} files, ${violations.length} violations`);
  if (files === 0 || violations.length > 0) process.exitCode = 1;
}
