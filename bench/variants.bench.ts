import { itemSources, sampleSources } from '../scripts/prove/variants/variant-sources.ts';
import { varyNumbers } from '../src/agents/variant/numerical/vary-numbers.ts';
import type { Bench } from './main.ts';
import { recompute } from './variants/recompute.ts';
import { replayInModels } from './variants/replay-in-models.ts';

const COMPARED = 100;
const SEEDS = 12;

/**
 * Recomputes the first hundred traced variants that contain an equality mathjs can read; it must agree with all of them.
 * Equalities with letters are skipped, and a side with a unit may differ by a power of ten, because the converter drops
 * units. Then the givens of one question of an item model are put into the trace of another question of that model; the
 * result must equal what the model computes.
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
    const compared = readable.slice(0, COMPARED);
    const equalities = compared.flatMap(({ name, equalities: own }) =>
      own.map((each) => ({ ...each, name })),
    );
    const wrong = equalities.filter(({ agrees }) => !agrees);
    if (compared.length < COMPARED) throw new Error(`only ${compared.length} variants could be recomputed`);
    if (wrong.length > 0)
      throw new Error(
        `mathjs disagrees:\n${wrong.map(({ name, left, right }) => `${name}: ${left} = ${right}`).join('\n')}`,
      );
    const replays = replayInModels(SEEDS);
    if (replays.wrong.length > 0)
      throw new Error(`replays differ from what the item models compute:\n${replays.wrong.join('\n')}`);
    return [
      '| traced variants | of these, without an equality that mathjs can read | compared | equalities | agreeing | time per question, made or refused |',
      '|--:|--:|--:|--:|--:|--:|',
      `| ${made.length} | ${made.length - readable.length} | ${compared.length} | ${equalities.length} | ${equalities.length} | ${(milliseconds / sources.length).toFixed(1)} ms |`,
      '',
      '| item models whose traces were replayed | replays that agree with the model | replays that disagree | replays that would be refused |',
      '|--:|--:|--:|--:|',
      `| ${replays.models} | ${replays.agreeing} | ${replays.wrong.length} | ${replays.refused} |`,
    ].join('\n');
  },
};
