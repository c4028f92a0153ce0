import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SETTINGS = [
  {
    who: 'A charity',
    what: 'the money, in pounds, collected by each of its boxes',
    array: 'boxes',
    item: 'box',
    low: 20,
    high: 90,
  },
  {
    who: 'A bird club',
    what: 'the number of birds counted in each garden',
    array: 'gardens',
    item: 'garden',
    low: 5,
    high: 40,
  },
  {
    who: 'A bus company',
    what: 'the number of passengers on each bus',
    array: 'buses',
    item: 'bus',
    low: 8,
    high: 60,
  },
  { who: 'A gym', what: 'the number of visitors on each day', array: 'days', item: 'day', low: 30, high: 99 },
] as const;

/** A program with an array and a running total: design, tracing, functions, efficiency, testing. */
export const runningTotals = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C06',
  title: 'Program with a running total',
  outcomeId: 'CSC-5-01',
  calculator: 'either',
  largest: 2000,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const setting = random.pick(SETTINGS);
    const list = Array.from({ length: 5 }, () => random.int(setting.low, setting.high));
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = list;
    const total = a + b + c + d + e;
    if (total % 5 === 0 || new Set(list).size < 5) return undefined;
    const { array } = setting;
    const number = random.int(20, 60);
    return {
      values: {
        ...setting,
        number,
        last: number - 1,
        list: list.join(', '),
        sum: list.join(' + '),
        firstFour: [a, b, c, d].join(' + '),
        three: [a, b, c].join(' + '),
        rounded: Math.round(total / 5),
        index: c,
        second: b,
        total,
        code: numberedListingTex([
          'DECLARE total INITIALLY 0',
          `DECLARE ${array} INITIALLY [${list.join(', ')}]`,
          'FOR index FROM 0 TO 4 DO',
          `   SET total TO total + ${array}[index]`,
          'END FOR',
          'SET average TO total / 5',
          'SEND round(average, 0) TO DISPLAY',
        ]),
      },
      answers: { total, after: a + b + c, element: c, average: total / 5 },
    };
  },
  text: String.raw`
#who stores #what in an array. A test version of the program uses five values. #code

[structure, data-structures] State the type of the data structure \texttt{#array}, and the type of the data in it.
point: array | 1-D array | one-dimensional array
why: Name the data structure
point: integer | whole numbers | of integers
why: Name the data type
reject: string

[element, arrays] State the value of \texttt{#array[2]}.
calculate: #index
wrong: index-from-one | #second | The index of an array begins at 0. | 0

[after, running-total] Determine the value of \texttt{total} when the loop has been carried out three times.
calculate: #three
wrong: loop-count | #firstFour | The loop was carried out four times. | 0

[total, running-total] Determine the value of \texttt{total} after line 5.
calculate: #sum
wrong: loop-count | #firstFour | The last value was left out. | 0
not with: average

[average, running-total] Determine the value of \texttt{average} after line 6, before it is rounded.
step: Find the total | #sum |
calculate: \frac{@1}{5}
significant figures: 4

[loop, loops] Explain why a fixed loop is suitable in line 3.
point: the number of repetitions is known | the number of values is known before the loop starts | it repeats exactly five times | the loop always runs 5 times
  | the number of times is known | it loops 5 times | we know how many times to loop
reject: it repeats until a condition is met

[algorithm, standard-algorithms] Name the standard algorithm in lines 1 to 5.
state: running total within a loop | running total | traversing a 1-D array | traversing an array
reject: input validation | linear search | finding the maximum

[initial, running-total] Explain why line 1 is necessary.
point: the total must start at 0 | so that total has a value before values are added to it | otherwise total has no value at the start | to initialise the total
reject: to declare the array

[function, pre-defined-functions] Explain the purpose of the function in line 7.
point: it rounds the average to a whole number | rounds to the nearest whole number | rounds average to 0 decimal places | gives the average without decimal places
  | round the average to 0 dp
reject: it calculates the average

[change, maintainability] The finished program uses #number values. State the changes needed in line 3 and in line 6.
point: line 3: the loop must end at #last | TO #last | FOR index FROM 0 TO #last
why: Change the loop
reject: the loop must end at #number
point: line 6: divide by #number | total / #number | divide the total by #number
why: Change the division

[efficient, efficiency] A programmer suggests a separate variable and a separate line for each value. Explain why the array and the loop are more efficient to code.
point: fewer lines of code are needed | one line in the loop replaces many lines | less code has to be written | the same line is used for every value

[fault, error-types] The loop is typed as \texttt{FOR index FROM 0 TO 5 DO}. State the type of this error and explain it.
point: execution error | run-time error | an execution error
why: State the type
reject: syntax error
point: there is no element with index 5 | the array has only five elements, 0 to 4 | it goes beyond the end of the array | index out of range
why: Explain it

[design, design-techniques] Name a graphical design technique that could be used for this program.
state: flowchart | flow chart | structure diagram
reject: pseudocode | wireframe

[interface, user-interface] The program will show the average and let the user enter a value for each #item. Draw a wireframe of its screen.
person: There is a labelled field for the input
person: There is a labelled place for the average
person: There is a button, or another way, to calculate or to enter the value

[highest, find-maximum] Using a programming language of your choice, write code that counts how many values of \texttt{#array} are greater than the average, and displays the result.
code: A counter is set to 0 before the loop
code: A loop goes through all elements of the array
code: A condition compares each element with the average, and 1 is added to the counter if it is true
code: The counter is displayed after the loop

[commentary, readability] State why internal commentary helps the programmers who maintain this program.
point: it explains what the code does | it makes the code easier to understand for other programmers | describes the purpose of lines of code
reject: the program runs faster
`,
});
