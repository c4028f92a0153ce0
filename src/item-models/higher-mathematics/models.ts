import type { ItemModel } from '../item-model.ts';
import { angleOfLine } from './angle-of-line.ts';
import { areas } from './areas.ts';
import { circles } from './circles.ts';
import { completeTheSquare } from './completing-the-square.ts';
import { compoundAngles } from './compound-angles.ts';
import { cubicCurve } from './contexts/cubic-curve.ts';
import { foldedTray } from './contexts/folded-tray.ts';
import { harbourTide } from './contexts/harbour-tide.ts';
import { medicineLevel } from './contexts/medicine-level.ts';
import { triangleLines } from './contexts/triangle-lines.ts';
import { twoCircles } from './contexts/two-circles.ts';
import { differentiation } from './differentiation.ts';
import { discriminant } from './discriminants.ts';
import { exponentialModels } from './exponential-models.ts';
import { compositeFunctions } from './functions.ts';
import { graphTransformations } from './graph-transformations.ts';
import { integration } from './integration.ts';
import { logGraphs } from './log-graphs.ts';
import { logEquations } from './logarithms.ts';
import { polynomials } from './polynomials.ts';
import { recurrenceRelations } from './recurrence.ts';
import { stationaryPoints } from './stationary-points.ts';
import { linesInTriangles } from './straight-line.ts';
import { exactTrigEquations, trigEquations } from './trig-equations.ts';
import { vectorAngle } from './vector-angle.ts';
import { vectorsInSpace } from './vectors.ts';
import { waveFunction } from './wave-function.ts';

/** The models of Higher Mathematics, in the order of their ids. */
export const higherMathematicsModels: readonly ItemModel[] = [
  linesInTriangles,
  angleOfLine,
  compositeFunctions,
  graphTransformations,
  completeTheSquare,
  discriminant,
  polynomials,
  logEquations,
  exponentialModels,
  logGraphs,
  recurrenceRelations,
  compoundAngles,
  trigEquations,
  waveFunction,
  vectorsInSpace,
  circles,
  differentiation,
  stationaryPoints,
  integration,
  areas,
  vectorAngle,
  exactTrigEquations,
  triangleLines,
  cubicCurve,
  foldedTray,
  medicineLevel,
  twoCircles,
  harbourTide,
];
