import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { z } from 'zod';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import type { ModelApi } from '../../domain/settings.ts';
import type { Model, ModelRequest, ModelUsage } from '../../ports/model.ts';
import { createUsageMeter, withUsageMeter } from '../../ports/usage-meter.ts';
import { createScriptedModel } from '../scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../scripted-model/script.ts';
import { createOpenaiModel } from './create-openai-model.ts';
import type { OpenaiModelOptions } from './model-service.ts';

const Verdict = z.object({ verdict: z.enum(['right', 'wrong']), reason: z.string().nullable() });
const right = { verdict: 'right', reason: null };
const prompt = { system: 'You judge.', user: 'Is 1 + 1 = 2?' };
const SECRET = 'sk-live-0123456789abcdef';

type Stage = { scripted: Awaited<ReturnType<typeof createScriptedModel>>; model: Model; waits: number[] };

async function stage(
  t: TestContext,
  script: ScriptInput,
  options: Partial<OpenaiModelOptions> = {},
): Promise<Stage> {
  const scripted = await createScriptedModel(script);
  t.after(() => scripted.close());
  const waits: number[] = [];
  const model = createOpenaiModel({
    apiKey: SECRET,
    baseUrl: scripted.url,
    agents: { default: { model: 'gpt-5' }, roles: {} },
    pace: { now: () => 0, random: () => 0, sleep: async (ms) => void waits.push(ms) },
    ...options,
  });
  return { scripted, model, waits };
}

const ask = (
  more: Partial<ModelRequest<z.infer<typeof Verdict>>> = {},
): ModelRequest<z.infer<typeof Verdict>> => ({
  role: 'judge',
  prompt,
  schema: Verdict,
  ...more,
});

function isFault(kind: FaultKind, message: RegExp): (thrown: unknown) => boolean {
  return (thrown) => {
    assert.ok(thrown instanceof Fault, `${thrown}`);
    assert.equal(thrown.kind, kind);
    assert.match(thrown.message, message);
    assert.doesNotMatch(
      JSON.stringify([thrown, thrown.message, thrown.advice, String(thrown.cause)]),
      /sk-live/,
    );
    return true;
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

for (const api of ['chat', 'responses'] satisfies ModelApi[]) {
  describe(`a model called through ${api}`, () => {
    it('returns the value, the raw reply, the model and the usage', async (t) => {
      const usage = { input_tokens: 1000, output_tokens: 100, cached_tokens: 400 };
      const expect = { api, system: 'You judge.', user: 'Is 1 + 1 = 2?', stream: false, model: 'gpt-5' };
      const { model, scripted } = await stage(t, [{ expect, reply: { json: right, usage } }], { api });

      const reply = await model.ask(ask());

      assert.deepEqual(reply, {
        value: right,
        raw: JSON.stringify(right),
        model: 'gpt-5',
        usage: { inputTokens: 1000, outputTokens: 100, cost: (600 * 1.25 + 400 * 0.125 + 100 * 10) / 1e6 },
      });
      assert.match(JSON.stringify(scripted.requests[0]?.body), /"strict":true/);
    });

    it('requests plain text when the schema is a string', async (t) => {
      const { model, scripted } = await stage(t, [{ reply: { text: '\\item $x$' } }], { api });

      const reply = await model.ask({ role: 'scanner', prompt, schema: z.string().startsWith('\\item') });

      assert.equal(reply.value, '\\item $x$');
      assert.doesNotMatch(JSON.stringify(scripted.requests[0]?.body), /json_schema/);
    });

    it('requests the reply once more with the error when it does not match', async (t) => {
      const { model } = await stage(
        t,
        [
          { reply: { json: { verdict: 'maybe', reason: null } } },
          { expect: { user: ['maybe', 'Your reply cannot be used', 'verdict'] }, reply: { json: right } },
        ],
        { api },
      );

      const { value, usage } = await model.ask(ask());

      assert.deepEqual(value, right);
      assert.ok(usage.inputTokens > 0);
    });

    it('fails after two unusable replies and reports the last one', async (t) => {
      const { model } = await stage(t, [{ reply: { text: 'Certainly!' } }, { reply: { text: 'Sure: {' } }], {
        api,
      });

      await assert.rejects(model.ask(ask()), (thrown: unknown) => {
        assert.ok(
          isFault('model-misbehaved', /gpt-5, called as judge, returned two unusable replies/)(thrown),
        );
        return thrown instanceof Fault && thrown.facts.raw === 'Sure: {';
      });
    });

    it('treats a body that is not a response in the same way', async (t) => {
      const { model } = await stage(t, [{ garbage: '<html>proxy' }, { garbage: 'null' }], { api });

      await assert.rejects(model.ask(ask()), (thrown: unknown) => {
        assert.ok(isFault('model-misbehaved', /two unusable replies/)(thrown));
        return thrown instanceof Fault && thrown.facts.raw === 'null';
      });
    });

    it('reads a reply inside a code fence', async (t) => {
      const text = `\`\`\`json\n${JSON.stringify(right)}\n\`\`\``;
      const { model } = await stage(t, [{ reply: { text } }], { api });

      assert.deepEqual((await model.ask(ask())).value, right);
    });

    it('streams the tokens to the listener', async (t) => {
      const script = [{ expect: { stream: true }, drip: { everyMs: 1 }, reply: { json: right } }];
      const { model } = await stage(t, script, { api });
      const tokens: string[] = [];

      const { raw, usage } = await model.ask(ask({ onToken: (text) => tokens.push(text) }));

      assert.ok(tokens.length > 1);
      assert.equal(tokens.join(''), raw);
      assert.ok(usage.outputTokens > 0);
    });

    it('notifies the listener when an interrupted stream starts again', async (t) => {
      const { model } = await stage(t, [{ cut: true, reply: { json: right } }, { reply: { json: right } }], {
        api,
      });
      let heard = '';
      let restarts = 0;

      const { raw } = await model.ask(
        ask({
          onToken: (text) => {
            heard += text;
          },
          onRestart: () => {
            restarts += 1;
            heard = '';
          },
        }),
      );

      assert.equal(heard, raw);
      assert.equal(restarts, 1);
    });

    it('does not accept a stream that ends early', async (t) => {
      const early = { endEarly: true, reply: { json: right } } as const;
      const { model } = await stage(t, [early, { reply: { json: right } }], { api });

      assert.deepEqual((await model.ask(ask({ onToken: () => {} }))).value, right);
    });

    it('retries after a lost connection', async (t) => {
      const { model, waits } = await stage(
        t,
        [{ cut: true, reply: { json: right } }, { cut: true }, { reply: { json: right } }],
        { api },
      );

      assert.deepEqual((await model.ask(ask())).value, right);
      assert.deepEqual(waits, [500, 1000]);
    });

    it('runs a tool and returns its result to the model', async (t) => {
      const { model } = await stage(
        t,
        [
          { reply: { tool_calls: [{ name: 'add', arguments: { a: 1, b: 1 } }] } },
          { expect: { user: 'the sum is 2' }, reply: { json: right } },
        ],
        { api },
      );
      const Sum = z.object({ a: z.number(), b: z.number() });
      const add = {
        name: 'add',
        description: 'Adds two numbers.',
        input: Sum,
        run: async (input: unknown) => {
          const { a, b } = Sum.parse(input);
          return `the sum is ${a + b}`;
        },
      };

      assert.deepEqual((await model.ask(ask({ tools: [add] }))).value, right);
    });

    it('sends images as data URLs', async (t) => {
      const { model, scripted } = await stage(t, [{ expect: { images: 1 }, reply: { json: right } }], {
        api,
      });
      const image = { name: 'x.png', mediaType: 'image/png' as const, bytes: Uint8Array.of(1, 2, 3) };

      await model.ask(ask({ images: [image] }));

      assert.deepEqual(scripted.requests[0]?.images, ['data:image/png;base64,AQID']);
    });

    it('reports a reply that was cut at the token limit', async (t) => {
      const { model } = await stage(t, [{ reply: { text: '{"verdict": "ri', finish: 'length' } }], { api });

      await assert.rejects(model.ask(ask()), (thrown: unknown) => {
        assert.ok(isFault('model-misbehaved', /token limit/)(thrown));
        return thrown instanceof Fault && thrown.advice?.includes('agents.roles.judge.maxTokens') === true;
      });
    });

    it('does not retry after a refusal', async (t) => {
      const { model } = await stage(t, [{ reply: { refusal: 'I cannot help with that.' } }], { api });

      await assert.rejects(model.ask(ask()), isFault('model-misbehaved', /declined/));
    });
  });
}

describe('a failing service', () => {
  it('is called at most three times', async (t) => {
    const { model, scripted, waits } = await stage(t, [{ times: 3, fail: { status: 503 } }]);

    await assert.rejects(
      model.ask(ask()),
      isFault('service-down', /called by judge, refused the request \(503/),
    );
    assert.equal(scripted.requests.length, 3);
    assert.deepEqual(waits, [500, 1000]);
  });

  it('gets the delay it requests, in seconds or until a date', async (t) => {
    const { model, waits } = await stage(t, [
      { fail: { status: 429, retryAfter: 7 } },
      { fail: { status: 429, retryAfter: 'Thu, 01 Jan 1970 00:00:09 GMT' } },
      { reply: { json: right } },
    ]);

    assert.deepEqual((await model.ask(ask())).value, right);
    assert.deepEqual(waits, [7000, 9000]);
  });

  it('is reported as down when it rate-limits every attempt', async (t) => {
    const { model } = await stage(t, [{ times: 3, fail: { status: 429 } }]);

    await assert.rejects(model.ask(ask()), isFault('service-down', /too many requests/));
  });

  it('is reported as down when it requests a delay of more than a minute', async (t) => {
    const { model, waits } = await stage(t, [{ fail: { status: 429, retryAfter: 3600 } }]);

    await assert.rejects(model.ask(ask()), isFault('service-down', /too many requests/));
    assert.deepEqual(waits, []);
  });

  it('is not called again when the quota is used up', async (t) => {
    const body = { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } };
    const { model } = await stage(t, [{ fail: { status: 429, body } }]);

    await assert.rejects(model.ask(ask()), isFault('service-down', /quota/));
  });

  it('times out attempt by attempt when it hangs', async (t) => {
    const { model } = await stage(t, [{ times: 3, hang: true }], { attemptTimeoutMs: 30 });

    await assert.rejects(
      model.ask(ask()),
      isFault('service-down', /called by judge, did not respond within 0.03 s/),
    );
  });

  it('times out as a whole, with the step in the fault', async (t) => {
    const { model } = await stage(t, [{ hang: true }]);

    await assert.rejects(model.ask(ask({ timeoutMs: 30 })), (thrown: unknown) => {
      assert.ok(isFault('service-down', /called by judge, did not finish within 0.03 s/)(thrown));
      return thrown instanceof Fault && thrown.facts.step === 'judge' && thrown.facts.timedOut === true;
    });
  });

  for (const status of [400, 401, 403, 404, 422]) {
    it(`is not called again after ${status}`, async (t) => {
      const body = { error: { message: `Incorrect API key provided: ${SECRET}` } };
      const { model } = await stage(t, [{ fail: { status, body } }]);

      await assert.rejects(model.ask(ask()), isFault('service-down', new RegExp(String(status))));
    });
  }

  it('is cut off when its response does not end', async (t) => {
    const { model } = await stage(t, [{ times: 2, garbage: 'x'.repeat(20_000_001) }]);

    await assert.rejects(model.ask(ask()), (thrown: unknown) => {
      assert.ok(isFault('model-misbehaved', /two unusable replies/)(thrown));
      return thrown instanceof Fault && String(thrown.facts.raw).length === 20_000;
    });
  });

  it('gives advice on the setting when the key is refused', async (t) => {
    const { model } = await stage(t, [{ fail: { status: 401 } }]);

    await assert.rejects(model.ask(ask()), { advice: 'Check OPENAI_API_KEY.' });
  });

  it('names the address when nothing listens there', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const pace = { now: () => 0, random: () => 0, sleep: async () => {} };
    const agents = { default: { model: 'llama' }, roles: {} };

    const asked = createOpenaiModel({ baseUrl: `http://127.0.0.1:${port}/v1`, agents, pace }).ask(ask());

    await assert.rejects(asked, isFault('service-down', new RegExp(`127.0.0.1:${port}.*ECONNREFUSED`)));
  });
});

describe('a request', () => {
  it('ends with the abort reason of the caller and closes the connection', async (t) => {
    const server = createServer().listen(0, '127.0.0.1');
    t.after(() => server.close());
    const controller = new AbortController();
    const reason = new Error('the learner left');
    await once(server, 'listening');
    const agents = { default: { model: 'llama' }, roles: {} };
    const model = createOpenaiModel({ baseUrl: `http://127.0.0.1:${portOf(server)}/v1`, agents });

    const asked = model.ask(ask({ signal: controller.signal }));
    const [, response]: ServerResponse[] = await once(server, 'request');
    const closed = response && once(response, 'close');
    controller.abort(reason);

    await assert.rejects(asked, reason);
    await closed;
  });

  it('is not started when it is already aborted', async (t) => {
    const { model, scripted } = await stage(t, []);

    await assert.rejects(model.ask(ask({ signal: AbortSignal.abort(new Error('too late')) })), /too late/);
    assert.equal(scripted.requests.length, 0);
  });

  it('sums the usage of all responses, including unusable ones', async (t) => {
    const usage = { input_tokens: 10, output_tokens: 1 };
    const { model } = await stage(t, [
      { reply: { text: 'no', usage } },
      { reply: { json: right, usage } },
      { reply: { text: 'no', usage } },
      { reply: { text: 'no', usage } },
    ]);
    const ledger = createUsageMeter();
    const seen: ModelUsage[] = [];
    const counted = withUsageMeter(model, ledger);

    const { usage: first } = await counted.ask(ask({ onUsage: (one) => seen.push(one) }));
    await assert.rejects(counted.ask(ask()));

    assert.equal(first.inputTokens, 20);
    assert.equal(seen.length, 2);
    assert.deepEqual({ ...ledger.total(), cost: 0 }, { inputTokens: 40, outputTokens: 4, cost: 0, calls: 4 });
  });

  it('uses the settings of its role, overridden by its own', async (t) => {
    const { model, scripted } = await stage(
      t,
      [{ expect: { model: 'judge-model' }, reply: { json: right } }],
      {
        agents: {
          default: { model: 'default-model', temperature: 0.3 },
          roles: { judge: { model: 'judge-model', effort: 'low' } },
        },
      },
    );

    await model.ask(ask({ settings: { maxTokens: 77 } }));

    const { temperature, reasoning_effort, max_tokens } = scripted.requests[0]?.body ?? {};
    assert.deepEqual(
      { temperature, reasoning_effort, max_tokens },
      {
        temperature: 0.3,
        reasoning_effort: 'low',
        max_tokens: 77,
      },
    );
  });

  it('has no cost without a known price, which the operator can set', async (t) => {
    const usage = { input_tokens: 500_000, output_tokens: 0 };
    const agents = { default: { model: 'llama3' }, roles: {} };
    const unknown = await stage(t, [{ reply: { json: right, usage } }], { agents });
    const prices = { llama3: { input: 1, output: 1 } };
    const known = await stage(t, [{ reply: { json: right, usage } }], { agents, prices });

    assert.equal((await unknown.model.ask(ask())).usage.cost, null);
    assert.equal((await known.model.ask(ask())).usage.cost, 0.5);
  });

  it('sends the credentials of an address as a header and never in a message', async (t) => {
    const server = createServer((request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `not ${request.headers.authorization} hunter2` } }));
    }).listen(0, '127.0.0.1');
    t.after(() => server.close());
    await once(server, 'listening');
    const agents = { default: { model: 'llama' }, roles: {} };
    const baseUrl = `http://me:hunter2@127.0.0.1:${portOf(server)}/v1`;

    await assert.rejects(createOpenaiModel({ baseUrl, agents }).ask(ask()), {
      kind: 'service-down',
      message: /not Basic \*\*\* \*\*\*\)/,
    });
  });

  it('requires a model name for a compatible service', async (t) => {
    const { model } = await stage(t, [], { agents: { default: {}, roles: {} } });

    await assert.rejects(model.ask(ask()), { kind: 'invalid-input', advice: 'Set VBAGENT_MODEL.' });
  });

  it('rejects a reply schema with an optional field', async (t) => {
    const { model } = await stage(t, []);
    const schema = z.object({ note: z.string().optional() });

    await assert.rejects(model.ask({ role: 'judge', prompt, schema }), /note must be nullable/);
  });
});
