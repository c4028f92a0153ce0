import type { ItemDraft } from '../item-draft.ts';
import type { ModelDefinition } from '../item-model.ts';
import type { Random } from '../random.ts';
import { askPoints } from './ask-points.ts';
import { askNext, askOrder } from './ask-sequence.ts';
import { askTrueOrFalse, askWhichAreTrue } from './ask-statements.ts';
import { askMatch, askMeaning, askNames, askWhich } from './ask-terms.ts';
import type { FactSheet } from './fact-sheet.ts';

type FactModelDefinition = {
  readonly id: string;
  readonly title: string;
  readonly outcomeId: string;
  readonly sheet: FactSheet;
  /** Default: one, two and three. */
  readonly marks?: readonly number[];
  /** The share of one-mark questions that have options. Default: all. */
  readonly objective?: number;
  /** Whether statements may become true-or-false questions, for the lower levels. */
  readonly trueOrFalse?: boolean;
};

type Ask = () => ItemDraft | undefined;

/** Defines a model that tests facts from a sheet. Pass the result to the model function of a course. */
export function factModel({ id, title, outcomeId, marks = [1, 2, 3], ...look }: FactModelDefinition) {
  const definition: Omit<ModelDefinition<ItemDraft | undefined>, 'subject' | 'level'> = {
    id,
    title,
    outcomeId,
    calculator: 'either',
    largest: Number.POSITIVE_INFINITY,
    marks,
    draw: (random) => askFact(look, random, random.pick(marks)),
    write: (draft) => draft,
  };
  return definition;
}

type FactOptions = Pick<FactModelDefinition, 'sheet' | 'objective' | 'trueOrFalse'>;

/** Draws one question with the given marks; undefined if the drawn facts do not give a good one. */
function askFact(look: FactOptions, random: Random, marks: number): ItemDraft | undefined {
  const isObjective = marks === 1 && random.chance(look.objective ?? 1);
  const asks = isObjective ? objectiveAsks(look.sheet, random) : writtenAsks(look, random, marks);
  return asks.length === 0 ? undefined : random.pick(asks)();
}

function objectiveAsks({ tables = [], statements = [], sequences = [] }: FactSheet, random: Random): Ask[] {
  const terms: Ask[] = [askWhich, askMatch, askMeaning].map((ask) => () => ask(random.pick(tables), random));
  return [
    ...(tables.length === 0 ? [] : terms),
    ...(statements.length === 0 ? [] : [() => askWhichAreTrue(random.pick(statements), random)]),
    ...(sequences.length === 0
      ? []
      : [() => askNext(random.pick(sequences), random), () => askOrder(random.pick(sequences), random, 1)]),
  ];
}

function writtenAsks({ sheet, trueOrFalse = false }: FactOptions, random: Random, marks: number): Ask[] {
  const { tables = [], statements = [], sequences = [], points = [] } = sheet;
  const fitting = points.filter(({ count }) => count === marks);
  return [
    ...(tables.length === 0 ? [] : repeatFiveTimes(() => askNames(random.pick(tables), random, marks))),
    ...(statements.length === 0 || !trueOrFalse || marks === 1
      ? []
      : [() => askTrueOrFalse(random.pick(statements), random, marks)]),
    ...(sequences.length === 0 || marks !== 2 ? [] : [() => askOrder(random.pick(sequences), random, 2)]),
    ...(fitting.length === 0 ? [] : [() => askPoints(random.pick(fitting))]),
  ];
}

/** Naming questions have by far the most combinations, so they are five times as likely. */
const repeatFiveTimes = (ask: Ask): Ask[] => Array.from({ length: 5 }, () => ask);
