import type { ItemDraft } from '../item-draft.ts';
import type { ModelDefinition } from '../item-model.ts';
import type { Random } from '../random.ts';
import { OPTION_COUNT } from '../write-choice.ts';
import { askPoints } from './ask-points.ts';
import { askRow } from './ask-row.ts';
import { askNext, askOrder } from './ask-sequence.ts';
import { askTrueOrFalse, askWhichAreTrue } from './ask-statements.ts';
import { askMatch, askMeaning, askNames, askWhich } from './ask-terms.ts';
import { FactSheet } from './fact-sheet.ts';

/** A model whose questions are written from a sheet of facts. */
type FactModelDefinition = {
  readonly id: string;
  readonly title: string;
  readonly outcomeId: string;
  /** A `FactSheet`, usually one of a `*.facts.json` file; it is parsed here. */
  readonly sheet: unknown;
  /** The possible numbers of marks. Default: one, two and three. */
  readonly marks?: readonly number[];
  /** The share of one-mark questions that are multiple choice. Default: 1, all of them. */
  readonly objective?: number;
  /** Whether statements may become true-or-false questions, for the lower levels. */
  readonly trueOrFalse?: boolean;
  /** The number of options of a multiple-choice question. Default: four. */
  readonly optionCount?: number;
};

/** Writes one question; undefined if the chosen facts do not give a good one. */
type QuestionWriter = () => ItemDraft | undefined;

/** Defines a model that tests facts from a sheet. Pass the result to the model function of a course, such as `nat5BiologyModel`. */
export function factModel({
  id,
  title,
  outcomeId,
  marks = [1, 2, 3],
  ...definitionOptions
}: FactModelDefinition) {
  const options: FactOptions = { ...definitionOptions, sheet: FactSheet.parse(definitionOptions.sheet) };
  const definition: Omit<ModelDefinition<ItemDraft | undefined>, 'subject' | 'level'> = {
    id,
    title,
    outcomeId,
    calculator: 'either',
    largest: Number.POSITIVE_INFINITY,
    marks,
    testsFacts: true,
    choose: (random) => writeFactQuestion(options, random, random.pick(marks)),
    write: (draft) => draft,
  };
  return definition;
}

type FactOptions = Pick<FactModelDefinition, 'objective' | 'trueOrFalse' | 'optionCount'> & {
  readonly sheet: FactSheet;
};

/** Picks one question with the given marks. Returns undefined if the chosen facts do not give a good one. */
function writeFactQuestion(options: FactOptions, random: Random, marks: number): ItemDraft | undefined {
  const isObjective = marks === 1 && random.chance(options.objective ?? 1);
  const writers = isObjective
    ? listObjectiveWriters(options, random)
    : listWrittenWriters(options, random, marks);
  return writers.length === 0 ? undefined : random.pick(writers)();
}

function listObjectiveWriters(
  { sheet, optionCount = OPTION_COUNT }: FactOptions,
  random: Random,
): QuestionWriter[] {
  const { tables = [], statements = [], sequences = [], rows = [] } = sheet;
  // Matching terms and ordering stages have four options.
  const isUsual = optionCount === OPTION_COUNT;
  const terms: QuestionWriter[] = [askWhich, ...(isUsual ? [askMatch] : []), askMeaning].map(
    (write) => () => write(random.pick(tables), random, optionCount),
  );
  return [
    ...(tables.length === 0 ? [] : terms),
    ...(statements.length === 0 ? [] : [() => askWhichAreTrue(random.pick(statements), random, optionCount)]),
    ...(rows.length === 0 ? [] : [() => askRow(random.pick(rows), random, optionCount)]),
    ...(sequences.length === 0 || !isUsual
      ? []
      : [() => askNext(random.pick(sequences), random), () => askOrder(random.pick(sequences), random, 1)]),
  ];
}

function listWrittenWriters(
  { sheet, trueOrFalse = false }: FactOptions,
  random: Random,
  marks: number,
): QuestionWriter[] {
  const { tables = [], statements = [], sequences = [], points = [] } = sheet;
  const pointSets = points.filter(({ count }) => count === marks);
  return [
    ...(tables.length === 0 ? [] : repeatFiveTimes(() => askNames(random.pick(tables), random, marks))),
    ...(statements.length === 0 || !trueOrFalse || marks === 1
      ? []
      : [() => askTrueOrFalse(random.pick(statements), random, marks)]),
    ...(sequences.length === 0 || marks !== 2 ? [] : [() => askOrder(random.pick(sequences), random, 2)]),
    ...(pointSets.length === 0 ? [] : [() => askPoints(random.pick(pointSets))]),
  ];
}

/** Naming questions have by far the most combinations, so they are five times as likely. */
const repeatFiveTimes = (write: QuestionWriter): QuestionWriter[] => Array.from({ length: 5 }, () => write);
