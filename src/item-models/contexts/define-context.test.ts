import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { getMarks } from '../../domain/part-marks.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { itemModels } from '../catalogue.ts';
import { draftItem, generateItem } from '../generate-item.ts';
import type { ItemDraft } from '../item-draft.ts';
import type { ItemModel } from '../item-model.ts';
import { createRandom } from '../random.ts';
import { chooseParts } from './choose-parts.ts';
import { countPartMarks } from './count-part-marks.ts';
import { defineContext } from './define-context.ts';
import { divideText, readContext } from './read-context.ts';
import { writeContext } from './write-context.ts';

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

const TEXT = String.raw`
A cart rolls #distance
in #time.

[speed] Calculate the speed of the cart.
relationship: v = \frac{d}{t} | s = vt
calculate: v = \frac{#distance}{#time} | m s^-1
given: The speed of the cart is $2.4\,\mathrm{m\,s^{-1}}$.
wrong: speed-inverted | \frac{#time}{#distance} | The time was divided by the distance. | 1

[energy] Calculate the kinetic energy of the cart.
relationship: E_k = \frac{1}{2} m v^2
calculate: E_k = \frac{1}{2} \times 3.5 \times @speed^2 | J

[fast] State whether the cart is faster than $2.0\,\mathrm{m\,s^{-1}}$.
point: it is faster
when: @speed > 2.0
otherwise: it is not faster | it is slower

[friction, forces] Explain why the cart slows down.
point: friction acts on the cart | there is friction
reject: the force runs out
then: the forces are unbalanced | unbalanced force

[safe] Suggest a safety rule.
state: wear goggles
  | keep clear
not with: friction

[discuss] Comment on the experiment.
open: friction | timing
only with: safe

[rainy] State the weather.
if: isWet
state: rain
`;

const DRAWN = {
  values: {
    distance: { value: 12, unit: 'm' },
    time: { value: 5, unit: 's' },
    isWet: false,
  },
  answers: { speed: 2.4, energy: 10.08 },
};

const text = readContext(divideText(TEXT), DRAWN);
const { parts } = text;

function build(names: readonly string[]) {
  const model = defineContext({
    course: ['Physics', 'Nat 5'],
    id: 'TEST-C01',
    title: 'Cart',
    outcomeId: 'PHY-5-01',
    calculator: 'allowed',
    marks: [1, 20],
    draw: () => DRAWN,
    text: TEXT,
  });
  return generateItem({ ...model, attempt: () => writeContext(text, names, 'Physics') }, 0);
}

describe('the text of a context', () => {
  it('prints quantities with units in sentences and without them in calculations', () => {
    const { speed } = parts;

    assert.equal(text.stem, 'A cart rolls $12\\,\\mathrm{m}$ in $5.0\\,\\mathrm{s}$.');
    assert.ok(speed && 'calculate' in speed);
    assert.equal(speed.calculate, '\\frac{12}{5.0}');
  });

  it('leaves out a part whose condition is false', () => {
    assert.ok(!('rainy' in parts));
    assert.ok(
      'rainy' in readContext(divideText(TEXT), { ...DRAWN, values: { ...DRAWN.values, isWet: true } }).parts,
    );
  });

  it('continues a line on an indented line, and refuses any other line without a key', () => {
    const { safe } = parts;

    assert.ok(safe && 'state' in safe);
    assert.deepEqual(safe.state, ['wear goggles', 'keep clear']);
    assert.throws(() => divideText('A cart.\n\n[x] State it.\npiont: typed wrongly'), /piont/);
  });

  it('names a value that is not drawn', () => {
    assert.throws(() => readContext(divideText('A mass of #mass.'), { values: {} }), /#mass/);
  });
});

describe('a context', () => {
  it('chooses parts with exactly the marks, and respects what parts say about each other', () => {
    for (const seed of SEEDS) {
      const limits = { marks: 7, partCount: [3, 6], parity: seed % 2 === 0 ? 0 : 1 } as const;
      const chosen = chooseParts(parts, limits, createRandom(`choose:${seed}`)) ?? [];
      const marks = chosen.map((name) => countPartMarks(parts[name] ?? { ask: '', open: [] }));

      assert.equal(
        marks.reduce((sum, mark) => sum + mark, 0),
        7,
      );
      assert.ok(!(chosen.includes('safe') && chosen.includes('friction')), chosen.join());
      assert.ok(!chosen.includes('discuss') || chosen.includes('safe'), chosen.join());
    }
  });

  it('states the answer of a part that is not asked, if a later part needs it', () => {
    const given = 'The speed of the cart is';

    assert.ok(printPartsText(build(['energy', 'friction', 'fast'])).includes(given));
    assert.ok(!printPartsText(build(['speed', 'energy', 'friction'])).includes(given));
  });

  it('prints the same sentence once', () => {
    const printed = printPartsText(build(['energy', 'fast', 'friction']));

    assert.equal(printed.split('The speed of the cart is').length, 2);
  });

  it('follows a wrong answer through to a later part and to a conclusion', () => {
    const question = build(['speed', 'energy', 'fast']);
    const marking = markQuestion(
      question,
      {
        a: 'v = d/t\n= 12/5\n= 1.8 m/s',
        b: 'Ek = 1/2 m v^2\n= 0.5 x 3.5 x 1.8^2\n= 5.7 J',
        c: 'it is not faster',
      },
      { requireWorking: true },
    );

    assert.deepEqual(
      marking.parts?.map(({ marksAwarded }) => marksAwarded),
      [2, 3, 1],
    );
  });

  it('cancels a point for wrong science, and a point that needs the one before it', () => {
    const question = build(['speed', 'friction', 'fast']);
    const mark = (b: string) =>
      markQuestion(question, { b }).parts?.find(({ path }) => path === 'b')?.marksAwarded;

    assert.equal(mark('There is friction. The forces are unbalanced.'), 2);
    assert.equal(mark('There is friction because the force runs out.'), 0);
    assert.equal(mark('The forces are unbalanced.'), 0);
  });

  it('refuses a sentence “given” that does not state the answer', () => {
    const unfinished = 'A cart.\n\n[speed] Find the speed.\nstate: fast\ngiven: The speed is …\n';

    assert.throws(
      () => readContext(divideText(unfinished), { values: {}, answers: {} }),
      /must state the answer/u,
    );
  });

  it('leaves an open-ended question to a person', () => {
    const marking = markQuestion(build(['speed', 'safe', 'discuss']), { c: 'Friction slows it.' });

    assert.equal(marking.marksByPerson, 3);
  });
});

const LINES_TEXT = String.raw`
A line passes through two points.

[line] Find its equation.
line: Find the gradient | \frac{8 - 2}{3 - 0}
also: 2
line: Find the equation | y = 2x + 2 | y - 2 = @1(x - 0)
check: y = 2 + \frac{8 - 2}{3 - 0} x
given: Its equation is @line.

[value] Find $y$ where $x = 5$.
calculate: 2 \times 5 + 2
follow: \left. @line \right|_{x = 5}

[angle] Find the angle.
calculate: \frac{180}{\pi} \times \tan^{-1}(2)
`;

describe('a part in lines of algebra', () => {
  const { parts: pool } = readContext(divideText(LINES_TEXT), {
    values: {},
    answers: { value: 12, angle: 63.43494882 },
  });
  const buildLines = (names: readonly string[]) =>
    generateItem(
      {
        ...defineContext({
          course: ['Mathematics', 'Higher'],
          id: 'TEST-C02',
          title: 'Line',
          outcomeId: 'MNU-H-01',
          calculator: 'allowed',
          marks: [1, 9],
          draw: () => undefined,
          text: LINES_TEXT,
        }),
        attempt: () => writeContext({ stem: 'A line.', parts: pool }, names, 'Mathematics'),
      },
      0,
    );

  it('gives a mark for each line, and follows a wrong line and a wrong answer through', () => {
    const mark = (a: string, b: string) =>
      markQuestion(buildLines(['line', 'value', 'angle']), { a, b, c: '63.4' }).parts?.map(
        ({ marksAwarded }) => marksAwarded,
      );

    assert.deepEqual(mark('m = 2\ny = 2x + 2', '12'), [2, 1, 1]);
    assert.deepEqual(mark('m = 3\ny = 3x + 2', '17'), [1, 1, 1]);
  });

  it('prints the answer of a line that is not asked, and an angle without its conversion', () => {
    const question = buildLines(['value', 'angle']);
    const [, angle] = toPartQuestions(question);

    assert.match(printPartsText(question), /Its equation is \$y = 2x \+ 2\$/);
    assert.equal(angle?.question.markingScheme?.bullets[0]?.illustrative, '$\\tan^{-1}(2) = 63.4^\\circ$');
  });
});

/** The instructions of a question without numbers, formulas and names in code. */
function listAskedParts(draft: ItemDraft): string {
  const asks = (draft.parts ?? []).map(({ text: ask }) => ask);
  return asks.join(' ').replace(/\$[^$]*\$|\\texttt\{[^}]*\}/g, '');
}

describe('every context of the catalogue', () => {
  const contexts = itemModels.filter(({ isContext }) => isContext === true);
  const drafts = new Map<ItemModel, readonly ItemDraft[]>();
  before(() => {
    for (const model of contexts)
      drafts.set(
        model,
        Array.from({ length: 60 }, (_, seed) => draftItem(model, seed)),
      );
  });
  /** The parts that each of the first seeds asks. */
  const listAsked = (model: ItemModel): string[] =>
    (drafts.get(model) ?? []).slice(0, SEEDS.length).map(listAskedParts);

  it('reaches each of its totals', () => {
    const missing = contexts.flatMap((model) => {
      const totals = new Set(
        drafts.get(model)?.map(({ bullets }) => bullets.reduce((sum, { marks }) => sum + marks, 0)),
      );
      return model.marks.filter((marks) => !totals.has(marks)).map((marks) => `${model.id}: ${marks} marks`);
    });

    assert.deepEqual(missing, []);
  });

  it('never asks the same parts for an even and an odd seed', () => {
    const repeated = contexts.filter((model) => {
      const asked = listAsked(model);
      const odd = new Set(asked.filter((_, seed) => seed % 2 === 1));
      return asked.some((parts, seed) => seed % 2 === 0 && odd.has(parts));
    });

    assert.deepEqual(
      repeated.map(({ id }) => id),
      [],
    );
  });

  it('asks other parts for most seeds', () => {
    const monotonous = contexts.filter((model) => new Set(listAsked(model)).size < SEEDS.length / 2);

    assert.deepEqual(
      monotonous.map(({ id }) => id),
      [],
    );
  });

  it('has three parts or more, and a machine can mark at least a third of the marks', () => {
    for (const model of contexts) {
      for (const seed of SEEDS.slice(0, 6)) {
        const question = generateItem(model, seed);
        const { marksByPerson } = markQuestion(question, '');

        assert.ok(toPartQuestions(question).length >= 3, `${model.id}, seed ${seed}`);
        assert.ok(marksByPerson <= (2 / 3) * (getMarks(question) ?? 0), `${model.id}, seed ${seed}`);
      }
    }
  });
});
