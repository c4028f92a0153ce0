import { createRandom, type Random } from './random.ts';
import {
  type AnswerCase,
  type ArgumentCase,
  caseKey,
  type Family,
  type Label,
  labelOfLines,
  type SuiteCase,
} from './suite-case.ts';

export type AnswerDraft = Omit<AnswerCase, 'id' | 'label' | 'hand' | 'from'>;
export type ArgumentDraft = Pick<ArgumentCase, 'lines' | 'lineLabels' | 'why'>;
type Draft = AnswerDraft | ArgumentDraft;

/** Draws cases of one kind; `label` is the verdict that the drawn case must have. */
export type Generator = {
  name: string;
  family: Family;
  draw: (random: Random, label: Label) => Draft;
};

const CASES_PER_GENERATOR = 24;
const MAX_ATTEMPTS = 5000;

/** Runs one generator: two of five cases are incorrect, and none repeats a case in `seen`. */
export function runGenerator(generator: Generator, seen: Set<string>): SuiteCase[] {
  const random = createRandom(generator.name);
  const cases: SuiteCase[] = [];
  for (let attempts = 0; cases.length < CASES_PER_GENERATOR && attempts < MAX_ATTEMPTS; attempts++) {
    const label: Label = cases.length % 5 < 3 ? 'correct' : 'incorrect';
    const drawn = finish(generator, generator.draw(random, label), { label, number: cases.length + 1 });
    const key = caseKey(drawn);
    if (seen.has(key)) continue;
    seen.add(key);
    cases.push(drawn);
  }
  return cases;
}

function finish(generator: Generator, draft: Draft, place: { label: Label; number: number }): SuiteCase {
  const id = `${generator.name}-${String(place.number).padStart(2, '0')}`;
  const from = generator.name;
  if ('expected' in draft) {
    const { expected, answer, why, ...policy } = draft;
    return { id, expected, answer, ...policy, label: place.label, why, from };
  }
  const { lines, lineLabels, why } = draft;
  if (labelOfLines(lineLabels) !== place.label)
    throw new Error(`${id}: the lines are not ${place.label}: ${lines}`);
  return { id, lines, label: place.label, lineLabels, why, from };
}
