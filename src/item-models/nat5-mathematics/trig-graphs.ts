// National 5 Mathematics: read amplitude, frequency and shifts from a trigonometric graph.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawTrigGraph } from '../../diagrams/families/trig-graph.ts';
import { step } from '../item-draft.ts';
import { degreesTex } from '../write/number.ts';
import { bracketedIfNegative } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const readTrigGraph = nat5MathematicsModel({
  id: 'N5M-50',
  title: 'Read a trigonometric graph',
  outcomeId: 'MNU-5-19',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    name: random.pick(['sin', 'cos'] as const),
    a: random.int(2, 9),
    b: random.pick([2, 3, 4, 5, 6]),
    c: random.int(-4, 4),
    phase: random.pick([10, 15, 20, 25, 30, 40, 45, 60]),
    hasPhase: random.chance(0.3),
  }),
  accepts: ({ a, b, c, hasPhase }) => a !== b && (hasPhase || (c !== a && c !== b)),
  write: ({ name, a, b, c, phase, hasPhase }) => {
    if (hasPhase) return writePhase(a, phase);
    const [max, min] = [c + a, c - a];
    const period = 360 / b;
    const hasShift = c !== 0;
    const rule = `y = a\\${name} bx^\\circ${hasShift ? ' + c' : ''}`;
    const formatConstants = (values: readonly number[]) =>
      values.map((value, index) => `${'abc'.charAt(index)} = ${value}`).join(', ');
    const values = hasShift ? [a, b, c] : [a, b];
    const halfRange = `\\frac{${max} - ${bracketedIfNegative(min)}}{2}`;
    const wholeEquation = [`y = ${a}\\${name} ${b}x^\\circ${hasShift ? ` + ${bracketedIfNegative(c)}` : ''}`];
    return {
      stem: `The diagram shows a graph with an equation of the form $${rule}$, where $a$ is positive. Its greatest value is $${max}$, its least value is $${min}$, and it repeats every $${degreesTex(period)}$. State the values of ${hasShift ? '$a$, $b$ and $c$' : '$a$ and $b$'}.`,
      figure: drawTrigGraph({ fn: name, amplitude: a, frequency: b, verticalShift: c }),
      answer: formatConstants(values),
      recomputedFrom: [
        `a = ${halfRange}`,
        `b = \\frac{360}{${period}}`,
        ...(hasShift ? [`c = \\frac{${max} + ${bracketedIfNegative(min)}}{2}`] : []),
      ].join(', '),
      bullets: [
        step('State $a$, half the distance from least to greatest value', `a = ${a}`, {
          working: `$a = ${halfRange} = ${a}$`,
          alsoAccepted: wholeEquation,
          gaps: ['amplitude'],
        }),
        step('State $b$, the number of waves in $360^\\circ$', `b = ${b}`, {
          working: `$b = \\frac{360}{${period}} = ${b}$`,
          alsoAccepted: wholeEquation,
          gaps: ['period-vs-b'],
        }),
        ...(hasShift
          ? [
              step('State $c$, the middle value', `c = ${c}`, {
                alsoAccepted: wholeEquation,
                gaps: ['vertical-shift'],
              }),
            ]
          : []),
      ],
      mistakes: [
        {
          tag: 'period-vs-b',
          answer: formatConstants([a, period, ...values.slice(2)]),
          why: 'The period was given as $b$.',
          earns: hasShift ? [1, 3] : [1],
        },
        {
          tag: 'amplitude',
          answer: formatConstants(hasShift ? [max, b, c] : [2 * a, b]),
          why: hasShift
            ? 'The greatest value was given as $a$.'
            : 'The whole distance from least to greatest value was given as $a$.',
          earns: hasShift ? [2, 3] : [2],
        },
      ],
    };
  },
});

function writePhase(a: number, phase: number) {
  const answer = `a = ${a}, d = ${phase}`;
  return {
    stem: `The diagram shows the graph of $y = a\\cos(x - d)^\\circ$, where $a$ is positive and $0 < d < 90$. Its greatest value is $${a}$, and it first takes this value for $x > 0$ at $x = ${phase}$. State the values of $a$ and $d$.`,
    figure: drawTrigGraph({ fn: 'cos', amplitude: a, shift: phase }),
    answer,
    recomputedFrom: `a = \\frac{${a} - (-${a})}{2}, d = ${phase} - 0`,
    bullets: [
      step('State $a$, the amplitude', `a = ${a}`, { gaps: ['amplitude'] }),
      step('State $d$, the shift to the right', `d = ${phase}`, { gaps: ['phase-sign'] }),
    ],
    mistakes: [
      {
        tag: 'phase-sign',
        answer: `a = ${a}, d = ${-phase}`,
        why: 'The graph moves to the right for $x - d$ with $d$ positive.',
        earns: [1],
      },
      {
        tag: 'amplitude',
        answer: `a = ${2 * a}, d = ${phase}`,
        why: 'The whole distance from least to greatest value was given as $a$.',
        earns: [2],
      },
    ],
  };
}
