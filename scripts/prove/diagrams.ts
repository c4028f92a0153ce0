import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTikzjaxRenderer } from '../../src/adapters/tikzjax/create-tikzjax-renderer.ts';
import { labelledDescriptions } from '../../src/diagrams/descriptions.table.ts';
import { allFamilies } from '../../src/diagrams/families/all-families.ts';
import type { Family } from '../../src/diagrams/families/family.ts';
import { findOverlaps } from '../../src/diagrams/layout/find-overlaps.ts';
import { printSvg } from '../../src/diagrams/print-svg.ts';
import { printTikz } from '../../src/diagrams/print-tikz.ts';
import { sceneFromDescription } from '../../src/diagrams/scene-from-description.ts';
import { projectRoot } from '../run-command.ts';
import { drawContactSheet } from './diagrams/contact-sheet.ts';

const ROUNDS = 20;

/** Compiles the examples of every figure family with TeX, and draws them all on one image. */
export const proof = {
  name: 'diagrams',
  run: async (): Promise<string> => {
    const folder = join(projectRoot, 'docs/evidence');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'diagrams.png'), await drawContactSheet());
    const rows = await compileFamilies();
    return [
      `${allFamilies.length} families, ${rows.length === allFamilies.length ? 'all' : 'not all'} compiled by TikZJax and printed as SVG.`,
      '',
      '![Every example of every family](diagrams.png)',
      '',
      '| family | shows | examples | TikZ, bytes | SVG, bytes | label overlaps |',
      '|---|---|--:|--:|--:|--:|',
      ...rows,
      '',
      describeRecognition(),
      '',
      describeSpeed(),
    ].join('\n');
  },
};

/** Compiles the examples of every family and returns one table row for each family; a TeX error ends the run. */
async function compileFamilies(): Promise<string[]> {
  const renderer = createTikzjaxRenderer({ timeoutMs: 120_000 });
  const rows: string[] = [];
  for (const family of allFamilies) {
    const drawing = await renderer.draw(family.examples.map(printTikz).join('\n\n'));
    if (drawing.kind === 'failed') throw new Error(`${family.name} does not compile: ${drawing.message}`);
    rows.push(formatRow(family));
  }
  await renderer.close();
  return rows;
}

function formatRow({ name, summary, examples }: Family): string {
  const mean = (lengths: readonly number[]): number =>
    Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  const sizes = [printTikz, (scene: Family['examples'][number]) => printSvg(scene)].map((print) =>
    mean(examples.map((scene) => print(scene).length)),
  );
  const overlaps = examples.flatMap(findOverlaps).length;
  return `| ${name} | ${summary} | ${examples.length} | ${sizes.join(' | ')} | ${overlaps} |`;
}

function describeRecognition(): string {
  const wrong = labelledDescriptions.filter(
    ([text, family]) => sceneFromDescription(text)?.family !== family,
  );
  if (wrong.length > 0) throw new Error(`wrong family for: ${wrong.map(([text]) => text).join('; ')}`);
  const notDrawn = labelledDescriptions.filter(([, family]) => family === undefined).length;
  return `Of ${labelledDescriptions.length} labelled descriptions in plain English, ${labelledDescriptions.length - notDrawn} are drawn as the expected family and ${notDrawn} are correctly not drawn.`;
}

function describeSpeed(): string {
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { examples } of allFamilies) for (const scene of examples) printSvg(scene);
  }
  const figures = ROUNDS * allFamilies.reduce((sum, { examples }) => sum + examples.length, 0);
  const meanMs = (performance.now() - started) / figures;
  return `A figure is drawn and printed as SVG in ${meanMs.toFixed(2)} ms (mean of ${figures}).`;
}
