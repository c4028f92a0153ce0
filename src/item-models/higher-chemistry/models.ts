import type { ItemModel } from '../item-model.ts';
import { bondEnthalpy } from './bond-enthalpies.ts';
import { alcoholsFacts, oxidationOfAlcohols, systematicFacts, systematicNames } from './carbon-chains.ts';
import { enthalpyOfCombustion, hessLaw } from './combustion.ts';
import { combustionExperiment } from './contexts/combustion-experiment.ts';
import { oxidationOfFood } from './contexts/food-and-oxidation.ts';
import { industrialEquilibrium } from './contexts/industrial-equilibrium.ts';
import { intermolecularForces } from './contexts/intermolecular-forces.ts';
import { ironTablets } from './contexts/iron-tablets.ts';
import { makingAnEster } from './contexts/making-an-ester.ts';
import { periodicTrendsContext } from './contexts/periodic-trends.ts';
import { proteinsAndSkin } from './contexts/proteins-and-skin.ts';
import { rateAndTemperature } from './contexts/rate-and-temperature.ts';
import { soapAndEmulsions } from './contexts/soap-and-emulsions.ts';
import { vitaminC } from './contexts/vitamin-c.ts';
import { equilibriumFacts, equilibriumShift } from './equilibrium.ts';
import { esterNames, estersFacts, saponification } from './esters.ts';
import { gasVolumes } from './gas-volumes.ts';
import { openEndedChemistry } from './open-ended.ts';
import {
  bondingFacts,
  ionisationEnergy,
  periodicityFacts,
  periodicTrends,
  polarBonds,
} from './periodicity.ts';
import { peptides, proteinFacts, skinCareFacts } from './proteins.ts';
import { ratesFacts, relativeRate } from './rates.ts';
import { limitingReactant, percentageYield } from './reactants.ts';
import { ionElectron, redoxFacts } from './redox.ts';
import { analysisFacts, chromatography, redoxTitration } from './titrations.ts';

/** The models of Higher Chemistry, in the order of their ids. */
export const higherChemistryModels: readonly ItemModel[] = [
  enthalpyOfCombustion,
  hessLaw,
  bondEnthalpy,
  limitingReactant,
  percentageYield,
  gasVolumes,
  redoxTitration,
  ionElectron,
  relativeRate,
  esterNames,
  ionisationEnergy,
  periodicTrends,
  polarBonds,
  bondingFacts,
  systematicNames,
  oxidationOfAlcohols,
  chromatography,
  ratesFacts,
  redoxFacts,
  periodicityFacts,
  analysisFacts,
  systematicFacts,
  alcoholsFacts,
  saponification,
  estersFacts,
  peptides,
  proteinFacts,
  skinCareFacts,
  equilibriumShift,
  equilibriumFacts,
  makingAnEster,
  rateAndTemperature,
  combustionExperiment,
  intermolecularForces,
  periodicTrendsContext,
  oxidationOfFood,
  soapAndEmulsions,
  industrialEquilibrium,
  vitaminC,
  proteinsAndSkin,
  ironTablets,
  ...openEndedChemistry,
];
