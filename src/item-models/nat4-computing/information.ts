// National 4 Computing Science: search and sort a database table.

import { pickSearch, writeSearch } from '../computing/search.ts';
import { nat4ComputingModel } from './nat4-computing-model.ts';

export const searchAndSort = nat4ComputingModel({
  id: 'N4CS-05',
  title: 'Search and sort',
  outcomeId: 'CSC-4-02',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  choose: pickSearch,
  write: writeSearch,
});
