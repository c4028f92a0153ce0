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
export function sampleSources(): VariantSource[] {
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
export function itemSources(count: number): VariantSource[] {
  const numerical = itemModels
    .map((model) => ({ name: model.id, tex: printQuestions([generateItem(model, SEED)]) }))
    .filter(({ tex }) => /\d/.test(tex.slice(0, tex.indexOf('\\begin{'))));
  const step = numerical.length / count;
  return Array.from(
    { length: Math.min(count, numerical.length) },
    (_, place) => numerical[Math.floor(place * Math.max(1, step))],
  )
    .filter((each) => each !== undefined)
    .flatMap(({ name, tex }) => {
      const [read] = readTexQuestions(tex).questions;
      return read === undefined ? [] : [{ name, question: read.question }];
    });
}
