import { writeFileSync } from 'node:fs';
import { composeSuite, suiteFile } from './suite-files.ts';

// Rewrites the generated part of every suite file and keeps the hand-written part.
for (const [family, text] of composeSuite()) {
  writeFileSync(suiteFile(family), text);
  console.log(`${family}: ${text.split('\n').length - 1} cases`);
}
