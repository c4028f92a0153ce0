import { codeTex, listingTex } from '../computing/code.ts';
import { compares, dataTableTex, drawTable } from '../computing/data-table.ts';
import { drawGrouping, writeGrouping } from '../computing/write-grouping.ts';
import { writeParts } from '../write-parts.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';

export const havingQuery = advancedHigherComputingModel({
  id: 'AHCS-05',
  title: 'Groups with a condition',
  outcomeId: 'CSC-AH-02',
  calculator: 'either',
  largest: 100_000,
  marks: [2],
  draw: (random) => ({ data: drawTable(random, random.int(6, 7)), grouping: drawGrouping(random, true) }),
  write: ({ data, grouping }) => writeGrouping(data, grouping),
});

export const subQuery = advancedHigherComputingModel({
  id: 'AHCS-10',
  title: 'Sub-queries',
  outcomeId: 'CSC-AH-02',
  calculator: 'either',
  largest: 100_000,
  marks: [2, 3],
  draw: (random) => {
    const data = drawTable(random, random.int(5, 6));
    return { data, base: random.pick(data.rows), isOver: random.chance(0.5) };
  },
  write: ({ data, base, isOver }) => {
    const { theme, rows } = data;
    const found = rows
      .filter((row) => compares(row.amount, isOver ? '>' : '<', base.amount))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    if (found.length < 2 || found.length > 3 || found.length === rows.length - 1) return undefined;
    return writeParts({
      stem: `This is the table ${theme.table} of a database. ${dataTableTex(data)} An SQL statement with a sub-query is run. ${listingTex(
        [
          `SELECT ${theme.key.field} FROM ${theme.table}`,
          `WHERE ${theme.amount.field} ${isOver ? '>' : '<'} (`,
          `   SELECT ${theme.amount.field} FROM ${theme.table}`,
          `   WHERE ${theme.key.field} = "${base.key}")`,
          `ORDER BY ${theme.key.field} ASC;`,
        ],
      )} Write down the values of ${theme.key.field} in the output, in the order in which they appear.`,
      parts: found.map(({ key }) => ({
        why: `Compare ${theme.amount.field} with that of ${base.key} and sort`,
        answer: key,
        not: rows.map((row) => row.key).filter((other) => other !== key),
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
  draw: (random) => ({
    colours: random.sample(COLOURS, 3),
    small: random.step(400, 640, 20),
    large: random.step(760, 1080, 20),
    over: random.int(1, 60),
    count: random.int(2, 3),
  }),
  write: ({ colours, small, large, over, count }) => {
    const [basic = '', narrow = '', middle = ''] = colours;
    const others = (colour: string) => colours.filter((other) => other !== colour);
    const at = (width: number) => (width <= small ? narrow : width <= large ? middle : basic);
    const widths = [small, large + over, small + over].slice(0, count);
    return writeParts({
      stem: `A page uses these CSS rules, in this order. ${listingTex([
        `h1 { color: ${basic}; }`,
        `@media only screen and (max-width: ${large}px) {`,
        `   h1 { color: ${middle}; }`,
        '}',
        `@media only screen and (max-width: ${small}px) {`,
        `   h1 { color: ${narrow}; }`,
        '}',
      ])} State the colour of the heading for each width of the screen.`,
      parts: widths.map((width) => ({
        question: `A screen of $${width}$ pixels.`,
        why: 'Take the last rule whose condition is true',
        answer: at(width),
        not: others(at(width)),
        gaps: ['media-query'],
      })),
    });
  },
});

const VISITS = ['visits', 'clicks', 'views', 'lives', 'tries'] as const;

export const phpSessions = advancedHigherComputingModel({
  id: 'AHCS-12',
  title: 'Session variables',
  outcomeId: 'CSC-AH-03',
  calculator: 'either',
  largest: 10_000,
  marks: [2],
  draw: (random) => ({
    name: random.pick(VISITS),
    start: random.int(0, 30),
    add: random.int(1, 9),
    loads: random.int(3, 7),
    others: random.int(1, 4),
  }),
  write: ({ name, start, add, loads, others }) =>
    writeParts({
      stem: `Every page of a website begins with this PHP. ${listingTex([
        '<?php session_start();',
        `if (!isset($_SESSION["${name}"])) {`,
        `   $_SESSION["${name}"] = ${start};`,
        '} else {',
        `   $_SESSION["${name}"] += ${add};`,
        '}',
        `echo $_SESSION["${name}"]; ?>`,
      ])} Two users, Ava and Ben, start new sessions at the same time.`,
      parts: [
        {
          question: `Ava loads $${loads}$ pages in her session. State the value shown on the last of them.`,
          why: `The first page sets ${codeTex(name)}, and each of the other ${loads - 1} adds to it`,
          answer: String(start + add * (loads - 1)),
          gaps: ['php-session'],
        },
        {
          question: `Ben loads $${others}$ ${others === 1 ? 'page' : 'pages'} in his session after that. State the value shown on the last of them.`,
          why: 'Each session has its own variables',
          answer: String(start + add * (others - 1)),
          gaps: ['php-session'],
        },
      ],
    }),
});
