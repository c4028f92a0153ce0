import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { tableTex } from '../../write/table.ts';

const HALLS = [
  { who: 'A theatre', array: 'seats', item: 'seat', unit: 'row' },
  { who: 'A cinema', array: 'places', item: 'place', unit: 'row' },
] as const;

/** A two-dimensional array: declaration, tracing nested loops, counting, searching a sorted list, testing. */
export const theatreSeats = defineContext({
  course: ['Computing Science', 'Advanced Higher'],
  id: 'AHCS-C01',
  title: 'Two-dimensional array of seats',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  largest: 5000,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const hall = random.pick(HALLS);
    const grid = Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => random.pick(['F', 'S'])));
    const line = random.int(0, 2);
    const sold = (grid[line] ?? []).map((state): number => (state === 'S' ? 1 : 0));
    const total = grid.flat().filter((state) => state === 'S').length;
    const soldInLine = sold.reduce((sum, each) => sum + each, 0);
    const [rows, columns] = [random.int(12, 20), random.int(20, 30)];
    const bookings = random.pick([1000, 2000, 4000]);
    if (soldInLine < 2 || soldInLine > 4 || total === soldInLine) return undefined;
    return {
      values: {
        ...hall,
        rows,
        columns,
        lastRow: rows - 1,
        line,
        ones: sold.join(' + '),
        free: sold.map((each) => 1 - each).join(' + '),
        bookings,
        half: bookings / 2,
        comparisons: Math.floor(Math.log2(bookings)) + 1,
        grid: tableTex(
          ['row', '0', '1', '2', '3', '4'],
          grid.map((states, index) => [index, ...states]),
        ),
        code: numberedListingTex([
          `FUNCTION countSold(ARRAY OF ARRAY OF CHARACTER ${hall.array}, INTEGER row) RETURNS INTEGER`,
          '   DECLARE total INITIALLY 0',
          '   FOR column FROM 0 TO 4 DO',
          `      IF ${hall.array}[row][column] = "S" THEN`,
          '         SET total TO total + 1',
          '      END IF',
          '   END FOR',
          '   RETURN total',
          'END FUNCTION',
        ]),
      },
      answers: {
        total: soldInLine,
        size: rows * columns,
        loops: 5,
        average: bookings / 2,
        most: Math.floor(Math.log2(bookings)) + 1,
      },
    };
  },
  text: String.raw`
#who stores the state of each #item in the two-dimensional array \texttt{#array}: \texttt{"F"} if it is free, \texttt{"S"} if it is sold. The first index is the row and the second is the column; both start at 0. #code

[declare, two-dimensional-arrays] The hall has #rows rows with #columns columns each. Using a programming language of your choice, declare the array \texttt{#array} and set every #item to free.
code: A two-dimensional array with #rows rows and #columns columns is declared
code: Every element is set to \texttt{"F"}

[size, two-dimensional-arrays] The array for the whole hall has #rows rows and #columns columns. Calculate the number of elements.
calculate: #rows \times #columns
wrong: dimensions-added | #rows + #columns | The two dimensions were added. | 0
not with: declare

[total, trace-table] Determine the value that the function returns for row #line.
lead: This is the content of a small test array. #grid
calculate: #ones
wrong: free-counted | #free | The free places were counted. | 0

[loops, nested-loops] Determine how many times line 4 is carried out in one call of the function.
calculate: 5
wrong: last-index | 4 | The index starts at 0, so the loop is carried out once more. | 0

[call, nested-loops] Using a programming language of your choice, write code that uses the function to find and display the number of the row with the most sold places. The hall has #rows rows.
code: A loop over all rows calls the function for each row
code: The result is compared with the largest so far
code: The largest value and its row are stored
code: The number of the row is displayed

[block, two-dimensional-arrays] A group needs two free places side by side in a given row. Using a programming language of your choice, write code that finds the first column where this is possible.
code: A loop over the columns ends before the last column
code: An element and its right neighbour are both compared with \texttt{"F"}
code: The first such column is stored and the loop ends
code: A message is displayed if there is none
not with: call

[parameter, parameters] The array is passed to the function by reference and not by value. Explain one advantage of this.
point: no copy of the array is made so less memory is used | it saves memory because the array is not copied | it is faster because the array does not have to be copied | only the address is passed
reject: the function can change the array safely

[invalid, testing] The hall has #rows rows. The function is called with row #rows. Explain why this call fails.
point: the rows are numbered from 0 to #lastRow | the index is out of range | there is no row with this index | the last row has the index #lastRow
reject: the array is empty

[order, binary-search] The #bookings bookings of a season are sorted by their number. State why they must be sorted before a binary search is used.
state: a binary search discards half of the list by comparing with the middle item | so that half of the list can be discarded in each step | the search needs to know in which half the item is
  | otherwise it cannot decide which half contains the item
reject: sorting makes the list shorter

[most, binary-search] The #bookings bookings of a season are sorted by their number. Determine the greatest number of comparisons that a binary search for a booking needs.
calculate: \lfloor \log_2(#bookings) \rfloor + 1
wrong: half-the-list | \frac{#bookings}{2} | A binary search halves the list again and again. | 0

[average, linear-search] A linear search is carried out on a list of #bookings bookings. Determine the number of comparisons it needs on average for a booking that exists.
calculate: \frac{#bookings}{2}
tolerance: 0.5
wrong: whole-list | #bookings | This is the greatest number of comparisons. | 0

[middle, binary-search] Write an algorithm, in pseudocode, for a binary search for the booking \texttt{wanted} in the sorted array \texttt{bookings}.
code: The lower and upper ends of the list are set before a conditional loop
code: The middle position is calculated in the loop
code: The loop ends when the booking is found or the ends have crossed
code: The lower or the upper end is moved past the middle
not with: order, most

[maintain, maintainability] State one reason why the code for counting is in a function of its own.
state: it can be reused | it is easier to test | it makes the program modular | it makes the program easier to read and maintain | it can be tested separately | readability | reuse
reject: it makes the program run faster
`,
});
