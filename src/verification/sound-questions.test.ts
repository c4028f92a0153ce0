import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choice, integer, written } from './example.ts';
import { verifyDocument } from './verify-document.ts';

const reportedRules = (tex: string): string[] =>
  verifyDocument(tex)
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ rule }) => rule);

const accepts = (...documents: string[]): void => {
  for (const tex of documents) assert.deepEqual(reportedRules(tex), [], tex);
};
const reports = (rule: string, ...documents: string[]): void => {
  for (const tex of documents) assert.ok(reportedRules(tex).includes(rule), tex);
};

const parts =
  '\n\n(a) It slows a change in which gas is lost.\n\n(b) It is a new substance.\n\n(c) It burns.';

describe('correct questions', () => {
  it('may have lettered parts that are not options, and tables that show a query', () => {
    const query = '\\begin{tabular}{l} \\texttt{SELECT name} \\\\ \\texttt{FROM Walk;} \\end{tabular}';
    accepts(
      written(`Give the word described in each part.${parts}`, 'Fridge, ash, wood.'),
      written(`A query is run. ${query} State what each row contains.${parts}`, 'Hill, Loch, Glen.'),
    );
    reports('options-are-in-a-list', written(`Which of these is right?${parts}`, 'The second.'));
  });

  it('may state the values of the letters in a requested form', () => {
    const asked = 'Simplify $\\frac{6}{\\sqrt{3}}$ to the form $a\\sqrt{b}$ and find the sum of $a$ and $b$.';
    const work = '$\\frac{6}{\\sqrt{3}} = 2\\sqrt{3}$, so $a = 2$ and $b = 3$, and $a + b = 2 + 3 = 5$.';
    accepts(written(asked, work));
    reports(
      'identity-holds',
      written('Simplify $\\frac{2x + 2}{x + 1}$ as far as possible.', '$\\frac{2x + 2}{x + 1} = 3$'),
    );
  });

  it('may be as short as one sum', () => {
    accepts(written('Add +45 and -30', 'The sum is $15$.'));
    reports('stem-says-enough', written('Add them', 'The sum is $15$.'));
  });

  it('may have an answer that no equality states: a remainder, or a coefficient', () => {
    const remainder = '$2^4 = 16 \\equiv 1 \\pmod 5$, so $7^{100} \\equiv 1^{25} = 1 \\pmod 5$.';
    const reaction =
      '$\\mathrm{C_3H_8 + 5O_2 \\rightarrow 3CO_2 + 4H_2O}$ has $2 \\times 5 = 3 \\times 2 + 4 = 10$ atoms.';
    accepts(
      integer('The remainder of $7^{100}$ divided by $5$ is', '1', remainder),
      integer('In the balanced equation the number before oxygen is', '5', reaction),
    );
    reports(
      'integer-key-is-the-computed-value',
      integer('In the balanced equation the number before oxygen is', '7', reaction),
    );
  });

  it('may ask for quantities by their names in medicine, and for points of the plane', () => {
    const ask = (asked: string, unit: string) =>
      choice(`What is the ${asked} of this patient?`, [
        `$5\\,\\mathrm{${unit}}$`,
        `$6\\,\\mathrm{${unit}}$ *`,
        `$7\\,\\mathrm{${unit}}$`,
      ]);
    accepts(
      ask('arterial oxygen tension', 'kPa'),
      ask('minute volume', 'L/min'),
      ask('systemic vascular resistance', 'mmHg\\,min/L'),
      choice('Which of these points is the highest one?', ['$(2, 3)$', '$(3, 2)$', '$(1, 4)$ *']),
    );
    reports('key-measures-what-is-asked', ask('tidal volume', 'L/min'), ask('tension', 'kPa'));
  });

  it('may ask for the end of a scale, but must emphasise “least likely”', () => {
    accepts(choice('Which of these bonds is the least polar?', ['C–H *', 'N–H', 'O–H']));
    reports(
      'negation-is-emphasised',
      choice('Which of these causes is the least likely?', ['A fall', 'A burn', 'A bite *']),
    );
  });

  it('may list in the stem what the options are', () => {
    const stem = 'Of the elements bromine, chlorine, fluorine and iodine, which is the most reactive?';
    accepts(choice(stem, ['bromine', 'chlorine', 'fluorine *', 'iodine']));
    accepts(choice('Of neon, argon and helium, which is the lightest?', ['neon', 'argon', 'helium *']));
    reports(
      'key-does-not-echo-the-stem',
      choice('Which of these is the halogen fluorine?', ['bromum', 'fluorine *', 'iodum']),
    );
  });

  it('may have options that differ by one letter if both are words', () => {
    const asked = 'Which of these is the product of the reaction?';
    accepts(
      choice(asked, ['ethanoic acid *', 'methanoic acid', 'propanoic acid']),
      choice(asked, ['potassium nitrate *', 'potassium nitrite', 'potassium chloride']),
      choice(asked, ['diamminedicyanidoiron ion *', 'diamminetricyanidoiron ion', 'another complex']),
    );
    reports(
      'options-are-not-alike',
      choice(asked, ['potassium nitrate *', 'potasium nitrate', 'potassium chloride']),
      choice(asked, ['potassium nitrate *', 'potassuim nitrate', 'potassium chloride']),
    );
  });

  it('may use scientific terms, names and symbols', () => {
    accepts(
      choice('What is true of a strong acid in water?', [
        'it is completely dissociated *',
        'it is partly dissociated',
        'it is a conductor of heat alone',
      ]),
      choice('Which structure packs proteins?', ['Golgi apparatus *', 'cell membrane', 'cell wall']),
      choice('Which comes first?', ['G2, then mitosis', 'mitosis, then rest', 'rest, then growth *']),
      choice('What forms when octan-2-ol is oxidised?', ['octan-2-one *', 'octane', 'octanal']),
    );
    reports(
      'options-avoid-absolutes',
      choice('What is true of it?', ['it is completely ionised, always', 'it is weak *', 'it is old']),
    );
    reports(
      'options-avoid-vague-words',
      choice('When does it rain?', ['partly at night', 'at noon *', 'at six']),
    );
  });

  it('may have long tables, which do not count as reading load', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `Castle Hotel & Inverness & ${row} \\\\`).join(' ');
    accepts(
      written(`Look at this table. \\begin{tabular}{l l l} ${rows} \\end{tabular} Name a town.`, 'Oban.'),
    );
  });
});

describe('a wrong key', () => {
  it('is reported if two options are marked and the solution quotes one', () => {
    const asked = 'The atom gains an electron. State its arrangement.';
    const quoted = (text: string) => `Choose the right option: ${text}: it has ten electrons.`;
    const named = /\nTherefore[^\n]*/;
    reports(
      'solution-names-the-key',
      choice(asked, ['2,8 *', '2,8,8 *', '2,8,1'], quoted('2,8')).replace(named, ''),
      choice(asked, ['water', 'lactate *', 'pyruvate *'], quoted('pyruvate')).replace(named, ''),
    );
    accepts(choice(asked, ['2,8 *', '2,8,8', '2,8,1'], quoted('2,8')).replace(named, ''));
    accepts(
      choice(
        'Which are noble gases?',
        ['neon *', 'argon *', 'iodine'],
        'Neon, (a), is one correct option.',
      ).replace(named, ' Argon is like it.'),
    );
  });

  it('is reported if the solution quotes another value', () => {
    const solution = 'Choose the right option: $2$: a triple bond holds two of them.';
    const ask = (key: string) =>
      choice('How many such bonds are there?', [`$${key}$ *`, '$3$', '$4$'], solution).replace(
        /\nThere.*/,
        '',
      );
    accepts(ask('2'));
    reports('solution-names-the-key', ask('1'));
  });

  it('is reported if two options are marked and an earlier sentence asks for one', () => {
    const stem = 'What is the charge of the ion? The atom has two electrons to lose.';
    reports('key-count-fits-the-kind', choice(stem, ['one', 'two *', 'three *']));
  });

  it('is reported if it has more figures than the computed value', () => {
    const solution = '$6 \\times 12 + 12 + 2 \\times 16 = 116\\,\\mathrm{g}$';
    const ask = (key: string) =>
      choice('What is the mass of one mole?', ['$84\\,\\mathrm{g}$', key, '$118\\,\\mathrm{g}$'], solution);
    accepts(ask('$116\\,\\mathrm{g}$ *'));
    reports('key-is-not-over-precise', ask('$116.00000\\,\\mathrm{g}$ *'));
  });
});
