import { defineContext } from '../../contexts/define-context.ts';
import { tableTex } from '../../write/table.ts';

const EVENTS = [
  {
    who: 'A music festival',
    table: 'Act',
    key: 'actID',
    names: ['Drift', 'Kelpie', 'Ceilidh Six', 'Northern', 'Harbour', 'Low Tide'],
    kinds: ['folk', 'rock', 'jazz'],
  },
  {
    who: 'A book festival',
    table: 'Talk',
    key: 'talkID',
    names: ['Islands', 'Rivers', 'Castles', 'Planets', 'Robots', 'Poems'],
    kinds: ['history', 'science', 'fiction'],
  },
  {
    who: 'A film festival',
    table: 'Film',
    key: 'filmID',
    names: ['Storm', 'The Bridge', 'Lantern', 'Machair', 'Signal', 'Orbit'],
    kinds: ['drama', 'comedy', 'animation'],
  },
] as const;

/** A database with a link entity: design, aggregate functions, grouping, wildcards, errors, testing. */
export const festivalDatabase = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C03',
  title: 'Database of a festival',
  outcomeId: 'CSC-H-03',
  calculator: 'either',
  largest: 3000,
  marks: [8, 13],
  partCount: [4, 6],
  draw: (random) => {
    const { who, table, key, names, kinds } = random.pick(EVENTS);
    const rows = random.shuffle(names).map((name, index) => ({
      id: `${table.charAt(0)}${11 + index}`,
      name,
      kind: kinds[index % 3] ?? '',
      price: random.int(6, 24),
    }));
    const kind = random.pick(kinds);
    const group = rows.filter((row) => row.kind === kind).map(({ price }) => price);
    const prices = rows.map(({ price }) => price);
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
    const extra = random.int(1, 3);
    if (new Set(prices).size < 6 || sum(group) % 2 !== 0) return undefined;
    const [first = 0, second = 0] = group;
    return {
      values: {
        who,
        table,
        key,
        kind,
        extra,
        first,
        second,
        larger: Math.max(first, second),
        smaller: Math.min(first, second),
        highest: Math.max(...prices),
        rows: tableTex(
          [key, 'name', 'style', 'price'],
          rows.map((row) => [row.id, row.name, row.kind, row.price]),
        ),
        letter: (rows[0]?.name ?? 'A').charAt(0),
        starting: rows
          .filter(({ name }) => name.startsWith((rows[0]?.name ?? 'A').charAt(0)))
          .map(() => 1)
          .join(' + '),
        ticket: random.int(2, 6),
        ticketName: rows[0]?.name ?? '',
      },
      answers: {
        average: sum(group) / 2,
        most: Math.max(first, second),
        groups: 3,
        total: sum(group) + 2 * extra,
        wildcard: rows.filter(({ name }) => name.startsWith((rows[0]?.name ?? 'A').charAt(0))).length,
      },
    };
  },
  text: String.raw`
#who stores its programme in the table \texttt{#table}. Each visitor can buy tickets for several entries, and many visitors can buy tickets for each entry. Prices are in pounds. #rows

[link, entity-relationship] The entity \texttt{Visitor} has the primary key \texttt{visitorID}. Explain why a third entity, \texttt{Ticket}, is needed between \texttt{Visitor} and \texttt{#table}.
point: it replaces a many-to-many relationship by two one-to-many relationships | the relationship is many-to-many | to resolve the many-to-many relationship
  | many-to-many relationships cannot be implemented
  | to get rid of many-to-many
reject: to store more data

[key, compound-key] The entity \texttt{Ticket} has no field of its own that is unique. State a suitable compound key for \texttt{Ticket}.
state: visitorID and #key | #key and visitorID | visitorID, #key
not with: diagram

[diagram, entity-relationship] Draw the entity-relationship diagram for \texttt{Visitor}, \texttt{Ticket} and \texttt{#table}.
person: Three entities with their names and key fields are drawn
person: One-to-many relationships lead from \texttt{Visitor} to \texttt{Ticket} and from \texttt{#table} to \texttt{Ticket}
person: Both relationships have suitable names
not with: link

[average, aggregate-functions] Determine the value that the query displays.
lead: This query is run: \texttt{SELECT AVG(price) FROM #table WHERE style = "#kind";}
calculate: \frac{#first + #second}{2}
wrong: sum-for-average | #first + #second | The sum was calculated. | 0

[most, aggregate-functions] Determine the value that the query displays.
lead: A query is run: \texttt{SELECT MAX(price) FROM #table WHERE style = "#kind";}
calculate: #larger
wrong: condition-ignored | #highest | The condition was ignored. | 0
wrong: minimum-for-maximum | #smaller | The least price was given. | 0
not with: average

[groups, group-by] Determine how many rows the query displays, and state what each row shows.
lead: Another query is run: \texttt{SELECT style, COUNT(*) FROM #table GROUP BY style;}
point: three rows | 3 rows | 3
why: State the number of rows
point: the style and how many entries have this style | each style with its number of entries | the number of entries of each style
why: State what a row shows

[wildcard, wildcards] Determine how many records the query displays.
lead: Part of a name is known. This query is run: \texttt{SELECT name FROM #table WHERE name LIKE "#letter\%";}
calculate: #starting

[total, computed-values] The total of the prices of the two entries in the style #kind is displayed after #extra pounds have been added to each price. Determine this total.
step: Find the sum of the two prices | #first + #second |
calculate: @1 + 2 \times #extra
not with: average, most

[alias, computed-values] Write an SQL statement that displays the name of each entry, and its price increased by $10\%$ under the heading \texttt{New price}.
code: \texttt{SELECT name, price * 1.1}
code: \texttt{AS [New price]} (or “New price”)
code: \texttt{FROM #table}

[having, two-queries] A query is to display the name of the entry with the highest price. A student writes \texttt{SELECT name FROM #table WHERE price = MAX(price);}. Explain why this does not work,
  and describe how it can be solved.
point: an aggregate function cannot be used in WHERE | MAX cannot be used in the WHERE clause
why: Explain why it does not work
point: find the highest price in a first query and use its result in a second query | use a subquery for the highest price | the result of one query is used in another
why: Describe a solution

[join, sql-join] Write an SQL statement that displays the names of all visitors who have a ticket for “#ticketName”. The name of a visitor is in the field \texttt{fullName} of \texttt{Visitor}.
code: \texttt{SELECT fullName FROM Visitor, Ticket, #table}
code: \texttt{WHERE name = "#ticketName"}
code: \texttt{Visitor.visitorID = Ticket.visitorID}
code: \texttt{#table.#key = Ticket.#key}

[dictionary, data-dictionary] State the type and one suitable validation of the field \texttt{price} in a data dictionary.
point: real | number | numeric | currency | integer
why: State the type
point: range check | price greater than 0 | range: price >= 0 | presence check | required
why: State a validation

[test, sql-testing] Describe how the result of the query can be tested before the database is used.
point: compare the actual output with the expected output worked out from sample data | predict the rows and compare them with the result | work out the expected result by hand
  | use a small table with a known result
  | compare expected results with actual results | work out what the result should be and compare
reject: run it again

[update, sql-update] The student runs \texttt{UPDATE #table SET price = #ticket;}. Describe the effect of this statement, and how it should be corrected so that only “#ticketName” is changed.
point: all prices are changed | every record has the price #ticket | the price of every entry is changed
why: Describe the effect
point: add a WHERE clause with the name or the key | WHERE name = "#ticketName" | a condition is needed
why: Correct it
not with: join

[fit, fitness-for-purpose] Visitors want to know how many tickets for an entry are left. State one field that must be added to make the database fit for this purpose.
state: the number of tickets available | capacity | number of seats | maximum number of tickets | size of the venue | tickets left
reject: price | name
`,
});
