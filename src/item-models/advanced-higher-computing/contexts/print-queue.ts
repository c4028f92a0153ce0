import { defineContext } from '../../contexts/define-context.ts';
import { tableTex } from '../../write/table.ts';

const NAMES = ['report', 'poster', 'letter', 'map', 'essay', 'ticket'] as const;
const ADDRESSES = [10, 14, 21, 27, 33, 38] as const;

/** A linked list, a queue and a stack: following pointers, inserting, removing, advantages, testing. */
export const printQueue = defineContext({
  course: ['Computing Science', 'Advanced Higher'],
  id: 'AHCS-C03',
  title: 'Linked list of print jobs',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  largest: 1000,
  marks: [6, 9],
  partCount: [4, 7],
  draw: (random) => {
    const names = random.shuffle(NAMES).slice(0, 5);
    const addresses = random.shuffle(ADDRESSES).slice(0, 5);
    const nodes = names.map((name, index) => ({
      name,
      address: addresses[index] ?? 0,
      next: addresses[index + 1],
    }));
    const rows = [...nodes].sort((left, right) => left.address - right.address);
    if (rows.every((node, index) => node === nodes[index])) return undefined;
    const free = random.pick([45, 52]);
    return {
      values: {
        head: nodes[0]?.address ?? 0,
        first: nodes[0]?.name ?? '',
        second: nodes[1]?.name ?? '',
        third: nodes[2]?.name ?? '',
        fourth: nodes[3]?.name ?? '',
        last: nodes[4]?.name ?? '',
        secondAddress: nodes[1]?.address ?? 0,
        thirdAddress: nodes[2]?.address ?? 0,
        fourthAddress: nodes[3]?.address ?? 0,
        free,
        table: tableTex(
          ['address', 'job', 'pointer to the next node'],
          rows.map(({ name, address, next }) => [address, name, next ?? 'null']),
        ),
      },
      answers: {
        newPointer: nodes[2]?.address ?? 0,
        changed: free,
        removed: nodes[3]?.address ?? 0,
        nodes: 4,
        head: nodes[1]?.address ?? 0,
      },
    };
  },
  text: String.raw`
A server stores the jobs of a printer in a linked list. Each node has a job and a pointer to the next node. The head of the list points to address #head. #table

[third, linked-lists] Follow the pointers. State the third job of the list.
state: #third
reject: #second | #fourth

[order, linked-lists] State the job that is printed last if the jobs are printed in the order of the list.
state: #last
reject: #first
not with: third

[nodes, linked-lists] A search begins at the head of the list. Determine how many nodes are visited to find the job “#fourth”, including its own node.
calculate: 4
wrong: start-not-counted | 3 | The first node was not counted. | 0

[newPointer, linked-lists] A new job is inserted between “#second” and “#third”. Its node is stored at address #free. State the pointer of the new node.
calculate: #thirdAddress
wrong: own-address | #free | This is the address of the new node itself. | 0

[changed, linked-lists] A new job is inserted between “#second” and “#third”. Its node is stored at address #free. State the new pointer of the node of “#second”.
calculate: #free
wrong: old-pointer | #thirdAddress | This is the pointer before the insertion. | 0

[removed, linked-lists] The job “#third” is cancelled and removed from the list. State the new pointer of the node of “#second”.
calculate: #fourthAddress
wrong: pointer-unchanged | #thirdAddress | The node would still be part of the list. | 0
not with: newPointer, changed

[head, linked-lists] The job “#first” has been printed and is removed from the list. State the address to which the head of the list now points.
calculate: #secondAddress
wrong: head-unchanged | #head | The head would still point to the removed node. | 0

[null, linked-lists] State what the pointer \texttt{null} of a node indicates.
state: it is the last node | the end of the list | there is no next node | it is the end of the list | no more nodes follow
reject: the job is empty | an error

[double, linked-lists] In a double linked list each node has a second pointer. State to which node the second pointer leads.
state: the previous node | the node before it | to the previous node in the list | the node before
reject: the next node | the last node | the head

[back, linked-lists] Explain one advantage of a double linked list over a single linked list.
point: it can be searched in both directions | the list can be followed backwards | a node can be removed without starting again at the head | it can be traversed from either end
reject: it uses less memory
not with: double

[versus, linked-lists] Explain why inserting a job in the middle takes less work in a linked list than in an array.
point: only pointers change and no elements are moved | the later elements of an array must be moved | no elements need to be shifted | two pointers are changed instead of moving elements
reject: a linked list uses less memory | arrays cannot store strings

[random, linked-lists] State one disadvantage of a linked list compared with an array.
state: an element cannot be accessed directly by its position | the list must be followed from the start | pointers need extra memory | access by index is slower | it needs more memory for the pointers
reject: it has a fixed size | it cannot be searched

[queue, queues] Jobs are removed at the front and added at the rear. Name this data structure.
state: queue | a queue | FIFO queue | first in first out queue
reject: stack | array | tree

[stack, stacks] The server also keeps the last actions of the user so that they can be undone. Explain why a stack is suitable for this.
point: the last action added is the first one removed | it is last in first out | the most recent action is undone first | LIFO
reject: it is first in first out

[dynamic, linked-lists] The number of jobs changes all the time. Explain why a linked list suits this better than an array.
point: a linked list is dynamic and grows or shrinks while the program runs | its size is not fixed | memory is allocated when a node is added | an array has a fixed size
reject: arrays cannot change their values
not with: versus

[insert, linked-lists] Write an algorithm, in pseudocode, that adds a job at the end of the linked list.
code: A new node is created with the job and the pointer \texttt{null}
code: The pointers are followed from the head to the last node
code: The pointer of the last node is set to the new node (or the head, if the list is empty)
not with: newPointer, changed, removed
`,
});
