import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { recomputeNumbers } from './recompute-numbers.ts';

const value = (tex: string) => ({ kind: 'value', tex, text: tex }) as const;
const working = (line: string) => [{ kind: 'display' as const, lines: [line] }];

/** Part (b)(i) uses a number of the stem again, and (b)(ii) uses the result of (a). */
const cycling = createQuestion({
  id: 'cycling',
  kind: 'subjective',
  subject: 'Mathematics',
  stem: 'A cyclist rides for $4$ hours at $15$ kilometres per hour.',
  marks: 5,
  parts: [
    createPart({
      label: 'a',
      text: 'How many kilometres does she ride?',
      answer: value('60'),
      solution: working('15 \\times 4 = 60'),
      marks: 2,
    }),
    createPart({
      label: 'b',
      lead: 'She uses $25$ kilojoules per kilometre.',
      text: 'She had hoped to ride for $4$ hours at $20$ kilometres per hour.',
      parts: [
        createPart({
          label: 'i',
          text: 'How far had she hoped to ride?',
          answer: value('80'),
          solution: working('20 \\times 4 = 80'),
          marks: 1,
        }),
        createPart({
          label: 'ii',
          text: 'How much energy does she use for her ride?',
          answer: value('1500'),
          solution: working('60 \\times 25 = 1500'),
          marks: 2,
        }),
      ],
    }),
  ],
});

function recompute(question: Question, seed: number): Question {
  const variant = recomputeNumbers(question, seed, () => true);
  assert.ok(variant !== undefined, `no variant for seed ${seed}`);
  return variant;
}

const listNumbers = (tex = ''): number[] => (tex.match(/\d+/g) ?? []).map(Number);

function listAnswers(question: Question): number[] {
  return listLeafParts(question).map(({ part }) =>
    part.answer?.kind === 'value' ? Number(part.answer.tex) : Number.NaN,
  );
}

describe('recomputeNumbers with parts', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    it(`changes shared numbers together and recomputes every part (seed ${seed})`, () => {
      const variant = recompute(cycling, seed);

      const [hours = 0, speed = 0] = listNumbers(variant.stem);
      const [, b] = variant.parts ?? [];
      const [hopedHours, hopedSpeed = 0] = listNumbers(b?.text);
      const [energy = 0] = listNumbers(b?.lead);
      assert.notDeepEqual([hours, speed, hopedSpeed, energy], [4, 15, 20, 25]);
      assert.equal(hopedHours, hours);
      assert.deepEqual(listAnswers(variant), [hours * speed, hours * hopedSpeed, hours * speed * energy]);
    });
  }

  it('keeps the labels and marks of the parts', () => {
    const variant = recompute(cycling, 1);

    const listMarks = (question: Question) =>
      listLeafParts(question).map(({ path, part }) => [path, part.marks]);
    assert.deepEqual(listMarks(variant), listMarks(cycling));
    assert.equal(variant.marks, 5);
  });

  it('awards the marks of (b)(ii) for a right calculation with a wrong result of (a)', () => {
    const variant = recompute(cycling, 1);
    const [distance = 0, hoped] = listAnswers(variant);
    const [energy = 0] = listNumbers(variant.parts?.[1]?.lead);

    const marking = markQuestion(variant, {
      a: String(distance + 1),
      'b.i': String(hoped),
      'b.ii': `${distance + 1} × ${energy} = ${(distance + 1) * energy}`,
    });

    assert.deepEqual(
      marking.parts?.map(({ path, marksAwarded }) => [path, marksAwarded]),
      [
        ['a', 0],
        ['b.i', 1],
        ['b.ii', 2],
      ],
    );
  });

  it('makes no variant if a part has no calculation, or if a result equals another number of the text', () => {
    const [a, b] = cycling.parts ?? [];
    assert.ok(a && b);
    const inWords = createPart({ label: 'a', text: 'Why does she ride?', solution: [], response: 'prose' });

    assert.equal(
      recomputeNumbers({ ...cycling, parts: [inWords, b] }, 1, () => true),
      undefined,
    );
    const stem = `${cycling.stem} There are $60$ cyclists.`;
    assert.equal(
      recomputeNumbers({ ...cycling, stem }, 1, () => true),
      undefined,
    );
  });
});
