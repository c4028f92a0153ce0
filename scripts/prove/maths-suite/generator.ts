import { createRandom, type Random } from './random.ts';
import {
  type AnswerCase,
  type ArgumentCase,
  type Family,
  getCaseKey,
  type Label,
  labelArgument,
  type SuiteCase,
} from './suite-case.ts';

export type AnswerDraft = Omit<AnswerCase, 'id' | 'label' | 'hand' | 'from'>;
export type ArgumentDraft = Pick<ArgumentCase, 'lines' | 'lineLabels' | 'why'>;
type Draft = AnswerDraft | ArgumentDraft;

/** Generates random cases of one kind; `draw` returns a case whose correct verdict is `label`. */
export type Generator = {
  name: string;
  family: Family;
  draw: (random: Random, label: Label) => Draft;
};

const CASES_PER_GENERATOR = 24;
const MAX_ATTEMPTS = 5000;

/** Runs one generator. Two of five cases are incorrect, and none repeats a case in `knownKeys`. */
export function runGenerator(generator: Generator, knownKeys: Set<string>): SuiteCase[] {
  const random = createRandom(generator.name);
  const cases: SuiteCase[] = [];
  for (let attempts = 0; cases.length < CASES_PER_GENERATOR && attempts < MAX_ATTEMPTS; attempts++) {
    const label: Label = cases.length % 5 < 3 ? 'correct' : 'incorrect';
    const suiteCase = createCase(generator, generator.draw(random, label), {
      label,
      number: cases.length + 1,
    });
    const key = getCaseKey(suiteCase);
    if (knownKeys.has(key)) continue;
    knownKeys.add(key);
    cases.push(suiteCase);
  }
  return cases;
}

function createCase(
  generator: Generator,
  draft: Draft,
  position: { label: Label; number: number },
): SuiteCase {
  const id = `${generator.name}-${String(position.number).padStart(2, '0')}`;
  const from = generator.name;
  if ('expected' in draft) {
    const { expected, answer, why, ...policy } = draft;
    return { id, expected, answer, ...policy, label: position.label, why, from };
  }
  const { lines, lineLabels, why } = draft;
  if (labelArgument(lineLabels) !== position.label)
    throw new Error(`${id}: the lines are not ${position.label}: ${lines}`);
  return { id, lines, label: position.label, lineLabels, why, from };
}
