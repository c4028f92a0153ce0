// National 5 Mathematics: expand brackets and simplify.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step } from '../item-draft.ts';
import { bracketTex, expandProduct, polynomialTex, signedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const expandTrinomial = nat5MathematicsModel({
  id: 'N5M-14',
  title: 'Expand a bracket and a trinomial',
  outcomeId: 'MNU-5-05',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    linear: [random.int(1, 3), random.int(-6, 6, [0])],
    quadratic: [random.int(1, 3), random.int(-6, 6, [0]), random.int(-6, 6, [0])],
  }),
  accepts: ({ linear, quadratic }) => expandProduct(linear, quadratic).every((c) => c !== 0),
  write: ({ linear, quadratic }) => {
    const [a = 1, b = 1] = linear;
    const expression = `${bracketTex(linear)}${bracketTex(quadratic)}`;
    const firstRow = quadratic.map((c) => a * c);
    const secondRow = quadratic.map((c) => b * c);
    const answer = polynomialTex(expandProduct(linear, quadratic));
    const firstTerms = polynomialTex([...firstRow, 0]);
    // The second row follows with its sign: `+ 3x` or `- 3x`.
    const allTerms = `${firstTerms} ${polynomialTex(secondRow)
      .replace(/^(?!-)/, '+ ')
      .replace(/^-/, '- ')}`;
    const wrongSigns = firstRow.map((c, index) => c - (secondRow[index - 1] ?? 0));
    return {
      stem: `Expand and simplify $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Multiply out three of the terms', firstTerms, { gaps: ['expand-missing-terms'] }),
        step('Multiply out the other three terms', allTerms, {
          followThrough: `b1 ${signedTex(b)}${bracketTex(quadratic)}`,
          gaps: ['expand-missing-terms', 'expand-negative'],
        }),
        step('Collect like terms', answer, {
          followThrough: 'b2',
          form: 'expanded',
          gaps: ['collect-like-terms'],
        }),
      ],
      mistakes: [
        {
          tag: 'expand-missing-terms',
          answer: polynomialTex([firstRow[0] ?? 0, 0, 0, secondRow[2] ?? 0]),
          why: 'Only the first and the last terms were multiplied.',
        },
        {
          tag: 'expand-negative',
          answer: polynomialTex([...wrongSigns, -(secondRow[2] ?? 0)]),
          why: `The sign of the ${Math.abs(b)} in the first bracket was lost when multiplying.`,
          earns: [1],
        },
      ],
    };
  },
});

export const expandTwoBrackets = nat5MathematicsModel({
  id: 'N5M-15',
  title: 'Expand brackets and simplify',
  outcomeId: 'MNU-5-05',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    square: [random.int(1, 4), random.int(-6, 6, [0])],
    isSquare: random.chance(0.5),
    factor: random.int(2, 7),
    first: [random.int(1, 6), random.int(-9, 9, [0])],
    d: random.int(2, 7) * random.pick([-1, -1, 1]),
    second: [random.int(1, 6), random.int(-9, 9, [0])],
  }),
  accepts: ({ isSquare, square, factor, first, d, second }) => {
    const firstProduct = isSquare ? expandProduct(square, square) : [0, ...first.map((c) => factor * c)];
    const [s = 0, t = 0] = second;
    return (firstProduct[1] ?? 0) + d * s !== 0 && (firstProduct[2] ?? 0) + d * t !== 0;
  },
  write: ({ isSquare, square, factor, first, d, second }) => {
    const [e = 1, f = 1] = second;
    const firstProduct = isSquare ? expandProduct(square, square) : [0, ...first.map((c) => factor * c)];
    const firstTex = isSquare ? `${bracketTex(square)}^2` : `${factor}${bracketTex(first)}`;
    const expression = `${firstTex} ${signedTex(d)}${bracketTex(second)}`;
    const [h2 = 0, h1 = 0, h0 = 0] = firstProduct;
    const answer = polynomialTex([h2, h1 + d * e, h0 + d * f]);
    const [a = 1, b = 1] = square;
    const signMistake = {
      tag: 'expand-negative',
      answer: polynomialTex([h2, h1 + d * e, h0 - d * f]),
      why: `The second term in the last bracket was not multiplied by $${d}$ with its sign.`,
      earns: [1],
    };
    const squareMistake = {
      tag: 'square-of-bracket',
      answer: polynomialTex([a * a, d * e, b * b + d * f]),
      why: 'Each term of the bracket was squared on its own, so the middle term is missing.',
      earns: [2],
    };
    const firstTermMistake = {
      tag: 'expand-second-term',
      answer: polynomialTex([0, h1 + d * e, (first[1] ?? 0) + f]),
      why: 'Only the first term of each bracket was multiplied.',
    };
    return {
      stem: `Expand and simplify $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Multiply out the first bracket', polynomialTex(firstProduct), {
          form: 'expanded',
          gaps: isSquare ? ['square-of-bracket'] : ['expand-second-term'],
        }),
        step('Multiply out the second bracket', polynomialTex([d * e, d * f]), {
          form: 'expanded',
          gaps: ['expand-negative'],
        }),
        step('Collect like terms', answer, {
          followThrough: 'b1 + b2',
          form: 'expanded',
          gaps: ['collect-like-terms'],
        }),
      ],
      mistakes: [signMistake, isSquare ? squareMistake : firstTermMistake],
    };
  },
});
