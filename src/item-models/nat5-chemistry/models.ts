import type { ItemModel } from '../item-model.ts';
import { atomicParticles, relativeAtomicMass } from './atoms.ts';
import { concentration } from './concentration.ts';
import { alcoholsAndAcids } from './consumer-products.ts';
import { additionPolymer } from './contexts/addition-polymer.ts';
import { burningFuel } from './contexts/burning-fuel.ts';
import { chemicalCells } from './contexts/chemical-cells.ts';
import { fertilisers } from './contexts/fertilisers.ts';
import { gasFromAReaction } from './contexts/gas-from-a-reaction.ts';
import { homologousSeries } from './contexts/homologous-series.ts';
import { radioisotope } from './contexts/radioisotope.ts';
import { titrationOfAnAlkali } from './contexts/titration-of-an-alkali.ts';
import { energyFromFuels } from './energy.ts';
import { nat5ChemistryFacts } from './facts.ts';
import { balanceEquations, ionicFormulae } from './formulae.ts';
import { hydrocarbonMass, hydrocarbonNames } from './hydrocarbons.ts';
import { electrochemicalSeries } from './metals.ts';
import { molesAndMass, reactingMasses } from './moles.ts';
import { nuclearChemistry } from './nuclear.ts';
import { openEndedChemistry } from './open-ended.ts';
import { fertiliserPercentage, metalFromOre } from './percentages.ts';
import { additionPolymers } from './plastics.ts';
import { averageRate } from './rates.ts';
import { analysis, titration } from './titration.ts';

/** The models of National 5 Chemistry, in the order of their ids. */
export const nat5ChemistryModels: readonly ItemModel[] = [
  averageRate,
  atomicParticles,
  relativeAtomicMass,
  ionicFormulae,
  balanceEquations,
  molesAndMass,
  concentration,
  reactingMasses,
  fertiliserPercentage,
  titration,
  hydrocarbonNames,
  energyFromFuels,
  electrochemicalSeries,
  additionPolymers,
  nuclearChemistry,
  alcoholsAndAcids,
  metalFromOre,
  hydrocarbonMass,
  analysis,
  ...nat5ChemistryFacts,
  gasFromAReaction,
  burningFuel,
  titrationOfAnAlkali,
  homologousSeries,
  radioisotope,
  chemicalCells,
  fertilisers,
  additionPolymer,
  ...openEndedChemistry,
];
