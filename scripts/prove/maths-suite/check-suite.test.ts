import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { caseKey, families, labelOfLines } from './suite-case.ts';
import { composeSuite, readFamily, suiteFile } from './suite-files.ts';

const suite = new Map(families.map((family) => [family, readFamily(family)]));
const all = [...suite.values()].flat();

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

describe('the labelled suite of the maths engine', () => {
  it('has at least 4,000 cases, 3,000 of them hand-written', () => {
    assert.ok(all.length >= 4000, `${all.length} cases`);
    assert.ok(all.filter((one) => one.hand).length >= 3000);
  });

  it('states the origin of every case: hand-written or one generator', () => {
    const unclear = all.filter((one) => (one.hand === true) === (one.from !== undefined));
    assert.deepEqual(unclear, []);
  });

  it('has at most 40 cases from one generator', () => {
    const generated = all.flatMap((one) => one.from ?? []);
    const crowded = [...new Set(generated)].filter(
      (name) => generated.filter((one) => one === name).length > 40,
    );
    assert.deepEqual(crowded, []);
  });

  it('has no duplicate ids', () => {
    assert.deepEqual(repeated(all.map((one) => one.id)), []);
  });

  it('has no duplicate cases', () => {
    assert.deepEqual(repeated(all.map(caseKey)), []);
  });

  it('labels each line of working, the first as given, and the whole according to its lines', () => {
    const wrong = all.filter((one) => {
      if (!('lines' in one)) return false;
      const [first, ...rest] = one.lineLabels;
      const shape =
        one.lineLabels.length === one.lines.length && first === 'given' && !rest.includes('given');
      return !shape || labelOfLines(one.lineLabels, one.rejects) !== one.label;
    });
    assert.deepEqual(wrong, []);
  });

  it('has only ascending ranges of significant figures', () => {
    const ranges = all.flatMap((one) => ('sigFigs' in one && one.sigFigs ? [one.sigFigs] : []));
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
      const share = cases.filter((one) => one.label === 'incorrect').length / cases.length;
      assert.ok(share > 0.35 && share < 0.6, `${share} of them incorrect`);
    });

    it(`has only ${family === 'arguments' ? 'arguments' : 'answers'} in ${family}`, () => {
      assert.ok(cases.every((one) => 'lines' in one === (family === 'arguments')));
    });
  }

  it('matches the current output of its generators', () => {
    for (const [family, text] of composeSuite()) {
      assert.equal(
        readFileSync(suiteFile(family), 'utf8'),
        text,
        `${family}: run scripts/prove/maths-suite/main.ts`,
      );
    }
  });
});
