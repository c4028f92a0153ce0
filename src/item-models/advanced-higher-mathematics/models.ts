import type { ItemModel } from '../item-model.ts';
import { binomialTerm, partialFractions } from './algebra.ts';
import { obliqueAsymptote } from './asymptotes.ts';
import { byParts } from './by-parts.ts';
import { differentiate, implicit } from './calculus.ts';
import { complexNumbers } from './complex-numbers.ts';
import { complexRoots } from './contexts/complex-roots.ts';
import { coolingLiquid } from './contexts/cooling-liquid.ts';
import { movingPoint } from './contexts/moving-point.ts';
import { planeAndLine } from './contexts/plane-and-line.ts';
import { threeOrders } from './contexts/three-orders.ts';
import { trainingPlan } from './contexts/training-plan.ts';
import { inflexion, revolution } from './curves.ts';
import { integratingFactor, secondOrder } from './differential-equations.ts';
import { euclid } from './euclid.ts';
import { finiteSums } from './finite-sums.ts';
import { linesAndPlanes, systems } from './geometry.ts';
import { induction } from './induction.ts';
import { maclaurin } from './maclaurin.ts';
import { matrices } from './matrices.ts';
import { numberBases } from './number-bases.ts';
import { seriesSums } from './series.ts';
import { tripleProduct } from './triple-product.ts';

/** The models of Advanced Higher Mathematics, in the order of their ids. */
export const advancedHigherMathematicsModels: readonly ItemModel[] = [
  partialFractions,
  differentiate,
  implicit,
  byParts,
  integratingFactor,
  secondOrder,
  binomialTerm,
  complexNumbers,
  systems,
  linesAndPlanes,
  induction,
  euclid,
  seriesSums,
  maclaurin,
  matrices,
  obliqueAsymptote,
  tripleProduct,
  finiteSums,
  numberBases,
  inflexion,
  revolution,
  coolingLiquid,
  planeAndLine,
  complexRoots,
  trainingPlan,
  movingPoint,
  threeOrders,
];
