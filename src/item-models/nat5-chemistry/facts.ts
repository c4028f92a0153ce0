// National 5 Chemistry: facts of each outcome, from the sheets of the three areas.

import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import changes from './chemical-changes.facts.json' with { type: 'json' };
import society from './chemistry-in-society.facts.json' with { type: 'json' };
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';
import nature from './natures-chemistry.facts.json' with { type: 'json' };

export const nat5ChemistryFacts: readonly ItemModel[] = [
  nat5ChemistryModel(
    factModel({ id: 'N5C-20', title: 'Rates of reaction', outcomeId: 'CHE-5-01', sheet: changes.ratesSheet }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-21',
      title: 'Bonding and properties',
      outcomeId: 'CHE-5-02',
      sheet: changes.bondingSheet,
    }),
  ),
  nat5ChemistryModel(
    factModel({ id: 'N5C-22', title: 'Acids and bases', outcomeId: 'CHE-5-04', sheet: changes.acidsSheet }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-23',
      title: 'Homologous series',
      outcomeId: 'CHE-5-05',
      sheet: nature.homologousSheet,
    }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-24',
      title: 'Consumer products',
      outcomeId: 'CHE-5-06',
      sheet: nature.productsSheet,
    }),
  ),
  nat5ChemistryModel(
    factModel({ id: 'N5C-25', title: 'Fuels', outcomeId: 'CHE-5-07', sheet: nature.fuelsSheet }),
  ),
  nat5ChemistryModel(
    factModel({ id: 'N5C-26', title: 'Metals and cells', outcomeId: 'CHE-5-08', sheet: society.metalsSheet }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-27',
      title: 'Addition polymers and their terms',
      outcomeId: 'CHE-5-09',
      sheet: society.plasticsSheet,
    }),
  ),
  nat5ChemistryModel(
    factModel({ id: 'N5C-28', title: 'Fertilisers', outcomeId: 'CHE-5-10', sheet: society.fertilisersSheet }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-29',
      title: 'Nuclear radiation',
      outcomeId: 'CHE-5-11',
      sheet: society.nuclearSheet,
    }),
  ),
  nat5ChemistryModel(
    factModel({
      id: 'N5C-30',
      title: 'Practical chemistry',
      outcomeId: 'CHE-5-12',
      sheet: society.analysisSheet,
    }),
  ),
];
