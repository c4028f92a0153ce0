// National 5 Mathematics: solve simultaneous equations, also from a text.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, type MistakeDraft, statement, step, strategy } from '../item-draft.ts';
import { fixedTex, moneyTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';
import { listPriceBullets, solveOwnEquations } from './own-equations.ts';

const linearTex = (a: number, b: number): string =>
  termsTex([
    [a, 'x'],
    [b, 'y'],
  ]);

export const simultaneousEquations = nat5MathematicsModel({
  id: 'N5M-27',
  title: 'Simultaneous equations',
  outcomeId: 'MNU-5-10',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    x: random.int(-6, 6, [0]),
    y: random.int(-6, 6, [0]),
    a: random.int(2, 7),
    b: random.int(2, 7) * random.sign(),
    c: random.int(2, 7),
    d: random.int(2, 7) * random.sign(),
  }),
  accepts: ({ x, y, a, b, c, d }) =>
    a !== c &&
    Math.abs(b) !== Math.abs(d) &&
    a * d !== b * c &&
    a * d !== -b * c &&
    x !== y &&
    Math.abs(a * d - b * c) <= 60,
  write: ({ x, y, a, b, c, d }) => {
    const [e, f] = [a * x + b * y, c * x + d * y];
    const [first, second] = [`${linearTex(a, b)} = ${e}`, `${linearTex(c, d)} = ${f}`];
    const determinantSize = Math.abs(a * d - b * c);
    const wrongQuotient = ratio(e * d + b * f, a * d + b * c);
    const wrongX = fractionTex(wrongQuotient);
    const wrongY = fractionTex(
      ratio(e * Number(wrongQuotient.d) - a * Number(wrongQuotient.n), b * Number(wrongQuotient.d)),
    );
    return {
      stem: `Solve, algebraically, the system of equations \\begin{align*} ${linearTex(a, b)} &= ${e} \\\\ ${linearTex(c, d)} &= ${f} \\end{align*}`,
      answer: `x = ${x}, y = ${y}`,
      recomputedFrom: `x = \\frac{${e} \\times ${bracketedIfNegative(d)} - ${bracketedIfNegative(b)} \\times ${bracketedIfNegative(f)}}{${a} \\times ${bracketedIfNegative(d)} - ${bracketedIfNegative(b)} \\times ${c}}, y = \\frac{${a} \\times ${bracketedIfNegative(f)} - ${c} \\times ${bracketedIfNegative(e)}}{${a} \\times ${bracketedIfNegative(d)} - ${bracketedIfNegative(b)} \\times ${c}}`,
      bullets: [
        strategy(
          'Scale the equations and eliminate one unknown',
          `${termsTex([[determinantSize, 'x']])} = ${determinantSize * x}`,
          {
            alsoAccepted: [`${termsTex([[determinantSize, 'y']])} = ${determinantSize * y}`],
            gaps: ['elimination-signs'],
          },
        ),
        step('Find the first unknown', `x = ${x}`, {
          followThrough: 'b1',
          alsoAccepted: [`y = ${y}`],
          form: 'simplest',
          gaps: ['elimination-signs'],
        }),
        step('Substitute and find the second unknown', `y = ${y}`, {
          followThrough: `y = \\frac{${e} - ${a}b2}{${b}}`,
          alsoAccepted: [`x = ${x}`],
          form: 'simplest',
          gaps: ['incomplete-solution'],
        }),
      ],
      mistakes: [
        {
          tag: 'elimination-signs',
          answer: `x = ${wrongX}, y = ${wrongY}`,
          why: 'The scaled equations were added where they should be subtracted.',
        },
        {
          tag: 'order-of-unknowns',
          answer: `x = ${y}, y = ${x}`,
          why: `The values of $x$ and $y$ were swapped; check them in $${first}$ and $${second}$.`,
        },
      ],
    };
  },
});

type Shop = {
  readonly buyers: readonly [string, string, string];
  readonly plurals: readonly [string, string];
  readonly singulars: readonly [string, string];
  readonly letters: readonly [string, string];
  readonly prices: readonly [number, number];
};

const shops: readonly Shop[] = [
  {
    buyers: ['Amina', 'Callum', 'Niamh'],
    plurals: ['coffees', 'muffins'],
    singulars: ['coffee', 'muffin'],
    letters: ['c', 'm'],
    prices: [180, 360],
  },
  {
    buyers: ['Finlay', 'Priya', 'Ewan'],
    plurals: ['pens', 'notebooks'],
    singulars: ['pen', 'notebook'],
    letters: ['p', 'n'],
    prices: [65, 295],
  },
  {
    buyers: ['Mrs Reid', 'Mr Khan', 'Miss Boyle'],
    plurals: ['adult tickets', 'child tickets'],
    singulars: ['adult ticket', 'child ticket'],
    letters: ['a', 'c'],
    prices: [450, 1250],
  },
  {
    buyers: ['Skye', 'Tomasz', 'Orla'],
    plurals: ['rolls', 'bottles of juice'],
    singulars: ['roll', 'bottle of juice'],
    letters: ['r', 'j'],
    prices: [85, 260],
  },
  {
    buyers: ['The Grants', 'The Singhs', 'The MacLeods'],
    plurals: ['pizzas', 'salads'],
    singulars: ['pizza', 'salad'],
    letters: ['p', 's'],
    prices: [395, 1195],
  },
];

export const simultaneousFromText = nat5MathematicsModel({
  id: 'N5M-28',
  title: 'Simultaneous equations from a story',
  outcomeId: 'MNU-5-10',
  calculator: 'allowed',
  marks: [6],
  choose: (random) => {
    const shop = random.pick(shops);
    const price = () => 5 * random.int(Math.ceil(shop.prices[0] / 5), Math.floor(shop.prices[1] / 5));
    const count = () => random.int(2, 7);
    return { shop, u: price(), v: price(), counts: [count(), count(), count(), count(), count(), count()] };
  },
  accepts: ({ u, v, counts: [a = 1, b = 1, c = 1, d = 1, g = 1, h = 1] }) =>
    a * d !== b * c &&
    a !== c &&
    b !== d &&
    a !== b &&
    c !== d &&
    u !== v &&
    g !== h &&
    ![a, c].includes(g) &&
    Math.abs(a * d - b * c) < 40,
  write: ({ shop, u, v, counts: [a = 1, b = 1, c = 1, d = 1, g = 1, h = 1] }) => {
    const [p, q] = shop.letters;
    const pounds = (pence: number) => (pence % 100 === 0 ? String(pence / 100) : fixedTex(pence / 100, 2));
    const equation = (m: number, n: number) =>
      `${termsTex([
        [m, p],
        [n, q],
      ])} = ${pounds(m * u + n * v)}`;
    const billTex = (m: number, n: number) => moneyTex((m * u + n * v) / 100);
    const determinant = a * d - b * c;
    const determinantSize = Math.abs(determinant);
    const [firstTotal, secondTotal] = [pounds(a * u + b * v), pounds(c * u + d * v)];
    const own = solveOwnEquations(['b1', 'b2'], shop.letters);
    const answerFromSecondCost = {
      tex: billTex(g, h),
      followThrough: `${g} \\times ${own.firstFrom('b4')} + ${h}b4`,
    };
    const otherElimination = {
      tex: `${termsTex([[determinantSize, q]])} = ${pounds(determinantSize * v)}`,
      followThrough: `${q} = ${own.second}`,
    };
    return {
      ...describePurchases(shop, [a, b, c, d, g, h], { equation, billTex }),
      answer: billTex(g, h),
      recomputedFrom: `${g} \\times \\frac{${firstTotal} \\times ${d} - ${b} \\times ${secondTotal}}{${determinant}} + ${h} \\times \\frac{${a} \\times ${secondTotal} - ${c} \\times ${firstTotal}}{${determinant}}`,
      bullets: [
        step('Write down the first equation', equation(a, b), { gaps: ['equation-from-text'] }),
        step('Write down the second equation', equation(c, d), { gaps: ['equation-from-text'] }),
        strategy(
          'Scale the equations and eliminate one unknown',
          `${termsTex([[determinantSize, p]])} = ${pounds(determinantSize * u)}`,
          {
            followThrough: `${p} = ${own.first}`,
            alsoAccepted: [otherElimination],
            gaps: ['elimination-signs'],
          },
        ),
        ...listPriceBullets([p, q], [pounds(u), pounds(v)], {
          own,
          remainder: `\\frac{${firstTotal} - ${a}b4}{${b}}`,
        }),
        statement('Answer the question, in pounds', billTex(g, h), {
          followThrough: `${g}b4 + ${h}b5`,
          alsoAccepted: [answerFromSecondCost],
          gaps: ['incomplete-solution', 'units-mixed'],
        }),
      ],
      mistakes: listTotalMistakes({ g, u, h, v }),
    };
  },
});

/** How a purchase of `m` and `n` items is written. */
type PurchaseTex = Readonly<Record<'equation' | 'billTex', (m: number, n: number) => string>>;

/** Writes the text of the question: two purchases with their bills, and a third whose bill is to be found. */
function describePurchases(
  { buyers, plurals, singulars, letters: [p, q] }: Shop,
  [a, b, c, d, g, h]: readonly [number, number, number, number, number, number],
  { equation, billTex }: PurchaseTex,
): Pick<ItemDraft, 'stem' | 'parts'> {
  const verb = buyers[0].startsWith('The ') ? 'buy' : 'buys';
  return {
    stem: [
      `${buyers[0]} ${verb} ${a} ${plurals[0]} and ${b} ${plurals[1]} for $${billTex(a, b)}$.`,
      `Let $${p}$ pounds be the cost of one ${singulars[0]} and $${q}$ pounds the cost of one ${singulars[1]}.`,
    ].join('\n\n'),
    parts: [
      {
        text: 'Write down an equation to illustrate this information.',
        answer: equation(a, b),
        bulletCount: 1,
      },
      {
        lead: `${buyers[1]} ${verb} ${c} ${plurals[0]} and ${d} ${plurals[1]} at the same prices for $${billTex(c, d)}$.`,
        text: 'Write down another equation to illustrate this information.',
        answer: equation(c, d),
        bulletCount: 1,
      },
      {
        text: `Find, algebraically, the cost of ${g} ${plurals[0]} and ${h} ${plurals[1]} for ${buyers[2]}.`,
        answer: billTex(g, h),
        bulletCount: 4,
      },
    ],
  };
}

function listTotalMistakes({ g, u, h, v }: Readonly<Record<'g' | 'u' | 'h' | 'v', number>>): MistakeDraft[] {
  return [
    { tag: 'units-mixed', answer: moneyTex(g * u + h * v), why: 'Pence were written as pounds.' },
    {
      tag: 'order-of-unknowns',
      answer: moneyTex((g * v + h * u) / 100),
      why: 'The two costs were swapped in the last step.',
      earns: [1, 2, 3, 4, 5],
    },
  ];
}
