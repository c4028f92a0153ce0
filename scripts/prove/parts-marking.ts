import { itemModels } from '../../src/item-models/catalogue.ts';
import { layouts } from './parts-marking/layouts.ts';
import { measureLayouts } from './parts-marking/measure-layouts.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Checks that answers to the parts of a question earn the same marks however a learner writes them in one response. */
export const proof = {
  name: 'parts-marking',
  run: async (): Promise<string> => {
    const rows = itemModels
      .map((model) => ({ model, ...measureLayouts(model, SEEDS) }))
      .filter(({ questions }) => questions > 0);
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0)
      throw new Error(
        `${failures.length} responses are marked wrongly:\n${failures.slice(0, 20).join('\n')}`,
      );
    const counts = layouts.map(({ name }) =>
      rows.reduce((sum, { responses }) => sum + (responses.get(name) ?? 0), 0),
    );
    const questions = rows.reduce((sum, row) => sum + row.questions, 0);
    return [
      `${questions} questions with parts, of ${rows.length} item models (seeds 0 to ${SEEDS.length - 1}).`,
      'For each question, all parts answered rightly and three mixes of right, wrong and blank parts are written in every layout, and the lines of the marking scheme in the layouts that allow several lines. A wrong answer is that of a named mistake, where there is one. Without labels, a blank part is a dash.',
      'Every layout earned the same marks in every part as the same answers sent as an object. Right answers earned full marks. No wrong or blank part changed the marks of another part, and blank parts earned none.',
      [
        '| layout | responses |',
        '|---|--:|',
        ...layouts.map(({ name }, index) => `| ${name} | ${counts[index]} |`),
        `| total | ${counts.reduce((sum, count) => sum + count, 0)} |`,
      ].join('\n'),
      [
        '| model | questions | responses |',
        '|---|--:|--:|',
        ...rows.map(
          ({ model, questions: count, responses }) =>
            `| ${model.id} ${model.title} | ${count} | ${[...responses.values()].reduce((sum, each) => sum + each, 0)} |`,
        ),
      ].join('\n'),
    ].join('\n\n');
  },
};
