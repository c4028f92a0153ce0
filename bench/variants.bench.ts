import { itemSources, sampleSources } from '../scripts/variant-sources.ts';
import { varyNumbers } from '../src/agents/variant/numerical/vary-numbers.ts';
import type { Bench } from './main.ts';
import { recompute } from './variants/recompute.ts';

const WANTED = 100;

/** A hundred variants whose every equality another engine works out again; it must agree with all of them. */
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
    const judged = outcomes
      .flatMap(({ name, made }) => ('reason' in made ? [] : [{ name, equalities: recompute(made.latex) }]))
      .filter(({ equalities }) => equalities.length > 0)
      .slice(0, WANTED);
    const equalities = judged.flatMap(({ name, equalities: own }) => own.map((each) => ({ ...each, name })));
    const wrong = equalities.filter(({ agrees }) => !agrees);
    if (judged.length < WANTED) throw new Error(`only ${judged.length} variants could be recomputed`);
    if (wrong.length > 0)
      throw new Error(
        `mathjs disagrees:\n${wrong.map(({ name, left, right }) => `${name}: ${left} = ${right}`).join('\n')}`,
      );
    return [
      '| variants | equalities recomputed by mathjs | agreeing | a question, made or refused |',
      '|--:|--:|--:|--:|',
      `| ${judged.length} | ${equalities.length} | ${equalities.length} | ${(milliseconds / sources.length).toFixed(1)} ms |`,
    ].join('\n');
  },
};
