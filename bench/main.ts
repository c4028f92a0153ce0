// Runs the benchmarks and prints their tables: `npm run bench -- [name …]`.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One benchmark. `run` returns a table with a ratio to a baseline that is measured in the same run. */
export type Bench = { readonly name: string; readonly run: () => Promise<string> };

const folder = import.meta.dirname;
const requested = process.argv.slice(2);
const names = globSync('*.bench.ts', { cwd: folder })
  .map((path) => path.replace('.bench.ts', ''))
  .filter((name) => requested.length === 0 || requested.includes(name))
  .sort();

if (names.length === 0) {
  console.error(`There is no benchmark named ${requested.join(' ')}.`);
  process.exitCode = 2;
}
for (const name of names) {
  const module: { bench: Bench } = await import(pathToFileURL(join(folder, `${name}.bench.ts`)).href);
  console.log(`# ${name}\n${await module.bench.run()}\n`);
}
