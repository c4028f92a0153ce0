// Writes `THIRD_PARTY.md`, or with `--check` only compares it. Fails if a dependency has a licence that is not allowed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-command.ts';
import { createThirdPartyPage, type Lockfile } from './third-party.ts';

const pagePath = join(projectRoot, 'THIRD_PARTY.md');
const lockfile: Lockfile = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const { page, unlisted } = createThirdPartyPage(lockfile);

for (const { name, licence } of unlisted)
  console.error(`The licence of ${name} is not on the list: ${licence}`);
if (unlisted.length > 0) process.exitCode = 1;
else if (process.argv.includes('--check')) {
  if (readFileSync(pagePath, 'utf8') !== page) {
    console.error('THIRD_PARTY.md is stale; run: npm run licences');
    process.exitCode = 1;
  }
} else writeFileSync(pagePath, page);
console.log(`licences: ${page.split('\n').filter((line) => line.startsWith('| ')).length} rows`);
