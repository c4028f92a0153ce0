/**
 * The learner finds the output of SQL with groups or sub-queries, of CSS media queries, and of PHP session
 * variables.
 */

import { codeTex, listingTex } from '../computing/code.ts';
import { dataTableTex, pickTable, satisfiesComparison } from '../computing/data-table.ts';
import { pickGrouping, writeGrouping } from '../computing/write-grouping.ts';
import { writeParts } from '../write-parts.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';

export const havingQuery = advancedHigherComputingModel({
  id: 'AHCS-05',
  title: 'Groups with a condition',
  outcomeId: 'CSC-AH-02',
  calculator: 'either',
  largest: 100_000,
  marks: [2],
  choose: (random) => ({ data: pickTable(random, random.int(6, 7)), grouping: pickGrouping(random, true) }),
  write: ({ data, grouping }) => writeGrouping(data, grouping),
});

export const subQuery = advancedHigherComputingModel({
  id: 'AHCS-10',
  title: 'Sub-queries',
  outcomeId: 'CSC-AH-02',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  choose: (random) => {
    const data = pickTable(random, random.int(5, 6));
    return { data, comparedRow: random.pick(data.rows), isGreater: random.chance(0.5) };
  },
  write: ({ data, comparedRow, isGreater }) => {
    const { theme, rows } = data;
    const matchingRows = rows
      .filter((row) => satisfiesComparison(row.amount, isGreater ? '>' : '<', comparedRow.amount))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    if (matchingRows.length < 2 || matchingRows.length > 3 || matchingRows.length === rows.length - 1)
      return undefined;
    return writeParts({
      stem: `This is the table ${theme.table} of a database. ${dataTableTex(data)} An SQL statement with a sub-query is run. ${listingTex(
        [
          `SELECT ${theme.key.field} FROM ${theme.table}`,
          `WHERE ${theme.amount.field} ${isGreater ? '>' : '<'} (`,
          `   SELECT ${theme.amount.field} FROM ${theme.table}`,
          `   WHERE ${theme.key.field} = "${comparedRow.key}")`,
          `ORDER BY ${theme.key.field} ASC;`,
        ],
      )} Write down the values of ${theme.key.field} in the output, in the order in which they appear.`,
      parts: matchingRows.map(({ key }) => ({
        why: `Compare ${theme.amount.field} with that of ${comparedRow.key} and sort`,
        answer: key,
        contradictedBy: rows.map((row) => row.key).filter((other) => other !== key),
        gaps: ['sub-query'],
      })),
    });
  },
});

const COLOURS = ['red', 'blue', 'green', 'navy', 'purple', 'orange', 'teal', 'maroon'] as const;

export const mediaQueries = advancedHigherComputingModel({
  id: 'AHCS-11',
  title: 'Media queries',
  outcomeId: 'CSC-AH-03',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  choose: (random) => ({
    colours: random.sample(COLOURS, 3),
    smallWidth: random.step(400, 640, 20),
    largeWidth: random.step(760, 1080, 20),
    extraWidth: random.int(1, 60),
    count: random.int(2, 3),
  }),
  write: ({ colours, smallWidth, largeWidth, extraWidth, count }) => {
    const [defaultColour = '', smallColour = '', largeColour = ''] = colours;
    const otherColours = (colour: string) => colours.filter((other) => other !== colour);
    const colourAt = (width: number) =>
      width <= smallWidth ? smallColour : width <= largeWidth ? largeColour : defaultColour;
    const widths = [smallWidth, largeWidth + extraWidth, smallWidth + extraWidth].slice(0, count);
    return writeParts({
      stem: `A page uses these CSS rules, in this order. ${listingTex([
        `h1 { color: ${defaultColour}; }`,
        `@media only screen and (max-width: ${largeWidth}px) {`,
        `   h1 { color: ${largeColour}; }`,
        '}',
        `@media only screen and (max-width: ${smallWidth}px) {`,
        `   h1 { color: ${smallColour}; }`,
        '}',
      ])} State the colour of the heading for each width of the screen.`,
      parts: widths.map((width) => ({
        question: `A screen of $${width}$ pixels.`,
        why: 'Take the last rule whose condition is true',
        answer: colourAt(width),
        contradictedBy: otherColours(colourAt(width)),
        gaps: ['media-query'],
      })),
    });
  },
});

const COUNTERS = ['visits', 'clicks', 'views', 'lives', 'tries'] as const;

export const phpSessions = advancedHigherComputingModel({
  id: 'AHCS-12',
  title: 'Session variables',
  outcomeId: 'CSC-AH-03',
  calculator: 'either',
  largest: 10_000,
  marks: [2],
  choose: (random) => ({
    name: random.pick(COUNTERS),
    start: random.int(0, 30),
    increment: random.int(1, 9),
    avaPages: random.int(3, 7),
    benPages: random.int(1, 4),
  }),
  write: ({ name, start, increment, avaPages, benPages }) =>
    writeParts({
      stem: `Every page of a website begins with this PHP. ${listingTex([
        '<?php session_start();',
        `if (!isset($_SESSION["${name}"])) {`,
        `   $_SESSION["${name}"] = ${start};`,
        '} else {',
        `   $_SESSION["${name}"] += ${increment};`,
        '}',
        `echo $_SESSION["${name}"]; ?>`,
      ])} Two users, Ava and Ben, start new sessions at the same time.`,
      parts: [
        {
          question: `Ava loads $${avaPages}$ pages in her session. State the value shown on the last of them.`,
          why: `The first page sets ${codeTex(name)}, and each of the other ${avaPages - 1} adds to it`,
          answer: String(start + increment * (avaPages - 1)),
          gaps: ['php-session'],
        },
        {
          question: `Ben loads $${benPages}$ ${benPages === 1 ? 'page' : 'pages'} in his session after that. State the value shown on the last of them.`,
          why: 'Each session has its own variables',
          answer: String(start + increment * (benPages - 1)),
          gaps: ['php-session'],
        },
      ],
    }),
});
