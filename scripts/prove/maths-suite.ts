import { FAMILIES, scoreFamily } from '../../src/maths/labelled-suite.fixture.ts';

/** Measures the agreement of the maths engine with the labelled suite. */
export const proof = {
  name: 'maths-suite',
  run: async (): Promise<string> => {
    const scores = FAMILIES.map(scoreFamily);
    const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`;
    const rows = scores.map(
      ({ family, cases, agreement, falseAccepts, missed }) =>
        `| ${family} | ${cases} | ${percent(agreement)} | ${percent(falseAccepts)} | ${missed.join(' ') || 'none'} |`,
    );
    const total = scores.reduce((sum, score) => sum + score.cases, 0);
    return `Agreement with the labels of \`src/maths/suite\` (${total} cases); the goal is at least 95% and at most 0.5% false accepts in each family.

| family | cases | agreement | false accepts | missed |
|---|---|---|---|---|
${rows.join('\n')}`;
  },
};
