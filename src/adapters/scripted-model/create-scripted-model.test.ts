import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createScriptedModel } from './create-scripted-model.ts';

function sendMessage(
  scripted: { readonly url: string },
  text: string,
  extraFields: object = {},
): Promise<Response> {
  const body = { model: 'any', messages: [{ role: 'user', content: text }], ...extraFields };
  return fetch(`${scripted.url}/chat/completions`, { method: 'POST', body: JSON.stringify(body) });
}

describe('createScriptedModel', () => {
  it('responds with its steps in order', async () => {
    const scripted = await createScriptedModel([{ reply: { text: 'one' } }, { reply: { json: [2] } }]);

    const responses = [
      await (await sendMessage(scripted, 'a')).json(),
      await (await sendMessage(scripted, 'b')).json(),
    ];

    assert.match(JSON.stringify(responses[0]), /"content":"one"/);
    assert.match(JSON.stringify(responses[1]), /"content":"\[2\]"/);
    await scripted.close();
  });

  it('refuses a call without a remaining step and reports it on close', async () => {
    const scripted = await createScriptedModel([]);

    assert.equal((await sendMessage(scripted, 'hello')).status, 400);
    await assert.rejects(scripted.close(), /call 1 \(chat\) was not expected/);
  });

  it('reports unused steps on close', async () => {
    const scripted = await createScriptedModel([{ reply: { text: 'x' } }, { times: 2, hang: true }]);

    await sendMessage(scripted, 'hello');

    await assert.rejects(scripted.close(), /step 2 was not used \(2 times\)/);
  });

  it('refuses a call that does not match and keeps the step', async () => {
    const expect = { user: 'velocity', lacks: 'answer', images: 1, stream: true };
    const scripted = await createScriptedModel([{ expect, reply: { text: 'x' } }]);

    const response = await sendMessage(scripted, 'the answer');

    const text = await response.text();
    for (const problem of [
      'must contain',
      'must not contain',
      'images must be 1 and is 0',
      'stream must be true',
    ])
      assert.ok(text.includes(problem), problem);
    await assert.rejects(scripted.close(), /not expected[\s\S]*step 1 was not used/);
  });

  it('accepts calls in any order with `order: any`', async () => {
    const scripted = await createScriptedModel({
      order: 'any',
      steps: [
        { expect: { contains: 'first' }, reply: { text: '1' } },
        { expect: { contains: 'second' }, reply: { text: '2' } },
      ],
    });

    assert.match(await (await sendMessage(scripted, 'second')).text(), /"content":"2"/);
    assert.match(await (await sendMessage(scripted, 'first')).text(), /"content":"1"/);
    await scripted.close();
  });

  it('streams a reply as server-sent events that end with [DONE]', async () => {
    const scripted = await createScriptedModel([{ reply: { text: 'a reply in several pieces' } }]);

    const events = await (await sendMessage(scripted, 'go', { stream: true })).text();

    const pieces = [...events.matchAll(/"content":"([^"]+)"/g)].map(([, piece]) => piece);
    assert.equal(pieces.join(''), 'a reply in several pieces');
    assert.match(events, /data: \[DONE\]\n\n$/);
    await scripted.close();
  });

  it('lists one model and returns 404 for other paths', async () => {
    const scripted = await createScriptedModel([]);

    assert.match(await (await fetch(`${scripted.url}/models`)).text(), /"id":"scripted"/);
    assert.equal((await fetch(`${scripted.url}/embeddings`, { method: 'POST' })).status, 404);
    await scripted.close();
  });

  it('reports a call that it cannot parse', async () => {
    const scripted = await createScriptedModel([]);

    const response = await fetch(`${scripted.url}/responses`, { method: 'POST', body: '{"model": 3' });

    assert.equal(response.status, 400);
    await assert.rejects(scripted.close(), /could not be read/);
  });

  for (const [problem, script] of [
    ['two outcomes in one step', [{ reply: { text: 'x' }, hang: true }]],
    ['a reply of two kinds', [{ reply: { text: 'x', json: {} } }]],
    ['an unknown field', [{ replies: { text: 'x' } }]],
    ['no outcome', [{}]],
  ] as const) {
    it(`refuses a script with ${problem} and reports the position`, async () => {
      // @ts-expect-error: some of these are wrong in their types as well
      await assert.rejects(createScriptedModel(script), {
        kind: 'invalid-input',
        message: /→ at steps\[0\]/,
      });
    });
  }

  it('reports a port that is in use', async () => {
    const scripted = await createScriptedModel([]);
    const port = Number(new URL(scripted.url).port);

    await assert.rejects(createScriptedModel([], { port }), { kind: 'invalid-input' });
    await scripted.close();
  });
});
