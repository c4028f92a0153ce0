import { join } from 'node:path';
import { projectRoot } from '../run-command.ts';
import { checkTree, checkWeb } from './check-tree.ts';

const reports = {
  src: checkTree(join(projectRoot, 'src')),
  'web/src': checkWeb(join(projectRoot, 'web/src')),
};

for (const [folder, { files, violations }] of Object.entries(reports)) {
  for (const { path, line, message } of violations) console.error(`${folder}/${path}:${line} ${message}`);
  console.log(`rooms: ${files} files in ${folder}, ${violations.length} violations`);
  if (files === 0 || violations.length > 0) process.exitCode = 1;
}
