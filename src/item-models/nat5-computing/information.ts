// National 5 Computing Science: the output of an SQL query, and the effect of CSS rules.

import { pickTable } from '../computing/data-table.ts';
import { writeStyles } from '../computing/styles.ts';
import { writeSelection } from '../computing/write-selection.ts';
import { nat5ComputingModel } from './nat5-computing-model.ts';

export const selectQuery = nat5ComputingModel({
  id: 'N5CS-05',
  title: 'Output of a query',
  outcomeId: 'CSC-5-05',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  choose: (random) => {
    const data = pickTable(random, random.int(5, 6));
    const row = random.pick(data.rows);
    return {
      data,
      filter: {
        group: random.pick(data.rows).group,
        comparison: random.pick(['>', '<', '>=', '<='] as const),
        limit: row.amount,
        logicalOperator: random.pick(['AND', 'OR'] as const),
        isDescending: random.chance(0.5),
      },
    };
  },
  write: ({ data, filter }) => writeSelection(data, filter),
});

const COLOURS = ['red', 'blue', 'green', 'navy', 'purple', 'orange', 'teal', 'maroon', 'brown'] as const;

export const stylesOfPage = nat5ComputingModel({
  id: 'N5CS-07',
  title: 'Style rules of a page',
  outcomeId: 'CSC-5-06',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => ({
    colours: random.sample(COLOURS, 3),
    sizes: random.sample([12, 14, 16, 18, 20, 24, 28, 32], 2),
    className: random.pick(['news', 'offer', 'intro', 'menu', 'price', 'footer', 'warning']),
    texts: random.sample(
      [
        'Opening times',
        'Contact us',
        'Spring sale',
        'Our team',
        'Find us',
        'Latest results',
        'Book now',
        'About',
      ],
      3,
    ),
    count: random.int(2, 3),
  }),
  write: writeStyles,
});
