import { factModel } from '../facts/fact-model.ts';
import { dnaAndExpression, mutationAndEvolution } from './dna-and-genome.table.ts';
import { higherBiologyModel } from './higher-biology-model.ts';
import { metabolicRateAndMicrobes, pathwaysAndRespiration } from './metabolism.table.ts';
import { foodSupply, interdependence } from './sustainability.table.ts';

/** The fact models of the course, by outcome. */
export const knowledge = [
  { id: 'HB-08', title: 'DNA and gene expression', outcomeId: 'BIO-H-01', sheet: dnaAndExpression },
  {
    id: 'HB-09',
    title: 'Mutation, evolution and genomics',
    outcomeId: 'BIO-H-02',
    sheet: mutationAndEvolution,
  },
  { id: 'HB-10', title: 'Metabolic pathways', outcomeId: 'BIO-H-03', sheet: pathwaysAndRespiration },
  {
    id: 'HB-11',
    title: 'Metabolic rate and microorganisms',
    outcomeId: 'BIO-H-04',
    sheet: metabolicRateAndMicrobes,
  },
  { id: 'HB-12', title: 'Food supply', outcomeId: 'BIO-H-05', sheet: foodSupply },
  { id: 'HB-13', title: 'Interdependence and biodiversity', outcomeId: 'BIO-H-06', sheet: interdependence },
].map((model) => higherBiologyModel(factModel(model)));
