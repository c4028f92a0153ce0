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

/** The outcomes of putting the givens of one question into the trace of another question of the same model. */
type Replays = {
  readonly models: number;
  readonly agreeing: number;
  /** Replays in which a number has another form than before; no variant would be made. */
  readonly refused: number;
  readonly wrong: readonly string[];
};

const SOURCES = 3;
const MAX_RELATIVE_ERROR = 0.02;

/**
 * Replays traces with the givens of other questions of the same model. Item models compute their own solutions, so a trace
 * that misread a number gives other results than the model for the same givens.
 */
export function replayInModels(seeds: number): Replays {
  const found = itemModels.map((model) => replayModel(model, seeds));
  return {
    models: found.filter(({ agreeing }) => agreeing > 0).length,
    agreeing: found.reduce((sum, each) => sum + each.agreeing, 0),
    refused: found.reduce((sum, each) => sum + each.refused, 0),
    wrong: found.flatMap(({ wrong }) => wrong),
  };
}

type ReadItem = { readonly question: Question; readonly traced: TracedQuestion; readonly form: string };

function replayModel(model: ItemModel, seeds: number): Omit<Replays, 'models'> {
  const items = Array.from({ length: seeds }, (_, seed) => readItem(model, seed + 1)).filter(
    (item) => item !== undefined,
  );
  const outcomes = items
    .slice(0, SOURCES)
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
  if ('reason' in from.traced || from.traced.free.length === 0) return undefined;
  const givens = matchGivens(from, to, from.traced.free);
  if (givens === undefined) return undefined;
  const played = recomputeTrace(from.tex, from.traced, givens);
  if (played === undefined) return 'refused';
  const [made, right] = [findResultSites(findNumberSites(played.tex)), findResultSites(to.sites)];
  if (made.length !== right.length) return undefined;
  const wrong = made.findIndex((site, at) => differs(site.value, right[at]?.value ?? 0));
  return wrong < 0 ? 'agrees' : `${made[wrong]?.text} instead of ${right[wrong]?.text}`;
}

function differs(made: number, right: number): boolean {
  return Math.abs(made - right) > MAX_RELATIVE_ERROR * Math.abs(right);
}

/** Maps the free givens to the values of another question; undefined if the questions differ in more than these. */
function matchGivens(
  { sites, givens }: TracedQuestion,
  other: TracedQuestion,
  free: readonly GivenNumber[],
): ReadonlyMap<GivenNumber, number> | undefined {
  const [own, theirs] = [findGivenSites(sites), findGivenSites(other.sites)];
  if (own.length !== theirs.length) return undefined;
  const drawn = new Map(free.map((given) => [given, given.value]));
  const seen = new Map<GivenNumber, number>();
  for (const [at, site] of own.entries()) {
    const value = theirs[at]?.value ?? site.value;
    const given = givens.find((each) => each.sites.includes(site));
    const isFree = given !== undefined && drawn.has(given);
    if (!isFree && value !== site.value) return undefined;
    if (!isFree) continue;
    if (seen.has(given) && seen.get(given) !== value) return undefined;
    seen.set(given, value);
    drawn.set(given, value);
  }
  return [...drawn].some(([given, value]) => value !== given.value) ? drawn : undefined;
}

function findGivenSites(sites: readonly NumberSite[]): NumberSite[] {
  return sites.filter(({ area }) => area === 'stem' || area === 'figure');
}

function findResultSites(sites: readonly NumberSite[]): NumberSite[] {
  return sites.filter(({ area }) => area === 'solution' || area === 'answer');
}
