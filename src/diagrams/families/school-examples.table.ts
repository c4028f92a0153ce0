import type { Apparatus } from './apparatus.ts';
import type { BarChart } from './bar-chart.ts';
import type { Beam } from './beam.ts';
import type { BiologicalCell } from './biological-cell.ts';
import type { CircleParts } from './circle-parts.ts';
import type { DataGraph } from './data-graph.ts';
import type { DoubleSlit } from './double-slit.ts';
import type { Ladder } from './ladder.ts';
import type { MagneticField } from './magnetic-field.ts';
import type { Pedigree } from './pedigree.ts';
import type { Pendulum } from './pendulum.ts';
import type { PieChart } from './pie-chart.ts';
import type { Pulley } from './pulley.ts';
import type { Quadrilateral } from './quadrilateral.ts';
import { type StandardGraph, samplePoints } from './standard-graph.ts';
import type { ThinLens } from './thin-lens.ts';
import type { VectorComponents } from './vector-components.ts';

/** More example descriptions: optics, mechanics, laboratory, biology and data. */

export const thinLensExamples: readonly ThinLens[] = [
  { device: 'convex lens', focalLength: 1, objectDistance: 3 },
  { device: 'convex lens', focalLength: 1, objectDistance: 1 },
  { device: 'concave lens', focalLength: 1, objectDistance: 2 },
  { device: 'concave mirror', focalLength: 20, objectDistance: 60, focalTex: '20 cm', objectTex: '60 cm' },
  { device: 'concave mirror', focalLength: 1, objectDistance: Number.POSITIVE_INFINITY },
  { device: 'convex mirror', focalLength: 1, objectDistance: 2 },
];

export const pulleyExamples: readonly Pulley[] = [
  { kind: 'hanging', firstTex: '3 kg', secondTex: '5 kg', lower: 'second' },
  { kind: 'table', firstTex: '$m_1$', secondTex: '$m_2$' },
];

export const doubleSlitExamples: readonly DoubleSlit[] = [
  { separationTex: '$d$', distanceTex: '$D$' },
  { source: 'laser', separationTex: '0.5 mm', distanceTex: '2 m', fringeTex: '$y$' },
];

export const pendulumExamples: readonly Pendulum[] = [
  { angle: 28, angleTex: '$\\theta$', lengthTex: '$L$', forces: true },
  { angle: 15, angleTex: '$15^\\circ$', lengthTex: '1.2 m', bothSides: true },
];

export const quadrilateralExamples: readonly Quadrilateral[] = [
  {
    shape: { kind: 'parallelogram', base: 8, side: 5, angle: 60 },
    labels: { base: '8 cm', side: '5 cm', angle: '$60^\\circ$' },
  },
  {
    shape: { kind: 'parallelogram', base: 6, side: 4, angle: 65 },
    corners: ['A', 'B', 'C', 'D'],
    diagonals: { meet: 'O' },
  },
  {
    shape: { kind: 'trapezium', base: 10, top: 6, height: 4, inset: 1.2 },
    labels: { base: '10 cm', top: '6 cm', height: '4 cm' },
  },
];

export const circlePartsExamples: readonly CircleParts[] = [
  { kind: 'named-parts', parts: ['radius', 'chord', 'tangent', 'sector'] },
  { kind: 'tangent-pair', from: 'P', angle: 50, angleTex: '$50^\\circ$' },
  {
    kind: 'chord-distance',
    halfChord: 8,
    distance: 6,
    ends: ['A', 'B'],
    chordTex: '16 cm',
    distanceTex: '6 cm',
  },
];

export const vectorComponentsExamples: readonly VectorComponents[] = [
  {
    kind: 'components',
    angle: 37,
    tex: '10 N',
    angleTex: '$37^\\circ$',
    horizontalTex: '$F_x$',
    verticalTex: '$F_y$',
  },
  { kind: 'resultant', sizes: [4, 3], tex: ['4 N', '3 N'], angle: 90, angleTex: '$90^\\circ$' },
];

export const standardGraphExamples: readonly StandardGraph[] = [
  {
    title: 'Graph of current against voltage for a filament lamp',
    x: { min: -1, max: 1, tex: '$V$', name: 'end', step: 'none' },
    y: { min: -1, max: 1, tex: '$I$', name: 'end', step: 'none' },
    points: samplePoints((v) => 0.9 * Math.tanh(1.6 * v), [-1, 1]),
    smooth: true,
  },
];

export const apparatusExamples: readonly Apparatus[] = [
  { kind: 'titration' },
  { kind: 'distillation' },
  { kind: 'heating', thermometer: true },
  { kind: 'gas-over-water', collector: 'measuring cylinder', gasTex: 'hydrogen' },
  { kind: 'electrolysis', electrolyteTex: 'copper sulfate solution', electrodeTex: 'carbon' },
];

export const biologicalCellExamples: readonly BiologicalCell[] = [{ kind: 'animal' }, { kind: 'plant' }];

export const dataGraphExamples: readonly DataGraph[] = [
  {
    x: { tex: 'time (s)' },
    y: { tex: 'speed (m s$^{-1}$)' },
    series: [
      {
        points: [
          [0.5, 0.31],
          [1, 0.58],
          [1.5, 0.92],
          [2, 1.19],
        ],
      },
    ],
    show: 'fit',
  },
  {
    x: { tex: 'concentration (\\%)' },
    y: { tex: 'rate (units)' },
    series: [
      {
        name: 'P',
        points: [
          [1, 12],
          [2, 19],
          [3, 22],
        ],
      },
      {
        name: 'Q',
        points: [
          [1, 5],
          [2, 9],
          [3, 13],
        ],
      },
    ],
    show: 'joined',
  },
  {
    x: { tex: 'time (min)' },
    y: { tex: 'volume (cm$^3$)' },
    series: [
      {
        points: [
          [0, 0],
          [5, 42],
        ],
      },
    ],
    show: 'grid',
  },
];

export const barChartExamples: readonly BarChart[] = [
  {
    x: 'habitat',
    y: 'number of species',
    bars: [
      { name: 'moor', values: [12] },
      { name: 'wood', values: [31] },
      { name: 'shore', values: [24] },
    ],
  },
  {
    x: 'year',
    y: 'population',
    bars: [
      { name: '2021', values: [120, 80] },
      { name: '2022', values: [140, 95] },
    ],
    key: ['red squirrels', 'grey squirrels'],
  },
  { x: 'group', y: 'mass (g)', bars: [{ name: 'A', values: [4] }], empty: true },
];

export const beamExamples: readonly Beam[] = [
  { support: 'both-ends', lengthTex: '6 m', pointLoads: [{ at: 0.5, tex: '10 kN' }] },
  { support: 'cantilever', lengthTex: '3 m', pointLoads: [], spreadLoadTex: '2 kN m$^{-1}$' },
  { support: 'both-ends', lengthTex: '5 m', pointLoads: [{ at: 0.4, tex: '8 kN', distanceTex: '2 m' }] },
];

export const ladderExamples: readonly Ladder[] = [
  { angle: 67, lengthTex: '6.5 m', footTex: '2.5 m' },
  { angle: 60, angleTex: '$60^\\circ$', forces: { groundFriction: true, wallFriction: true } },
];

export const magneticFieldExamples: readonly MagneticField[] = [
  { source: 'bar-magnet' },
  { source: 'solenoid' },
  { source: 'straight-wire', current: 'out' },
  { source: 'straight-wire', current: 'in' },
];

export const pieChartExamples: readonly PieChart[] = [
  {
    slices: [
      { name: 'bus', value: 40, tex: '40\\%' },
      { name: 'walk', value: 35, tex: '35\\%' },
      { name: 'car', value: 25, tex: '25\\%' },
    ],
  },
];

export const pedigreeExamples: readonly Pedigree[] = [
  {
    father: 'affected',
    mother: 'carrier',
    children: [
      { sex: 'male', state: 'unaffected' },
      { sex: 'male', state: 'carrier' },
      { sex: 'female', state: 'affected' },
    ],
  },
];
