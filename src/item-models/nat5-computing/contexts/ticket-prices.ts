import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const VENUES = [
  { who: 'A swimming pool', low: 3, high: 6 },
  { who: 'A museum', low: 5, high: 12 },
  { who: 'A cinema', low: 6, high: 11 },
  { who: 'A science centre', low: 8, high: 15 },
] as const;

/** A program that chooses a price by selection: data types, conditions, tracing, test data, faults, code to write. */
export const ticketPrices = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C02',
  title: 'Program that chooses a ticket price',
  outcomeId: 'CSC-5-03',
  calculator: 'either',
  largest: 1000,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const { who, low, high } = random.pick(VENUES);
    const [adult, off] = [random.int(low, high), random.int(1, 2)];
    const [young, old, group] = [random.pick([12, 14, 16]), random.pick([60, 65]), random.int(5, 10)];
    const child = adult - off - 1;
    const ages = [random.int(4, young - 1), random.int(old + 1, 85), random.int(young + 2, old - 2)];
    const [tickets, few] = [random.int(group + 1, group + 8), random.int(2, group - 1)];
    return {
      values: {
        who,
        young,
        old,
        group,
        child,
        senior: adult - off,
        adult,
        off,
        tickets,
        few,
        teen: ages[0] ?? young,
        elder: ages[1] ?? old,
        between: ages[2] ?? old,
        code: numberedListingTex([
          'RECEIVE name FROM KEYBOARD',
          'RECEIVE age FROM KEYBOARD',
          'RECEIVE tickets FROM KEYBOARD',
          `IF age < ${young} THEN`,
          `   SET price TO ${child}`,
          'ELSE',
          `   IF age > ${old} THEN`,
          `      SET price TO ${adult - off}`,
          '   ELSE',
          `      SET price TO ${adult}`,
          '   END IF',
          'END IF',
          'SET cost TO price * tickets',
          `IF tickets >= ${group} THEN`,
          `   SET cost TO cost - ${off}`,
          'END IF',
          'SEND name & " pays " & cost TO DISPLAY',
        ]),
      },
      answers: {
        youngCost: child * tickets - off,
        oldCost: (adult - off) * few,
        boundary: adult,
        extreme: young - 1,
      },
    };
  },
  text: String.raw`
#who sells tickets for groups of visitors. All visitors of a group are of a similar age. A program calculates the cost for a group. #code

[types, data-types] State the most suitable data type for \texttt{name} and for \texttt{tickets}.
point: name is a string | string for name | name: string | string
why: State the type of \texttt{name}
reject: name is an integer | tickets is a string
point: tickets is an integer | integer for tickets | tickets: integer | integer
why: State the type of \texttt{tickets}
reject: tickets is real | tickets is a string

[youngCost, selection] Determine the cost that is displayed if \texttt{age} is #teen and \texttt{tickets} is #tickets.
step: Find the cost before the reduction | #child \times #tickets |
calculate: @1 - #off
wrong: selection-branch | #adult \times #tickets - #off | The price of the wrong age group was used. | only 2
wrong: condition-missed | #child \times #tickets | The condition in line 14 is true as well. | 1

[oldCost, selection] Determine the cost that is displayed if \texttt{age} is #elder and \texttt{tickets} is #few.
calculate: #senior \times #few
wrong: selection-branch | #adult \times #few | The price of the wrong age group was used. | 0
wrong: condition-missed | #senior \times #few - #off | The condition in line 14 is false. | 0

[boundary, relational-operators] Determine the price of one ticket for a visitor whose age is exactly #young.
calculate: #adult
wrong: boundary-value | #child | #young is not less than #young. | 0
not with: extreme

[construct, constructs] Name the programming construct used in lines 4 to 12.
state: selection | conditional statement | if statement | nested if | nested selection | IF THEN ELSE
  | IF
reject: repetition | iteration | loop

[concatenate, concatenation] State what the symbol \texttt{\&} does in line 17.
state: it joins strings together | concatenation | concatenates the strings | joins text together | puts the text and the values together | joins the strings and the cost
reject: adds the numbers | it means AND

[extreme, test-data] The condition in line 4 is tested with whole numbers. Give the greatest value of \texttt{age} for which line 5 is carried out.
calculate: #young - 1
wrong: boundary-value | #young | The condition is false for this value. | 0

[syntax, error-types] A programmer types line 13 as \texttt{SET cost TO price * * tickets}. State the type of this error and when it is found.
point: syntax error | a syntax error
why: State the type
reject: logic error | execution error
point: when the program is translated | before the program runs | when the code is compiled or interpreted | by the translator
why: State when it is found

[logic, error-types] A programmer types line 4 as \texttt{IF age > #young THEN}. State the type of this error and describe its effect on a group of visitors aged #between.
point: logic error | a logical error
why: State the type
reject: syntax error
point: they would pay the price for children, which is too low | they pay #child pounds for each ticket | they are charged the wrong price | they pay the child price
why: Describe the effect

[operator, logical-operators] Children and seniors are to have the same price. Name the logical operator needed to write one condition for visitors younger than #young together
  with visitors older than #old.
state: OR
options: AND | OR | NOT

[robust, robustness] Explain why this program is not robust.
point: it accepts ages that are not valid, such as a negative age | it does not validate the input | there is no input validation | it crashes if text is entered for the age
  | a negative number of tickets is accepted
not with: validate

[readable, readability] State one way in which the readability of this program could be improved.
state: internal commentary | add comments | comments | white space | blank lines | more meaningful variable names
reject: indentation | use fewer lines

[validate, input-validation] Using a programming language of your choice, write code to replace line 3, so that only a number of tickets from 1 to 30 is accepted.
code: The number of tickets is read before the loop, or the loop runs at least once
code: A conditional loop is used
code: The condition rejects values less than 1 and greater than 30
code: An error message is shown and the number is read again inside the loop

[efficient, efficiency] A programmer suggests three separate IF statements for the three age groups instead of lines 4 to 12. Explain why this would be less efficient.
point: all three conditions would always be checked | every condition is evaluated even after one is true | more conditions are evaluated
  | lines 4 to 12 stop checking once a condition is true
  | it would check every if statement even if one is true
`,
});
