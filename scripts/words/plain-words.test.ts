import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';
import { findOddPhrases } from './find-odd-phrases.ts';

const TEXT_FILES = [
  '{src,scripts,bench}/**/*.{ts,md}',
  'web/{src,tests}/**/*.{ts,tsx,md,css}',
  'docs/**/*.md',
  '{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md',
];
/** The list of phrases itself, decisions (which are not edited after acceptance) and test documents. */
const EXCLUDED_FILES = /^scripts\/words\/|^docs\/decisions\/|\/fixtures\//;

describe('the text of the repository', () => {
  it('contains none of the odd phrases', () => {
    const paths = globSync(TEXT_FILES, { cwd: projectRoot }).filter((path) => !EXCLUDED_FILES.test(path));

    const violations = paths.flatMap((path) =>
      findOddPhrases(path, readFileSync(join(projectRoot, path), 'utf8')),
    );

    assert.ok(paths.length > 1_000);
    assert.deepEqual(
      violations.map(({ path, line, message }) => `${path}:${line} ${message}`),
      [],
    );
  });

  const oddTexts = [
    'const MOST_TRIES = 3;',
    'export type PracticeDesk = {',
    'const { openHouse } = await load();',
    'the file is no valid JSON',
    'who comes later is asked for later',
    '// For as long as he renews: for as long as he lives.',
    'a mistake of the program',
    'Keys of the desk',
  ];
  for (const text of oddTexts) {
    it(`finds “${text}”`, () => {
      assert.equal(findOddPhrases('x.ts', text).length > 0, true);
    });
  }

  const plainTexts = [
    'const MAX_ATTEMPTS = 3;',
    'A desk has a mass of 12 kg. The house is 9 m high, and its door is 2 m wide.',
    'At a lighthouse, the keeper measures an angle of depression.',
    'Work out the equation of the line.',
    'An image has a text description, for learners who cannot see it.',
    "names: ['Highland', 'Ivy House']",
    '| 035 | someone/course | sheets/10/Workshop.tex |',
  ];
  for (const text of plainTexts) {
    it(`accepts “${text}”`, () => {
      assert.deepEqual(findOddPhrases('x.ts', text), []);
    });
  }
});
