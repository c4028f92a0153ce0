import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { z } from 'zod';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const COURSE = ['practice', '--subject', 'Mathematics', '--level', 'Nat 5', '--seed', '7'];
const opened: ScratchCli[] = [];
after(() => {
  for (const cli of opened) cli.close();
});

function open(world: Parameters<typeof openScratchCli>[0]): ScratchCli {
  const cli = openScratchCli(world);
  opened.push(cli);
  return cli;
}

const Event = z.looseObject({ type: z.string(), thread_id: z.string() });

function eventsIn(out: string): z.infer<typeof Event>[] {
  return out
    .trim()
    .split('\n')
    .map((line) => Event.parse(JSON.parse(line)));
}

describe('vbagent practice', () => {
  it('reads answers from a pipe, separated by empty lines, and keeps the unanswered question open', async () => {
    const cli = open({ input: 'x = 3\nx = 4\n\n\nhint\n' });

    const { code, out, err } = await cli.run(...COURSE, '--json', '--database', 'p.db');

    const events = eventsIn(out);
    assert.equal(code, 0, err);
    const types = events.map(({ type }) => type);
    assert.deepEqual(types, ['question', 'feedback', 'question', 'feedback', 'question', 'hint']);
    assert.deepEqual([events[1]?.result, events[3]?.gap_tags], ['wrong', ['no_attempt']]);
    assert.match(err, /0 of 2 right.*--resume [0-9a-f-]{36}/);
  });

  it('asks the same questions for the same seed, and --resume continues where it stopped', async () => {
    const [one, other] = [open({ input: '1\n\n2\n\n' }), open({ input: '1\n' })];
    const whole = eventsIn((await one.run(...COURSE, '--json', '--database', 'p.db')).out);
    const begun = eventsIn((await other.run(...COURSE, '--json', '--count', '1', '--database', 'p.db')).out);

    const resumed = await other.run('practice', '--resume', '--json', '--database', 'p.db');

    const questionOf = ({ question }: z.infer<typeof Event>): unknown => Object(question).id;
    const events = eventsIn(resumed.out);
    assert.equal(begun[0] && questionOf(begun[0]), whole[0] && questionOf(whole[0]));
    const types = events.map(({ type }) => type);
    assert.deepEqual(types, ['feedback', 'question', 'feedback', 'question']);
    assert.equal(events[0]?.thread_id, begun[0]?.thread_id);
    assert.ok(events[1]);
    assert.equal(questionOf(events[1]), whole[2] && questionOf(whole[2]));
  });

  it('prints readable mathematics, every mark with its reason, and the similar question', async () => {
    const cli = open({ keys: ['nonsense', '', 's', '', '', 'q'], width: 80 });

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
    const cli = open({ input: '' });

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
});
