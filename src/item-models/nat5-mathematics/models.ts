import type { ItemModel } from '../item-model.ts';
import {
  addAlgebraicFractions,
  divideAlgebraicFractions,
  simplifyAlgebraicFraction,
} from './algebraic-fractions.ts';
import { changeTheSubject } from './change-subject.ts';
import { compoundChange, targetYear } from './compound-change.ts';
import { fractionEquation, inequation } from './equations.ts';
import { expandTrinomial, expandTwoBrackets } from './expanding.ts';
import { completeTheSquare, differenceOfSquares, factoriseTrinomial } from './factorising.ts';
import { mixedNumberSum, mixedNumberTimesFraction, twoStepFractions } from './fractions.ts';
import { functionNotation } from './function-notation.ts';
import { fractionalPower, indexLaws, indexOverBracket } from './indices.ts';
import { natureOfRoots, quadraticFormula, solveByFactorising } from './quadratic-equations.ts';
import { quadraticFromArea } from './quadratic-from-area.ts';
import { parabolaFeatures, parabolaThroughPoint, sketchParabola } from './quadratic-graphs.ts';
import { reversePercentage } from './reverse-percentage.ts';
import { roundToFigures } from './rounding.ts';
import { scientificNotation } from './scientific-notation.ts';
import { simultaneousEquations, simultaneousFromText } from './simultaneous-equations.ts';
import { gradientOfLine, lineThroughTwoPoints } from './straight-line.ts';
import { collectSurds, rationaliseDenominator } from './surds.ts';

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
];
