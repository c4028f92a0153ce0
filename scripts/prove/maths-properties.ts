import { mathsProperties } from '../../src/maths/maths-properties.arbitrary.ts';

const RUNS = 10_000;

/** Checks every property of the maths engine on many random inputs. */
export const proof = {
  name: 'maths-properties',
  run: async (): Promise<string> => {
    const rows = mathsProperties.map(({ title, check }) => {
      const start = performance.now();
      check(RUNS);
      return `| ${title} | ${RUNS} | ${((performance.now() - start) / 1000).toFixed(1)} s |`;
    });
    return `Each property held for every random input; a counterexample would have stopped the run.

| property | runs | time |
|---|---|---|
${rows.join('\n')}`;
  },
};
