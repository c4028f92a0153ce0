import { hasErrors } from '../../../domain/finding.ts';
import { liftMetadata } from '../../../domain/metadata-comments.ts';
import type { Question } from '../../../domain/question.ts';
import { createRandom, type Random } from '../../../item-models/random.ts';
import { readQuestions } from '../../../latex/read-questions.ts';
import { sameDimension } from '../../../maths/units/unit.ts';
import { type MeasuredValue, measureTex } from '../../../verification/views/measured-value.ts';
import { compareAnswers } from '../../authoring/compare-answers.ts';
import { type Examined, examineQuestion, inherit, printQuestion } from '../../authoring/examine-authored.ts';
import { mapQuestion } from '../numerical/question-map.ts';
import { type RangedQuantity, SCENARIOS, type ScenarioFamily, type Thing } from './scenarios.table.ts';

export type VaryContextOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

const MOST_TRIES = 12;

/** The same numbers in another story of the table; refused where no story fits the things and their sizes. */
export function varyContext(
  question: Question,
  { seed, earlier = [] }: VaryContextOptions,
): Examined | { readonly reason: string } {
  const tex = printQuestion(question);
  const measured = quantitiesOf(tex);
  const random = createRandom(`${tex}:${seed}`);
  const taken = new Set([question, ...earlier].map(({ stem }) => stem));
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const swaps = SCENARIOS.flatMap((family) => swapWithin(family, { tex, measured, random }));
    if (swaps.length === 0) return { reason: 'No story of the table fits its things and their sizes.' };
    const told = swaps.reduce((text, { from, to }) => rename(text, from, to), tex);
    const examined = examine(told, question);
    if (examined?.question === undefined || taken.has(examined.question.stem)) continue;
    if (!hasErrors(examined.findings)) return examined;
  }
  return { reason: 'No story of the table changes enough of it.' };
}

type Swap = { readonly from: Thing; readonly to: Thing };
type Seen = { readonly tex: string; readonly measured: readonly MeasuredValue[]; readonly random: Random };

/** Another thing of the family for the one that the story is about. */
function swapWithin({ things, unless }: ScenarioFamily, { tex, measured, random }: Seen): Swap[] {
  const present = things.filter((thing) => nounOf(thing).test(tex));
  const [from] = present;
  if (from === undefined || present.length > 1 || unless?.test(tex) === true || !standsAlone(from, tex))
    return [];
  const fitting = things.filter((thing) => thing !== from && isPlausible(thing, measured));
  return fitting.length === 0 ? [] : [{ from, to: random.pick(fitting) }];
}

function nounOf({ noun, plural = `${noun}s` }: Thing): RegExp {
  return new RegExp(`\\b(?:${noun}|${plural})\\b`, 'i');
}

const BEFORE =
  /(?:^|[^\p{L}])(?:an?|the|this|that|each|one|two|three|both|of|red|blue|green|yellow|white|black|more|other|its|same)\s+$|[.,:;(]\s*$|\$\s*$|\n\s*$|^$/iu;
const AFTER =
  /^(?:'s)?(?:[.,:;?!)$\\]|\s+(?:\$|of|is|are|was|were|has|have|had|at|from|with|in|on|to|that|which|and|or|by|for|over|until|when|while|after|then|starts?|moves?|slides?|travels?|hangs?|rests?|accelerates?|reaches|passes|stands?|holds?|falls?|leaves|gets?|pays?|works?|drinks?|comes|counts|receives|saves|high|long|changes|needs|can|does|drawn|increases|decreases|going|each|so|up|down|round|along|thrown|dropped|mown?)\b)/u;

/** Not part of another name, such as a car park or a steel ball, wherever it is said; a part of it is said nowhere else. */
function standsAlone(thing: Thing, tex: string): boolean {
  const pattern = new RegExp(nounOf(thing).source, 'gi');
  const isPerson = /^[A-Z]/.test(thing.noun);
  const isFree = Array.from(tex.matchAll(pattern)).every(({ index, 0: word }) => {
    const before = tex.slice(Math.max(0, index - 20), index);
    return (isPerson || BEFORE.test(before)) && AFTER.test(tex.slice(index + word.length));
  });
  const head = thing.noun.split(' ').at(-1) ?? '';
  return isFree && (head === thing.noun || !new RegExp(`\\b${head}\\b`, 'i').test(tex.replace(pattern, ' ')));
}

const BASE: Readonly<Record<RangedQuantity, string>> = {
  mass: '1\\,\\mathrm{kg}',
  speed: '1\\,\\mathrm{m\\,s^{-1}}',
  length: '1\\,\\mathrm{m}',
  force: '1\\,\\mathrm{N}',
  power: '1\\,\\mathrm{W}',
  energy: '1\\,\\mathrm{J}',
};
const units = Object.entries(BASE).flatMap(([name, tex]) => {
  const unit = measureTex(tex)?.unit;
  return unit === undefined ? [] : [{ name, unit }];
});

/** Whether every quantity of the question is of a natural size for the thing. */
function isPlausible({ ranges = {} }: Thing, measured: readonly MeasuredValue[]): boolean {
  return measured.every(({ value, unit }) => {
    const kind = unit && units.find((each) => sameDimension(each.unit.dimension, unit.dimension))?.name;
    const range = Object.entries(ranges).find(([name]) => name === kind)?.[1];
    return range === undefined || (Math.abs(value) >= range[0] && Math.abs(value) <= range[1]);
  });
}

function quantitiesOf(tex: string): MeasuredValue[] {
  return mapQuestion(tex)
    .filter(({ part, unit }) => part === 'stem' && unit !== '')
    .flatMap(({ text, exponent, unit }) => {
      const power = exponent === undefined ? '' : ` \\times 10^{${exponent.value}}`;
      return measureTex(`${text}${power}\\,\\mathrm{${unit}}`) ?? [];
    });
}

/** Every occurrence, with its article, its plural and its capital. */
function rename(tex: string, from: Thing, to: Thing): string {
  const { noun, plural = `${noun}s` } = from;
  const many = to.plural ?? `${to.noun}s`;
  const pattern = new RegExp(`\\b(?:(an?)(\\s+))?(${plural}|${noun})\\b`, 'gi');
  return tex.replace(
    pattern,
    (_whole, article: string | undefined, gap: string | undefined, word: string) => {
      const made = word.toLowerCase() === plural.toLowerCase() ? many : to.noun;
      const cased = /^[A-Z]/.test(word) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
      if (article === undefined) return cased;
      const right = /^[aeiou]/i.test(made) ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? `A${right.slice(1)}` : right}${gap}${cased}`;
    },
  );
}

function examine(tex: string, parent: Question): Examined | undefined {
  const [read] = readQuestions(tex).questions;
  if (read === undefined || read.question.kind !== parent.kind) return undefined;
  const { marks: _own, ...made } = liftMetadata(read.question);
  const examined = examineQuestion(inherit(made, parent), {
    parents: [parent],
    relation: 'context',
    kind: parent.kind,
  });
  const kept = parent.kind === 'passage' ? [] : compareAnswers(parent, made);
  return { ...examined, findings: [...examined.findings, ...kept] };
}
