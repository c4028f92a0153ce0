// National 5 Mathematics: change the subject of a formula in three inverse steps. Each family of formulae has its own function.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { BulletDraft, ItemDraft, MistakeDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { signedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** The letters of a formula: its subject, the new subject `x` and a constant. */
type Letters = { readonly subject: string; readonly x: string; readonly c: string };
type FormulaParts = Letters & { readonly k: number; readonly m: number; readonly n: number };
/** The formula, one bullet for each of three inverse steps, and the mistakes. */
type FamilyDraft = {
  readonly formula: string;
  readonly bullets: readonly BulletDraft[];
  readonly answer: string;
  readonly mistakes: readonly MistakeDraft[];
};
type Family = (parts: FormulaParts) => FamilyDraft;

const letterSets: readonly Letters[] = [
  { subject: 'A', x: 'x', c: 'c' },
  { subject: 'V', x: 'r', c: 'h' },
  { subject: 'P', x: 't', c: 'd' },
  { subject: 'S', x: 'n', c: 'w' },
  { subject: 'E', x: 'v', c: 'g' },
  { subject: 'L', x: 'y', c: 'm' },
];

/** Writes A = k√(x/c) with x as the new subject. */
const rootOfQuotient: Family = ({ subject: A, x, c, k }) => ({
  formula: `${A} = ${k}\\sqrt{\\frac{${x}}{${c}}}`,
  answer: `${x} = \\frac{${c}${A}^2}{${k * k}}`,
  bullets: [
    step(`Divide by ${k}`, `\\frac{${A}}{${k}}`, {
      working: `$\\frac{${A}}{${k}} = \\sqrt{\\frac{${x}}{${c}}}$`,
      gaps: ['inverse-order'],
    }),
    step('Square both sides', `\\frac{${A}^2}{${k * k}}`, {
      followThrough: '(b1)^2',
      working: `$\\frac{${A}^2}{${k * k}} = \\frac{${x}}{${c}}$`,
      gaps: ['square-coefficient'],
    }),
    step(`Multiply by $${c}$`, `${x} = \\frac{${c}${A}^2}{${k * k}}`, {
      followThrough: `${c} \\times b2`,
      gaps: ['inverse-order'],
    }),
  ],
  mistakes: [
    {
      tag: 'square-coefficient',
      answer: `${x} = \\frac{${c}${A}^2}{${k}}`,
      why: `The ${k} was not squared.`,
      earns: [1],
    },
    { tag: 'inverse-order', answer: `${x} = \\frac{${c}${A}}{${k * k}}`, why: `$${A}$ was not squared.` },
  ],
});

/** Writes P = (k x² + m)/n with x as the new subject. */
const squareInQuotient: Family = ({ subject: P, x, k, m, n }) => {
  const inner = `\\frac{${n}${P} ${signedTex(-m)}}{${k}}`;
  return {
    formula: `${P} = \\frac{${k}${x}^2 ${signedTex(m)}}{${n}}`,
    answer: `${x} = \\sqrt{${inner}}`,
    bullets: [
      step(`Multiply by ${n}`, `${n}${P}`, {
        working: `$${n}${P} = ${k}${x}^2 ${signedTex(m)}$`,
        gaps: ['inverse-order'],
      }),
      step(`Make $${x}^2$ the subject`, inner, {
        followThrough: `\\frac{b1 ${signedTex(-m)}}{${k}}`,
        working: `$${x}^2 = ${inner}$`,
        gaps: ['rearrange-sign'],
      }),
      step('Take the square root of the whole side', `${x} = \\sqrt{${inner}}`, {
        followThrough: '\\sqrt{b2}',
        gaps: ['root-of-whole-side'],
      }),
    ],
    mistakes: [
      {
        tag: 'root-of-whole-side',
        answer: `${x} = \\frac{\\sqrt{${n}${P} ${signedTex(-m)}}}{${k}}`,
        why: `The square root was not taken of the ${k} as well.`,
        earns: [1, 2],
      },
      {
        tag: 'inverse-order',
        answer: `${x} = \\sqrt{\\frac{${P} ${signedTex(-m)}}{${k}}} \\times ${n}`,
        why: `The ${n} was dealt with last; it has to be undone first.`,
      },
    ],
  };
};

/** Writes V = x² c / n + m with x as the new subject. */
const squareTimesLetter: Family = ({ subject: V, x, c, m, n }) => {
  const inner = `\\frac{${n}(${V} ${signedTex(-m)})}{${c}}`;
  return {
    formula: `${V} = \\frac{${c}${x}^2}{${n}} ${signedTex(m)}`,
    answer: `${x} = \\sqrt{${inner}}`,
    bullets: [
      step(m > 0 ? `Subtract ${m}` : `Add ${-m}`, `${V} ${signedTex(-m)}`, {
        working: `$${V} ${signedTex(-m)} = \\frac{${c}${x}^2}{${n}}$`,
        gaps: ['rearrange-sign'],
      }),
      step(`Make $${x}^2$ the subject`, inner, {
        followThrough: `\\frac{${n} \\times b1}{${c}}`,
        working: `$${x}^2 = ${inner}$`,
        gaps: ['inverse-order'],
      }),
      step('Take the square root of the whole side', `${x} = \\sqrt{${inner}}`, {
        followThrough: '\\sqrt{b2}',
        gaps: ['root-of-whole-side'],
      }),
    ],
    mistakes: [
      {
        tag: 'root-of-whole-side',
        answer: `${x} = \\frac{\\sqrt{${n}(${V} ${signedTex(-m)})}}{${c}}`,
        why: `The square root was not taken of the $${c}$ as well.`,
        earns: [1, 2],
      },
      {
        tag: 'rearrange-sign',
        answer: `${x} = \\sqrt{\\frac{${n}(${V} ${signedTex(m)})}{${c}}}`,
        why: `The ${Math.abs(m)} was moved across without changing its sign.`,
        earns: [2, 3],
      },
    ],
  };
};

/** Writes L = √(x + m)/n + k with x as the new subject. */
const rootOfSum: Family = ({ subject: L, x, k, m, n }) => ({
  formula: `${L} = \\frac{\\sqrt{${x} ${signedTex(m)}}}{${n}} ${signedTex(k)}`,
  answer: `${x} = (${n}${L} ${signedTex(-n * k)})^2 ${signedTex(-m)}`,
  bullets: [
    step(`Subtract ${k} and multiply by ${n}`, `${n}(${L} - ${k})`, {
      working: `$${n}(${L} - ${k}) = \\sqrt{${x} ${signedTex(m)}}$`,
      gaps: ['inverse-order'],
    }),
    step('Square both sides', `(${n}(${L} - ${k}))^2`, {
      followThrough: '(b1)^2',
      working: `$(${n}(${L} - ${k}))^2 = ${x} ${signedTex(m)}$`,
      gaps: ['square-coefficient'],
    }),
    step(`Make $${x}$ the subject`, `${x} = (${n}${L} ${signedTex(-n * k)})^2 ${signedTex(-m)}`, {
      followThrough: `b2 ${signedTex(-m)}`,
      gaps: ['rearrange-sign'],
    }),
  ],
  mistakes: [
    {
      tag: 'square-coefficient',
      answer: `${x} = ${n}(${L} - ${k})^2 ${signedTex(-m)}`,
      why: `The ${n} was not squared.`,
      earns: [1, 3],
    },
    {
      tag: 'rearrange-sign',
      answer: `${x} = (${n}${L} ${signedTex(-n * k)})^2 ${signedTex(m)}`,
      why: `The ${Math.abs(m)} was moved across without changing its sign.`,
      earns: [1, 2],
    },
  ],
});

const families: readonly Family[] = [rootOfQuotient, squareInQuotient, squareTimesLetter, rootOfSum];

export const changeTheSubject = nat5MathematicsModel({
  id: 'N5M-29',
  title: 'Change the subject of a formula',
  outcomeId: 'MNU-5-11',
  calculator: 'forbidden',
  marks: [3],
  choose: (random: Random) => ({
    family: random.pick(families),
    ...random.pick(letterSets),
    k: random.int(2, 7),
    m: random.int(-9, 9, [0]),
    n: random.int(2, 6),
  }),
  accepts: ({ k, n }) => k !== n,
  write: ({ family, ...parts }): ItemDraft => {
    const { formula, ...draft } = family(parts);
    return { stem: `Change the subject of the formula $${formula}$ to $${parts.x}$.`, ...draft };
  },
});
