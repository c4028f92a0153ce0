import type { ItemModel } from '../item-model.ts';
import { acidsAndBuffers } from './acids.ts';
import { backTitration } from './back-titration.ts';
import { complexIons, transitionMetals } from './complexes.ts';
import { initialRates } from './contexts/initial-rates.ts';
import { manganeseInSteel } from './contexts/manganese-in-steel.ts';
import { nickelByEdta } from './contexts/nickel-by-edta.ts';
import { weakAcidAndBuffer } from './contexts/weak-acid-and-buffer.ts';
import { equilibriumConstant, equilibriumFacts } from './equilibrium.ts';
import { entropyChange, feasibilityFacts, freeEnergy } from './feasibility.ts';
import { kineticsFacts, rateEquations } from './kinetics.ts';
import { electronConfigurations, orbitalFacts, shapes } from './orbitals.ts';
import { mechanisms, organicReactions, sigmaAndPi, synthesis } from './organic.ts';
import { calibration, gravimetric, techniques } from './research.ts';
import { molarEnergy } from './spectra.ts';
import { drugDose, empiricalFormula, isomerFacts, protonNmr, spectraFacts } from './structure.ts';

/** The models of Advanced Higher Chemistry, in the order of their ids. */
export const advancedHigherChemistryModels: readonly ItemModel[] = [
  molarEnergy,
  electronConfigurations,
  complexIons,
  equilibriumConstant,
  acidsAndBuffers,
  freeEnergy,
  rateEquations,
  sigmaAndPi,
  empiricalFormula,
  backTitration,
  orbitalFacts,
  shapes,
  transitionMetals,
  equilibriumFacts,
  entropyChange,
  feasibilityFacts,
  kineticsFacts,
  synthesis,
  mechanisms,
  organicReactions,
  protonNmr,
  drugDose,
  isomerFacts,
  spectraFacts,
  gravimetric,
  calibration,
  techniques,
  initialRates,
  weakAcidAndBuffer,
  nickelByEdta,
  manganeseInSteel,
];
