import { generateItemSources, readSampleSources } from '../scripts/prove/variants/variant-sources.ts';
import { varyNumbers } from '../src/agents/variant/numerical/vary-numbers.ts';
import type { Bench } from './main.ts';
import { recompute } from './variants/recompute.ts';
import { replayInModels } from './variants/replay-in-models.ts';

const MIN_COMPARED = 100;
const SEEDS = 12;

/**
 * Recomputes variants with mathjs, and replays traces with other numbers. A *traced* variant is one whose numbers were all
 * derived from the givens, the numbers that the question states. The first hundred traced variants with an equality that
 * mathjs can read must all agree with it. Equalities with letters are skipped. A side with a unit may differ by a power of
 * ten, because the converter to mathjs drops units. The replays use the givens of one question of an item model in the
 * trace of another question of that model; the result must equal what the model computes.
 */
export const bench: Bench = {
  name: 'variants',
  run: async () => {
    const sources = [...readSampleSources(), ...generateItemSources(200)];
    const started = performance.now();
    const outcomes = sources.map(({ name, question }) => ({
      name,
      outcome: varyNumbers(question, { seed: 1 }),
    }));
    const milliseconds = performance.now() - started;
    const variants = outcomes.flatMap(({ name, outcome }) =>
      'reason' in outcome ? [] : [{ name, equalities: recompute(outcome.latex) }],
    );
    const readableVariants = variants.filter(({ equalities }) => equalities.length > 0);
    const comparedVariants = readableVariants.slice(0, MIN_COMPARED);
    const equalities = comparedVariants.flatMap(({ name, equalities: variantEqualities }) =>
      variantEqualities.map((equality) => ({ ...equality, name })),
    );
    const wrong = equalities.filter(({ agrees }) => !agrees);
    if (comparedVariants.length < MIN_COMPARED)
      throw new Error(`only ${comparedVariants.length} variants could be recomputed`);
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
      `| ${variants.length} | ${variants.length - readableVariants.length} | ${comparedVariants.length} | ${equalities.length} | ${equalities.length} | ${(milliseconds / sources.length).toFixed(1)} ms |`,
      '',
      '| item models whose traces were replayed | replays that agree with the model | replays that disagree | replays that would be refused |',
      '|--:|--:|--:|--:|',
      `| ${replays.models} | ${replays.agreeing} | ${replays.wrong.length} | ${replays.refused} |`,
    ].join('\n');
  },
};
