import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createCorrectQuestion,
  openCheckCli,
  openCheckCliWith,
  readRampProblem,
  WRONG_QUESTION,
} from '../spot-check/check-problems.fixture.ts';

/** Creates a question with two products on one line. */
const createTwoProducts = (first: string, second: string): string =>
  createCorrectQuestion().replace(
    'F &= m a',
    () => `&2.0 \\times 3.0 = ${first}, 3.0 \\times 3.0 = ${second} \\\\\nF &= m a`,
  );
const TWO_WRONG_PRODUCTS = createTwoProducts('5.0', '8.0');

describe('vbagent check', () => {
  it('shows a diff and writes it after approval', async (t) => {
    const cli = openCheckCli(t, { keys: ['?', 'a'] });

    const { code, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(code, 0);
    assert.match(out, /- &= 7\.0\\,\\mathrm\{N\}\n\+ &= 6\.0\\,\\mathrm\{N\}/);
    assert.match(out, /findings in this file: 1 before, 0 after/);
    assert.equal(readRampProblem(cli), createCorrectQuestion());
  });

  it('prints the label of the part above the diff', async (t) => {
    const withParts = createCorrectQuestion()
      .replace(
        / What is[\s\S]*(?=\\begin\{solution\})/,
        '\n\\begin{enumerate}\n\\item[(a)] Find the net force.\n\\item[(b)] Name its unit.\n\\end{enumerate}\n',
      )
      .replace('\\begin{align*}', '\\begin{enumerate}\n\\item[(a)] \\begin{align*}')
      .replace(/Therefore.*/, '\\item[(b)] It is the newton.\n\\end{enumerate}')
      .replace('&= 6.0', '&= 7.0');
    const cli = openCheckCliWith(t, { keys: ['a'] }, { ramp: withParts });

    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.match(out, /@@ line \d+, part \(a\) @@/);
    assert.equal(readRampProblem(cli), withParts.replace('&= 7.0', '&= 6.0'));
  });

  it('approves nothing on Enter', async (t) => {
    const cli = openCheckCli(t, { keys: ['\r', '\r', 'q'] });

    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(readRampProblem(cli), WRONG_QUESTION);
  });

  it('opens only the suggested lines in the editor and shows the result again', async (t) => {
    const edits: string[] = [];
    const cli = openCheckCli(t, {
      keys: ['e', 'a'],
      edit: (text) => {
        edits.push(text);
        return text.replace('6.0', '6.00');
      },
    });

    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.deepEqual(edits, ['&= 6.0\\,\\mathrm{N}\n']);
    assert.equal(readRampProblem(cli), createCorrectQuestion().replace('&= 6.0', '&= 6.00'));
  });

  it('sends a rejected suggestion to the expert queue', async (t) => {
    const cli = openCheckCli(t, { keys: ['x'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { items } = JSON.parse((await cli.run('review', 'list', '--json')).out);

    assert.match(items[0].userInput, /^ramp: /);
  });

  it('withdraws the question from the expert queue when the decision is undone', async (t) => {
    const cli = openCheckCli(t, { keys: ['x', 'u', 's'] });
    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.match(out, /Withdrawn from the expert queue\./);
    assert.equal(JSON.parse((await cli.run('review', 'list', '--json')).out).items.length, 0);
  });

  it('adds the same suggestion to the expert queue only once', async (t) => {
    const cli = openCheckCli(t, { keys: ['x', 'u', 'x'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(JSON.parse((await cli.run('review', 'list', '--json')).out).items.length, 1);
  });

  it("shows an edited suggestion as the user's text, not as certain", async (t) => {
    const cli = openCheckCli(t, { keys: ['e', 'a'], edit: (text) => text.replace('6.0', '6.00') });

    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.deepEqual(
      Array.from(out.matchAll(/solution_error · (.*)/g), ([, certainty]) => certainty),
      ['certain', 'your text'],
    );
    const { versions } = JSON.parse((await cli.run('check', 'history', '--json')).out);
    assert.deepEqual([versions[0].certain, versions[0].edited], [false, true]);
    const stats = JSON.parse((await cli.run('check', 'stats', '--json')).out);
    assert.equal(stats.approved_count, 1);
    assert.ok(stats.by_confidence.every(({ decided }: { decided: number }) => decided === 0));
  });

  it('offers to regenerate a suggestion whose line has changed in the file', async (t) => {
    const cli = openCheckCliWith(t, { keys: ['a', 'g', 'a'] }, { ramp: TWO_WRONG_PRODUCTS });

    const { err, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.match(err, /^ramp\/problem\.tex has changed at the place of suggestion 2\.$/m);
    assert.match(out, /1 of 1 problems, 2 suggestions: 2 approved/);
    assert.equal(readRampProblem(cli), createTwoProducts('6.0', '9.0'));
  });

  it('undoes the last decision', async (t) => {
    const cli = openCheckCliWith(t, { keys: ['a', 'u', 'r', 's'] }, { a: WRONG_QUESTION, b: WRONG_QUESTION });

    const { out } = await cli.run('check', '--dir', 'out', '--all');

    assert.match(out, /2 of 2 problems, 2 suggestions: 0 approved, 1 rejected, 1 skipped/);
    assert.deepEqual(out.match(/^\[\d\/2\] [ab] ·/gm), ['[1/2] a ·', '[2/2] b ·', '[1/2] a ·', '[2/2] b ·']);
    for (const name of ['a', 'b']) assert.equal(cli.read(`out/${name}/problem.tex`), WRONG_QUESTION);
  });

  it('undoes the final decision before the session ends', async (t) => {
    const cli = openCheckCli(t, { keys: ['a', 'u', 'r'] });

    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.match(out, /0 approved, 1 rejected/);
    assert.equal(readRampProblem(cli), WRONG_QUESTION);
  });
});
