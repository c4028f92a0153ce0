// Generators of random valid marking schemes for property tests.

import fc from 'fast-check';
import type { Bullet, Evidence, FollowThrough, MarkingPolicies, MarkingScheme } from './marking-scheme.ts';

const sentence = fc.constantFrom('Starts the method.', 'Substitutes.', 'States the answer with its unit.');
const expression = fc.constantFrom('x = 3', '2x + 1', '\\frac{1}{2}', '4.2\\,\\mathrm{m\\,s^{-2}}');

const evidence: fc.Arbitrary<Evidence> = fc.oneof(
  fc.record({ kind: fc.constant('expression'), tex: expression }),
  fc.constant<Evidence>({ kind: 'expression', tex: '\\frac{5}{4}', form: 'simplest' }),
  fc.constant<Evidence>({ kind: 'wording', anyOf: ['no real roots'], noneOf: ['two real roots'], entry: 2 }),
  fc.constant<Evidence>({
    kind: 'points',
    points: [['higher median'], ['less spread', 'smaller range']],
    atLeast: 1,
  }),
  fc.constant<Evidence>({
    kind: 'points',
    points: [['higher'], ['orchard']],
    atLeast: 2,
    inOneSentence: true,
    subject: { is: ['second orchard'], not: ['first orchard'] },
  }),
  fc.constant<Evidence>({ kind: 'choice', correct: ['a'] }),
  fc.constant<Evidence>({ kind: 'order', order: ['b', 'a'] }),
  fc.constant<Evidence>({ kind: 'person', reason: 'Extended prose.' }),
);

const policies: fc.Arbitrary<MarkingPolicies> = fc.record(
  {
    answerOnly: fc.oneof(fc.constantFrom('none', 'full'), fc.nat({ max: 3 })),
    units: fc.constantFrom('none', 'required', 'required_once'),
    tolerance: fc.record({ relative: fc.constantFrom(0.01, 0.02) }),
    significantFigures: fc.constantFrom({ min: 2 }, { min: 1, max: 4 }),
    showThat: fc.boolean(),
  },
  { requiredKeys: ['answerOnly', 'units'] },
);

/** Generates the follow-through of bullet `n`, which may use only earlier bullets. */
function followThroughAt(n: number): fc.Arbitrary<FollowThrough> {
  if (n === 1) return fc.constant({ mode: 'no' });
  const earlier = fc.integer({ min: 1, max: n - 1 });
  return fc.oneof(
    fc.constant<FollowThrough>({ mode: 'no' }),
    earlier.map<FollowThrough>((b) => ({ mode: 'yes', expression: `2b${b} + 1` })),
    earlier.map<FollowThrough>((b) => ({
      mode: 'gate',
      expression: `\\sqrt{b${b}}`,
      guard: { bullet: b, features: ['irrationals'] },
    })),
  );
}

function bulletAt(n: number, count: number): fc.Arbitrary<Bullet> {
  const earlier = Array.from({ length: n - 1 }, (_, index) => index + 1);
  const later = Array.from({ length: count - n }, (_, index) => n + 1 + index);
  return fc.record(
    {
      n: fc.constant(n),
      marks: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('strategy', 'process', 'communication'),
      generic: sentence,
      illustrative: expression,
      evidence,
      alternatives: fc.array(evidence, { maxLength: 2 }),
      requires: fc.subarray(earlier),
      impliedBy: fc.subarray(later),
      followThrough: followThroughAt(n),
      gapTags: fc.subarray(['prefix', 'rearrange', 'simplest-form']),
    },
    {
      requiredKeys: [
        'n',
        'marks',
        'kind',
        'generic',
        'evidence',
        'requires',
        'impliedBy',
        'followThrough',
        'gapTags',
      ],
    },
  );
}

/** Generates valid schemes of one to five bullets. */
export const markingSchemes: fc.Arbitrary<MarkingScheme> = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    bullets: fc.tuple(...Array.from({ length: count }, (_, index) => bulletAt(index + 1, count))),
    policies,
    misconceptions: fc.constantFrom([], [{ tag: 'prefix', answer: '4200', earns: [1], weight: 0.5 }]),
  }),
);
