import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { families, getCaseKey, labelArgument } from './suite-case.ts';
import { composeSuite, getSuiteFile, readFamily } from './suite-files.ts';

const suite = new Map(families.map((family) => [family, readFamily(family)]));
const allCases = [...suite.values()].flat();

function findDuplicates(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

describe('the labelled suite of the maths engine', () => {
  it('has at least 4,000 cases, 3,000 of them hand-written', () => {
    assert.ok(allCases.length >= 4000, `${allCases.length} cases`);
    assert.ok(allCases.filter((suiteCase) => suiteCase.hand).length >= 3000);
  });

  it('states the origin of every case: hand-written or one generator', () => {
    const withoutOrigin = allCases.filter(
      (suiteCase) => (suiteCase.hand === true) === (suiteCase.from !== undefined),
    );
    assert.deepEqual(withoutOrigin, []);
  });

  it('has at most 40 cases from one generator', () => {
    const generated = allCases.flatMap((suiteCase) => suiteCase.from ?? []);
    const overusedGenerators = [...new Set(generated)].filter(
      (name) => generated.filter((origin) => origin === name).length > 40,
    );
    assert.deepEqual(overusedGenerators, []);
  });

  it('has no duplicate ids', () => {
    assert.deepEqual(findDuplicates(allCases.map((suiteCase) => suiteCase.id)), []);
  });

  it('has no duplicate cases', () => {
    assert.deepEqual(findDuplicates(allCases.map(getCaseKey)), []);
  });

  it('labels the first line of working as given, and derives the label of the case from the labels of its lines', () => {
    const mislabelled = allCases.filter((suiteCase) => {
      if (!('lines' in suiteCase)) return false;
      const [first, ...rest] = suiteCase.lineLabels;
      const hasValidLabels =
        suiteCase.lineLabels.length === suiteCase.lines.length &&
        first === 'given' &&
        !rest.includes('given');
      return !hasValidLabels || labelArgument(suiteCase.lineLabels, suiteCase.rejects) !== suiteCase.label;
    });
    assert.deepEqual(mislabelled, []);
  });

  it('has only ascending ranges of significant figures', () => {
    const ranges = allCases.flatMap((suiteCase) =>
      'sigFigs' in suiteCase && suiteCase.sigFigs ? [suiteCase.sigFigs] : [],
    );
    assert.ok(ranges.length > 0);
    assert.deepEqual(
      ranges.filter(([low, high]) => low > high),
      [],
    );
  });

  for (const [family, cases] of suite) {
    const minimum = family === 'arguments' ? 150 : 200;

    it(`has at least ${minimum} cases of ${family}, with both labels`, () => {
      assert.ok(cases.length >= minimum, `${cases.length} cases`);
      const incorrectShare =
        cases.filter((suiteCase) => suiteCase.label === 'incorrect').length / cases.length;
      assert.ok(incorrectShare > 0.35 && incorrectShare < 0.6, `${incorrectShare} of them incorrect`);
    });

    it(`has only ${family === 'arguments' ? 'arguments' : 'answers'} in ${family}`, () => {
      assert.ok(cases.every((suiteCase) => 'lines' in suiteCase === (family === 'arguments')));
    });
  }

  it('matches the current output of its generators', () => {
    for (const [family, text] of composeSuite()) {
      assert.equal(
        readFileSync(getSuiteFile(family), 'utf8'),
        text,
        `${family}: run scripts/prove/maths-suite/main.ts`,
      );
    }
  });
});
