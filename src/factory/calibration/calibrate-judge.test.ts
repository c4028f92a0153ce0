import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createOpenaiModel } from '../../adapters/openai/create-openai-model.ts';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import { createModelJudge } from '../../agents/item-judge/judge-with-model.ts';
import { Fault } from '../../domain/fault.ts';
import type { JudgeCalibration } from '../../domain/judge-calibration.ts';
import { QualityDimensionName } from '../../domain/quality-loop.ts';
import { createUsageMeter, withUsageMeter } from '../../ports/usage-meter.ts';
import { createSeededRandom } from '../../verification/planted-errors/edit-text.ts';
import { calibrateJudge } from './calibrate-judge.ts';
import { type JudgedCase, planCases } from './plan-cases.ts';
import { splitQuestions } from './split-questions.ts';

const samples = join(import.meta.dirname, '..', '..', '..', 'data', 'samples');
const texts = globSync('*/*.tex', { cwd: samples })
  .sort()
  .flatMap((path) => splitQuestions(readFileSync(join(samples, path), 'utf8')));

/** The probability that a scripted judge rejects a sound question, and a faulty one. */
type TrueRates = { readonly falseAlarm: number; readonly hit: number };

function createReply(isRejected: boolean) {
  const score = isRejected ? 0.3 : 0.95;
  return Object.fromEntries(QualityDimensionName.options.map((name) => [name, { score, feedback: '.' }]));
}

/** Measures a judge of known quality, whose replies come from a scripted model on the loopback address. */
async function measureScripted(cases: readonly JudgedCase[], rates: TrueRates): Promise<JudgeCalibration> {
  const random = createSeededRandom(99);
  const script = cases.map(({ plantedError }) => {
    const rate = plantedError === undefined ? rates.falseAlarm : rates.hit;
    return { reply: { json: createReply(random.below(10_000) < rate * 10_000) } };
  });
  const scripted = await createScriptedModel(script);
  const meter = createUsageMeter();
  const model = createOpenaiModel({
    apiKey: 'none',
    baseUrl: scripted.url,
    agents: { default: { model: 'scripted' }, roles: {} },
    prices: {},
  });
  const judge = createModelJudge({ model: withUsageMeter(model, meter), now: () => new Date(0) });
  const request = { cases, judge, usage: meter.total, seed: 1, now: () => new Date(0) };
  const calibration = await calibrateJudge(request);
  await scripted.close();
  return calibration;
}

describe('calibrateJudge', () => {
  const cases = planCases({ texts, count: 50, seed: 3 });

  it('plants one error in each faulty question, the same ones for the same seed', () => {
    const plantedErrors = cases.map(({ plantedError }) => plantedError);

    assert.equal(plantedErrors.filter((error) => error === undefined).length, 50);
    assert.equal(new Set(plantedErrors).size, 11);
    assert.deepEqual(planCases({ texts, count: 50, seed: 3 }), cases);
  });

  for (const rates of [
    { hit: 0.62, falseAlarm: 0.08 },
    { hit: 0.9, falseAlarm: 0.3 },
  ]) {
    it(`measures the rates of a judge that rejects ${rates.hit} of the faulty and ${rates.falseAlarm} of the sound questions`, async () => {
      const { hits, falseAlarms, wrongKeys, warnings, usage, dimensions } = await measureScripted(
        cases,
        rates,
      );

      for (const [measured, rate] of [
        [hits, rates.hit],
        [wrongKeys, rates.hit],
        [falseAlarms, rates.falseAlarm],
      ] as const)
        assert.ok(measured.low <= rate && rate <= measured.high, JSON.stringify({ measured, rate }));
      assert.match(warnings.join(' '), /accepts planted wrong answers/);
      assert.equal(usage.calls, cases.length);
      assert.ok((dimensions[0]?.threshold ?? 0) > 0.3);
    });
  }

  it('warns about a judge that is no better than chance, and not about a perfect one', async () => {
    const chance = await measureScripted(cases, { hit: 0.5, falseAlarm: 0.5 });
    const perfect = await measureScripted(cases, { hit: 1, falseAlarm: 0 });

    assert.match(chance.warnings[0] ?? '', /no better than chance/);
    assert.deepEqual(perfect.warnings, []);
    assert.equal(perfect.hits.rate, 1);
  });

  it('measures nothing if no reply can be used', async () => {
    const judge = async () => {
      throw new Fault('model-misbehaved', 'not JSON');
    };
    const usage = createUsageMeter().total;

    await assert.rejects(
      calibrateJudge({ cases: cases.slice(0, 4), judge, usage, seed: 1, now: () => new Date(0) }),
      /nothing was measured/,
    );
  });
});
