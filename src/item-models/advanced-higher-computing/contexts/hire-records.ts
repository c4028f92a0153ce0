import { defineContext } from '../../contexts/define-context.ts';
import { tableTex } from '../../write/table.ts';

const HIRES = [
  { who: 'A boat hire company', table: 'Hire', item: 'boatType', kinds: ['canoe', 'kayak', 'sailing boat'] },
  { who: 'A ski shop', table: 'Rental', item: 'equipment', kinds: ['skis', 'snowboard', 'boots'] },
  { who: 'A tool hire shop', table: 'Hire', item: 'tool', kinds: ['drill', 'sander', 'ladder'] },
] as const;

/** A database and its program: HAVING, subqueries, BETWEEN and NOT, CREATE TABLE, and SQL carried out by code. */
export const hireRecords = defineContext({
  course: ['Computing Science', 'Advanced Higher'],
  id: 'AHCS-C04',
  title: 'Hire records in a database',
  outcomeId: 'CSC-AH-02',
  calculator: 'either',
  largest: 5000,
  marks: [8, 12],
  partCount: [4, 7],
  draw: (random) => {
    const { who, table, item, kinds } = random.pick(HIRES);
    const order = random.shuffle([0, 0, 0, 1, 1, 2]);
    const prices = order.map(() => random.int(12, 48));
    const rows = order.map((kind, index) => [101 + index, kinds[kind] ?? '', prices[index] ?? 0] as const);
    const sumOf = (kind: number) =>
      rows.filter(([, name]) => name === kinds[kind]).reduce((sum, [, , price]) => sum + price, 0);
    const limit = random.pick([60, 70, 80]);
    const sums = [sumOf(0), sumOf(1), sumOf(2)];
    const over = sums.filter((sum) => sum > limit).length;
    const mean = prices.reduce((sum, price) => sum + price, 0) / 6;
    const above = prices.filter((price) => price > mean).length;
    if (over === 0 || over === 3 || sums.includes(limit) || new Set(prices).size < 6) return undefined;
    if (prices.some((price) => Math.abs(price - mean) < 1)) return undefined;
    return {
      values: {
        who,
        table,
        item,
        kind: kinds[0],
        limit,
        prices: prices.join(' + '),
        overOnes: sums.map((sum) => (sum > limit ? 1 : 0)).join(' + '),
        aboveOnes: prices.map((price) => (price > mean ? 1 : 0)).join(' + '),
        first: rows
          .filter(([, name]) => name === kinds[0])
          .map(([, , price]) => price)
          .join(' + '),
        rows: tableTex(['hireID', item, 'price'], rows),
      },
      answers: { groups: over, above, mean, kindTotal: sums[0] ?? 0 },
    };
  },
  text: String.raw`
#who stores its hires in the table \texttt{#table} of a database. Prices are in pounds. #rows

[groups, having] Determine the number of rows that this query displays.
lead: This query is carried out: \texttt{SELECT #item, SUM(price) FROM #table GROUP BY #item HAVING SUM(price) > #limit;}
calculate: #overOnes

[kindTotal, having] Determine the sum that belongs to “#kind” in the result of a query with \texttt{SUM(price)} and \texttt{GROUP BY #item}.
calculate: #first

[where, having] Explain the difference between \texttt{WHERE} and \texttt{HAVING}.
point: WHERE selects rows before they are grouped | WHERE filters individual rows | WHERE is applied to the records
why: State what WHERE does
point: HAVING selects groups after they are formed | HAVING filters groups | HAVING is a condition on an aggregate function
why: State what HAVING does
reject: they do the same

[mean, sub-queries] Determine the value of the subquery.
lead: Another query has a subquery: \texttt{SELECT hireID FROM #table WHERE price > (SELECT AVG(price) FROM #table);}
calculate: \frac{#prices}{6}
wrong: sum-for-average | #prices | The sum was calculated. | 0

[above, sub-queries] Determine the number of rows that the query displays.
lead: Another query has a subquery: \texttt{SELECT hireID FROM #table WHERE price > (SELECT AVG(price) FROM #table);}
calculate: #aboveOnes
not with: mean

[write, sub-queries] Write an SQL statement that displays the \texttt{hireID} and the \texttt{#item} of the hire with the highest price.
code: \texttt{SELECT hireID, #item FROM #table}
code: \texttt{WHERE price =}
code: \texttt{(SELECT MAX(price) FROM #table)}

[create, create-table] Write an SQL statement that creates the table \texttt{#table}. The field \texttt{hireID} is a whole number and the primary key, \texttt{#item} is a text of at most 20 characters that must be entered, and \texttt{price} must be greater than 0.
code: \texttt{CREATE TABLE #table} with three fields in brackets
code: \texttt{hireID INT} with \texttt{PRIMARY KEY}
code: \texttt{#item VARCHAR(20) NOT NULL}
code: \texttt{price} with a numeric type and \texttt{CHECK (price > 0)}

[foreign, create-table] The table \texttt{Customer} has the primary key \texttt{customerID}. State how a foreign key in \texttt{#table} is declared in the statement \texttt{CREATE TABLE}.
state: FOREIGN KEY (customerID) REFERENCES Customer(customerID) | FOREIGN KEY customerID REFERENCES Customer | with FOREIGN KEY and REFERENCES
reject: PRIMARY KEY (customerID)

[increment, create-table] Explain the purpose of \texttt{AUTO\_INCREMENT} for the field \texttt{hireID}.
point: each new record gets the next number automatically | the database sets a unique number for each new record | the value is generated automatically and is unique | it increases by one for every new record
reject: the price increases

[between, logical-operators] Write the \texttt{WHERE} clause that selects the hires with prices from 20 to 30 pounds, using \texttt{BETWEEN}.
state: WHERE price BETWEEN 20 AND 30 | price BETWEEN 20 AND 30 | WHERE price BETWEEN 20 AND 30;
reject: WHERE price BETWEEN 30 AND 20 | WHERE price > 20

[exists, sub-queries] Explain what \texttt{WHERE NOT EXISTS} with a subquery selects.
point: rows for which the subquery returns no rows | the records for which the subquery has no result | records without a match in the subquery
reject: rows that do not exist in the database

[connect, sql-from-code] A server-side program displays the hires. Describe the steps the program takes before it can display them.
point: it opens a connection to the database | connect to the database with a user name and password | it connects to the database server
why: Describe the first step
point: it carries out the SQL query | it executes the query | the query is sent to the database
why: Describe the second step
point: it fetches the rows of the result in a loop | it reads the result set row by row | the results are stored in a result set
why: Describe the third step
need: 2

[injection, security] The name of a customer is typed into a form and becomes part of an SQL statement. Explain why this is a risk.
point: the user can enter SQL that is then carried out | SQL injection | someone could type SQL code that changes or reveals data | malicious SQL can be executed
reject: the name may be too long | the name may be misspelt

[validate, security] State one way in which the program can prevent SQL injection.
state: prepared statements | parameterised queries | validate the input | escape special characters | sanitise the input | use parameters instead of joining strings
reject: use a password | use https
not with: injection
`,
});
