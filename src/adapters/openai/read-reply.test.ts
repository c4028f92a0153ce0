import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { readReply } from './read-reply.ts';
import { toReplyFormat } from './strict-json-schema.ts';

const schema = z.strictObject({ topic: z.string(), marks: z.array(z.number()) });
const value = { topic: 'Forces, "work" and {energy}', marks: [1, 2] };
const json = JSON.stringify(value);
const format = toReplyFormat('test', schema);

const habits: readonly (readonly [name: string, reply: string])[] = [
  ['plain JSON', json],
  ['a code fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a code fence on one line', `\`\`\`json ${json}\`\`\``],
  ['a code fence without a language', `\`\`\`\n${json}\n\`\`\``],
  ['a sentence before and after', `Here is the {result}:\n${json}\nI hope this helps!`],
  ['a sentence before a code fence', `Sure!\n\`\`\`json\n${json}\n\`\`\`\nDone.`],
  ['trailing commas', '{"topic": "Forces, \\"work\\" and {energy}", "marks": [1, 2,],}'],
  ['thoughts before the reply', `<think>Is it {a: 1}? No.</think>\n${json}`],
  ['thoughts whose opening tag is missing', `It may be forces.\n</think>\n\n${json}`],
];

describe('readReply', () => {
  for (const [name, reply] of habits)
    it(`reads a reply with ${name}`, () => {
      assert.deepEqual(readReply(reply, schema, format), { value });
    });

  it('reports a reply without JSON', () => {
    for (const reply of ['', 'I cannot do that.', '{"topic": ', '{"topic": "x"}'])
      assert.ok('problem' in readReply(reply, schema, format), reply);
  });

  it('keeps a text as it is, without thoughts and a surrounding code fence', () => {
    const read = (reply: string): unknown => readReply(reply, z.string(), 'text');

    assert.deepEqual(read('\\item Find $x$.'), { value: '\\item Find $x$.' });
    assert.deepEqual(read('<think>So?</think>```tex\n\\item Find $x$.\n```'), { value: '\\item Find $x$.' });
  });

  it('returns the same value for valid JSON whatever its strings contain', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constant('<think>a</think>')),
        fc.array(fc.integer()),
        (topic, marks) => {
          const reply = JSON.stringify({ topic, marks });
          assert.deepEqual(readReply(reply, schema, format), { value: { topic, marks } });
        },
      ),
      { numRuns: 300 },
    );
  });
});
