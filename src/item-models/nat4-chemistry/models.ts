import type { ItemModel } from '../item-model.ts';
import { alcoholAndSugar, energyOfFuels, fuelsFacts, hydrocarbons, productsFacts } from './carbon.ts';
import { acidsFacts, averageRate, insideAtoms, ratesFacts, valency } from './changes.ts';
import { alloys, fertilisers, metalsFacts, societyFacts } from './materials.ts';
import { salts } from './salts.ts';

/** The models of National 4 Chemistry, in the order of their ids. */
export const nat4ChemistryModels: readonly ItemModel[] = [
  averageRate,
  ratesFacts,
  insideAtoms,
  valency,
  salts,
  acidsFacts,
  hydrocarbons,
  fuelsFacts,
  energyOfFuels,
  alcoholAndSugar,
  productsFacts,
  alloys,
  metalsFacts,
  fertilisers,
  societyFacts,
];
