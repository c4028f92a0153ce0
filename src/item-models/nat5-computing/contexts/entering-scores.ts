import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SETTINGS = [
  {
    who: 'A swimming club',
    item: 'time',
    array: 'times',
    what: 'swimming times in seconds',
    low: 20,
    high: 90,
  },
  {
    who: 'A weather station',
    item: 'wind',
    array: 'winds',
    what: 'wind speeds in miles per hour',
    low: 0,
    high: 120,
  },
  {
    who: 'A school shop',
    item: 'sold',
    array: 'sales',
    what: 'numbers of sandwiches sold',
    low: 0,
    high: 80,
  },
  {
    who: 'A reading club',
    item: 'pages',
    array: 'pagesRead',
    what: 'numbers of pages read',
    low: 1,
    high: 60,
  },
] as const;

/** A program that validates inputs, stores them in an array and counts some of them: design, code, tests, evaluation. */
export const enteringScores = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C01',
  title: 'Program that reads, checks and counts values',
  outcomeId: 'CSC-5-02',
  calculator: 'either',
  largest: 1000,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const setting = random.pick(SETTINGS);
    const { item, array, low, high } = setting;
    const count = random.int(5, 12);
    const limit = random.int(low + Math.ceil(0.3 * (high - low)), low + Math.floor(0.7 * (high - low)));
    const valid = Array.from({ length: 4 }, () => random.int(low + 1, high - 1));
    const invalid = Array.from({ length: random.int(1, 3) }, () => high + random.int(1, 20));
    const over = valid.filter((value) => value > limit).length;
    if (over === 0 || over === 4 || valid.includes(limit)) return undefined;
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    return {
      values: {
        ...setting,
        count,
        limit,
        below: low - 1,
        above: high + 1,
        sum: valid.join(' + '),
        wrongSum: String(sum(valid) + sum(invalid)),
        ones: invalid.map(() => 1).join(' + '),
        flags: valid.map((value) => (value > limit ? 1 : 0)).join(' + '),
        wrongFlags: String(over + invalid.length),
        typed: [valid[0], ...invalid, ...valid.slice(1)].join(', '),
        needsLowest: random.chance(0.5),
        code: numberedListingTex([
          'DECLARE total INITIALLY 0',
          'DECLARE high INITIALLY 0',
          `FOR index FROM 0 TO ${count - 1} DO`,
          `   RECEIVE ${item} FROM KEYBOARD`,
          `   WHILE ${item} < ${low} OR ${item} > ${high} DO`,
          '      SEND "Not valid, enter again" TO DISPLAY',
          `      RECEIVE ${item} FROM KEYBOARD`,
          '   END WHILE',
          `   SET ${array}[index] TO ${item}`,
          `   SET total TO total + ${item}`,
          `   IF ${item} > ${limit} THEN`,
          '      SET high TO high + 1',
          '   END IF',
          'END FOR',
          `SEND total / ${count} TO DISPLAY`,
          'SEND high TO DISPLAY',
        ]),
      },
      answers: { messages: invalid.length, total: sum(valid), high: over },
    };
  },
  text: String.raw`
#who needs a program that asks for #count #what. Each value must be from #low to #high. The program displays the average,
and how many values are greater than #limit. #code

[analysis, analysis] State one input, one process and one output of this program.
point: input: #item | input is the #item | #what are entered | enter #what | #item from the keyboard
why: State an input
point: process: calculate the average | work out the mean | add up the total | count how many are greater than #limit
  | validate the input | check the input is in range | divide the total
  | total is calculated | calculate the total | work out the average | average is calculated
why: State a process
point: output: the average | display the average | average is displayed | display high
  | how many are greater than #limit is displayed | output the number that are high
why: State an output

[structure, data-structures] State the data structure that should be used for \texttt{#array}.
state: array | 1-D array | array of integers | array of real numbers | list
reject: integer variable | string | character

[type, data-types] State the most suitable data type for \texttt{high}.
state: integer | int | whole number
reject: real | string | character | Boolean

[loops, loops] Name the type of loop used in line 3, and the type of loop used in line 5.
point: line 3 is a fixed loop | fixed | for loop | unconditional loop
why: Name the loop in line 3
point: line 5 is a conditional loop | conditional | while loop
why: Name the loop in line 5
reject: line 5 is a fixed loop

[algorithm, standard-algorithms] Name the standard algorithm in lines 4 to 8.
state: input validation | validation | validating input
reject: running total | traversing an array | linear search

[purpose, input-validation] Explain the purpose of lines 5 to 8.
point: to make sure that only values from #low to #high are accepted | to check that the input is in range
  | to stop invalid values being entered | to reject values outside the range
point: the user is asked again until the input is valid | repeats until a valid value is entered
  | the user has to enter it again | asks for the value again
not with: algorithm

[messages, input-validation] Determine how many times the message in line 6 is displayed.
lead: To test the program, line 3 is changed to \texttt{FOR index FROM 0 TO 3 DO}. The user types #typed, in this order.
calculate: #ones
wrong: loop-bound | #ones + 1 | The valid value brings no message.

[total, running-total] Determine the value of \texttt{total} when the loop ends.
lead: To test the program, line 3 is changed to \texttt{FOR index FROM 0 TO 3 DO}. The user types #typed, in this order.
calculate: #sum
wrong: input-validation | #wrongSum | The values that are not valid were added as well.

[high, boolean] Determine the value of \texttt{high} when the loop ends.
lead: To test the program, line 3 is changed to \texttt{FOR index FROM 0 TO 3 DO}. The user types #typed, in this order.
calculate: #flags
wrong: input-validation | #wrongFlags | The values that are not valid were counted as well.
not with: total

[tests, test-data] Give one extreme and one exceptional value of test data for \texttt{#item}.
point: extreme: #low | extreme #high | extreme data is #low | extreme data is #high
why: Give extreme data
reject: extreme #above
point: exceptional: #above | exceptional #below | exceptional: hello | exceptional: a letter
  | exceptional: -5 | exceptional: -10 | exceptional: -2 | exceptional: 999 | exceptional: 1000
  | exceptional: abc | exceptional: a | exceptional: text
why: Give exceptional data
reject: exceptional: #low | exceptional: #high

[error, error-types] Identify the type of this error, and describe its effect on the average that is displayed.
lead: A programmer types line 10 as \texttt{SET total TO #item}.
point: logic error | logical error
why: Identify the type
reject: syntax error | execution error
point: the average is too small because only the last value is used | the average is wrong | the average is too low
  | total only stores the last value entered | the values are not added up
why: Describe the effect

[readable, readability] State two features that make this program readable, or that would make it more readable.
point: meaningful variable names | meaningful identifiers | sensible variable names
point: indentation | lines are indented | indents inside the loop
point: internal commentary | comments | internal comments | adding comments
point: white space | blank lines between sections | white-space
need: 2

[robust, robustness] Evaluate the robustness of this program. Refer to the code in your answer.
point: it is robust because values out of range are rejected by the loop in lines 5 to 8
  | robust as invalid input is rejected by the while loop | it is robust because of the input validation
  | it is not robust because it crashes if text is entered
ideas: robust / not robust | validation / out of range / invalid / lines 5 to 8 / text is entered / letters are entered
not with: purpose

[fit, fitness-for-purpose] State whether the program is fit for purpose. You must justify your answer.
lead: The requirements also state that the program must not accept values outside the range.
if: not needsLowest
point: it is fit for purpose because it meets all the requirements | yes because invalid values are not accepted
  | yes because it validates the input and displays the average | fit for purpose as it does everything that was asked for
reject: not fit for purpose | it does not meet the requirements

[unfit, fitness-for-purpose] State whether the program is fit for purpose. You must justify your answer.
lead: The requirements also state that the program must display the lowest of the values.
if: needsLowest
point: it is not fit for purpose because it does not display the lowest value | no because the lowest is not displayed
  | not fit for purpose as it does not meet all the requirements | no because it does not find the minimum
  | not fit for purpose because it does not find the lowest value
reject: it is fit for purpose because | it meets all the requirements
not with: code

[code, find-maximum] Using a programming language of your choice, write code that finds and displays the highest value in \texttt{#array}.
code: A variable is set to the first value, or to a value below all others
code: A loop goes through the array
code: A condition compares each value with the variable, and the variable is updated
code: The variable is displayed after the loop
`,
});
