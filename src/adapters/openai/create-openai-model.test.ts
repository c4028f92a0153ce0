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

type TestModel = { scripted: Awaited<ReturnType<typeof createScriptedModel>>; model: Model; waits: number[] };

async function createTestModel(
  t: TestContext,
  script: ScriptInput,
  options: Partial<OpenaiModelOptions> = {},
): Promise<TestModel> {
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

const createRequest = (
  overrides: Partial<ModelRequest<z.infer<typeof Verdict>>> = {},
): ModelRequest<z.infer<typeof Verdict>> => ({
  role: 'judge',
  prompt,
  schema: Verdict,
  ...overrides,
});

function matchesFault(kind: FaultKind, message: RegExp): (thrown: unknown) => boolean {
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

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

for (const api of ['chat', 'responses'] satisfies ModelApi[]) {
  describe(`a model called through ${api}`, () => {
    it('returns the value, the raw reply, the model and the usage', async (t) => {
      const usage = { input_tokens: 1000, output_tokens: 100, cached_tokens: 400 };
      const expect = { api, system: 'You judge.', user: 'Is 1 + 1 = 2?', stream: false, model: 'gpt-5' };
      const { model, scripted } = await createTestModel(t, [{ expect, reply: { json: right, usage } }], {
        api,
      });

      const reply = await model.ask(createRequest());

      assert.deepEqual(reply, {
        value: right,
        raw: JSON.stringify(right),
        model: 'gpt-5',
        usage: { inputTokens: 1000, outputTokens: 100, cost: (600 * 1.25 + 400 * 0.125 + 100 * 10) / 1e6 },
      });
      assert.match(JSON.stringify(scripted.requests[0]?.body), /"strict":true/);
    });

    it('requests plain text when the schema is a string', async (t) => {
      const { model, scripted } = await createTestModel(t, [{ reply: { text: '\\item $x$' } }], { api });

      const reply = await model.ask({ role: 'scanner', prompt, schema: z.string().startsWith('\\item') });

      assert.equal(reply.value, '\\item $x$');
      assert.doesNotMatch(JSON.stringify(scripted.requests[0]?.body), /json_schema/);
    });

    it('requests the reply once more with the error when it does not match the schema', async (t) => {
      const { model } = await createTestModel(
        t,
        [
          { reply: { json: { verdict: 'maybe', reason: null } } },
          { expect: { user: ['maybe', 'Your reply cannot be used', 'verdict'] }, reply: { json: right } },
        ],
        { api },
      );

      const { value, usage } = await model.ask(createRequest());

      assert.deepEqual(value, right);
      assert.ok(usage.inputTokens > 0);
    });

    it('fails after two unusable replies and reports the last one', async (t) => {
      const { model } = await createTestModel(
        t,
        [{ reply: { text: 'Certainly!' } }, { reply: { text: 'Sure: {' } }],
        {
          api,
        },
      );

      await assert.rejects(model.ask(createRequest()), (thrown: unknown) => {
        assert.ok(
          matchesFault('model-misbehaved', /gpt-5, called as judge, returned two unusable replies/)(thrown),
        );
        return thrown instanceof Fault && thrown.facts.raw === 'Sure: {';
      });
    });

    it('fails in the same way after two bodies that are not API responses', async (t) => {
      const { model } = await createTestModel(t, [{ garbage: '<html>proxy' }, { garbage: 'null' }], { api });

      await assert.rejects(model.ask(createRequest()), (thrown: unknown) => {
        assert.ok(matchesFault('model-misbehaved', /two unusable replies/)(thrown));
        return thrown instanceof Fault && thrown.facts.raw === 'null';
      });
    });

    it('reads a reply inside a code fence', async (t) => {
      const text = `\`\`\`json\n${JSON.stringify(right)}\n\`\`\``;
      const { model } = await createTestModel(t, [{ reply: { text } }], { api });

      assert.deepEqual((await model.ask(createRequest())).value, right);
    });

    it('streams the tokens to the listener', async (t) => {
      const script = [{ expect: { stream: true }, drip: { everyMs: 1 }, reply: { json: right } }];
      const { model } = await createTestModel(t, script, { api });
      const tokens: string[] = [];

      const { raw, usage } = await model.ask(createRequest({ onToken: (text) => tokens.push(text) }));

      assert.ok(tokens.length > 1);
      assert.equal(tokens.join(''), raw);
      assert.ok(usage.outputTokens > 0);
    });

    it('notifies the listener when an interrupted stream starts again', async (t) => {
      const { model } = await createTestModel(
        t,
        [{ cut: true, reply: { json: right } }, { reply: { json: right } }],
        {
          api,
        },
      );
      let received = '';
      let restarts = 0;

      const { raw } = await model.ask(
        createRequest({
          onToken: (text) => {
            received += text;
          },
          onRestart: () => {
            restarts += 1;
            received = '';
          },
        }),
      );

      assert.equal(received, raw);
      assert.equal(restarts, 1);
    });

    it('does not accept a stream that ends early', async (t) => {
      const endsEarly = { endEarly: true, reply: { json: right } } as const;
      const { model } = await createTestModel(t, [endsEarly, { reply: { json: right } }], { api });

      assert.deepEqual((await model.ask(createRequest({ onToken: () => {} }))).value, right);
    });

    it('retries after a lost connection', async (t) => {
      const { model, waits } = await createTestModel(
        t,
        [{ cut: true, reply: { json: right } }, { cut: true }, { reply: { json: right } }],
        { api },
      );

      assert.deepEqual((await model.ask(createRequest())).value, right);
      assert.deepEqual(waits, [500, 1000]);
    });

    it('runs a tool and returns its result to the model', async (t) => {
      const { model } = await createTestModel(
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

      assert.deepEqual((await model.ask(createRequest({ tools: [add] }))).value, right);
    });

    it('sends images as data URLs', async (t) => {
      const { model, scripted } = await createTestModel(
        t,
        [{ expect: { images: 1 }, reply: { json: right } }],
        {
          api,
        },
      );
      const image = { name: 'x.png', mediaType: 'image/png' as const, bytes: Uint8Array.of(1, 2, 3) };

      await model.ask(createRequest({ images: [image] }));

      assert.deepEqual(scripted.requests[0]?.images, ['data:image/png;base64,AQID']);
    });

    it('reports a reply that was cut at the token limit', async (t) => {
      const { model } = await createTestModel(t, [{ reply: { text: '{"verdict": "ri', finish: 'length' } }], {
        api,
      });

      await assert.rejects(model.ask(createRequest()), (thrown: unknown) => {
        assert.ok(matchesFault('model-misbehaved', /token limit/)(thrown));
        return thrown instanceof Fault && thrown.advice?.includes('agents.roles.judge.maxTokens') === true;
      });
    });

    it('does not retry after a refusal', async (t) => {
      const { model } = await createTestModel(t, [{ reply: { refusal: 'I cannot help with that.' } }], {
        api,
      });

      await assert.rejects(model.ask(createRequest()), matchesFault('model-misbehaved', /declined/));
    });
  });
}

describe('a failing service', () => {
  it('is called at most three times', async (t) => {
    const { model, scripted, waits } = await createTestModel(t, [{ times: 3, fail: { status: 503 } }]);

    await assert.rejects(
      model.ask(createRequest()),
      matchesFault('service-down', /called by judge, refused the request \(503/),
    );
    assert.equal(scripted.requests.length, 3);
    assert.deepEqual(waits, [500, 1000]);
  });

  it('gets the delay it requests, in seconds or until a date', async (t) => {
    const { model, waits } = await createTestModel(t, [
      { fail: { status: 429, retryAfter: 7 } },
      { fail: { status: 429, retryAfter: 'Thu, 01 Jan 1970 00:00:09 GMT' } },
      { reply: { json: right } },
    ]);

    assert.deepEqual((await model.ask(createRequest())).value, right);
    assert.deepEqual(waits, [7000, 9000]);
  });

  it('is reported as down when it rate-limits every attempt', async (t) => {
    const { model } = await createTestModel(t, [{ times: 3, fail: { status: 429 } }]);

    await assert.rejects(model.ask(createRequest()), matchesFault('service-down', /too many requests/));
  });

  it('is reported as down when it requests a delay of more than a minute', async (t) => {
    const { model, waits } = await createTestModel(t, [{ fail: { status: 429, retryAfter: 3600 } }]);

    await assert.rejects(model.ask(createRequest()), matchesFault('service-down', /too many requests/));
    assert.deepEqual(waits, []);
  });

  it('is not called again when the quota is used up', async (t) => {
    const body = { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } };
    const { model } = await createTestModel(t, [{ fail: { status: 429, body } }]);

    await assert.rejects(model.ask(createRequest()), matchesFault('service-down', /quota/));
  });

  it('is called again after each attempt times out', async (t) => {
    const { model } = await createTestModel(t, [{ times: 3, hang: true }], { attemptTimeoutMs: 250 });

    await assert.rejects(
      model.ask(createRequest()),
      matchesFault('service-down', /called by judge, did not respond within 0.25 s/),
    );
  });

  it('is reported with the step when the whole request times out', async (t) => {
    const { model } = await createTestModel(t, [{ hang: true }]);

    await assert.rejects(model.ask(createRequest({ timeoutMs: 250 })), (thrown: unknown) => {
      assert.ok(matchesFault('service-down', /called by judge, did not finish within 0.25 s/)(thrown));
      return thrown instanceof Fault && thrown.facts.step === 'judge' && thrown.facts.timedOut === true;
    });
  });

  for (const status of [400, 401, 403, 404, 422]) {
    it(`is not called again after ${status}`, async (t) => {
      const body = { error: { message: `Incorrect API key provided: ${SECRET}` } };
      const { model } = await createTestModel(t, [{ fail: { status, body } }]);

      await assert.rejects(
        model.ask(createRequest()),
        matchesFault('service-down', new RegExp(String(status))),
      );
    });
  }

  it('is disconnected when its response is too long', async (t) => {
    const { model } = await createTestModel(t, [{ times: 2, garbage: 'x'.repeat(20_000_001) }]);

    await assert.rejects(model.ask(createRequest()), (thrown: unknown) => {
      assert.ok(matchesFault('model-misbehaved', /two unusable replies/)(thrown));
      return thrown instanceof Fault && String(thrown.facts.raw).length === 20_000;
    });
  });

  it('is reported with advice on the setting when it rejects the key', async (t) => {
    const { model } = await createTestModel(t, [{ fail: { status: 401 } }]);

    await assert.rejects(model.ask(createRequest()), { advice: 'Check OPENAI_API_KEY.' });
  });

  it('is reported with its address when it refuses the connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = getPort(server);
    await new Promise((resolve) => server.close(resolve));
    const pace = { now: () => 0, random: () => 0, sleep: async () => {} };
    const agents = { default: { model: 'llama' }, roles: {} };

    const reply = createOpenaiModel({ baseUrl: `http://127.0.0.1:${port}/v1`, agents, pace }).ask(
      createRequest(),
    );

    await assert.rejects(reply, matchesFault('service-down', new RegExp(`127.0.0.1:${port}.*ECONNREFUSED`)));
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
    const model = createOpenaiModel({ baseUrl: `http://127.0.0.1:${getPort(server)}/v1`, agents });

    const reply = model.ask(createRequest({ signal: controller.signal }));
    const [, response]: ServerResponse[] = await once(server, 'request');
    const connectionClosed = response && once(response, 'close');
    controller.abort(reason);

    await assert.rejects(reply, reason);
    await connectionClosed;
  });

  it('is not started when it is already aborted', async (t) => {
    const { model, scripted } = await createTestModel(t, []);

    await assert.rejects(
      model.ask(createRequest({ signal: AbortSignal.abort(new Error('too late')) })),
      /too late/,
    );
    assert.equal(scripted.requests.length, 0);
  });

  it('sums the usage of all responses, including unusable ones', async (t) => {
    const usage = { input_tokens: 10, output_tokens: 1 };
    const { model } = await createTestModel(t, [
      { reply: { text: 'no', usage } },
      { reply: { json: right, usage } },
      { reply: { text: 'no', usage } },
      { reply: { text: 'no', usage } },
    ]);
    const meter = createUsageMeter();
    const usages: ModelUsage[] = [];
    const meteredModel = withUsageMeter(model, meter);

    const { usage: first } = await meteredModel.ask(
      createRequest({ onUsage: (singleUsage) => usages.push(singleUsage) }),
    );
    await assert.rejects(meteredModel.ask(createRequest()));

    assert.equal(first.inputTokens, 20);
    assert.equal(usages.length, 2);
    assert.deepEqual({ ...meter.total(), cost: 0 }, { inputTokens: 40, outputTokens: 4, cost: 0, calls: 4 });
  });

  it('uses the settings of its role, overridden by its own', async (t) => {
    const { model, scripted } = await createTestModel(
      t,
      [{ expect: { model: 'judge-model' }, reply: { json: right } }],
      {
        agents: {
          default: { model: 'default-model', temperature: 0.3 },
          roles: { judge: { model: 'judge-model', effort: 'low' } },
        },
      },
    );

    await model.ask(createRequest({ settings: { maxTokens: 77 } }));

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

  it('has no cost without a known price; the operator can set prices', async (t) => {
    const usage = { input_tokens: 500_000, output_tokens: 0 };
    const agents = { default: { model: 'llama3' }, roles: {} };
    const unknown = await createTestModel(t, [{ reply: { json: right, usage } }], { agents });
    const prices = { llama3: { input: 1, output: 1 } };
    const known = await createTestModel(t, [{ reply: { json: right, usage } }], { agents, prices });

    assert.equal((await unknown.model.ask(createRequest())).usage.cost, null);
    assert.equal((await known.model.ask(createRequest())).usage.cost, 0.5);
  });

  it('sends the credentials of an address as a header and never in a message', async (t) => {
    const server = createServer((request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `not ${request.headers.authorization} hunter2` } }));
    }).listen(0, '127.0.0.1');
    t.after(() => server.close());
    await once(server, 'listening');
    const agents = { default: { model: 'llama' }, roles: {} };
    const baseUrl = `http://me:hunter2@127.0.0.1:${getPort(server)}/v1`;

    await assert.rejects(createOpenaiModel({ baseUrl, agents }).ask(createRequest()), {
      kind: 'service-down',
      message: /not Basic \*\*\* \*\*\*\)/,
    });
  });

  it('requires a model name for a compatible service', async (t) => {
    const { model } = await createTestModel(t, [], { agents: { default: {}, roles: {} } });

    await assert.rejects(model.ask(createRequest()), { kind: 'invalid-input', advice: 'Set VBAGENT_MODEL.' });
  });

  it('rejects a reply schema with an optional field', async (t) => {
    const { model } = await createTestModel(t, []);
    const schema = z.object({ note: z.string().optional() });

    await assert.rejects(model.ask({ role: 'judge', prompt, schema }), /note must be nullable/);
  });
});
