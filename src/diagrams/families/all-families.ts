import { drawBearings } from './bearings.ts';
import { drawBoxPlot } from './box-plot.ts';
import { drawCircle } from './circle.ts';
import { drawCircuit, drawPotentialDivider } from './circuit.ts';
import { drawCollision } from './collision.ts';
import { drawCompositeArea } from './composite-area.ts';
import { drawElectricField } from './electric-field.ts';
import { drawEnergyLevels } from './energy-levels.ts';
import * as examples from './examples.table.ts';
import { defineFamily, type Family } from './family.ts';
import { drawForces } from './forces.ts';
import { drawFunctionGraph } from './function-graph.ts';
import { drawGasCylinder } from './gas-cylinder.ts';
import { drawMotionGraph } from './motion-graph.ts';
import { drawParabola } from './parabola.ts';
import { drawProjectile } from './projectile.ts';
import { drawPvGraph } from './pv-graph.ts';
import { drawRayDiagram } from './ray-diagram.ts';
import { drawRightTriangle } from './right-triangle.ts';
import { drawScatterGraph } from './scatter-graph.ts';
import { schoolFamilies } from './school-families.ts';
import { drawSector } from './sector.ts';
import { drawSimilarShapes } from './similar-shapes.ts';
import { drawSolid } from './solid.ts';
import { drawStraightLines } from './straight-lines.ts';
import { drawTreeDiagram } from './tree-diagram.ts';
import { drawTriangle } from './triangle.ts';
import { drawTrigGraph } from './trig-graph.ts';
import { drawVectors } from './vectors.ts';
import { drawVennDiagram } from './venn-diagram.ts';
import { drawWave } from './wave.ts';

/** Every family of figures, in the order in which they are listed. */
export const allFamilies: readonly Family[] = [
  defineFamily({
    name: 'right-triangle',
    summary: 'A right-angled triangle with labelled legs, hypotenuse and acute angles.',
    draw: drawRightTriangle,
    examples: examples.rightTriangleExamples,
  }),
  defineFamily({
    name: 'triangle',
    summary: 'Any triangle from three sides, two sides and their angle, or two angles and their side.',
    draw: drawTriangle,
    examples: examples.triangleExamples,
  }),
  defineFamily({
    name: 'straight-lines',
    summary: 'Coordinate axes with straight lines and marked points.',
    draw: drawStraightLines,
    examples: examples.straightLinesExamples,
  }),
  defineFamily({
    name: 'parabola',
    summary: 'The graph of a quadratic with its roots, turning point and axis of symmetry.',
    draw: drawParabola,
    examples: examples.parabolaExamples,
  }),
  defineFamily({
    name: 'bearings',
    summary: 'A journey by bearings with a north line at every turn.',
    draw: drawBearings,
    examples: examples.bearingsExamples,
  }),
  defineFamily({
    name: 'circle',
    summary: 'A circle with radii, chords, diameters, tangents and the angles between them.',
    draw: drawCircle,
    examples: examples.circleExamples,
  }),
  defineFamily({
    name: 'sector',
    summary: 'A minor or major sector with its radius, angle and arc.',
    draw: drawSector,
    examples: examples.sectorExamples,
  }),
  defineFamily({
    name: 'similar-shapes',
    summary: 'Two similar triangles or rectangles side by side.',
    draw: drawSimilarShapes,
    examples: examples.similarShapesExamples,
  }),
  defineFamily({
    name: 'composite-area',
    summary: 'A rectangle, an L-shape, or a rectangle with a semicircle.',
    draw: drawCompositeArea,
    examples: examples.compositeAreaExamples,
  }),
  defineFamily({
    name: 'solid',
    summary: 'A cuboid, triangular prism, cylinder, cone, sphere or hemisphere in oblique drawing.',
    draw: drawSolid,
    examples: examples.solidExamples,
  }),
  defineFamily({
    name: 'trig-graph',
    summary: 'A sine, cosine or tangent graph with amplitude, period and shifts.',
    draw: drawTrigGraph,
    examples: examples.trigGraphExamples,
  }),
  defineFamily({
    name: 'function-graph',
    summary: 'The graph of a polynomial with its stationary points and a transformed graph.',
    draw: drawFunctionGraph,
    examples: examples.functionGraphExamples,
  }),
  defineFamily({
    name: 'box-plot',
    summary: 'One or more box plots over a number line.',
    draw: drawBoxPlot,
    examples: examples.boxPlotExamples,
  }),
  defineFamily({
    name: 'scatter-graph',
    summary: 'Data points with a line of best fit.',
    draw: drawScatterGraph,
    examples: examples.scatterGraphExamples,
  }),
  defineFamily({
    name: 'vectors',
    summary: 'Vectors as arrows between named points: triangles, parallelograms and pathways.',
    draw: drawVectors,
    examples: examples.vectorsExamples,
  }),
  defineFamily({
    name: 'motion-graph',
    summary:
      'Velocity, speed, distance, displacement, acceleration or force against time in straight pieces.',
    draw: drawMotionGraph,
    examples: examples.motionGraphExamples,
  }),
  defineFamily({
    name: 'forces',
    summary: 'A block with the forces on it, free, on level ground or on an inclined plane.',
    draw: drawForces,
    examples: examples.forcesExamples,
  }),
  defineFamily({
    name: 'circuit',
    summary: 'A supply with parts in series or parallel, with meters.',
    draw: drawCircuit,
    examples: examples.circuitExamples,
  }),
  defineFamily({
    name: 'potential-divider',
    summary: 'Two parts in series across a supply, the output taken across the lower one.',
    draw: drawPotentialDivider,
    examples: examples.potentialDividerExamples,
  }),
  defineFamily({
    name: 'ray-diagram',
    summary: 'Light at a flat boundary, at the critical angle, or through a prism.',
    draw: drawRayDiagram,
    examples: examples.rayDiagramExamples,
  }),
  defineFamily({
    name: 'wave',
    summary: 'A transverse wave with its wavelength and amplitude.',
    draw: drawWave,
    examples: examples.waveExamples,
  }),
  defineFamily({
    name: 'projectile',
    summary: 'The path of a projectile from the ground or from a cliff.',
    draw: drawProjectile,
    examples: examples.projectileExamples,
  }),
  defineFamily({
    name: 'collision',
    summary: 'Bodies on a line before and after they collide.',
    draw: drawCollision,
    examples: examples.collisionExamples,
  }),
  defineFamily({
    name: 'energy-levels',
    summary: 'Energy levels of an atom with the jumps between them.',
    draw: drawEnergyLevels,
    examples: examples.energyLevelsExamples,
  }),
  defineFamily({
    name: 'electric-field',
    summary: 'The uniform field between two charged plates.',
    draw: drawElectricField,
    examples: examples.electricFieldExamples,
  }),
  defineFamily({
    name: 'gas-cylinder',
    summary: 'A gas under a piston.',
    draw: drawGasCylinder,
    examples: examples.gasCylinderExamples,
  }),
  defineFamily({
    name: 'venn-diagram',
    summary: 'Two sets in a universal set.',
    draw: drawVennDiagram,
    examples: examples.vennDiagramExamples,
  }),
  defineFamily({
    name: 'tree-diagram',
    summary: 'A probability tree of one or more stages.',
    draw: drawTreeDiagram,
    examples: examples.treeDiagramExamples,
  }),
  defineFamily({
    name: 'pv-graph',
    summary: 'Pressure against volume, with changes of state as arrows.',
    draw: drawPvGraph,
    examples: examples.pvGraphExamples,
  }),
  ...schoolFamilies,
];
