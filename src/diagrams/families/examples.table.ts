/** Example descriptions of every family, which the tests and the contact sheet of `scripts/prove/diagrams.ts` draw. */

import type { Bearings } from './bearings.ts';
import type { BoxPlot } from './box-plot.ts';
import type { CircleFigure } from './circle.ts';
import type { Circuit, PotentialDivider } from './circuit.ts';
import type { Collision } from './collision.ts';
import type { CompositeArea } from './composite-area.ts';
import type { ElectricField } from './electric-field.ts';
import type { EnergyLevels } from './energy-levels.ts';
import type { ForceDiagram } from './forces.ts';
import type { FunctionGraph } from './function-graph.ts';
import type { GasCylinder } from './gas-cylinder.ts';
import type { MotionGraph } from './motion-graph.ts';
import type { Parabola } from './parabola.ts';
import type { Projectile } from './projectile.ts';
import type { PvGraph } from './pv-graph.ts';
import type { RayDiagram } from './ray-diagram.ts';
import type { RightTriangle } from './right-triangle.ts';
import type { ScatterGraph } from './scatter-graph.ts';
import type { Sector } from './sector.ts';
import type { SimilarShapes } from './similar-shapes.ts';
import type { Solid } from './solid.ts';
import type { StraightLines } from './straight-lines.ts';
import type { TreeDiagram } from './tree-diagram.ts';
import type { Triangle } from './triangle.ts';
import type { TrigGraph } from './trig-graph.ts';
import { createVectorSum, type VectorFigure } from './vectors.ts';
import type { VennDiagram } from './venn-diagram.ts';
import type { Wave } from './wave.ts';

export const rightTriangleExamples: readonly RightTriangle[] = [
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
];

export const triangleExamples: readonly Triangle[] = [
  {
    knownParts: { kind: 'sss', a: 7, b: 8, c: 9 },
    corners: ['A', 'B', 'C'],
    sideLabels: { a: '7 cm', b: '8 cm', c: '9 cm' },
    angleLabels: { B: '$x^\\circ$' },
  },
  {
    knownParts: { kind: 'sas', b: 5, angleA: 110, c: 6 },
    corners: ['P', 'Q', 'R'],
    sideLabels: { b: '5 m', c: '6 m' },
    angleLabels: { A: '$110^\\circ$' },
  },
  {
    knownParts: { kind: 'asa', angleA: 65, c: 10, angleB: 65 },
    sideLabels: { c: '10 cm' },
    angleLabels: { A: '$65^\\circ$', B: '$65^\\circ$' },
    equalSides: ['a', 'b'],
  },
];

export const straightLinesExamples: readonly StraightLines[] = [
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
];

export const parabolaExamples: readonly Parabola[] = [
  { a: 1, b: -2, c: -3, tex: '$y = x^2 - 2x - 3$', show: ['roots', 'turning-point', 'y-intercept'] },
  { a: -1, b: 6, c: -5, show: ['roots', 'turning-point', 'axis'], names: { roots: ['P', 'Q'] } },
  { a: 2, b: 0, c: 1, show: ['turning-point'], numbered: true },
];

export const bearingsExamples: readonly Bearings[] = [
  {
    start: 'A',
    legs: [
      { bearing: 65, distance: 12, to: 'B', tex: '12 km', angleTex: '$065^\\circ$' },
      { bearing: 140, distance: 9, to: 'C', tex: '9 km', angleTex: '$140^\\circ$' },
    ],
    closingTex: '$d$ km',
  },
  { start: 'P', legs: [{ bearing: 310, distance: 8, to: 'Q', tex: '8 km', angleTex: '$310^\\circ$' }] },
];

export const circleExamples: readonly CircleFigure[] = [
  {
    points: [
      { name: 'A', at: 200 },
      { name: 'B', at: 340 },
    ],
    radii: [{ to: 'A', tex: '10 cm' }, { to: 'B' }],
    chords: [{ from: 'A', to: 'B', tex: '16 cm' }],
  },
  {
    points: [
      { name: 'T', at: 270 },
      { name: 'P', at: 10 },
    ],
    radii: [{ to: 'T' }, { to: 'P' }],
    chords: [{ from: 'T', to: 'P' }],
    tangents: [{ at: 'T', ends: ['X', 'Y'] }],
    angles: [{ of: ['T', 'O', 'P'], tex: '$100^\\circ$' }],
    rightAngles: [['O', 'T', 'X']],
  },
  {
    points: [
      { name: 'A', at: 180 },
      { name: 'B', at: 0 },
      { name: 'C', at: 65 },
    ],
    chords: [
      { from: 'A', to: 'B' },
      { from: 'B', to: 'C' },
      { from: 'A', to: 'C' },
    ],
    angles: [{ of: ['C', 'A', 'B'], tex: '$x^\\circ$' }],
    rightAngles: [['A', 'C', 'B']],
  },
];

export const sectorExamples: readonly Sector[] = [
  { angle: 80, radiusTex: '9 cm', angleTex: '$80^\\circ$', names: ['O', 'A', 'B'], shaded: true },
  { angle: 240, radiusTex: '6 m', angleTex: '$240^\\circ$', arcTex: '$l$', wholeCircle: true },
];

export const similarShapesExamples: readonly SimilarShapes[] = [
  {
    shape: { kind: 'triangle', sides: [6, 5, 4] },
    factor: 1.5,
    firstLabels: ['6 cm', '5 cm', '4 cm'],
    secondLabels: ['9 cm', '$x$ cm', ''],
    firstCorners: ['A', 'B', 'C'],
    secondCorners: ['P', 'Q', 'R'],
  },
  {
    shape: { kind: 'rectangle', width: 4, height: 2.5 },
    factor: 2,
    firstLabels: ['4 m', '2.5 m'],
    secondLabels: ['8 m', '$y$ m'],
  },
];

export const compositeAreaExamples: readonly CompositeArea[] = [
  {
    width: 10,
    height: 7,
    cut: { width: 4, height: 3 },
    labels: { width: '10 m', height: '7 m', cutWidth: '4 m', cutHeight: '3 m' },
    shaded: true,
  },
  { width: 8, height: 5, labels: { width: '8 cm', height: '5 cm' } },
  { width: 6, height: 4, semicircle: true, labels: { width: '6 m', height: '4 m' } },
];

export const solidExamples: readonly Solid[] = [
  {
    kind: 'cuboid',
    length: 6,
    depth: 4,
    height: 3,
    labels: { length: '6 cm', depth: '4 cm', height: '3 cm' },
  },
  {
    kind: 'triangular-prism',
    base: 6,
    height: 4,
    length: 10,
    labels: { base: '6 cm', height: '4 cm', length: '10 cm' },
  },
  { kind: 'cylinder', radius: 3, height: 7, labels: { radius: '3 cm', height: '7 cm' } },
  { kind: 'cone', radius: 5, height: 12, labels: { radius: '5 cm', height: '12 cm', slant: '13 cm' } },
  { kind: 'sphere', labels: { radius: '$r$' } },
  { kind: 'hemisphere', labels: { radius: '4 m' } },
];

export const trigGraphExamples: readonly TrigGraph[] = [
  { fn: 'sin', amplitude: 3, frequency: 2, tex: '$y = 3\\sin 2x$' },
  {
    fn: 'cos',
    amplitude: 2,
    shift: 60,
    verticalShift: 1,
    unit: 'radians',
    points: [{ x: 60, y: 3, tex: 'P', toward: 90 }],
  },
  { fn: 'tan', from: -90, to: 270, tex: '$y = \\tan x$' },
];

export const functionGraphExamples: readonly FunctionGraph[] = [
  {
    coefficients: [0, -3, 0, 1],
    x: { min: -2.4, max: 2.4 },
    tex: '$y = f(x)$',
    stationaryLabels: 'coordinates',
  },
  {
    coefficients: [4, 0, -3, 1],
    x: { min: -2, max: 5 },
    tex: '$y = f(x)$',
    stationaryLabels: ['A', 'B'],
    transformed: { right: 1, up: -3, tex: '$y = f(x - 1) - 3$' },
  },
];

export const boxPlotExamples: readonly BoxPlot[] = [
  { plots: [{ min: 12, q1: 18, median: 23, q3: 31, max: 40 }], tex: 'minutes' },
  {
    plots: [
      { name: 'Boys', min: 4, q1: 11, median: 15, q3: 19, max: 28 },
      { name: 'Girls', min: 7, q1: 13, median: 18, q3: 22, max: 26 },
    ],
    tex: 'marks',
  },
];

export const scatterGraphExamples: readonly ScatterGraph[] = [
  {
    points: [
      [1, 12],
      [2, 19],
      [3, 22],
      [4, 31],
      [5, 33],
      [6, 42],
      [7, 44],
      [8, 53],
    ],
    x: { min: 0, max: 9, tex: 'age (years)' },
    y: { min: 0, max: 60, tex: 'mass (kg)' },
    fit: 'least-squares',
  },
  {
    points: [
      [2, 9],
      [4, 7.5],
      [5, 6.2],
      [7, 4.1],
      [9, 2.2],
    ],
    x: { min: 0, max: 10, tex: 'temperature ($^\\circ$C)' },
    y: { min: 0, max: 10, tex: 'sales' },
  },
];

export const vectorsExamples: readonly VectorFigure[] = [
  createVectorSum([4, 1], [1, 3], 'triangle'),
  createVectorSum([4, 0.5], [1.2, 2.6], 'parallelogram'),
  {
    points: [
      { name: 'A', x: 0, y: 0 },
      { name: 'B', x: 6, y: 0 },
      { name: 'C', x: 4, y: 3 },
      { name: 'D', x: 1, y: 3 },
      { name: 'M', x: 5, y: 1.5 },
    ],
    arrows: [
      { from: 'A', to: 'B', tex: '$2\\mathbf{u}$' },
      { from: 'D', to: 'C', tex: '$\\mathbf{u}$' },
      { from: 'A', to: 'D', tex: '$\\mathbf{v}$' },
      { from: 'A', to: 'M' },
    ],
    lines: [['B', 'C']],
    dots: ['M'],
  },
];

export const motionGraphExamples: readonly MotionGraph[] = [
  {
    quantity: 'velocity',
    points: [
      [0, 0],
      [4, 12],
      [10, 12],
      [15, 0],
    ],
    names: ['', 'P', 'Q', ''],
    shaded: true,
  },
  {
    quantity: 'distance',
    points: [
      [0, 0],
      [20, 60],
      [35, 60],
      [60, 120],
    ],
    unit: 'km',
    timeUnit: 'minutes',
  },
  {
    quantity: 'velocity',
    points: [
      [0, 8],
      [4, -8],
      [6, -8],
    ],
  },
];

export const forcesExamples: readonly ForceDiagram[] = [
  {
    bodyTex: '5 kg',
    incline: 0,
    forces: [
      { direction: 'right', tex: '20 N', size: 20 },
      { direction: 'left', tex: '8 N', size: 8 },
    ],
  },
  {
    bodyTex: '',
    incline: 30,
    forces: [
      { direction: 'down', tex: '$mg$' },
      { direction: 'normal', tex: '$R$' },
      { direction: 'up-slope', tex: '$F$' },
    ],
  },
  {
    bodyTex: '2 kg',
    forces: [
      { direction: 'up', tex: 'tension' },
      { direction: 'down', tex: 'weight' },
    ],
  },
];

export const circuitExamples: readonly Circuit[] = [
  {
    supply: { tex: '12 V' },
    main: [{ symbol: 'ammeter' }],
    branches: [
      [
        { symbol: 'resistor', tex: '$4\\,\\Omega$' },
        { symbol: 'resistor', tex: '$6\\,\\Omega$', voltmeter: '' },
      ],
    ],
  },
  {
    supply: { tex: '6 V' },
    main: [{ symbol: 'switch', tex: 'S' }],
    branches: [
      [{ symbol: 'resistor', tex: '$20\\,\\Omega$' }],
      [{ symbol: 'lamp' }, { symbol: 'ammeter', tex: '$A_1$' }],
    ],
  },
  {
    supply: { symbol: 'cell', tex: '1.5 V' },
    branches: [
      [{ symbol: 'variable-resistor' }, { symbol: 'thermistor' }, { symbol: 'ldr' }],
      [
        { symbol: 'capacitor', tex: '$100\\,\\mu$F' },
        { symbol: 'inductor' },
        { symbol: 'led' },
        { symbol: 'motor' },
        { symbol: 'fuse' },
      ],
    ],
  },
];

export const potentialDividerExamples: readonly PotentialDivider[] = [
  {
    supplyTex: '12 V',
    upper: { symbol: 'resistor', tex: '$3\\,$k$\\Omega$' },
    lower: { symbol: 'resistor', tex: '$1\\,$k$\\Omega$' },
  },
  {
    supplyTex: '5 V',
    upper: { symbol: 'resistor', tex: '$10\\,$k$\\Omega$' },
    lower: { symbol: 'thermistor' },
    outputTex: '$V_{\\text{out}}$',
  },
];

export const rayDiagramExamples: readonly RayDiagram[] = [
  { kind: 'boundary', incidence: 50, refraction: 30 },
  { kind: 'critical-angle', angle: 42 },
  { kind: 'prism', apex: 60, index: 1.5, incidence: 50 },
];

export const waveExamples: readonly Wave[] = [
  { waveCount: 2.5, wavelengthTex: '$\\lambda$', amplitudeTex: '$A$' },
  { waveCount: 4, amplitudeTex: '0.2 m', lengthTex: '12 m', showsDirection: true },
];

export const projectileExamples: readonly Projectile[] = [
  { angle: 40, speed: 20, speedTex: '20 m s$^{-1}$', rangeTex: 'range' },
  { angle: 0, speed: 15, height: 20, speedTex: '15 m s$^{-1}$', heightTex: '20 m', rangeTex: '$d$' },
  { angle: 55, speed: 25, peakTex: '$h$', speedTex: '$u$' },
];

export const collisionExamples: readonly Collision[] = [
  {
    before: [
      { tex: '2 kg', velocity: 3, velocityTex: '3 m s$^{-1}$' },
      { tex: '1 kg', velocity: 0, velocityTex: 'at rest' },
    ],
    after: [
      { tex: '2 kg', velocity: 1, velocityTex: '$v$' },
      { tex: '1 kg', velocity: 1 },
    ],
    joined: true,
  },
  {
    before: [
      { tex: 'X', velocity: 4, velocityTex: '4 m s$^{-1}$' },
      { tex: 'Y', velocity: -2, velocityTex: '2 m s$^{-1}$' },
    ],
    after: [
      { tex: 'X', velocity: -1, velocityTex: '1 m s$^{-1}$' },
      { tex: 'Y', velocity: 3, velocityTex: '$v$' },
    ],
  },
];

export const energyLevelsExamples: readonly EnergyLevels[] = [
  {
    levels: [
      { energy: -21.8, name: '$E_0$', tex: '$-21.8 \\times 10^{-19}$ J' },
      { energy: -5.45, name: '$E_1$', tex: '$-5.45 \\times 10^{-19}$ J' },
      { energy: -2.42, name: '$E_2$', tex: '$-2.42 \\times 10^{-19}$ J' },
      { energy: -1.36, name: '$E_3$', tex: '$-1.36 \\times 10^{-19}$ J' },
    ],
    transitions: [
      { from: 2, to: 1, tex: 'X' },
      { from: 3, to: 0, tex: 'Y' },
    ],
  },
  {
    levels: [
      { energy: 0, name: '$W_0$' },
      { energy: 2, name: '$W_1$' },
      { energy: 3, name: '$W_2$' },
    ],
    transitions: [{ from: 0, to: 2 }],
  },
];

export const electricFieldExamples: readonly ElectricField[] = [
  { voltageTex: '$+2000$ V', separationTex: '20 mm' },
  { positive: 'bottom', fieldLines: 5, charge: { sign: '-', tex: '' }, enteringTex: '$v$' },
];

export const gasCylinderExamples: readonly GasCylinder[] = [
  {
    pressureTex: '$p = 101$ kPa',
    volumeTex: '$V = 2.0$ litres',
    temperatureTex: '$T = 20\\,^\\circ$C',
    forceTex: '$F$',
  },
  { heated: true },
];

export const vennDiagramExamples: readonly VennDiagram[] = [
  { sets: ['French', 'German'], onlyFirst: '12', both: '5', onlySecond: '8', neither: '3' },
];

export const treeDiagramExamples: readonly TreeDiagram[] = [
  {
    stages: ['1st', '2nd'],
    branches: [
      {
        outcome: 'red',
        probability: '$\\frac{3}{5}$',
        next: [
          { outcome: 'red', probability: '$\\frac{1}{2}$' },
          { outcome: 'blue', probability: '$\\frac{1}{2}$' },
        ],
      },
      {
        outcome: 'blue',
        probability: '$\\frac{2}{5}$',
        next: [
          { outcome: 'red', probability: '$\\frac{3}{4}$' },
          { outcome: 'blue', probability: '$\\frac{1}{4}$' },
        ],
      },
    ],
  },
  {
    branches: [
      { outcome: 'win', probability: '0.2' },
      { outcome: 'draw', probability: '0.5' },
      { outcome: 'lose', probability: '$x$' },
    ],
  },
];

export const pvGraphExamples: readonly PvGraph[] = [
  {
    states: [
      { name: 'A', volume: 1, pressure: 6 },
      { name: 'B', volume: 6, pressure: 1 },
    ],
    changes: [{ from: 'A', to: 'B', kind: 'isothermal' }],
    volumeTex: '$V$ (litres)',
    pressureTex: '$p$ (atm)',
  },
  {
    states: [
      { name: 'A', volume: 1, pressure: 4 },
      { name: 'B', volume: 3, pressure: 4 },
      { name: 'C', volume: 3, pressure: 1.5 },
      { name: 'D', volume: 1, pressure: 1.5 },
    ],
    changes: [
      { from: 'A', to: 'B', kind: 'straight' },
      { from: 'B', to: 'C', kind: 'straight' },
      { from: 'C', to: 'D', kind: 'straight' },
      { from: 'D', to: 'A', kind: 'straight' },
    ],
    shaded: true,
    numbered: false,
  },
];
