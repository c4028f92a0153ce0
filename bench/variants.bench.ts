import { itemSources, sampleSources } from '../scripts/prove/variants/variant-sources.ts';
import { varyNumbers } from '../src/agents/variant/numerical/vary-numbers.ts';
import type { Bench } from './main.ts';
import { recompute } from './variants/recompute.ts';
import { replayInModels } from './variants/replay-in-models.ts';

const WANTED = 100;
const SEEDS = 12;

/**
 * The first hundred traced variants that hold an equality mathjs can read; it must agree with every one. Equalities with
 * letters are passed over, and a side with a unit may differ by a power of ten, because the converter drops units. Then
 * the givens of one question of an item model are put into the trace of another; what comes out must be what the model
 * computes.
 */
export const bench: Bench = {
  name: 'variants',
  run: async () => {
    const sources = [...sampleSources(), ...itemSources(200)];
    const started = performance.now();
    const outcomes = sources.map(({ name, question }) => ({
      name,
      made: varyNumbers(question, { seed: 1 }),
    }));
    const milliseconds = performance.now() - started;
    const made = outcomes.flatMap(({ name, made: outcome }) =>
      'reason' in outcome ? [] : [{ name, equalities: recompute(outcome.latex) }],
    );
    const readable = made.filter(({ equalities }) => equalities.length > 0);
    const judged = readable.slice(0, WANTED);
    const equalities = judged.flatMap(({ name, equalities: own }) => own.map((each) => ({ ...each, name })));
    const wrong = equalities.filter(({ agrees }) => !agrees);
    if (judged.length < WANTED) throw new Error(`only ${judged.length} variants could be recomputed`);
    if (wrong.length > 0)
      throw new Error(
        `mathjs disagrees:\n${wrong.map(({ name, left, right }) => `${name}: ${left} = ${right}`).join('\n')}`,
      );
    const replays = replayInModels(SEEDS);
    if (replays.wrong.length > 0)
      throw new Error(`item models compute other results:\n${replays.wrong.join('\n')}`);
    return [
      '| traced variants | of them without an equality mathjs reads | compared | equalities | agreeing | a question, made or refused |',
      '|--:|--:|--:|--:|--:|--:|',
      `| ${made.length} | ${made.length - readable.length} | ${judged.length} | ${equalities.length} | ${equalities.length} | ${(milliseconds / sources.length).toFixed(1)} ms |`,
      '',
      '| item models whose traces were replayed | replays that agree with the model | that disagree | that would be refused |',
      '|--:|--:|--:|--:|',
      `| ${replays.models} | ${replays.agreeing} | ${replays.wrong.length} | ${replays.refused} |`,
    ].join('\n');
  },
};
