import { type Family, family } from './family.ts';
import { drawParabola } from './parabola.ts';
import { drawRightTriangle } from './right-triangle.ts';
import { drawStraightLines } from './straight-lines.ts';
import { drawTriangle } from './triangle.ts';

/** Every family, in the order of a contents page. */
export const allFamilies: readonly Family[] = [
  family({
    name: 'right-triangle',
    summary: 'A right-angled triangle with labelled legs, hypotenuse and acute angles.',
    draw: drawRightTriangle,
    examples: [
      {
        base: 4,
        height: 3,
        labels: { base: '4 cm', height: '3 cm', hypotenuse: '$x$ cm' },
        corners: ['A', 'B', 'C'],
      },
      {
        base: 12,
        height: 5,
        labels: { base: '12 m', baseAngle: '$\\theta$', height: '5 m' },
        rightAngle: 'right',
      },
      { base: 2, height: 7, labels: { hypotenuse: '$\\sqrt{53}$', topAngle: '$16^\\circ$' } },
    ],
  }),
  family({
    name: 'triangle',
    summary: 'Any triangle from three sides, two sides and their angle, or two angles and their side.',
    draw: drawTriangle,
    examples: [
      {
        given: { kind: 'sss', a: 7, b: 8, c: 9 },
        corners: ['A', 'B', 'C'],
        sideLabels: { a: '7 cm', b: '8 cm', c: '9 cm' },
        angleLabels: { B: '$x^\\circ$' },
      },
      {
        given: { kind: 'sas', b: 5, angleA: 110, c: 6 },
        corners: ['P', 'Q', 'R'],
        sideLabels: { b: '5 m', c: '6 m' },
        angleLabels: { A: '$110^\\circ$' },
      },
      {
        given: { kind: 'asa', angleA: 65, c: 10, angleB: 65 },
        sideLabels: { c: '10 cm' },
        angleLabels: { A: '$65^\\circ$', B: '$65^\\circ$' },
        equalSides: ['a', 'b'],
      },
    ],
  }),
  family({
    name: 'straight-lines',
    summary: 'Coordinate axes with straight lines and marked points.',
    draw: drawStraightLines,
    examples: [
      {
        lines: [{ gradient: 2, intercept: -1, tex: '$y = 2x - 1$' }],
        x: { min: -3, max: 5 },
        y: { min: -4, max: 6 },
        points: [{ x: 2, y: 3, tex: 'P(2, 3)', toward: 315 }],
      },
      {
        lines: [
          { gradient: 1, intercept: 1, tex: '$y = x + 1$' },
          { gradient: -0.5, intercept: 4, tex: '$x + 2y = 8$' },
        ],
        x: { min: 0, max: 8 },
        y: { min: 0, max: 6 },
        points: [{ x: 2, y: 3, tex: 'A', toward: 90 }],
      },
    ],
  }),
  family({
    name: 'parabola',
    summary: 'The graph of a quadratic with its roots, turning point and axis of symmetry.',
    draw: drawParabola,
    examples: [
      { a: 1, b: -2, c: -3, tex: '$y = x^2 - 2x - 3$', show: ['roots', 'turning-point', 'y-intercept'] },
      { a: -1, b: 6, c: -5, show: ['roots', 'turning-point', 'axis'], names: { roots: ['P', 'Q'] } },
      { a: 2, b: 0, c: 1, show: ['turning-point'], numbered: true },
    ],
  }),
];
