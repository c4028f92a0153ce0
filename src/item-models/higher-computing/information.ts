import { codeTex, listingTex } from '../computing/code.ts';
import { dataTableTex, drawTable } from '../computing/data-table.ts';
import { drawGrouping, writeGrouping } from '../computing/write-grouping.ts';
import { writeParts } from '../write-parts.ts';
import { higherComputingModel } from './higher-computing-model.ts';

export const groupedQuery = higherComputingModel({
  id: 'HCS-03',
  title: 'Aggregates and groups',
  outcomeId: 'CSC-H-03',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  draw: (random) => ({ data: drawTable(random, random.int(5, 6)), grouping: drawGrouping(random, false) }),
  write: ({ data, grouping }) => writeGrouping(data, grouping),
});

type Pattern = { readonly text: string; readonly test: (key: string) => boolean };

/** LIKE patterns with wildcards for a letter. */
const patternsOf = (letter: string): Pattern[] => [
  { text: `%${letter}%`, test: (key) => key.toLowerCase().includes(letter) },
  { text: `${letter.toUpperCase()}%`, test: (key) => key.startsWith(letter.toUpperCase()) },
  { text: `%${letter}`, test: (key) => key.endsWith(letter) },
];

export const wildcardsAndComputed = higherComputingModel({
  id: 'HCS-07',
  title: 'Wildcards and computed values',
  outcomeId: 'CSC-H-03',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  draw: (random) => ({
    data: drawTable(random, random.int(5, 6)),
    pattern: random.pick(patternsOf(random.pick(['a', 'e', 'r', 'n', 't', 's']))),
    multiple: random.pick([
      [2, 'doubled'],
      [3, 'tripled'],
      [10, 'tenfold'],
    ] as const),
    asksTotal: random.chance(0.5),
  }),
  write: ({ data, pattern, multiple: [factor, alias], asksTotal }) => {
    const { theme } = data;
    const found = data.rows.filter(({ key }) => pattern.test(key)).toSorted((a, b) => a.amount - b.amount);
    if (found.length < 2 || found.length > 3) return undefined;
    const [first] = found;
    const rows = found.map(({ key }, index) => ({
      question: `The ${['first', 'second', 'third'][index]} value of ${codeTex(theme.key.field)} in the output.`,
      why: `Keep what fits the pattern ${codeTex(pattern.text)}`,
      answer: key,
      not: data.rows.map((row) => row.key).filter((other) => other !== key),
      gaps: ['sql-wildcard'],
    }));
    const computed = {
      question: `The value of ${codeTex(alias)} in the first row.`,
      why: `Multiply by ${factor}`,
      answer: String((first?.amount ?? 0) * factor),
      gaps: ['sql-computed'],
    };
    const parts = asksTotal ? [...rows.slice(0, 2), computed] : rows;
    return writeParts({
      stem: `This is the table ${theme.table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(
        [
          `SELECT ${theme.key.field}, ${theme.amount.field} * ${factor} AS ${alias}`,
          `FROM ${theme.table}`,
          `WHERE ${theme.key.field} LIKE "${pattern.text}"`,
          `ORDER BY ${theme.amount.field} ASC;`,
        ],
      )} State what the output contains.`,
      parts,
    });
  },
});

const COLOURS = ['red', 'blue', 'green', 'navy', 'purple', 'orange', 'teal', 'maroon', 'brown'] as const;

export const selectors = higherComputingModel({
  id: 'HCS-06',
  title: 'Selectors that combine',
  outcomeId: 'CSC-H-04',
  calculator: 'either',
  marks: [2, 3],
  draw: (random) => ({
    colours: random.sample(COLOURS, 4),
    texts: random.sample(['Home', 'Gallery', 'Prices', 'Bookings', 'History', 'Events', 'Shop', 'Help'], 4),
    outer: random.pick(['nav', 'header', 'footer', 'section']),
    name: random.pick(['main', 'top', 'lead', 'focus']),
    mark: random.pick(['new', 'sale', 'star', 'note']),
    count: random.int(2, 3),
  }),
  write: ({ colours, texts, outer, name, mark, count }) => {
    const [plain = '', inside = '', byId = '', grouped = ''] = colours;
    const [first = '', second = '', third = '', heading = ''] = texts;
    const others = (colour: string) => colours.filter((other) => other !== colour);
    const part = (text: string, colour: string, why: string) => ({
      question: `State the colour of the text ${codeTex(text)}.`,
      why,
      answer: colour,
      not: others(colour),
      gaps: ['css-specificity'],
    });
    return writeParts({
      stem: `A web page contains this HTML. ${listingTex([
        `<h2>${heading}</h2>`,
        `<p>${first}</p>`,
        `<${outer}>`,
        `   <p>${second}</p>`,
        `   <p id="${name}" class="${mark}">${third}</p>`,
        `</${outer}>`,
      ])} It uses these CSS rules. ${listingTex([
        `#${name} { color: ${byId}; }`,
        `${outer} p { color: ${inside}; }`,
        `p { color: ${plain}; }`,
        `h2, h3 { color: ${grouped}; }`,
      ])}`,
      parts: [
        part(second, inside, 'The descendant selector is more specific than the element'),
        part(third, byId, 'An ID is the most specific selector here'),
        part(heading, grouped, 'The grouping selector applies to each element of its list'),
      ].slice(0, count),
    });
  },
});
