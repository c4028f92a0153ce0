// Models of National 5 Biology that test facts from the tables of this folder.

import { factModel } from '../facts/fact-model.ts';
import { cellsAndTransport, dnaProteinsEnzymes, engineeringAndRespiration } from './cell-biology.table.ts';
import { ecosystems, evolution, photosynthesisAndFood } from './life-on-earth.table.ts';
import {
  cellsAndControl,
  reproductionAndInheritance,
  transportAndAbsorption,
} from './multicellular-organisms.table.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

/** The models, in the order of the outcomes. */
export const knowledge = [
  { id: 'N5B-09', title: 'Cell structure and transport', outcomeId: 'BIO-5-01', sheet: cellsAndTransport },
  { id: 'N5B-10', title: 'DNA, proteins and enzymes', outcomeId: 'BIO-5-02', sheet: dnaProteinsEnzymes },
  {
    id: 'N5B-11',
    title: 'Genetic engineering and respiration',
    outcomeId: 'BIO-5-03',
    sheet: engineeringAndRespiration,
  },
  { id: 'N5B-12', title: 'New cells and control', outcomeId: 'BIO-5-04', sheet: cellsAndControl },
  {
    id: 'N5B-13',
    title: 'Reproduction and inheritance',
    outcomeId: 'BIO-5-05',
    sheet: reproductionAndInheritance,
  },
  { id: 'N5B-14', title: 'Transport and absorption', outcomeId: 'BIO-5-06', sheet: transportAndAbsorption },
  { id: 'N5B-15', title: 'Ecosystems and sampling', outcomeId: 'BIO-5-07', sheet: ecosystems },
  { id: 'N5B-16', title: 'Photosynthesis and food', outcomeId: 'BIO-5-08', sheet: photosynthesisAndFood },
  { id: 'N5B-17', title: 'Evolution', outcomeId: 'BIO-5-09', sheet: evolution },
].map((model) => nat5BiologyModel(factModel(model)));
