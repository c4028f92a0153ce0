import { factModel } from '../facts/fact-model.ts';
import dnaAndGenomeFactSheets from './dna-and-genome.facts.json' with { type: 'json' };
import { higherBiologyModel } from './higher-biology-model.ts';
import metabolismFactSheets from './metabolism.facts.json' with { type: 'json' };
import sustainabilityFactSheets from './sustainability.facts.json' with { type: 'json' };

/** The fact models of the course, by outcome. */
export const knowledge = [
  {
    id: 'HB-08',
    title: 'DNA and gene expression',
    outcomeId: 'BIO-H-01',
    sheet: dnaAndGenomeFactSheets.dnaAndExpression,
  },
  {
    id: 'HB-09',
    title: 'Mutation, evolution and genomics',
    outcomeId: 'BIO-H-02',
    sheet: dnaAndGenomeFactSheets.mutationAndEvolution,
  },
  {
    id: 'HB-10',
    title: 'Metabolic pathways',
    outcomeId: 'BIO-H-03',
    sheet: metabolismFactSheets.pathwaysAndRespiration,
  },
  {
    id: 'HB-11',
    title: 'Metabolic rate and microorganisms',
    outcomeId: 'BIO-H-04',
    sheet: metabolismFactSheets.metabolicRateAndMicrobes,
  },
  { id: 'HB-12', title: 'Food supply', outcomeId: 'BIO-H-05', sheet: sustainabilityFactSheets.foodSupply },
  {
    id: 'HB-13',
    title: 'Interdependence and biodiversity',
    outcomeId: 'BIO-H-06',
    sheet: sustainabilityFactSheets.interdependence,
  },
].map((model) => higherBiologyModel(factModel(model)));
