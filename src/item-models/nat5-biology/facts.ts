// Models of National 5 Biology that test facts from the tables of this folder.

import { factModel } from '../facts/fact-model.ts';
import cellBiologyFactSheets from './cell-biology.facts.json' with { type: 'json' };
import lifeOnEarthFactSheets from './life-on-earth.facts.json' with { type: 'json' };
import multicellularOrganismsFactSheets from './multicellular-organisms.facts.json' with { type: 'json' };
import { nat5BiologyModel } from './nat5-biology-model.ts';

/** The models, in the order of the outcomes. */
export const knowledge = [
  {
    id: 'N5B-09',
    title: 'Cell structure and transport',
    outcomeId: 'BIO-5-01',
    sheet: cellBiologyFactSheets.cellsAndTransport,
  },
  {
    id: 'N5B-10',
    title: 'DNA, proteins and enzymes',
    outcomeId: 'BIO-5-02',
    sheet: cellBiologyFactSheets.dnaProteinsEnzymes,
  },
  {
    id: 'N5B-11',
    title: 'Genetic engineering and respiration',
    outcomeId: 'BIO-5-03',
    sheet: cellBiologyFactSheets.engineeringAndRespiration,
  },
  {
    id: 'N5B-12',
    title: 'New cells and control',
    outcomeId: 'BIO-5-04',
    sheet: multicellularOrganismsFactSheets.cellsAndControl,
  },
  {
    id: 'N5B-13',
    title: 'Reproduction and inheritance',
    outcomeId: 'BIO-5-05',
    sheet: multicellularOrganismsFactSheets.reproductionAndInheritance,
  },
  {
    id: 'N5B-14',
    title: 'Transport and absorption',
    outcomeId: 'BIO-5-06',
    sheet: multicellularOrganismsFactSheets.transportAndAbsorption,
  },
  {
    id: 'N5B-15',
    title: 'Ecosystems and sampling',
    outcomeId: 'BIO-5-07',
    sheet: lifeOnEarthFactSheets.ecosystems,
  },
  {
    id: 'N5B-16',
    title: 'Photosynthesis and food',
    outcomeId: 'BIO-5-08',
    sheet: lifeOnEarthFactSheets.photosynthesisAndFood,
  },
  { id: 'N5B-17', title: 'Evolution', outcomeId: 'BIO-5-09', sheet: lifeOnEarthFactSheets.evolution },
].map((model) => nat5BiologyModel(factModel(model)));
