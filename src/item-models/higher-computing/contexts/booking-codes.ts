import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const FIRMS = [
  { who: 'A ferry company', noun: 'booking', prefix: 'FER' },
  { who: 'A hotel', noun: 'reservation', prefix: 'HOT' },
  { who: 'A railway', noun: 'ticket', prefix: 'RLY' },
] as const;

/** Strings and files: substrings, character codes, modulus, sequential files, parameters, design and testing. */
export const bookingCodes = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C05',
  title: 'Codes of bookings',
  outcomeId: 'CSC-H-01',
  calculator: 'either',
  largest: 100_000,
  marks: [7, 10],
  partCount: [4, 7],
  draw: (random) => {
    const firm = random.pick(FIRMS);
    const number = random.int(1001, 9899);
    const check = number % 7;
    const letter = random.pick(['D', 'K', 'M', 'R']);
    const lines = Array.from({ length: 4 }, () => random.int(1001, 9899));
    const valid = lines.filter((each) => each % 7 === 0).length;
    if (check === 0 || valid === 0 || valid === 4) return undefined;
    return {
      values: {
        ...firm,
        number,
        letter,
        code: `${firm.prefix}${number}${letter}`,
        quotient: Math.floor(number / 7),
        list: lines.join(', '),
        ones: lines.map((each) => (each % 7 === 0 ? 1 : 0)).join(' + '),
        position: letter.charCodeAt(0) - 65,
        program: numberedListingTex([
          'PROCEDURE readCode(STRING code, INTEGER number, CHARACTER type)',
          '   SET number TO integer(substring(code, 4, 7))',
          '   SET type TO substring(code, 8, 8)',
          'END PROCEDURE',
        ]),
      },
      answers: {
        remainder: check,
        ascii: letter.charCodeAt(0),
        count: valid,
        length: 8,
      },
    };
  },
  text: String.raw`
#who identifies each #noun by a code with three letters, four digits and a letter, such as \texttt{#code}. Positions in a string are counted from 1. #program

[result, substrings] State the value of \texttt{type} after \texttt{readCode} has been called with the code \texttt{#code}.
state: #letter
reject: #number | #prefix

[length, predefined-functions] State the value that the predefined function \texttt{length} returns for the code \texttt{#code}.
calculate: 3 + 4 + 1
wrong: digits-only | 4 | Only the digits were counted. | 0

[convert, predefined-functions] Explain why line 2 uses the function \texttt{integer}.
point: the substring is a string and must be converted to a number | a string cannot be used in calculations | it changes the characters to an integer | to convert text to a whole number
reject: it rounds the number | it finds the length

[remainder, modulus] A #noun is valid if its number divided by 7 leaves no remainder. Determine the value of \texttt{#number MOD 7}.
calculate: #number - 7 \times \lfloor \frac{#number}{7} \rfloor
wrong: quotient-for-remainder | #quotient | This is the whole number of times that 7 goes into the number. | 0

[count, counting-occurrences] A #noun is valid if its number divided by 7 leaves no remainder. Determine how many of the numbers #list are valid.
calculate: #ones
not with: remainder

[algorithm, counting-occurrences] Using a programming language of your choice, write code that counts and displays the valid numbers in the array \texttt{numbers} with 200 elements. A number is valid if it divided by 7 leaves no remainder.
code: A counter is set to 0 before the loop
code: A loop over 200 elements
code: The remainder of the division by 7 is compared with 0
code: The counter is increased in the selection and displayed after the loop

[ascii, character-codes] The function \texttt{asc} returns the ASCII code of a character. The code of “A” is 65. Determine the value of \texttt{asc("#letter")}.
calculate: 65 + #position
wrong: counted-from-one | 65 + #position + 1 | “A” itself has the code 65. | 0

[upper, predefined-functions] A user types a small letter at the end of the code. ASCII codes of small letters are 32 greater. Describe how the program can change it to a capital letter.
point: subtract 32 from its ASCII code and convert the result to a character | find the ASCII code, subtract 32 and change it back | chr(asc(letter) - 32) | convert the ASCII code less 32 to a character
reject: add 32 to the code | ask the user again

[inout, parameters] State which parameters of \texttt{readCode} are passed out of the procedure.
state: number and type | number, type | the number and the type
reject: code | all of them | code and number

[function, parameters] Explain why \texttt{readCode} is a procedure and not a function.
point: it returns two values | a function returns only one value | more than one value is passed back | there are two results
  | returns more than one value
reject: it has no parameters

[open, sequential-files] The codes of one day are read from the text file \texttt{day.txt}, one on each line, into the array \texttt{codes}. Using a programming language of your choice, write this part of the program.
code: The file \texttt{day.txt} is opened for reading
code: A loop runs to the end of the file (or over all lines)
code: Each line is stored in the next element of \texttt{codes}
code: The file is closed
not with: algorithm

[flow, data-flow] The main steps of the program are: 1 read the codes from the file, 2 count the valid codes, 3 display the number. State the data that flows out of step 2.
state: the number of valid codes | number of valid codes | the count | the counter | valid count
reject: the array of codes | the file

[watch, debugging] The program displays a wrong result. Describe how a watchpoint can help to find the mistake.
point: it shows or stops the program when the value of a variable changes | the program pauses when a chosen variable changes | it displays the value of a variable as it changes
reject: it stops at a chosen line | it corrects the code

[breakpoint, debugging] State the purpose of a breakpoint.
state: it stops the program at a chosen line | to pause the program at a line so that values can be checked | the program stops at that line | it halts execution at a set point
  | stop execution at a line to check variables
reject: it ends the program if there is an error | it removes errors
not with: watch

[robust, evaluation] The program ends with an error if the code has fewer than eight characters. State which quality it lacks.
state: robustness | robust | it is not robust
reject: efficiency | readability | fitness for purpose | maintainability

[agile, development-methods] The program is developed by an agile method. State one advantage for the client.
state: the client can give feedback often | changes can be made during development | the client sees working versions early | requirements can change | the client is involved throughout
reject: a full specification is written first | it needs no testing
`,
});
