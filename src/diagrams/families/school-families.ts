import { drawApparatus } from './apparatus.ts';
import { drawBarChart } from './bar-chart.ts';
import { drawBeam } from './beam.ts';
import { drawBiologicalCell } from './biological-cell.ts';
import { drawCircleParts } from './circle-parts.ts';
import { drawDataGraph } from './data-graph.ts';
import { drawDoubleSlit } from './double-slit.ts';
import { defineFamily, type Family } from './family.ts';
import { drawLadder } from './ladder.ts';
import { drawMagneticField } from './magnetic-field.ts';
import { drawPedigree } from './pedigree.ts';
import { drawPendulum } from './pendulum.ts';
import { drawPieChart } from './pie-chart.ts';
import { drawPulley } from './pulley.ts';
import { drawQuadrilateral } from './quadrilateral.ts';
import * as schoolExamples from './school-examples.table.ts';
import { drawStandardGraph } from './standard-graph.ts';
import { drawThinLens } from './thin-lens.ts';
import { drawVectorComponents } from './vector-components.ts';

/** The families of figures that teachers ask for most in school papers. */
export const schoolFamilies: readonly Family[] = [
  defineFamily({
    name: 'data-graph',
    summary: 'Measured values on a grid: joined, with a line of best fit, or an empty grid to draw on.',
    draw: drawDataGraph,
    examples: schoolExamples.dataGraphExamples,
  }),
  defineFamily({
    name: 'bar-chart',
    summary: 'Bars for named groups, or an empty grid to draw them on.',
    draw: drawBarChart,
    examples: schoolExamples.barChartExamples,
  }),
  defineFamily({
    name: 'thin-lens',
    summary: 'A convex or concave lens or mirror with two rays from an object and the computed image.',
    draw: drawThinLens,
    examples: schoolExamples.thinLensExamples,
  }),
  defineFamily({
    name: 'pulley',
    summary: 'Two bodies joined by a string over a pulley, hanging or on a table.',
    draw: drawPulley,
    examples: schoolExamples.pulleyExamples,
  }),
  defineFamily({
    name: 'double-slit',
    summary: "Young's experiment: source, two slits and screen.",
    draw: drawDoubleSlit,
    examples: schoolExamples.doubleSlitExamples,
  }),
  defineFamily({
    name: 'pendulum',
    summary: 'A simple pendulum with its length, angle and forces.',
    draw: drawPendulum,
    examples: schoolExamples.pendulumExamples,
  }),
  defineFamily({
    name: 'quadrilateral',
    summary: 'A parallelogram, rhombus or trapezium with sides, height, angle and diagonals.',
    draw: drawQuadrilateral,
    examples: schoolExamples.quadrilateralExamples,
  }),
  defineFamily({
    name: 'circle-parts',
    summary: 'A circle with named parts, two tangents from a point, or a chord at a distance.',
    draw: drawCircleParts,
    examples: schoolExamples.circlePartsExamples,
  }),
  defineFamily({
    name: 'vector-components',
    summary: 'A vector with its components, or two vectors with their resultant.',
    draw: drawVectorComponents,
    examples: schoolExamples.vectorComponentsExamples,
  }),
  defineFamily({
    name: 'standard-graph',
    summary: 'Graphs known by their shape: I–V, decay, heating and cooling, capacitor, motion.',
    draw: drawStandardGraph,
    examples: schoolExamples.standardGraphExamples,
  }),
  defineFamily({
    name: 'apparatus',
    summary: 'Laboratory apparatus: titration, distillation, heating, gas over water, electrolysis.',
    draw: drawApparatus,
    examples: schoolExamples.apparatusExamples,
  }),
  defineFamily({
    name: 'biological-cell',
    summary: 'An animal or plant cell with its parts named.',
    draw: drawBiologicalCell,
    examples: schoolExamples.biologicalCellExamples,
  }),
  defineFamily({
    name: 'beam',
    summary: 'A beam on two supports or fixed in a wall, with its loads.',
    draw: drawBeam,
    examples: schoolExamples.beamExamples,
  }),
  defineFamily({
    name: 'ladder',
    summary: 'A ladder against a wall, with its measurements or the forces on it.',
    draw: drawLadder,
    examples: schoolExamples.ladderExamples,
  }),
  defineFamily({
    name: 'magnetic-field',
    summary: 'The magnetic field of a bar magnet, a solenoid or a straight wire.',
    draw: drawMagneticField,
    examples: schoolExamples.magneticFieldExamples,
  }),
  defineFamily({
    name: 'pie-chart',
    summary: 'A pie chart.',
    draw: drawPieChart,
    examples: schoolExamples.pieChartExamples,
  }),
  defineFamily({
    name: 'pedigree',
    summary: 'A pedigree chart of two parents and their children.',
    draw: drawPedigree,
    examples: schoolExamples.pedigreeExamples,
  }),
];
