import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from '../../../src/domain/question.ts';
import { readTexQuestions } from '../../../src/formats/tex/tex-questions.ts';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { generateItem } from '../../../src/item-models/generate-item.ts';
import { printQuestions } from '../../../src/latex/print-questions.ts';
import { projectRoot } from '../../run-command.ts';

/** A question as an author submits it, only as TeX. */
export type VariantSource = { readonly name: string; readonly question: Question };

/** Reads every sample question of this repository. */
export function readSampleSources(): VariantSource[] {
  return globSync('data/samples/*/*.tex', { cwd: projectRoot })
    .sort()
    .flatMap((path) =>
      readTexQuestions(readFileSync(join(projectRoot, path), 'utf8')).questions.map(
        ({ question }, index) => ({
          name: `${basename(path, '.tex')} ${index + 1}`,
          question,
        }),
      ),
    );
}

const SEED = 3;

/** Generates one question from each of `count` item models whose questions contain a number, spread over the catalogue. */
export function generateItemSources(count: number): VariantSource[] {
  const modelsWithNumbers = itemModels
    .map((model) => ({ name: model.id, tex: printQuestions([generateItem(model, SEED)]) }))
    .filter(({ tex }) => /\d/.test(tex.slice(0, tex.indexOf('\\begin{'))));
  const step = modelsWithNumbers.length / count;
  return Array.from(
    { length: Math.min(count, modelsWithNumbers.length) },
    (_, index) => modelsWithNumbers[Math.floor(index * Math.max(1, step))],
  )
    .filter((model) => model !== undefined)
    .flatMap(({ name, tex }) => {
      const [read] = readTexQuestions(tex).questions;
      return read === undefined ? [] : [{ name, question: read.question }];
    });
}
