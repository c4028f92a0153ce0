import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markingSchemes } from './marking-scheme.arbitrary.ts';
import { type Bullet, MarkingScheme, marksByPerson, totalMarks } from './marking-scheme.ts';

function bullet(n: number, change: Partial<Bullet> = {}): Bullet {
  return {
    n,
    marks: 1,
    kind: 'process',
    generic: `step ${n}`,
    evidence: { kind: 'expression', tex: 'x' },
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
    ...change,
  };
}

function readErrors(bullets: Bullet[], change: Partial<MarkingScheme> = {}): string[] {
  const scheme = { bullets, policies: { answerOnly: 'none', units: 'none' }, misconceptions: [], ...change };
  const parsed = MarkingScheme.safeParse(scheme);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('MarkingScheme', () => {
  it('accepts every generated scheme, unchanged by JSON serialisation', () => {
    fc.assert(
      fc.property(markingSchemes, (scheme) => {
        const stored: unknown = JSON.parse(JSON.stringify(scheme));

        assert.deepEqual(MarkingScheme.parse(stored), stored);
      }),
    );
  });

  it('rejects a scheme without bullets', () => {
    assert.notDeepEqual(readErrors([]), []);
  });

  it('rejects bullets that are not numbered from 1 in order', () => {
    assert.deepEqual(readErrors([bullet(2), bullet(1)]), [
      'bullet 2 is at position 1',
      'bullet 1 is at position 2',
    ]);
  });

  it('lets a bullet require only earlier bullets', () => {
    assert.deepEqual(readErrors([bullet(1), bullet(2, { requires: [1] })]), []);
    assert.deepEqual(readErrors([bullet(1, { requires: [1] })]), [
      'bullet 1 requires a bullet that is not earlier',
    ]);
    assert.deepEqual(readErrors([bullet(1, { requires: [2] }), bullet(2)]), [
      'bullet 1 requires a bullet that is not earlier',
    ]);
  });

  it('lets a bullet be implied only by later bullets', () => {
    assert.deepEqual(readErrors([bullet(1, { impliedBy: [2] }), bullet(2)]), []);
    assert.deepEqual(readErrors([bullet(1, { impliedBy: [3] }), bullet(2)]), [
      'bullet 1 is implied by a bullet that is not later',
    ]);
  });

  for (const expression of ['b2', '2b2', '\\frac{b2}{3}', 'b1 + b3', 'b0']) {
    it(`rejects the follow-through expression ${expression} in bullet 2`, () => {
      const dependent = bullet(2, { followThrough: { mode: 'yes', expression } });

      assert.match(readErrors([bullet(1), dependent, bullet(3)]).join(), /follows through from bullet \d/);
    });
  }

  for (const expression of ['b1', '2b1^2', '\\sqrt{b1}', '\\lambda b1', 'ab9 + b1']) {
    it(`accepts the follow-through expression ${expression} in bullet 2`, () => {
      const dependent = bullet(2, { followThrough: { mode: 'yes', expression } });

      assert.deepEqual(readErrors([bullet(1), dependent]), []);
    });
  }

  it('rejects a guard on a bullet that is not earlier', () => {
    const guard = { bullet: 2, features: ['degree' as const] };
    const dependent = bullet(2, { followThrough: { mode: 'gate', expression: 'b1', guard } });

    assert.deepEqual(readErrors([bullet(1), dependent]), [
      'bullet 2 follows through from bullet 2, which is not earlier',
    ]);
  });

  it('lets a wording depend only on earlier bullets', () => {
    const wording = (when: string): Partial<Bullet> => ({
      evidence: { kind: 'wording', anyOf: ['no real roots'], when },
    });

    assert.deepEqual(readErrors([bullet(1), bullet(2, wording('b1 < 0'))]), []);
    assert.deepEqual(readErrors([bullet(1), bullet(2, wording('b2 < 0'))]), [
      'bullet 2 follows through from bullet 2, which is not earlier',
    ]);
  });

  it('rejects pairs and misconceptions that reference a missing bullet', () => {
    const misconceptions = [{ tag: 'prefix', answer: '4', earns: [2] }];

    assert.deepEqual(readErrors([bullet(1)], { misconceptions }), [
      'bullet 2 is referenced but does not exist',
    ]);
  });

  it('rejects a minimum above the maximum, and more required points than listed points', () => {
    const policies = { answerOnly: 'full', units: 'none', significantFigures: { min: 4, max: 1 } } as const;
    const impossible = bullet(1, { evidence: { kind: 'points', points: [['a']], atLeast: 2 } });

    assert.deepEqual(readErrors([bullet(1)], { policies }), [
      'the minimum number of significant figures exceeds the maximum',
    ]);
    assert.deepEqual(readErrors([impossible]), ['requires more points than there are']);
  });
});

describe('totalMarks and marksByPerson', () => {
  it('sum all bullets, and those that only a person can award', () => {
    const bullets = [bullet(1), bullet(2, { marks: 3, evidence: { kind: 'person', reason: 'open-ended' } })];

    assert.equal(totalMarks({ bullets }), 4);
    assert.equal(marksByPerson({ bullets }), 3);
  });
});
