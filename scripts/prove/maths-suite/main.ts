import { writeFileSync } from 'node:fs';
import { composeSuite, getSuiteFile } from './suite-files.ts';

// Rewrites the generated part of every suite file and leaves the hand-written part unchanged.
for (const [family, text] of composeSuite()) {
  writeFileSync(getSuiteFile(family), text);
  console.log(`${family}: ${text.split('\n').length - 1} cases`);
}
