import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { createSeededRandom, pick, type SeededRandom } from '../../verification/planted-errors/edit-text.ts';
import { errorInjectors } from '../../verification/planted-errors/error-injectors.ts';
import { plantedErrorKinds } from '../../verification/planted-errors/planted-error-kinds.table.ts';

/** A question that the judge scores; `kind` is the kind of the error that was planted, and is absent for a sound question. */
export type JudgedCase = { readonly question: Question; readonly kind?: string };

/** The errors that make the answer wrong. A judge that accepts one would let a wrong answer reach learners. */
export const wrongKeyKinds: ReadonlySet<string> = new Set([
  'key-moved',
  'key-value-changed',
  'integer-key-changed',
  'key-unit-changed',
  'matches-swapped',
]);

/** The errors that a judge can see. Verification finds errors in the TeX and errors that concern several questions. */
export const judgedKinds: readonly string[] = plantedErrorKinds
  .filter(({ group }) => group !== 'document' && group !== 'bank')
  .map(({ id }) => id);

/** The errors that are planted by default: wrong answers, wrong working, and options that give the answer away. */
const defaultKinds: readonly string[] = [
  'key-moved',
  'key-value-changed',
  'integer-key-changed',
  'result-changed',
  'step-changed',
  'sign-changed',
  'power-of-ten-slipped',
  'option-repeated',
  'key-given-away',
  'key-made-longest',
];

/** Returns the description of a kind of error, for reports. */
export function describeKind(kind: string): string {
  return plantedErrorKinds.find(({ id }) => id === kind)?.description ?? kind;
}

type PlanRequest = {
  /** Sound questions as TeX, one text each. */
  readonly texts: readonly string[];
  /** The number of sound questions, which is also the number of faulty questions. */
  readonly count: number;
  readonly seed: number;
  /** The kinds of errors to plant; wrong answers, wrong working and weak options by default. */
  readonly kinds?: readonly string[] | undefined;
};

/**
 * Chooses sound questions, and makes faulty questions by planting one error in each, one kind after the other. The cases are in
 * random order; the same seed gives the same cases.
 */
export function planCases({ texts, count, seed, kinds = defaultKinds }: PlanRequest): JudgedCase[] {
  const random = createSeededRandom(seed);
  const sound = shuffle(texts, random).flatMap(readQuestion).slice(0, count);
  const faulty = plantErrors(texts, kinds, { count, random });
  if (sound.length === 0 || faulty.length === 0)
    throw new Fault('invalid-input', 'There are no questions in which errors can be planted.');
  return shuffle([...sound.map((question): JudgedCase => ({ question })), ...faulty], random);
}

type PlantOptions = { readonly count: number; readonly random: SeededRandom };

function plantErrors(
  texts: readonly string[],
  kinds: readonly string[],
  { count, random }: PlantOptions,
): JudgedCase[] {
  const cases: JudgedCase[] = [];
  const remaining = new Set(kinds);
  while (cases.length < count && remaining.size > 0) {
    for (const kind of [...remaining]) {
      const question = plantError(texts, kind, random);
      // No question has a place for this kind of error.
      if (question === undefined) remaining.delete(kind);
      else if (cases.length < count) cases.push({ question, kind });
    }
  }
  return cases;
}

const MAX_TRIES = 40;

function plantError(texts: readonly string[], kind: string, random: SeededRandom): Question | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const text = pick(texts, random);
    const changed = text && errorInjectors[kind]?.(text, random);
    const [question] = changed === undefined || changed === text ? [] : readQuestion(changed ?? '');
    if (question !== undefined) return question;
  }
  return undefined;
}

/** Reads the question of a text; none if the text has no question that a judge can read. */
function readQuestion(tex: string): Question[] {
  const question = readTexQuestions(tex).questions[0]?.question;
  return question === undefined ? [] : [question];
}

function shuffle<T>(items: readonly T[], random: SeededRandom): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.below(rest.length), 1));
}
