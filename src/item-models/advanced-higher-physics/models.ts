import type { ItemModel } from '../item-model.ts';
import { angularMomentum } from './angular-momentum.ts';
import { angularMotion, centralForce } from './angular-motion.ts';
import { calculusMotion } from './calculus-motion.ts';
import { circuits } from './circuits.ts';
import { doubleSlitExperiment } from './contexts/double-slit-experiment.ts';
import { flywheelExperiment } from './contexts/flywheel-experiment.ts';
import { inductorAndCapacitor } from './contexts/inductor-and-capacitor.ts';
import { planetOrbiter } from './contexts/planet-orbiter.ts';
import { electricFields } from './electric-fields.ts';
import { electromagneticRadiation } from './electromagnetic-radiation.ts';
import { gravitation } from './gravitation.ts';
import { interference } from './interference.ts';
import { magneticFields } from './magnetic-fields.ts';
import { oscillations } from './oscillations.ts';
import { particlesInFields } from './particles-in-fields.ts';
import { polarisation } from './polarisation.ts';
import { quantumTheory } from './quantum.ts';
import { rotationalDynamics } from './rotational-dynamics.ts';
import { stellarPhysics } from './stars.ts';
import { travellingWaves } from './travelling-waves.ts';
import { uncertainties } from './uncertainties.ts';

/** The models of Advanced Higher Physics, in the order of their ids. */
export const advancedHigherPhysicsModels: readonly ItemModel[] = [
  angularMotion,
  rotationalDynamics,
  angularMomentum,
  gravitation,
  quantumTheory,
  oscillations,
  interference,
  electricFields,
  circuits,
  uncertainties,
  calculusMotion,
  centralForce,
  stellarPhysics,
  particlesInFields,
  travellingWaves,
  polarisation,
  magneticFields,
  electromagneticRadiation,
  flywheelExperiment,
  planetOrbiter,
  doubleSlitExperiment,
  inductorAndCapacitor,
];
