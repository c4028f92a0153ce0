import type { ItemModel } from '../item-model.ts';
import {
  addAlgebraicFractions,
  divideAlgebraicFractions,
  simplifyAlgebraicFraction,
} from './algebraic-fractions.ts';
import { angleChase } from './angles.ts';
import { bearings } from './bearings.ts';
import { lineOfBestFit } from './best-fit.ts';
import { changeTheSubject } from './change-subject.ts';
import { chordAndRadius } from './chords.ts';
import { compoundChange, targetYear } from './compound-change.ts';
import { bigWheel } from './contexts/big-wheel.ts';
import { comparingTimes } from './contexts/comparing-times.ts';
import { grainStore } from './contexts/grain-store.ts';
import { orienteering } from './contexts/orienteering.ts';
import { scatterGraph } from './contexts/scatter-graph.ts';
import { theatreTickets } from './contexts/theatre-tickets.ts';
import { waterJet } from './contexts/water-jet.ts';
import { cosineRule } from './cosine-rule.ts';
import { fractionEquation, inequation } from './equations.ts';
import { expandTrinomial, expandTwoBrackets } from './expanding.ts';
import { completeTheSquare, differenceOfSquares, factoriseTrinomial } from './factorising.ts';
import { mixedNumberSum, mixedNumberTimesFraction, twoStepFractions } from './fractions.ts';
import { functionNotation } from './function-notation.ts';
import { compareGradients } from './gradients.ts';
import { fractionalPower, indexLaws, indexOverBracket } from './indices.ts';
import { converseOfPythagoras, pythagorasInSpace } from './pythagoras.ts';
import { natureOfRoots, quadraticFormula, solveByFactorising } from './quadratic-equations.ts';
import { quadraticFromArea } from './quadratic-from-area.ts';
import { parabolaFeatures, parabolaThroughPoint, sketchParabola } from './quadratic-graphs.ts';
import { reversePercentage } from './reverse-percentage.ts';
import { roundToFigures } from './rounding.ts';
import { scientificNotation } from './scientific-notation.ts';
import { sector, sectorByHand } from './sectors.ts';
import { similarShapes } from './similarity.ts';
import { simultaneousEquations, simultaneousFromText } from './simultaneous-equations.ts';
import { quartiles, standardDeviation } from './statistics.ts';
import { gradientOfLine, lineThroughTwoPoints } from './straight-line.ts';
import { collectSurds, rationaliseDenominator } from './surds.ts';
import { sineRule, triangleArea } from './triangles.ts';
import { relatedAngles, trigEquation } from './trig-equations.ts';
import { readTrigGraph } from './trig-graphs.ts';
import { trigIdentity } from './trig-identities.ts';
import { coordinatesInSpace, vectorMagnitude, vectorPathway } from './vectors.ts';
import { compositeVolume, lengthFromVolume } from './volumes.ts';

/** The models of National 5 Mathematics, in the order of their ids. */
export const nat5MathematicsModels: readonly ItemModel[] = [
  mixedNumberTimesFraction,
  mixedNumberSum,
  twoStepFractions,
  collectSurds,
  rationaliseDenominator,
  indexLaws,
  fractionalPower,
  indexOverBracket,
  scientificNotation,
  reversePercentage,
  compoundChange,
  targetYear,
  roundToFigures,
  expandTrinomial,
  expandTwoBrackets,
  differenceOfSquares,
  factoriseTrinomial,
  completeTheSquare,
  simplifyAlgebraicFraction,
  addAlgebraicFractions,
  divideAlgebraicFractions,
  lineThroughTwoPoints,
  gradientOfLine,
  functionNotation,
  inequation,
  fractionEquation,
  simultaneousEquations,
  simultaneousFromText,
  changeTheSubject,
  parabolaThroughPoint,
  parabolaFeatures,
  sketchParabola,
  solveByFactorising,
  quadraticFormula,
  natureOfRoots,
  quadraticFromArea,
  compareGradients,
  sector,
  sectorByHand,
  compositeVolume,
  lengthFromVolume,
  chordAndRadius,
  converseOfPythagoras,
  pythagorasInSpace,
  angleChase,
  similarShapes,
  vectorMagnitude,
  vectorPathway,
  coordinatesInSpace,
  readTrigGraph,
  trigEquation,
  trigIdentity,
  relatedAngles,
  triangleArea,
  sineRule,
  cosineRule,
  bearings,
  standardDeviation,
  quartiles,
  lineOfBestFit,
  bigWheel,
  waterJet,
  comparingTimes,
  scatterGraph,
  orienteering,
  grainStore,
  theatreTickets,
];
