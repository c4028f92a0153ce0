import type { GivenNumber } from '../../src/agents/numbers/givens.ts';
import { findNumberSites, type NumberSite } from '../../src/agents/numbers/question-map.ts';
import { recomputeTrace } from '../../src/agents/variant/numerical/recompute-trace.ts';
import { type TracedQuestion, traceNumbers } from '../../src/agents/variant/numerical/vary-numbers.ts';
import type { Question } from '../../src/domain/question.ts';
import { readTexQuestions } from '../../src/formats/tex/tex-questions.ts';
import { itemModels } from '../../src/item-models/catalogue.ts';
import { generateItem } from '../../src/item-models/generate-item.ts';
import type { ItemModel } from '../../src/item-models/item-model.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';

/**
 * The outcomes of replays: the givens (the numbers that a question states) of one question are put into the trace of another
 * question of the same model. A trace derives every other number of a question from its givens.
 */
type Replays = {
  readonly models: number;
  readonly agreeing: number;
  /** Replays in which a number changed its form, for example its number of digits; no variant would be created. */
  readonly refused: number;
  readonly wrong: readonly string[];
};

const SOURCES_PER_MODEL = 3;
const MAX_RELATIVE_ERROR = 0.02;

/**
 * Replays traces with the givens of other questions of the same model. Item models compute their own solutions, so a trace
 * that misread a number gives other results than the model for the same givens.
 */
export function replayInModels(seeds: number): Replays {
  const results = itemModels.map((model) => replayModel(model, seeds));
  return {
    models: results.filter(({ agreeing }) => agreeing > 0).length,
    agreeing: results.reduce((sum, result) => sum + result.agreeing, 0),
    refused: results.reduce((sum, result) => sum + result.refused, 0),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

/** A question with its trace; `form` is its stem with every number replaced by `#`. */
type ReadItem = { readonly question: Question; readonly traced: TracedQuestion; readonly form: string };

function replayModel(model: ItemModel, seeds: number): Omit<Replays, 'models'> {
  const items = Array.from({ length: seeds }, (_, seed) => readItem(model, seed + 1)).filter(
    (item) => item !== undefined,
  );
  const outcomes = items
    .slice(0, SOURCES_PER_MODEL)
    .flatMap((from) =>
      items.filter((to) => to !== from && to.form === from.form).map((to) => replay(from.traced, to.traced)),
    );
  return {
    agreeing: outcomes.filter((outcome) => outcome === 'agrees').length,
    refused: outcomes.filter((outcome) => outcome === 'refused').length,
    wrong: outcomes
      .filter((outcome) => outcome !== undefined && outcome !== 'agrees' && outcome !== 'refused')
      .map((outcome) => `${model.id}: ${outcome}`),
  };
}

function readItem(model: ItemModel, seed: number): ReadItem | undefined {
  const [read] = readTexQuestions(printQuestions([generateItem(model, seed)])).questions;
  if (read === undefined) return undefined;
  const { question } = read;
  return { question, traced: traceNumbers(question), form: question.stem.replace(/\d+(?:\.\d+)?/g, '#') };
}

/** Returns `agrees`, `refused` or a description of the difference; undefined if the two questions cannot be compared. */
function replay(from: TracedQuestion, to: TracedQuestion): string | undefined {
  if ('reason' in from.trace || from.trace.changeableGivens.length === 0) return undefined;
  const givens = matchGivens(from, to, from.trace.changeableGivens);
  if (givens === undefined) return undefined;
  const recomputed = recomputeTrace(from.text, from.trace, givens);
  if (recomputed === undefined) return 'refused';
  const [computedSites, expectedSites] = [
    findResultSites(findNumberSites(recomputed.tex)),
    findResultSites(to.sites),
  ];
  if (computedSites.length !== expectedSites.length) return undefined;
  const wrongIndex = computedSites.findIndex((site, index) =>
    isDifferent(site.value, expectedSites[index]?.value ?? 0),
  );
  return wrongIndex < 0
    ? 'agrees'
    : `${computedSites[wrongIndex]?.text} instead of ${expectedSites[wrongIndex]?.text}`;
}

function isDifferent(actual: number, expected: number): boolean {
  return Math.abs(actual - expected) > MAX_RELATIVE_ERROR * Math.abs(expected);
}

/** Maps the changeable givens to the values of another question; undefined if any other number differs. */
function matchGivens(
  { sites, givens }: TracedQuestion,
  other: TracedQuestion,
  changeableGivens: readonly GivenNumber[],
): ReadonlyMap<GivenNumber, number> | undefined {
  const [ownSites, otherSites] = [findGivenSites(sites), findGivenSites(other.sites)];
  if (ownSites.length !== otherSites.length) return undefined;
  const newValues = new Map(changeableGivens.map((given) => [given, given.value]));
  const valueByGiven = new Map<GivenNumber, number>();
  for (const [index, site] of ownSites.entries()) {
    const value = otherSites[index]?.value ?? site.value;
    const given = givens.find((candidate) => candidate.sites.includes(site));
    const isChangeable = given !== undefined && newValues.has(given);
    if (!isChangeable && value !== site.value) return undefined;
    if (!isChangeable) continue;
    if (valueByGiven.has(given) && valueByGiven.get(given) !== value) return undefined;
    valueByGiven.set(given, value);
    newValues.set(given, value);
  }
  return [...newValues].some(([given, value]) => value !== given.value) ? newValues : undefined;
}

function findGivenSites(sites: readonly NumberSite[]): NumberSite[] {
  return sites.filter(({ area }) => area === 'stem' || area === 'figure');
}

function findResultSites(sites: readonly NumberSite[]): NumberSite[] {
  return sites.filter(({ area }) => area === 'solution' || area === 'answer');
}
