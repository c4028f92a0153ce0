/**
 * The learner changes the pointers of a linked list, or traces code with two-dimensional arrays or
 * inheritance.
 */

import { codeTex } from '../computing/code.ts';
import { type CodeTrace, writeTrace } from '../computing/write-trace.ts';
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

/** A node of a linked list: `next` is the address of the next node, -1 after the last. */
type Node = { readonly address: number; readonly name: string; readonly next: number };

/** Links the names in alphabetical order; each name is stored at the address with the same index. */
function linkNodes(names: readonly string[], addresses: readonly number[]): Node[] {
  const order = names
    .map((name, index) => ({ name, address: addresses[index] ?? 0 }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return order.map(({ name, address }, index) => ({ name, address, next: order[index + 1]?.address ?? -1 }));
}

const NULL_POINTER = 'null';
/** Other wordings of a null pointer. */
const NULL_WORDINGS = ['nil', 'none', 'nothing', 'end'];
const pointerText = (next: number): string => (next === -1 ? NULL_POINTER : String(next));

export const linkedList = advancedHigherComputingModel({
  id: 'AHCS-03',
  title: 'Linked lists',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    names: random.sample(NAMES, 5),
    addresses: random.sample([10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 5),
    isInsert: random.chance(0.6),
    nameIndex: random.int(0, 4),
  }),
  write: ({ names, addresses, isInsert, nameIndex }) => {
    const nodes = linkNodes(names, addresses);
    const nodeIndex = nodes.findIndex(({ name }) => name === names[nameIndex]);
    const [node, previousNode] = [nodes[nodeIndex], nodes[nodeIndex - 1]];
    if (node === undefined || previousNode === undefined) return undefined;
    const otherNodes = linkNodes(
      names.filter((name) => name !== node.name),
      addresses.filter((_, index) => names[index] !== node.name),
    );
    const shownNodes = (isInsert ? otherNodes : nodes).toSorted((a, b) => a.address - b.address);
    const table = tableTex(
      ['address', 'name', 'next'],
      shownNodes.map(({ address, name, next }) => [address, name, pointerText(next)]),
    );
    const taskText = isInsert
      ? `The name ${node.name} is added in its alphabetical place, in a new node at address ${node.address}.`
      : `The node of ${node.name} is deleted from the list.`;
    const newPointer = isInsert ? node.address : node.next;
    return writeParts({
      stem: `A linked list keeps names in alphabetical order. ${table} ${taskText}`,
      parts: [
        {
          question: `State the new pointer of the node of ${previousNode.name}.`,
          why: isInsert
            ? 'The node before points to the new node'
            : 'The node before points to the one after the deleted node',
          answer: pointerText(newPointer),
          alsoAccepted: newPointer === -1 ? NULL_WORDINGS : [],
          gaps: ['linked-list'],
        },
        isInsert
          ? {
              question: `State the pointer of the node of ${node.name}.`,
              why: 'The new node points to the one after it',
              answer: pointerText(node.next),
              alsoAccepted: node.next === -1 ? NULL_WORDINGS : [],
              gaps: ['linked-list'],
            }
          : {
              question: 'State how many nodes can be reached from the start of the list now.',
              why: 'One node fewer can be reached',
              answer: String(nodes.length - 1),
              gaps: ['linked-list'],
            },
      ],
    });
  },
});

/** Picks code that iterates over a two-dimensional array. */
function pickGridTrace(random: Random): CodeTrace {
  const grid = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => random.int(1, 20)));
  const [row, column, limit] = [random.int(0, 2), random.int(0, 3), random.int(8, 14)];
  const rowSum = (grid[row] ?? []).reduce((sum, value) => sum + value, 0);
  const columnSum = grid.reduce((sum, values) => sum + (values[column] ?? 0), 0);
  const countOverLimit = grid.flat().filter((value) => value > limit).length;
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
    questions: [
      {
        question: `State the value of ${codeTex('across')} when the code ends.`,
        value: rowSum,
        why: `Add row ${row}`,
      },
      {
        question: `State the value of ${codeTex('down')} when the code ends.`,
        value: columnSum,
        why: `Add column ${column}`,
      },
      {
        question: `State the value of ${codeTex('many')} when the code ends.`,
        value: countOverLimit,
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
  choose: pickGridTrace,
  write: (trace) => writeTrace(trace, 'index-order'),
});

/** A parent class, a child class and the method that the child overrides. */
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
  choose: (random) => ({
    classes: random.pick(CLASSES),
    rate: random.int(3, 9),
    extra: random.int(5, 30),
    sizes: random.sample([4, 5, 6, 7, 8, 9, 10, 12, 15, 20], 2),
    asksForInherited: random.chance(0.5),
  }),
  write: ({ classes: [parent, child, method], rate, extra, sizes, asksForInherited }) => {
    const [parentSize = 1, childSize = 1] = sizes;
    const [parentResult, childResult] = [parentSize * rate, childSize * rate + extra];
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
          `      RETURN THIS.size * ${rate} + ${extra}`,
          '   END FUNCTION',
          'END CLASS',
          `SET a TO ${parent}(${parentSize})`,
          `SET b TO ${child}(${childSize})`,
        ],
        questions: [
          {
            question: `State the value of ${codeTex(`a.${method}()`)}.`,
            value: parentResult,
            why: 'The method of the parent class is used',
          },
          {
            question: `State the value of ${codeTex(`b.${method}()`)}.`,
            value: childResult,
            why: 'The overriding method of the child class is used',
          },
          ...(asksForInherited
            ? [
                {
                  question: `State the value of ${codeTex('b.doubled()')}.`,
                  value: childSize * 2,
                  why: 'The child class inherits the method',
                },
              ]
            : []),
        ],
        mistakes: listInheritanceMistakes({ childSize, rate, parentSize, extra }),
      },
      'override',
    );
  },
});

function listInheritanceMistakes({
  childSize,
  rate,
  parentSize,
  extra,
}: Readonly<Record<'childSize' | 'rate' | 'parentSize' | 'extra', number>>): CodeTrace['mistakes'] {
  return [
    { tag: 'override', value: childSize * rate, why: 'The child class overrides the method of its parent.' },
    {
      tag: 'override',
      value: parentSize * rate + extra,
      why: 'The object of the parent class does not use the method of the child.',
    },
  ];
}
