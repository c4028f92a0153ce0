import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault, type FaultKind } from '../domain/fault.ts';
import { createQuestion, type Question } from '../domain/question.ts';
import { pluck } from './pluck.fixture.ts';
import type { BankFilter, QuestionBank } from './question-bank.ts';

const isFault = (kind: FaultKind) => (thrown: unknown) => thrown instanceof Fault && thrown.kind === kind;

let sampleCount = 0;
function sample(draft: Partial<Question> = {}): Question {
  sampleCount += 1;
  return createQuestion({
    id: `sample-${sampleCount}`,
    kind: 'integer',
    stem: `Sample number ${sampleCount}.`,
    ...draft,
  });
}

async function listIds(bank: QuestionBank, filter: BankFilter, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await bank.list(filter, after === undefined ? { limit } : { limit, after });
    ids.push(...page.entries.map((entry) => entry.question.id));
    after = page.next;
  } while (after !== undefined);
  return ids;
}

async function searchIds(bank: QuestionBank, query: string, filter: BankFilter = {}): Promise<string[]> {
  const { hits } = await bank.search(query, filter, { limit: 50 });
  return hits.map((hit) => hit.entry.question.id);
}

/** The tests that every `QuestionBank` must pass; `open` returns an empty bank. */
export function questionBankContract(adapterName: string, open: () => Promise<QuestionBank>): void {
  describe(`${adapterName} satisfies the QuestionBank contract`, () => {
    let bank: QuestionBank;
    before(async () => {
      bank = await open();
    });
    after(() => bank.close());

    describe('saving', () => savingContract(() => bank));
    describe('paging', () => pagingContract(() => bank));
    describe('searching', () => searchingContract(() => bank));
  });
}

function savingContract(current: () => QuestionBank): void {
  it('returns undefined for an unknown id', async () => {
    assert.equal(await current().find('nowhere'), undefined);
    assert.equal(await current().find('null\0byte'), undefined);
    assert.deepEqual(await current().listVersions('nowhere'), []);
  });

  it('returns a question as it was saved, with provenance, source and special characters', async () => {
    const question = sample({
      kind: 'passage',
      stem: 'Quotes \' " `, NUL \0, lone \ud800, emoji 😀, line\r\nends, $\\frac{1}{2}$ and e\u0301',
      subject: 'Physics',
      provenance: { maker: 'model', model: 'm', seed: 7, createdAt: '2026-01-02T03:04:05Z' },
      source: { origin: 'past', path: 'a/b.tex', index: 3 },
      questions: [createQuestion({ id: 'part', kind: 'integer', stem: 'A part' })],
    });

    const [outcome] = await current().save([question]);
    const entry = await current().find(question.id);

    assert.deepEqual(outcome, { id: question.id, version: 1, outcome: 'created' });
    assert.deepEqual(entry?.question, question);
    assert.equal(entry?.version, 1);
    assert.match(entry?.createdAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('reports a question with the same content as unchanged, whatever its source and field order', async () => {
    const question = sample({ provenance: { maker: 'person', createdAt: '2026-01-02T03:04:05Z' } });
    await current().save([question]);

    const reordered = Object.fromEntries(Object.entries(question).reverse()) as Question;
    const fromOtherSource: Question = {
      ...reordered,
      source: { origin: 'local', path: 'moved.tex', index: 9 },
      provenance: { maker: 'import', createdAt: '2026-05-05T05:05:05Z' },
    };

    assert.deepEqual(await current().save([fromOtherSource]), [
      { id: question.id, version: 1, outcome: 'unchanged' },
    ]);
    assert.deepEqual((await current().find(question.id))?.question, question);
  });

  it('lists every version, newest first, and keeps it readable', async () => {
    const first = sample({ stem: 'One' });
    await current().save([first]);
    await current().save([{ ...first, stem: 'Two' }]);
    await current().save([{ ...first, stem: 'Three' }]);

    assert.deepEqual(pluck(await current().listVersions(first.id), 'version'), [3, 2, 1]);
    assert.equal((await current().find(first.id))?.question.stem, 'Three');
    assert.equal((await current().find(first.id, 1))?.question.stem, 'One');
    assert.equal((await current().find(first.id, 2))?.version, 2);
    for (const version of [0, 4, 1.5, Number.NaN, 1e12]) {
      assert.equal(await current().find(first.id, version), undefined);
    }
  });

  it('creates two versions of a question that occurs twice in one save', async () => {
    const first = sample({ stem: 'Draft' });

    const outcomes = await current().save([first, { ...first, stem: 'Final' }, { ...first, stem: 'Final' }]);

    assert.deepEqual(
      outcomes.map((outcome) => [outcome.version, outcome.outcome]),
      [
        [1, 'created'],
        [2, 'updated'],
        [2, 'unchanged'],
      ],
    );
    assert.equal((await current().find(first.id))?.question.stem, 'Final');
  });

  it('saves no question if one of them is invalid', async () => {
    const good = sample();
    const bad = { ...sample(), kind: 'riddle' } as unknown as Question;

    await assert.rejects(current().save([good, bad]), isFault('invalid-input'));
    await assert.rejects(current().save([good, sample({ id: 'null\0byte' })]), isFault('invalid-input'));

    assert.equal(await current().find(good.id), undefined);
  });

  it('saves thousands of questions in one call, and an empty list', async () => {
    const before = await current().count({});
    const many = Array.from({ length: 2345 }, () => sample({ subject: 'Thousands' }));

    const outcomes = await current().save(many);

    assert.deepEqual(pluck(outcomes, 'id'), pluck(many, 'id'));
    assert.equal(await current().count({}), before + 2345);
    assert.deepEqual(await current().save([]), []);
  });

  it('replaces only the version that was expected', async () => {
    const question = sample();
    const changed = { ...question, stem: 'Changed' };
    await assert.rejects(current().replace(question, 1), isFault('conflict'));
    assert.equal((await current().replace(question, 0)).outcome, 'created');

    assert.deepEqual(await current().replace(changed, 1), {
      id: question.id,
      version: 2,
      outcome: 'updated',
    });
    await assert.rejects(current().replace({ ...question, stem: 'Late' }, 1), isFault('conflict'));
    assert.equal((await current().find(question.id))?.question.stem, 'Changed');
  });

  it('accepts only one of two concurrent replacements', async () => {
    const question = sample();
    await current().save([question]);

    const results = await Promise.allSettled(
      ['Left', 'Right'].map((stem) => current().replace({ ...question, stem }, 1)),
    );

    assert.deepEqual(results.map((result) => result.status).sort(), ['fulfilled', 'rejected']);
    assert.equal((await current().listVersions(question.id)).length, 2);
  });

  it('numbers the versions of concurrent saves without gaps', async () => {
    const question = sample();

    await Promise.all(
      Array.from({ length: 8 }, (_, n) => current().save([{ ...question, stem: `Writer ${n}` }])),
    );

    assert.deepEqual(pluck(await current().listVersions(question.id), 'version'), [8, 7, 6, 5, 4, 3, 2, 1]);
  });
}

function pagingContract(current: () => QuestionBank): void {
  it('lists the newest question first, page by page, each once', async () => {
    const questions = Array.from({ length: 7 }, () => sample({ topic: 'Paging' }));
    await current().save(questions);
    const newestFirst = questions.map((question) => question.id).reverse();

    for (const limit of [1, 3, 7, 8]) {
      assert.deepEqual(await listIds(current(), { topic: 'Paging' }, limit), newestFirst);
    }
  });

  it('keeps its position when questions are added or changed between two pages', async () => {
    const questions = Array.from({ length: 4 }, () => sample({ topic: 'Place' }));
    await current().save(questions);
    const first = await current().list({ topic: 'Place' }, { limit: 2 });

    await current().save([sample({ topic: 'Place' }), { ...questions[0], stem: 'Changed' } as Question]);
    const second = await current().list({ topic: 'Place' }, { limit: 2, after: first.next ?? '' });

    const secondIds = second.entries.map((entry) => entry.question.id);
    assert.deepEqual(secondIds, [questions[1]?.id, questions[0]?.id]);
    assert.equal(second.next, undefined);
  });

  it('filters lists, counts and searches by every field of the filter', async () => {
    const matching = sample({
      kind: 'mcq_mc',
      subject: 'Filtering',
      level: 'Higher',
      topic: 'T',
      outcomeId: 'O1',
      stem: 'pelican',
    });
    const other = sample({
      kind: 'integer',
      subject: 'Filtering',
      level: 'Nat 5',
      topic: 'U',
      outcomeId: 'O2',
      stem: 'pelican',
    });
    await current().save([matching, other]);
    const filters: BankFilter[] = [
      { kind: 'mcq_mc' },
      { level: 'Higher' },
      { topic: 'T' },
      { outcomeId: 'O1' },
    ];

    for (const filter of filters) {
      const combined = { subject: 'Filtering', ...filter };
      assert.deepEqual(await listIds(current(), combined, 10), [matching.id]);
      assert.equal(await current().count(combined), 1);
      assert.deepEqual(await searchIds(current(), 'pelican', combined), [matching.id]);
    }
    assert.equal(await current().count({ subject: 'Filtering' }), 2);
    assert.equal(await current().count({ subject: "Filter'ing\0" }), 0);
  });

  it('counts the values of each field with the filter on the other fields', async () => {
    const labels = { outcomeId: 'Facets', subject: 'Physics' };
    await current().save([
      sample({ ...labels, kind: 'mcq_sc', level: 'Higher' }),
      sample({ ...labels, kind: 'mcq_sc', level: 'Nat 5', topic: 'Waves' }),
      sample({ ...labels, kind: 'integer', level: 'Nat 5' }),
    ]);

    const facets = await current().countFacets({ outcomeId: 'Facets', level: 'Nat 5' });

    assert.deepEqual(facets, {
      total: 2,
      estimated: [],
      kinds: [
        { value: 'integer', count: 1 },
        { value: 'mcq_sc', count: 1 },
      ],
      subjects: [{ value: 'Physics', count: 2 }],
      levels: [
        { value: 'Nat 5', count: 2 },
        { value: 'Higher', count: 1 },
      ],
      topics: [{ value: 'Waves', count: 1 }],
      difficulties: [],
      tags: [],
    });
  });

  it('updates the counts when the labels of a question change', async () => {
    const question = sample({ topic: 'Old topic' });
    await current().save([question]);
    await current().save([{ ...question, topic: 'New topic' }]);

    assert.equal(await current().count({ topic: 'Old topic' }), 0);
    assert.deepEqual(await listIds(current(), { topic: 'New topic' }, 10), [question.id]);
  });

  it('refuses an invalid cursor and an invalid page size', async () => {
    for (const after of [
      '',
      'nonsense',
      'bnVsbA',
      '{"seq":1}',
      Buffer.from('{"seq":"1"}').toString('base64url'),
    ]) {
      await assert.rejects(current().list({}, { limit: 5, after }), isFault('invalid-input'));
      await assert.rejects(current().search('word', {}, { limit: 5, after }), isFault('invalid-input'));
    }
    for (const limit of [0, -1, 1.5, Number.NaN, 1001]) {
      await assert.rejects(current().list({}, { limit }), isFault('invalid-input'));
    }
  });
}

function searchingContract(current: () => QuestionBank): void {
  it('finds words in every visible part of a question', async () => {
    const question = sample({
      kind: 'mcq_sc',
      title: 'zebratitle',
      vignette: 'zebravignette',
      stem: 'A zebrastem of mass $m$',
      options: [{ id: 'a', text: 'zebraoption', correct: true, explanation: 'zebraexplanation' }],
      solution: [
        { kind: 'prose', tex: 'zebraprose' },
        { kind: 'display', lines: ['x &= \\text{zebradisplay}'] },
      ],
      comments: ['zebracomment'],
      topic: 'zebratopic',
      questions: [createQuestion({ id: 'part', kind: 'integer', stem: 'zebrapart' })],
    });
    await current().save([question]);

    for (const part of [
      'title',
      'vignette',
      'stem',
      'option',
      'explanation',
      'prose',
      'display',
      'comment',
      'topic',
      'part',
    ]) {
      assert.deepEqual(await searchIds(current(), `zebra${part}`), [question.id], part);
    }
    assert.deepEqual(await searchIds(current(), question.id.toUpperCase()), [question.id]);
  });

  it('matches other forms of a word, ignores accents and matches the last word as a prefix', async () => {
    const question = sample({ stem: 'The trolley oscillates near the café' });
    await current().save([question]);

    for (const query of ['oscillating', 'OSCILLATE', 'cafe', 'CAFÉ', 'near a trol', 'oscil']) {
      assert.deepEqual(await searchIds(current(), query), [question.id], query);
    }
  });

  it('finds a word by every prefix of at least four letters', async () => {
    const question = sample({ stem: 'Superconductivity accelerates the electricity of gazelles' });
    await current().save([question]);

    for (const word of ['superconductivity', 'accelerates', 'electricity', 'gazelles']) {
      for (let length = 4; length <= word.length; length++) {
        assert.ok(
          (await searchIds(current(), word.slice(0, length))).includes(question.id),
          word.slice(0, length),
        );
      }
    }
  });

  it('ranks questions with more of the words, and with rarer words, first', async () => {
    const common = Array.from({ length: 30 }, (_, n) => sample({ stem: `A walrus sits on block ${n}` }));
    const rare = sample({ stem: 'A narwhal sits on a block' });
    const both = sample({ stem: 'A walrus meets a narwhal on a block' });
    await current().save([...common, rare, both]);

    const ids = await searchIds(current(), 'walrus narwhal');

    assert.deepEqual(ids.slice(0, 2), [both.id, rare.id]);
    assert.equal(ids.length, 32);
  });

  it('ranks a match in the stem before a match in the solution', async () => {
    const inStem = sample({
      stem: 'The gibbon swings',
      solution: [{ kind: 'prose', tex: 'It swings on the branch' }],
    });
    const inSolution = sample({
      stem: 'The ape swings',
      solution: [{ kind: 'prose', tex: 'A gibbon swings there' }],
    });
    await current().save([inStem, inSolution]);

    assert.deepEqual(await searchIds(current(), 'gibbon'), [inStem.id, inSolution.id]);
  });

  it('searches the newest versions only', async () => {
    const question = sample({ stem: 'An okapi' });
    await current().save([question]);
    await current().save([{ ...question, stem: 'A tapir' }]);

    assert.deepEqual(await searchIds(current(), 'okapi'), []);
    assert.deepEqual(await searchIds(current(), 'tapir'), [question.id]);
  });

  it('pages through all hits, each once, in the order of one long page', async () => {
    await current().save(
      Array.from({ length: 9 }, (_, n) => sample({ stem: `lemming ${'again '.repeat(n % 3)}` })),
    );
    const allIds = await searchIds(current(), 'lemming');
    const paged: string[] = [];

    let after: string | undefined;
    do {
      const page = await current().search(
        'lemming',
        {},
        after === undefined ? { limit: 2 } : { limit: 2, after },
      );
      paged.push(...page.hits.map((hit) => hit.entry.question.id));
      after = page.next;
    } while (after !== undefined);

    assert.equal(allIds.length, 9);
    assert.deepEqual(paged, allIds);
  });

  it('returns an excerpt that contains the matched words', async () => {
    const stem = `${'Long lead-in text about something else. '.repeat(20)}The ocelots run. ${'And more. '.repeat(40)}`;
    await current().save([sample({ stem })]);

    const { hits } = await current().search('ocelot', {}, { limit: 1 });

    assert.match(hits[0]?.excerpt ?? '', /ocelots run/);
    assert.ok((hits[0]?.excerpt.length ?? 999) < 200);
  });

  it('finds a formula in every notation of the text and the query', async () => {
    const stems = [
      'The mass of $\\mathrm{H_2O}$',
      'Burn $\\mathrm{CH_4 + 2O_2 \\rightarrow CO_2 + 2H_2O}$',
      'Ice is H$_2$O',
      'Steam is H\\textsubscript{2}O',
      'Dew is \\ce{H2O}',
    ];
    const questions = stems.map((stem) => sample({ stem }));
    await current().save([...questions, sample({ stem: 'The mass of $\\mathrm{H_2SO_4}$' })]);

    for (const query of ['H2O', 'h2o', 'H_2O', 'H₂O', '$\\mathrm{H_2O}$']) {
      const ids = await searchIds(current(), query);
      assert.deepEqual(ids.toSorted(), questions.map(({ id }) => id).toSorted(), query);
    }
  });

  it('reports a query of only stop words and ignores stop words in other queries', async () => {
    const question = sample({ stem: 'What is the output of the NOT-gate when all of it is off?' });
    await current().save([question, sample({ stem: 'What is the sum of all of it?' })]);

    for (const query of ['the', 'not', 'What is it of all', 'on-off', 'when?']) {
      const page = await current().search(query, {}, { limit: 5 });
      assert.deepEqual({ ...page }, { hits: [], next: undefined, hasOnlyCommonWords: true }, query);
    }
    for (const query of ['NOT-gate', 'gate-not', 'the gate', 'output of the gate', 'what output']) {
      assert.deepEqual(await searchIds(current(), query), [question.id], query);
    }
    assert.equal((await current().search('zzgate', {}, { limit: 5 })).hasOnlyCommonWords, undefined);
  });

  it('matches a frequent last word exactly and a rare last word as a prefix', async () => {
    const many = (stem: string) => Array.from({ length: 60 }, () => sample({ stem }));
    const lenses = many('Light meets a lens');
    await current().save([...lenses, ...many('The length of a rod'), sample({ stem: 'A wallaby' })]);
    const page = await current().search('lens', {}, { limit: 200 });

    assert.equal(page.hits.length, lenses.length);
    assert.equal((await current().search('wallab', {}, { limit: 200 })).hits.length, 1);
    assert.equal((await current().search('leng', {}, { limit: 200 })).hits.length, 60);
  });

  it('returns an empty page for a query without words', async () => {
    for (const query of ['', '   ', '😀', '"', '*', '()', '--', "'", '\0', 'the', '"" OR']) {
      assert.deepEqual((await current().search(query, { topic: 'none' }, { limit: 5 })).hits, [], query);
    }
  });

  it('treats every query as plain words, never as operators', async () => {
    const question = sample({ stem: 'The quokka jumps at 9.8 metres' });
    await current().save([question]);

    for (const query of [
      '"quokka',
      'quokka"',
      'quokka*',
      '^quokka',
      'stem:quokka',
      'quokka NEAR/2',
      'quokka AND',
      'NOT quokka',
      '(quokka',
      "quokka'",
      'quokka & | ! <->',
      'quokka\\',
      '$quokka$',
      'quokka 😀',
      'quokka\0',
      '-quokka',
    ]) {
      assert.ok((await searchIds(current(), query)).includes(question.id), query);
    }
    assert.ok(
      (await searchIds(current(), `${'padding words and numbers 123 '.repeat(340)} quokka`)).includes(
        question.id,
      ),
    );
    assert.deepEqual(await searchIds(current(), '9.8'), [question.id]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        await current().search(query, {}, { limit: 3 });
      }),
      { numRuns: 100 },
    );
  });
}
