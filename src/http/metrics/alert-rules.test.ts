import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { openScratchServer } from '../scratch-server.fixture.ts';

const operations = new URL('../../../docs/operations/', import.meta.url);
const readPage = (name: string): string => readFileSync(new URL(name, operations), 'utf8');

/** Functions and labels in the alert expressions, which are not metrics. */
const queryWords = new Set(
  'sum min max by or absent up reason worker folder increase rate histogram_quantile le'.split(' '),
);

it('the alert rules and the operations page mention only existing metrics', async () => {
  const server = await openScratchServer();
  const output = await (await server.fetch('/metrics')).text();
  await server.stop();
  const existingMetrics = new Set([...output.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  // The text between `expr:` and `for:`, without label filters in braces and ranges in brackets.
  const expressions = [...readPage('alerts.yml').matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}for:/g)].map(
    ([, expression = '']) => expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, ''),
  );
  const expressionWords = expressions.flatMap((expression) => expression.match(/[a-z_]{2,}/g) ?? []);
  const tableMetrics = [...readPage('README.md').matchAll(/^\| (`[a-z_`, ]+) \|.*\|.*\|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/[a-z]+_[a-z_]+/g) ?? [],
  );

  const metrics = new Set([...expressionWords, ...tableMetrics].filter((word) => !queryWords.has(word)));

  assert.ok(expressions.length >= 15 && tableMetrics.length >= 20);
  for (const name of metrics) {
    // A prefix such as `worker_` stands for several metrics.
    if (name.endsWith('_')) continue;
    assert.ok(existingMetrics.has(name.replace(/_bucket$/, '')), `no metric is called ${name}`);
  }
});
