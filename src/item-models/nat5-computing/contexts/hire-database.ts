import { defineContext } from '../../contexts/define-context.ts';
import { tableTex } from '../../write/table.ts';

const SHOPS = [
  {
    shop: 'A bike hire shop',
    table: 'Bike',
    key: 'bikeID',
    kinds: ['road', 'mountain', 'electric'],
    names: ['Arrow', 'Glen', 'Swift', 'Ben', 'Loch', 'Storm'],
  },
  {
    shop: 'A canoe hire centre',
    table: 'Boat',
    key: 'boatID',
    kinds: ['canoe', 'kayak', 'raft'],
    names: ['Otter', 'Heron', 'Tern', 'Skua', 'Puffin', 'Gannet'],
  },
  {
    shop: 'A tool hire company',
    table: 'Tool',
    key: 'toolID',
    kinds: ['drill', 'saw', 'sander'],
    names: ['Max', 'Pro', 'Lite', 'Turbo', 'Mini', 'Titan'],
  },
] as const;

/** A relational database with two tables: design, keys, validation, queries and their results. */
export const hireDatabase = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C04',
  title: 'Database of a hire company',
  outcomeId: 'CSC-5-05',
  calculator: 'either',
  largest: 2000,
  marks: [8, 13],
  partCount: [4, 7],
  draw: (random) => {
    const { shop, table, key, kinds, names } = random.pick(SHOPS);
    const rows = random.shuffle(names).map((name, index) => ({
      id: `${table.charAt(0)}${101 + index}`,
      name,
      kind: random.pick(kinds),
      price: random.int(8, 30),
    }));
    const [kind, limit] = [random.pick(kinds), random.int(14, 22)];
    const matches = rows.filter((row) => row.kind === kind && row.price > limit).length;
    const over = rows.filter((row) => row.price > limit).length;
    const ofKind = rows.filter((row) => row.kind === kind).length;
    const prices = rows.map(({ price }) => price);
    if (matches === 0 || over === matches || ofKind === matches || new Set(prices).size < 6) return undefined;
    const sorted = rows.toSorted((a, b) => b.price - a.price);
    return {
      values: {
        shop,
        table,
        key,
        kind,
        limit,
        kinds: kinds.join(', '),
        rows: tableTex(
          [key, 'name', 'type', 'dayPrice'],
          rows.map((row) => [row.id, row.name, row.kind, row.price]),
        ),
        flags: rows.map((row) => (row.kind === kind && row.price > limit ? 1 : 0)).join(' + '),
        over,
        ofKind,
        dearest: sorted[0]?.name ?? '',
        cheapest: sorted.at(-1)?.name ?? '',
        usedKey: rows[0]?.id ?? '',
        newPrice: random.int(31, 40),
        changed: rows[2]?.name ?? '',
        changedKey: rows[2]?.id ?? '',
      },
      answers: { count: matches },
    };
  },
  text: String.raw`
#shop stores its stock in the table \texttt{#table}, and each hire in the table \texttt{Hire} with the fields \texttt{hireID}, \texttt{#key}, \texttt{customer} and \texttt{hireDate}.
The prices are in pounds for each day. #rows

[primary, primary-key] State the primary key of the table \texttt{Hire}.
state: hireID
reject: customer | hireDate

[foreign, foreign-key] Explain why \texttt{#key} is a foreign key in the table \texttt{Hire}.
point: it is the primary key of another table | it is the primary key of the #table table | it links to the primary key of #table | it links the two tables

[cardinality, entity-relationship] State the type of relationship between \texttt{#table} and \texttt{Hire}.
state: one-to-many | one to many | 1 to many | 1:M
reject: many-to-many | one-to-one

[types, attribute-types] State a suitable attribute type for \texttt{name} and for \texttt{hireDate}.
point: name is text | text for name | name: text | text
why: State the type of \texttt{name}
point: hireDate is a date | date for hireDate | hireDate: date | date
why: State the type of \texttt{hireDate}

[validation, validation] The field \texttt{type} may only contain #kinds. Name a suitable type of validation for this field.
state: restricted choice | restricted choice validation
reject: range | presence check | field length

[presence, validation] State a suitable validation for the field \texttt{#key}, and give a reason.
point: presence check | required | required field
  | length check | field length | restricted length
why: Name the validation
then: every record must have a key | the primary key must not be empty | it identifies the record | it is the primary key
  | it cannot be left empty | it must be entered | every key has the same number of characters
  | all codes have four characters
why: Give the reason

[count, sql-select] Determine how many records the query displays.
lead: This query is run: \texttt{SELECT name, dayPrice FROM #table WHERE type = "#kind" AND dayPrice > #limit;}
calculate: #flags
wrong: and-as-or | #over | Only the condition for the price was used. | 0
wrong: one-condition-only | #ofKind | Only the condition for the type was used. | 0

[columns, sql-select] State which fields the query displays.
lead: This query is run: \texttt{SELECT name, dayPrice FROM #table WHERE type = "#kind" AND dayPrice > #limit;}
point: name and dayPrice | name, dayPrice | the name and the price
reject: all fields | type

[order, sql-order-by] State the name in the first record that the query displays.
lead: Another query is run: \texttt{SELECT name FROM #table ORDER BY dayPrice DESC;}
state: #dearest
reject: #cheapest

[insert, referential-integrity] A record with the \texttt{#key} #usedKey is to be added to the table \texttt{#table}. Explain why this record is not accepted.
point: the primary key must be unique | a record with this key exists already | duplicate primary key | the key is already used
  | primary key already exists
reject: the foreign key is missing

[update, sql-update] Write an SQL statement that changes the day price of the record with the \texttt{#key} #changedKey to #newPrice pounds.
code: \texttt{UPDATE #table}
code: \texttt{SET dayPrice = #newPrice}
code: \texttt{WHERE #key = "#changedKey"}

[join, sql-join] Write an SQL statement that displays the name and the hire date of every hire by the customer “Reid”.
code: \texttt{SELECT name, hireDate} (or with the names of the tables)
code: \texttt{FROM #table, Hire}
code: \texttt{WHERE customer = "Reid"}
code: \texttt{AND #table.#key = Hire.#key}

[protect, data-protection] State one duty of the company under data protection law when it stores the names of its customers.
state: keep the data secure | keep the data accurate | keep it up to date | use it only for the stated purpose | do not keep it longer than necessary | tell customers how it is used
  | collect only the data that is needed | process it lawfully and fairly
reject: make the data public

[fit, fitness-for-purpose] The company also needs the total income from each hire. State whether these tables are fit for this purpose. You must justify your answer.
point: no, because the number of days of each hire is not stored | not fit for purpose because the length of the hire is missing | no, there is no field for the number of days
  | not fit as it does not store how long it is hired for
ideas: no / not fit | days / length of the hire / duration
reject: it is fit for purpose because
`,
});
