import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choiceQuestion, integerQuestion, writtenQuestion } from './example.ts';
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

const letteredParts =
  '\n\n(a) It slows a change in which gas is lost.\n\n(b) It is a new substance.\n\n(c) It burns.';

describe('correct questions', () => {
  it('may have lettered parts that are not options, and tables that show a query', () => {
    const queryTable = '\\begin{tabular}{l} \\texttt{SELECT name} \\\\ \\texttt{FROM Walk;} \\end{tabular}';
    accepts(
      writtenQuestion(`Give the word described in each part.${letteredParts}`, 'Fridge, ash, wood.'),
      writtenQuestion(
        `A query is run. ${queryTable} State what each row contains.${letteredParts}`,
        'Hill, Loch, Glen.',
      ),
    );
    reports(
      'options-are-in-a-list',
      writtenQuestion(`Which of these is right?${letteredParts}`, 'The second.'),
    );
  });

  it('may state the values of the letters in a requested form', () => {
    const stem = 'Simplify $\\frac{6}{\\sqrt{3}}$ to the form $a\\sqrt{b}$ and find the sum of $a$ and $b$.';
    const working = '$\\frac{6}{\\sqrt{3}} = 2\\sqrt{3}$, so $a = 2$ and $b = 3$, and $a + b = 2 + 3 = 5$.';
    accepts(writtenQuestion(stem, working));
    reports(
      'identity-holds',
      writtenQuestion('Simplify $\\frac{2x + 2}{x + 1}$ as far as possible.', '$\\frac{2x + 2}{x + 1} = 3$'),
    );
  });

  it('may be as short as one sum', () => {
    accepts(writtenQuestion('Add +45 and -30', 'The sum is $15$.'));
    reports('stem-says-enough', writtenQuestion('Add them', 'The sum is $15$.'));
  });

  it('may have an answer that no equality states: a remainder, or a coefficient', () => {
    const remainder = '$2^4 = 16 \\equiv 1 \\pmod 5$, so $7^{100} \\equiv 1^{25} = 1 \\pmod 5$.';
    const reaction =
      '$\\mathrm{C_3H_8 + 5O_2 \\rightarrow 3CO_2 + 4H_2O}$ has $2 \\times 5 = 3 \\times 2 + 4 = 10$ atoms.';
    accepts(
      integerQuestion('The remainder of $7^{100}$ divided by $5$ is', '1', remainder),
      integerQuestion('In the balanced equation the number before oxygen is', '5', reaction),
    );
    reports(
      'integer-key-is-the-computed-value',
      integerQuestion('In the balanced equation the number before oxygen is', '7', reaction),
    );
  });

  it('may ask for quantities by their names in medicine, and for points of the plane', () => {
    const createChoice = (quantity: string, unit: string) =>
      choiceQuestion(`What is the ${quantity} of this patient?`, [
        `$5\\,\\mathrm{${unit}}$`,
        `$6\\,\\mathrm{${unit}}$ *`,
        `$7\\,\\mathrm{${unit}}$`,
      ]);
    accepts(
      createChoice('arterial oxygen tension', 'kPa'),
      createChoice('minute volume', 'L/min'),
      createChoice('systemic vascular resistance', 'mmHg\\,min/L'),
      choiceQuestion('Which of these points is the highest one?', ['$(2, 3)$', '$(3, 2)$', '$(1, 4)$ *']),
    );
    reports(
      'key-measures-what-is-asked',
      createChoice('tidal volume', 'L/min'),
      createChoice('tension', 'kPa'),
    );
  });

  it('may ask for the end of a scale, but must emphasise “least likely”', () => {
    accepts(choiceQuestion('Which of these bonds is the least polar?', ['C–H *', 'N–H', 'O–H']));
    reports(
      'negation-is-emphasised',
      choiceQuestion('Which of these causes is the least likely?', ['A fall', 'A burn', 'A bite *']),
    );
  });

  it('may list in the stem what the options are', () => {
    const stem = 'Of the elements bromine, chlorine, fluorine and iodine, which is the most reactive?';
    accepts(choiceQuestion(stem, ['bromine', 'chlorine', 'fluorine *', 'iodine']));
    accepts(
      choiceQuestion('Of neon, argon and helium, which is the lightest?', ['neon', 'argon', 'helium *']),
    );
    reports(
      'key-does-not-echo-the-stem',
      choiceQuestion('Which of these is the halogen fluorine?', ['bromum', 'fluorine *', 'iodum']),
    );
  });

  it('may have options that differ by one letter if both are words', () => {
    const stem = 'Which of these is the product of the reaction?';
    accepts(
      choiceQuestion(stem, ['ethanoic acid *', 'methanoic acid', 'propanoic acid']),
      choiceQuestion(stem, ['potassium nitrate *', 'potassium nitrite', 'potassium chloride']),
      choiceQuestion(stem, ['diamminedicyanidoiron ion *', 'diamminetricyanidoiron ion', 'another complex']),
    );
    reports(
      'options-are-not-alike',
      choiceQuestion(stem, ['potassium nitrate *', 'potasium nitrate', 'potassium chloride']),
      choiceQuestion(stem, ['potassium nitrate *', 'potassuim nitrate', 'potassium chloride']),
    );
  });

  it('may use scientific terms, names and symbols', () => {
    accepts(
      choiceQuestion('What is true of a strong acid in water?', [
        'it is completely dissociated *',
        'it is partly dissociated',
        'it is a conductor of heat alone',
      ]),
      choiceQuestion('Which structure packs proteins?', ['Golgi apparatus *', 'cell membrane', 'cell wall']),
      choiceQuestion('Which comes first?', ['G2, then mitosis', 'mitosis, then rest', 'rest, then growth *']),
      choiceQuestion('What forms when octan-2-ol is oxidised?', ['octan-2-one *', 'octane', 'octanal']),
    );
    reports(
      'options-avoid-absolutes',
      choiceQuestion('What is true of it?', [
        'it is completely ionised, always',
        'it is weak *',
        'it is old',
      ]),
    );
    reports(
      'options-avoid-vague-words',
      choiceQuestion('When does it rain?', ['partly at night', 'at noon *', 'at six']),
    );
  });

  it('may have long tables, which do not count as reading load', () => {
    const rows = Array.from({ length: 40 }, (_, row) => `Castle Hotel & Inverness & ${row} \\\\`).join(' ');
    accepts(
      writtenQuestion(
        `Look at this table. \\begin{tabular}{l l l} ${rows} \\end{tabular} Name a town.`,
        'Oban.',
      ),
    );
  });
});

describe('a wrong key', () => {
  it('is reported if two options are marked and the solution quotes one', () => {
    const stem = 'The atom gains an electron. State its arrangement.';
    const quoted = (text: string) => `Choose the right option: ${text}: it has ten electrons.`;
    const keySentence = /\nTherefore[^\n]*/;
    reports(
      'solution-names-the-key',
      choiceQuestion(stem, ['2,8 *', '2,8,8 *', '2,8,1'], quoted('2,8')).replace(keySentence, ''),
      choiceQuestion(stem, ['water', 'lactate *', 'pyruvate *'], quoted('pyruvate')).replace(keySentence, ''),
    );
    accepts(choiceQuestion(stem, ['2,8 *', '2,8,8', '2,8,1'], quoted('2,8')).replace(keySentence, ''));
    accepts(
      choiceQuestion(
        'Which are noble gases?',
        ['neon *', 'argon *', 'iodine'],
        'Neon, (a), is one correct option.',
      ).replace(keySentence, ' Argon is like it.'),
    );
  });

  it('is reported if the solution quotes another value', () => {
    const solution = 'Choose the right option: $2$: a triple bond holds two of them.';
    const createChoice = (key: string) =>
      choiceQuestion('How many such bonds are there?', [`$${key}$ *`, '$3$', '$4$'], solution).replace(
        /\nThere.*/,
        '',
      );
    accepts(createChoice('2'));
    reports('solution-names-the-key', createChoice('1'));
  });

  it('is reported if two options are marked and an earlier sentence asks for one', () => {
    const stem = 'What is the charge of the ion? The atom has two electrons to lose.';
    reports('key-count-fits-the-kind', choiceQuestion(stem, ['one', 'two *', 'three *']));
  });

  it('is reported if it has more significant figures than the computed value', () => {
    const solution = '$6 \\times 12 + 12 + 2 \\times 16 = 116\\,\\mathrm{g}$';
    const createChoice = (key: string) =>
      choiceQuestion(
        'What is the mass of one mole?',
        ['$84\\,\\mathrm{g}$', key, '$118\\,\\mathrm{g}$'],
        solution,
      );
    accepts(createChoice('$116\\,\\mathrm{g}$ *'));
    reports('key-is-not-over-precise', createChoice('$116.00000\\,\\mathrm{g}$ *'));
  });
});
