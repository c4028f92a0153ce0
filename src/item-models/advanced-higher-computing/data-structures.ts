import { codeTex } from '../computing/code.ts';
import { type CodeTrace, writeTrace } from '../computing/traces.ts';
import type { Random } from '../random.ts';
import { tableTex } from '../write/table.ts';
import { writeParts } from '../write-parts.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';

const NAMES = [
  'Aird',
  'Bell',
  'Cope',
  'Dunn',
  'Ewart',
  'Fyfe',
  'Gow',
  'Hay',
  'Innes',
  'Kerr',
  'Laing',
  'Moir',
] as const;

type Node = { readonly at: number; readonly name: string; readonly next: number };

/** The nodes of an alphabetical linked list at their memory positions; the last pointer is $-1$. */
function linkNodes(names: readonly string[], places: readonly number[]): Node[] {
  const order = names
    .map((name, index) => ({ name, at: places[index] ?? 0 }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return order.map(({ name, at }, index) => ({ name, at, next: order[index + 1]?.at ?? -1 }));
}

const END = 'null';
/** Other wordings of a null pointer. */
const NOWHERE = ['nil', 'none', 'nothing', 'end'];
const pointer = (next: number): string => (next === -1 ? END : String(next));

export const linkedList = advancedHigherComputingModel({
  id: 'AHCS-03',
  title: 'Linked lists',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  marks: [2],
  draw: (random) => ({
    names: random.sample(NAMES, 5),
    places: random.sample([10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 5),
    isInsert: random.chance(0.6),
    which: random.int(0, 4),
  }),
  write: ({ names, places, isInsert, which }) => {
    const all = linkNodes(names, places);
    const changed = all.findIndex(({ name }) => name === names[which]);
    const [node, before] = [all[changed], all[changed - 1]];
    if (node === undefined || before === undefined) return undefined;
    const others = linkNodes(
      names.filter((name) => name !== node.name),
      places.filter((_, index) => names[index] !== node.name),
    );
    const listed = (isInsert ? others : all).toSorted((a, b) => a.at - b.at);
    const table = tableTex(
      ['address', 'name', 'next'],
      listed.map(({ at, name, next }) => [at, name, pointer(next)]),
    );
    const task = isInsert
      ? `The name ${node.name} is added in its alphabetical place, in a new node at address ${node.at}.`
      : `The node of ${node.name} is deleted from the list.`;
    const after = isInsert ? node.at : node.next;
    return writeParts({
      stem: `A linked list keeps names in alphabetical order. ${table} ${task}`,
      parts: [
        {
          question: `State the new pointer of the node of ${before.name}.`,
          why: isInsert
            ? 'The node before points to the new node'
            : 'The node before points to the one after the deleted node',
          answer: pointer(after),
          or: after === -1 ? NOWHERE : [],
          gaps: ['linked-list'],
        },
        isInsert
          ? {
              question: `State the pointer of the node of ${node.name}.`,
              why: 'The new node points to the one after it',
              answer: pointer(node.next),
              or: node.next === -1 ? NOWHERE : [],
              gaps: ['linked-list'],
            }
          : {
              question: 'State how many nodes can be reached from the start of the list now.',
              why: 'One node fewer can be reached',
              answer: String(all.length - 1),
              gaps: ['linked-list'],
            },
      ],
    });
  },
});

/** Code that iterates over a two-dimensional array. */
function traverseGrid(random: Random): CodeTrace {
  const grid = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => random.int(1, 20)));
  const [row, column, limit] = [random.int(0, 2), random.int(0, 3), random.int(8, 14)];
  const inRow = (grid[row] ?? []).reduce((sum, value) => sum + value, 0);
  const inColumn = grid.reduce((sum, values) => sum + (values[column] ?? 0), 0);
  const many = grid.flat().filter((value) => value > limit).length;
  return {
    code: [
      ...grid.map((values, index) => `SET grid[${index}] TO [${values.join(', ')}]`),
      'SET across TO 0',
      'SET down TO 0',
      'SET many TO 0',
      'FOR r FROM 0 TO 2 DO',
      `   SET down TO down + grid[r][${column}]`,
      '   FOR c FROM 0 TO 3 DO',
      `      IF r = ${row} THEN SET across TO across + grid[r][c] END IF`,
      `      IF grid[r][c] > ${limit} THEN SET many TO many + 1 END IF`,
      '   END FOR',
      'END FOR',
    ],
    asked: [
      {
        question: `State the value of ${codeTex('across')} when the code ends.`,
        value: inRow,
        why: `Add row ${row}`,
      },
      {
        question: `State the value of ${codeTex('down')} when the code ends.`,
        value: inColumn,
        why: `Add column ${column}`,
      },
      {
        question: `State the value of ${codeTex('many')} when the code ends.`,
        value: many,
        why: 'Count over the whole array',
      },
    ],
    mistakes: [
      {
        tag: 'index-order',
        value: (grid[Math.min(column, 2)] ?? []).reduce((sum, value) => sum + value, 0),
        why: 'The first index is the row, the second the column.',
      },
      {
        tag: 'array-index',
        value: (grid[row - 1] ?? []).reduce((sum, value) => sum + value, 0),
        why: 'Rows and columns are counted from $0$.',
      },
    ],
  };
}

export const twoDimensionalArrays = advancedHigherComputingModel({
  id: 'AHCS-06',
  title: 'Two-dimensional arrays',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  largest: 10_000,
  marks: [3],
  draw: traverseGrid,
  write: (trace) => writeTrace(trace, 'index-order'),
});

const CLASSES = [
  ['Vehicle', 'Van', 'toll'],
  ['Ticket', 'ChildTicket', 'price'],
  ['Employee', 'Manager', 'bonus'],
  ['Account', 'SaverAccount', 'interest'],
  ['Room', 'Suite', 'charge'],
  ['Player', 'Wizard', 'power'],
] as const;

export const inheritance = advancedHigherComputingModel({
  id: 'AHCS-04',
  title: 'Inheritance and overriding',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  draw: (random) => ({
    classes: random.pick(CLASSES),
    rate: random.int(3, 9),
    add: random.int(5, 30),
    sizes: random.sample([4, 5, 6, 7, 8, 9, 10, 12, 15, 20], 2),
    asksShared: random.chance(0.5),
  }),
  write: ({ classes: [parent, child, method], rate, add, sizes, asksShared }) => {
    const [first = 1, second = 1] = sizes;
    const [base, own] = [first * rate, second * rate + add];
    return writeTrace(
      {
        code: [
          `CLASS ${parent} IS { INTEGER size }`,
          'METHODS',
          `   FUNCTION ${method}() RETURNS INTEGER`,
          `      RETURN THIS.size * ${rate}`,
          '   END FUNCTION',
          '   FUNCTION doubled() RETURNS INTEGER',
          '      RETURN THIS.size * 2',
          '   END FUNCTION',
          'END CLASS',
          `CLASS ${child} INHERITS ${parent}`,
          'METHODS',
          `   OVERRIDE FUNCTION ${method}() RETURNS INTEGER`,
          `      RETURN THIS.size * ${rate} + ${add}`,
          '   END FUNCTION',
          'END CLASS',
          `SET a TO ${parent}(${first})`,
          `SET b TO ${child}(${second})`,
        ],
        asked: [
          {
            question: `State the value of ${codeTex(`a.${method}()`)}.`,
            value: base,
            why: 'The method of the parent class is used',
          },
          {
            question: `State the value of ${codeTex(`b.${method}()`)}.`,
            value: own,
            why: 'The overriding method of the child class is used',
          },
          ...(asksShared
            ? [
                {
                  question: `State the value of ${codeTex('b.doubled()')}.`,
                  value: second * 2,
                  why: 'The child class inherits the method',
                },
              ]
            : []),
        ],
        mistakes: listInheritanceMistakes({ second, rate, first, add }),
      },
      'override',
    );
  },
});

function listInheritanceMistakes({
  second,
  rate,
  first,
  add,
}: Readonly<Record<'second' | 'rate' | 'first' | 'add', number>>): CodeTrace['mistakes'] {
  return [
    { tag: 'override', value: second * rate, why: 'The child class overrides the method of its parent.' },
    {
      tag: 'override',
      value: first * rate + add,
      why: 'The object of the parent class does not use the method of the child.',
    },
  ];
}
