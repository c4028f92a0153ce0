import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { z } from 'zod';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const COURSE = ['practice', '--subject', 'Mathematics', '--level', 'Nat 5', '--seed', '7'];
const openedClis: ScratchCli[] = [];
after(() => {
  for (const cli of openedClis) cli.close();
});

function openCli(options: Parameters<typeof openScratchCli>[0]): ScratchCli {
  const cli = openScratchCli(options);
  openedClis.push(cli);
  return cli;
}

const Event = z.looseObject({ type: z.string(), thread_id: z.string() });

function parseEvents(out: string): z.infer<typeof Event>[] {
  return out
    .trim()
    .split('\n')
    .map((line) => Event.parse(JSON.parse(line)));
}

describe('vbagent practice', () => {
  it('reads answers from a pipe, separated by empty lines, and keeps the unanswered question open', async () => {
    const cli = openCli({ input: 'x = 3\nx = 4\n\n\nhint\n' });

    const { code, out, err } = await cli.run(...COURSE, '--json', '--database', 'p.db');

    const events = parseEvents(out);
    assert.equal(code, 0, err);
    const types = events.map(({ type }) => type);
    assert.deepEqual(types, ['question', 'feedback', 'question', 'feedback', 'question', 'hint']);
    assert.deepEqual([events[1]?.result, events[3]?.gap_tags], ['wrong', ['no_attempt']]);
    assert.match(err, /0 of 2 right.*--resume [0-9a-f-]{36}/);
  });

  it('asks the same questions for the same seed, and --resume continues where it stopped', async () => {
    const [cli, otherCli] = [openCli({ input: '1\n\n2\n\n' }), openCli({ input: '1\n' })];
    const allEvents = parseEvents((await cli.run(...COURSE, '--json', '--database', 'p.db')).out);
    const firstEvents = parseEvents(
      (await otherCli.run(...COURSE, '--json', '--count', '1', '--database', 'p.db')).out,
    );

    const resumed = await otherCli.run('practice', '--resume', '--json', '--database', 'p.db');

    const getQuestionId = ({ question }: z.infer<typeof Event>): unknown => Object(question).id;
    const events = parseEvents(resumed.out);
    assert.equal(
      firstEvents[0] && getQuestionId(firstEvents[0]),
      allEvents[0] && getQuestionId(allEvents[0]),
    );
    const types = events.map(({ type }) => type);
    assert.deepEqual(types, ['feedback', 'question', 'feedback', 'question']);
    assert.equal(events[0]?.thread_id, firstEvents[0]?.thread_id);
    assert.ok(events[1]);
    assert.equal(getQuestionId(events[1]), allEvents[2] && getQuestionId(allEvents[2]));
  });

  it('prints readable mathematics, every mark with its reason, and the similar question', async () => {
    const cli = openCli({ keys: ['nonsense', '', 's', '', '', 'q'], width: 80 });

    const { code, out, err } = await cli.run(...COURSE, '--outcome', 'MNU-5-05', '--database', 'p.db');

    assert.equal(code, 0, err);
    assert.doesNotMatch(out, /[$\\]/);
    assert.match(out, /Question 1 {2}\d marks?, MNU-5-05/);
    assert.match(out, /✗ 0 of \d marks\n {2}○ .*0\/\d\n {6}We couldn't find this step\.\n {6}expected /);
    assert.match(out, /Key concept\n/);
    const [, similar = '?'] = /Try this\n {2}(.*)\n/.exec(out) ?? [];
    assert.ok(out.includes(`Question 2  2 marks, MNU-5-05\n\n${similar}`) || out.split(similar).length > 2);
    assert.match(out, /no attempt/);
    assert.ok(out.split('\n').every((line) => line.length <= 80));
  });

  it('lists the courses when the course is missing or unknown', async () => {
    const cli = openCli({ input: '' });

    const [none, unknown, noSession] = [
      await cli.run('practice', '--database', 'p.db'),
      await cli.run('practice', '--subject', 'Magic', '--level', 'Nat 5', '--database', 'p.db'),
      await cli.run('practice', '--resume', '--database', 'p.db'),
    ];

    assert.deepEqual([none.code, unknown.code, noSession.code], [2, 2, 2]);
    assert.match(none.err, /The courses are .*Physics Higher/);
    assert.match(unknown.err, /the subjects are .*Mathematics/);
    assert.match(noSession.err, /no session to continue/);
  });

  const BIOLOGY = [
    'practice',
    '--subject',
    'Biology',
    '--level',
    'Nat 5',
    '--seed',
    '18',
    '--database',
    'p.db',
  ];

  it('asks each part in turn on a terminal, with hints and marks for each part', async () => {
    const cli = openCli({ keys: ['predator', '', 'hint', 'interspecific competition', '', 'q'], width: 80 });

    const { code, out, err } = await cli.run(...BIOLOGY);

    assert.equal(code, 0, err);
    assert.match(out, /Give the term described in each part\.\n\n\(a\) It means .*\(1\)\n\n\(b\) It means /);
    assert.match(out, /\nHint {2}/);
    assert.match(
      out,
      /✓ Correct, 2 of 2 marks\n\(a\) {2}1 of 1\n {2}● .*1\/1, exact\n[\s\S]*\n\(b\) {2}1 of 1\n/,
    );
  });

  it('accepts one text with labels for all parts, from a terminal and from a pipe', async () => {
    const answer = 'a) predator b) interspecific competition';
    for (const options of [{ keys: [answer, '', 'q'] }, { input: `${answer}\n` }]) {
      const { out } = await openCli(options).run(...BIOLOGY, '--json', '--count', '1');

      const [question, feedback] = parseEvents(out);
      const parts = Object(Object(question?.question).metadata).parts;
      assert.deepEqual(
        parts.map(({ path, response, marks }: Record<string, unknown>) => [path, response, marks]),
        [
          ['a', 'text', 1],
          ['b', 'text', 1],
        ],
      );
      assert.equal(feedback?.result, 'correct');
    }
  });
});
