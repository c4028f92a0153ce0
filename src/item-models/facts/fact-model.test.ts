import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModelContract } from '../item-model.contract.ts';
import { forCourse } from '../item-model.ts';
import { createRandom } from '../random.ts';
import { askMeaning, askNames } from './ask-terms.ts';
import { factModel } from './fact-model.ts';
import type { FactSheet, FactTable } from './fact-sheet.ts';

const sheet: FactSheet = {
  tables: [
    {
      noun: 'cell structure',
      tag: 'cell-structure',
      article: 'the',
      facts: [
        { term: 'nucleus', clues: ['controls the activities of the cell', 'contains the DNA'] },
        { term: 'ribosome', clues: ['is the site of protein synthesis'] },
        {
          term: 'cell wall',
          clues: ['is made of cellulose in plants', 'prevents a plant cell from bursting'],
        },
        { term: 'mitochondrion', or: ['mitochondria'], clues: ['is the site of aerobic respiration'] },
        { term: 'vacuole', clues: ['stores cell sap'] },
      ],
    },
  ],
  statements: [
    {
      about: 'osmosis',
      tag: 'osmosis',
      truths: ['it is the movement of water', 'it needs a selectively permeable membrane'],
      errors: [
        ['it needs energy', 'osmosis is passive'],
        ['it moves glucose', 'osmosis moves water'],
      ],
    },
  ],
  sequences: [
    {
      processName: 'a visit to the library',
      tag: 'order',
      stages: ['open the door', 'find a book', 'take it to the desk', 'read it at home', 'bring it back'],
    },
  ],
  points: [
    {
      question: 'State two things that a plant needs.',
      tag: 'plants',
      points: [['light'], ['water'], ['carbon dioxide']],
      count: 2,
    },
  ],
};

const facts = { id: 'TEST-FACTS', title: 'Facts', outcomeId: 'BIO-5-01', sheet };
const defineModel = forCourse('Biology', 'Nat 5');

itemModelContract(defineModel(factModel({ ...facts, trueOrFalse: true })), 60);

describe('factModel', () => {
  const writeDrafts = (marks: number, objective = 1) => {
    const model = defineModel(factModel({ ...facts, marks: [marks], objective }));
    return Array.from({ length: 60 }, (_, seed) => model.attempt(createRandom(`facts ${seed}`))).filter(
      (draft) => draft !== undefined,
    );
  };

  it('writes options for one mark, and one bullet per mark otherwise', () => {
    assert.ok(writeDrafts(1).every((draft) => draft.multipleChoice === true && draft.mistakes.length === 3));
    assert.ok(writeDrafts(3).every((draft) => draft.multipleChoice !== true && draft.bullets.length === 3));
    assert.ok(writeDrafts(1, 0).every((draft) => draft.multipleChoice !== true));
  });

  it('never writes the answer in the stem', () => {
    for (const draft of writeDrafts(1, 0))
      assert.ok(!draft.stem.includes(draft.answer.slice('\\text{'.length, -1)), draft.stem);
  });

  it('writes orders so that comparing the options does not reveal the right one', () => {
    for (const { answer, mistakes, stem } of writeDrafts(1)) {
      if (!stem.includes('wrong order')) continue;
      const orders = [answer, ...mistakes.map((mistake) => mistake.answer)].map((tex) => tex.match(/[P-U]/g));
      assert.equal(orders.length, 4);
      for (const [position, letter] of (orders[0] ?? []).entries()) {
        const agreeingOptions = orders.filter((order) => order?.[position] === letter).length;
        assert.ok(agreeingOptions === 2 || agreeingOptions === 4, stem);
      }
    }
  });

  it('never writes a right option that is much longer than the others', () => {
    const shortFacts: FactTable = {
      noun: 'term',
      tag: 'code',
      facts: ['one', 'two', 'three'].map((term) => ({ term, clues: ['is short'] })),
    };
    const long = { term: 'four', clues: ['is described at so great a length that anybody would guess it'] };
    const drafts = Array.from({ length: 40 }, (_, seed) =>
      askMeaning({ ...shortFacts, facts: [...shortFacts.facts, long] }, createRandom(`long ${seed}`)),
    );

    assert.ok(drafts.every((draft) => draft === undefined || !draft.stem.includes('four')));
  });

  it('escapes TeX characters in terms', () => {
    const table = {
      noun: 'function',
      tag: 'code',
      facts: [{ term: 'connect', or: ['db_connect'], clues: ['opens a database'] }],
    };

    assert.equal(askNames(table, createRandom('a test'), 1)?.bullets[0]?.working, 'connect / db\\_connect');
  });

  it('writes a stem for a word: “described: it …”, or “that means …”', () => {
    const word = {
      noun: 'term',
      tag: 'code',
      facts: [{ term: 'compiler', clues: ['translates a program'] }],
    };
    const meaning = { ...word, facts: [{ term: 'gene', clues: ['means a part of DNA'] }] };
    const writeStem = (table: FactTable) => askNames(table, createRandom('a test'), 1)?.stem;

    assert.equal(writeStem(word), 'Give the term described: it translates a program.');
    assert.equal(writeStem(meaning), 'Give the term that means a part of DNA.');
  });
});
