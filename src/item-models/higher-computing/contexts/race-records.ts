import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SETTINGS = [
  {
    who: 'A running club',
    array: 'runners',
    name: 'runner',
    field: 'time',
    what: 'race time in minutes',
    low: 18,
    high: 55,
  },
  {
    who: 'A cycling club',
    array: 'riders',
    name: 'rider',
    field: 'distance',
    what: 'distance in miles',
    low: 10,
    high: 90,
  },
  {
    who: 'An archery club',
    array: 'archers',
    name: 'archer',
    field: 'score',
    what: 'score',
    low: 60,
    high: 290,
  },
] as const;

/** An array of records: declaration, tracing a standard algorithm, parameters, scope, testing, evaluation. */
export const raceRecords = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C01',
  title: 'Array of records',
  outcomeId: 'CSC-H-01',
  calculator: 'either',
  largest: 1000,
  marks: [9, 15],
  partCount: [4, 7],
  draw: (random) => {
    const setting = random.pick(SETTINGS);
    const { array, field, low, high } = setting;
    const list = Array.from({ length: 5 }, () => random.int(low, high));
    const finds = random.pick(['max', 'min'] as const);
    const best = finds === 'max' ? Math.max(...list) : Math.min(...list);
    const changes =
      list.filter((value, index) =>
        list.slice(0, index).every((earlier) => (finds === 'max' ? value > earlier : value < earlier)),
      ).length - 1;
    // The shortest time is the best one, but the longest distance and the highest score.
    if ((finds === 'min') !== (field === 'time')) return undefined;
    if (new Set(list).size < 5 || changes < 1 || list[0] === best) return undefined;
    const limit = Math.round((low + high) / 2);
    const over = list.filter((value) => value > limit).length;
    if (over === 0 || over === 5 || list.includes(limit)) return undefined;
    const sign = finds === 'max' ? '>' : '<';
    return {
      values: {
        ...setting,
        count: random.step(40, 120, 10),
        list: list.join(', '),
        best,
        wrongBest: finds === 'max' ? Math.min(...list) : Math.max(...list),
        position: list.indexOf(best),
        limit,
        over,
        ones: Array.from({ length: changes }, () => 1).join(' + '),
        flags: list.map((value) => (value > limit ? 1 : 0)).join(' + '),
        kind: finds === 'max' ? 'finding the maximum' : 'finding the minimum',
        kindWords:
          finds === 'max'
            ? 'find maximum | finding max | maximum | finding the highest'
            : 'find minimum | finding min | minimum | finding the lowest',
        otherKind: finds === 'max' ? 'find minimum' : 'find maximum',
        code: numberedListingTex([
          `FUNCTION findBest(ARRAY OF ${setting.name} ${array}, INTEGER size) RETURNS INTEGER`,
          '   DECLARE best INITIALLY 0',
          '   FOR index FROM 1 TO size - 1 DO',
          `      IF ${array}[index].${field} ${sign} ${array}[best].${field} THEN`,
          '         SET best TO index',
          '      END IF',
          '   END FOR',
          '   RETURN best',
          'END FUNCTION',
        ]),
      },
      answers: { position: list.indexOf(best), changes, count: over },
    };
  },
  text: String.raw`
#who stores the name, the age and the #what (\texttt{#field}) of each member in an array of records called \texttt{#array}. This function is part of the program. #code

[record, records] Using a programming language of your choice, define a suitable record for one member with the fields \texttt{name}, \texttt{age} and \texttt{#field}.
code: A record (or class or structure) with a name is defined
code: Three fields with suitable data types are defined

[declare, arrays-of-records] Using a programming language of your choice, declare the array \texttt{#array} for #count members.
code: An array (or list) with the right name is declared
code: It has #count elements of the type of the record

[position, find-maximum] Determine the value that the function returns.
lead: The function is tested with five records, whose values of \texttt{#field} are #list, in this order.
calculate: #position
wrong: value-for-position | #best | The value was given instead of its position. | 0

[changes, trace-table] Determine how many times line 5 is carried out.
lead: The function is tested with five records, whose values of \texttt{#field} are #list, in this order.
calculate: #ones
wrong: initial-value-counted | #ones + 1 | The value set in line 2 was counted. | 0
not with: position

[algorithm, standard-algorithms] Name the standard algorithm in this function.
state: #kind | #kindWords
reject: #otherKind | linear search | counting occurrences
not with: code

[start, standard-algorithms] Explain why the loop starts at 1 and not at 0.
point: best is set to 0 first, so the first record need not be compared with itself | element 0 is already stored as the best so far | the first element is the initial best
  | it avoids comparing element 0 with itself

[size, parameters] The array has #count elements, but the club has fewer members. Explain why the parameter \texttt{size} is needed.
point: the rest of the array is empty | only the elements with data are compared | empty records would be compared | so the loop does not include elements without data
reject: so the program runs faster

[formal, parameters] Identify one formal parameter in this code, and explain the difference between a formal and an actual parameter.
point: #array | size | formal parameter: size
why: Identify a formal parameter
point: the formal parameter is in the definition of the function and the actual parameter is in the call | the actual parameter is passed when the function is called
  | formal is in the subprogram heading, actual is in the call
why: Explain the difference
reject: the formal parameter is in the call

[scope, scope] State the scope of the variable \texttt{best}, and state one advantage of this.
point: local | local variable | local scope
why: State the scope
reject: global
then: the same name can be used in other subprograms | it cannot be changed by other parts of the program | memory is released when the function ends | the function can be reused in other programs
why: State an advantage

[returns, functions] Explain why \texttt{findBest} is a function and not a procedure.
point: it returns a single value | it returns a value to the calling program | a procedure does not return a value
  | it returns an integer
reject: it has parameters

[call, functions] The array is passed to the function, and #count records are to be compared. Write a line of code that calls the function and stores its result in \texttt{winner}.
code: The result is assigned to \texttt{winner}
code: \texttt{findBest} is called with the array and #count as actual parameters
not with: formal

[fault, fault-finding] A programmer types line 5 as \texttt{SET best TO #array[index].#field}. Describe the effect of this error.
point: a value is stored instead of a position | best is then used as an index that is too large or wrong | the wrong element is compared | the function returns a value and not an index
  | it crashes because the index is out of range

[watch, debugging] A programmer sets a breakpoint in line 5 and a watchpoint on \texttt{best}. Describe what each of them does.
point: the breakpoint stops the program at line 5 | breakpoint pauses execution at a line
why: Describe the breakpoint
point: the watchpoint shows when the value of best changes | stops when best changes | shows the value of best
why: Describe the watchpoint

[count, count-occurrences] Determine how many of these records have a \texttt{#field} greater than #limit.
lead: The function is tested with five records, whose values of \texttt{#field} are #list, in this order.
calculate: #flags
not with: code

[code, count-occurrences] Using a programming language of your choice, write a function that counts the members whose \texttt{#field} is greater than #limit and returns the result.
code: The function has suitable parameters
code: A counter is set to 0 before the loop
code: A loop goes through the records
code: The condition uses the field of the current record, and 1 is added to the counter
code: The counter is returned

[efficient, efficiency] Another version of the program uses a separate array for each field. Give one reason why an array of records is better.
state: all data of a member are kept together | fields of a member stay together when they are sorted or moved | only one array has to be passed as a parameter | the data can have different types in one structure
  | records can be passed as a single parameter
reject: it needs no memory
`,
});
