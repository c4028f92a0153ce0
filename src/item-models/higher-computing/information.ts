/**
 * The learner finds the output of SQL with groups, wildcards or computed values, and the colours that CSS
 * rules give.
 */

import { codeTex, listingTex } from '../computing/code.ts';
import { dataTableTex, pickTable } from '../computing/data-table.ts';
import { pickGrouping, writeGrouping } from '../computing/write-grouping.ts';
import { writeParts } from '../write-parts.ts';
import { higherComputingModel } from './higher-computing-model.ts';

export const groupedQuery = higherComputingModel({
  id: 'HCS-03',
  title: 'Aggregates and groups',
  outcomeId: 'CSC-H-03',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  choose: (random) => ({ data: pickTable(random, random.int(5, 6)), grouping: pickGrouping(random, false) }),
  write: ({ data, grouping }) => writeGrouping(data, grouping),
});

type LikePattern = { readonly likeText: string; readonly matches: (key: string) => boolean };

/** Returns three LIKE patterns with wildcards around a letter. */
const listPatterns = (letter: string): LikePattern[] => [
  { likeText: `%${letter}%`, matches: (key) => key.toLowerCase().includes(letter) },
  { likeText: `${letter.toUpperCase()}%`, matches: (key) => key.startsWith(letter.toUpperCase()) },
  { likeText: `%${letter}`, matches: (key) => key.endsWith(letter) },
];

export const wildcardsAndComputed = higherComputingModel({
  id: 'HCS-07',
  title: 'Wildcards and computed values',
  outcomeId: 'CSC-H-03',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  choose: (random) => ({
    data: pickTable(random, random.int(5, 6)),
    pattern: random.pick(listPatterns(random.pick(['a', 'e', 'r', 'n', 't', 's']))),
    multiple: random.pick([
      [2, 'doubled'],
      [3, 'tripled'],
      [10, 'tenfold'],
    ] as const),
    asksForComputed: random.chance(0.5),
  }),
  write: ({ data, pattern, multiple: [factor, alias], asksForComputed }) => {
    const { theme } = data;
    const matchingRows = data.rows
      .filter(({ key }) => pattern.matches(key))
      .toSorted((a, b) => a.amount - b.amount);
    if (matchingRows.length < 2 || matchingRows.length > 3) return undefined;
    const [firstRow] = matchingRows;
    const keyParts = matchingRows.map(({ key }, index) => ({
      question: `The ${['first', 'second', 'third'][index]} value of ${codeTex(theme.key.field)} in the output.`,
      why: `Keep what fits the pattern ${codeTex(pattern.likeText)}`,
      answer: key,
      contradictedBy: data.rows.map((row) => row.key).filter((otherKey) => otherKey !== key),
      gaps: ['sql-wildcard'],
    }));
    const computedPart = {
      question: `The value of ${codeTex(alias)} in the first row.`,
      why: `Multiply by ${factor}`,
      answer: String((firstRow?.amount ?? 0) * factor),
      gaps: ['sql-computed'],
    };
    const parts = asksForComputed ? [...keyParts.slice(0, 2), computedPart] : keyParts;
    return writeParts({
      stem: `This is the table ${theme.table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(
        [
          `SELECT ${theme.key.field}, ${theme.amount.field} * ${factor} AS ${alias}`,
          `FROM ${theme.table}`,
          `WHERE ${theme.key.field} LIKE "${pattern.likeText}"`,
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
  choose: (random) => ({
    colours: random.sample(COLOURS, 4),
    texts: random.sample(['Home', 'Gallery', 'Prices', 'Bookings', 'History', 'Events', 'Shop', 'Help'], 4),
    outerElement: random.pick(['nav', 'header', 'footer', 'section']),
    idName: random.pick(['main', 'top', 'lead', 'focus']),
    className: random.pick(['new', 'sale', 'star', 'note']),
    count: random.int(2, 3),
  }),
  write: ({ colours, texts, outerElement, idName, className, count }) => {
    const [paragraphColour = '', descendantColour = '', idColour = '', groupColour = ''] = colours;
    const [firstText = '', secondText = '', thirdText = '', heading = ''] = texts;
    const otherColours = (colour: string) => colours.filter((otherColour) => otherColour !== colour);
    const writePart = (text: string, colour: string, why: string) => ({
      question: `State the colour of the text ${codeTex(text)}.`,
      why,
      answer: colour,
      contradictedBy: otherColours(colour),
      gaps: ['css-specificity'],
    });
    return writeParts({
      stem: `A web page contains this HTML. ${listingTex([
        `<h2>${heading}</h2>`,
        `<p>${firstText}</p>`,
        `<${outerElement}>`,
        `   <p>${secondText}</p>`,
        `   <p id="${idName}" class="${className}">${thirdText}</p>`,
        `</${outerElement}>`,
      ])} It uses these CSS rules. ${listingTex([
        `#${idName} { color: ${idColour}; }`,
        `${outerElement} p { color: ${descendantColour}; }`,
        `p { color: ${paragraphColour}; }`,
        `h2, h3 { color: ${groupColour}; }`,
      ])}`,
      parts: [
        writePart(secondText, descendantColour, 'The descendant selector is more specific than the element'),
        writePart(thirdText, idColour, 'An ID is the most specific selector here'),
        writePart(heading, groupColour, 'The grouping selector applies to each element of its list'),
      ].slice(0, count),
    });
  },
});
