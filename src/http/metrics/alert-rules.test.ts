import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { openScratchServer } from '../scratch-server.fixture.ts';

const operations = new URL('../../../docs/operations/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, operations), 'utf8');

const WORDS = 'sum max by reason worker increase rate histogram_quantile le';
const FUNCTIONS = new Set(WORDS.split(' '));

it('the alert rules and the operations page name only existing metrics', async () => {
  const server = await openScratchServer();
  const printed = await (await server.fetch('/metrics')).text();
  await server.stop();
  const known = new Set([...printed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const expressions = [...read('alerts.yml').matchAll(/expr: (?:>-\n)?([\s\S]*?)\n {8}for:/g)].map(
    ([, expression = '']) => expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, ''),
  );
  const named = expressions.flatMap((expression) => expression.match(/[a-z_]{2,}/g) ?? []);
  const inTable = [...read('README.md').matchAll(/^\| (`[a-z_`, ]+) \|.*\|.*\|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/[a-z]+_[a-z_]+/g) ?? [],
  );

  const metrics = new Set([...named, ...inTable].filter((word) => !FUNCTIONS.has(word)));

  assert.ok(expressions.length >= 8 && inTable.length >= 8);
  for (const name of metrics) {
    if (name.endsWith('_')) continue;
    assert.ok(known.has(name.replace(/_bucket$/, '')), `no metric is called ${name}`);
  }
});
