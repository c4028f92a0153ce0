import { hasErrors } from '../../../domain/finding.ts';
import type { Question } from '../../../domain/question.ts';
import { createRandom, type Random } from '../../../item-models/random.ts';
import { sameDimension } from '../../../maths/units/unit.ts';
import { measureTex } from '../../../verification/views/measured-value.ts';
import { type CheckedQuestion, checkVariantTex, printQuestion } from '../../authoring/check-authored.ts';
import { compareAnswers } from '../../authoring/compare-answers.ts';
import { findNumberSites } from '../../numbers/question-map.ts';
import { type RangedQuantity, SCENARIOS, type ScenarioFamily, type Thing } from './scenarios.table.ts';

type VaryContextOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

const MAX_ATTEMPTS = 12;

/** Moves the same numbers into another story of the table; refused if no story fits the things and their sizes. */
export function varyContext(
  question: Question,
  { seed, earlier = [] }: VaryContextOptions,
): CheckedQuestion | { readonly reason: string } {
  const tex = printQuestion(question);
  const measured = findQuantities(tex);
  const random = createRandom(`${tex}:${seed}`);
  const used = new Set([question, ...earlier].map(({ stem }) => stem));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const swaps = SCENARIOS.flatMap((family) => chooseSwaps(family, { tex, measured, random }));
    if (swaps.length === 0) return { reason: 'No story of the table fits its things and their sizes.' };
    const retold = swaps.reduce((text, { from, to }) => replaceThing(text, from, to), tex);
    const checked = checkStory(retold, question);
    if (checked?.question === undefined || used.has(checked.question.stem)) continue;
    if (!hasErrors(checked.findings)) return checked;
  }
  return { reason: 'No story of the table changes enough of it.' };
}

type Swap = { readonly from: Thing; readonly to: Thing };
type Sized = { readonly kind: RangedQuantity; readonly value: number };
type StoryContext = { readonly tex: string; readonly measured: readonly Sized[]; readonly random: Random };

/** Chooses other things of a family for those in the story; empty if any of them cannot be replaced. */
function chooseSwaps(family: ScenarioFamily, { tex, measured, random }: StoryContext): Swap[] {
  const { things, unless, only, several = false } = family;
  const present = things.filter((thing) => nounPattern(thing).test(tex));
  const isMeant = unless?.test(tex) !== true && only?.test(tex) !== false;
  if (present.length === 0 || !isMeant || (present.length > 1 && !several)) return [];
  if (!present.every((thing) => isReplaceable(thing, tex))) return [];
  const fitting = things.filter((thing) => !nounPattern(thing).test(tex) && isPlausible(thing, measured));
  const chosen = random.shuffle(fitting);
  return chosen.length < present.length
    ? []
    : present.flatMap((from, at) => (chosen[at] === undefined ? [] : [{ from, to: chosen[at] }]));
}

function nounPattern({ noun, plural = `${noun}s` }: Thing): RegExp {
  return new RegExp(`\\b(?:${plural}|${noun})\\b`, /^[A-Z]/.test(noun) ? '' : 'i');
}

/** Text before a noun that is not part of a longer name. */
const BEFORE =
  /(?:^|[^\p{L}])(?:an?|the|this|that|each|one|two|three|both|of|red|blue|green|yellow|white|black|more|other|its|same|small|large|light|heavy|first|second|rectangular|circular|square|new|old|full|empty|stationary|level|local|on|across|through)\s+$|[.,:;(]\s*$|\$\s*$|\n\s*$|^$/iu;
/** Text after a noun that is not part of a longer name. */
const AFTER =
  /^(?:'s)?(?:[.,:;?!)$\\]|\s+(?:\$|of|is|are|was|were|has|have|had|at|from|with|in|on|to|that|which|and|or|by|for|over|until|when|while|after|then|starts?|moves?|slides?|travels?|hangs?|rests?|accelerates?|reaches|passes|stands?|holds?|falls?|leaves|gets?|pays?|works?|drinks?|comes|counts|receives|saves|high|long|changes|needs|can|does|drawn|increases|decreases|going|each|so|up|down|round|along|thrown|dropped|mown?|lands|slows|hits|contains?|sends|turns|faces|scores|shoots|measures|weighs|costs?|uses|records|takes|goes|rises|drops|stops|begins|makes|sells|buys|lifts|pulls|pushes|moving|attached|connected|charged|would|will|must|may|if|as|because|during|before|into|onto|through|across|above|below|against|off|out|this|it|used|wide|tall|deep|switched|left|still|now|together|later|chooses|enters|bounces|fill\w*|empt\w+|share|grew)\b)/u;

/** Whether no occurrence of a thing is part of a longer name, such as a car park or a steel ball. */
function isReplaceable(thing: Thing, tex: string): boolean {
  const pattern = new RegExp(nounPattern(thing).source, 'gi');
  const isPerson = /^[A-Z]/.test(thing.noun);
  const head = thing.short ?? thing.noun.split(' ').at(-1) ?? '';
  const rest = tex.replace(pattern, (word) => ' '.repeat(word.length));
  const isFree = (noun: RegExp, text: string): boolean =>
    [...text.matchAll(noun)].every(({ index, 0: word }) => {
      const before = tex.slice(Math.max(0, index - 20), index);
      return (isPerson || BEFORE.test(before)) && AFTER.test(tex.slice(index + word.length));
    });
  const short = new RegExp(`\\b${head}\\b`, 'gi');
  return isFree(pattern, tex) && (thing.short === undefined ? !short.test(rest) : isFree(short, rest));
}

/** One unit of each kind of quantity. */
const BASE: readonly (readonly [kind: RangedQuantity, tex: string])[] = [
  ['mass', '1\\,\\mathrm{kg}'],
  ['speed', '1\\,\\mathrm{m\\,s^{-1}}'],
  ['length', '1\\,\\mathrm{m}'],
  ['force', '1\\,\\mathrm{N}'],
  ['power', '1\\,\\mathrm{W}'],
  ['energy', '1\\,\\mathrm{J}'],
  ['voltage', '1\\,\\mathrm{V}'],
  ['current', '1\\,\\mathrm{A}'],
  ['frequency', '1\\,\\mathrm{Hz}'],
];
const units = BASE.flatMap(([kind, tex]) => {
  const unit = measureTex(tex)?.unit;
  return unit === undefined ? [] : [{ kind, unit }];
});

/** Whether every quantity of the question is in the natural range of the thing. */
function isPlausible({ ranges = {} }: Thing, measured: readonly Sized[]): boolean {
  return measured.every(({ kind, value }) => {
    const range = ranges[kind];
    return range === undefined || (Math.abs(value) >= range[0] && Math.abs(value) <= range[1]);
  });
}

/** Finds the quantities of the stem and the solution; wrong options may have any size. */
function findQuantities(tex: string): Sized[] {
  return findNumberSites(tex)
    .filter(({ part, unit }) => (part === 'stem' || part === 'solution') && unit !== '')
    .flatMap((site): Sized[] => {
      if (site.unit === '£') return [{ kind: 'price', value: site.value }];
      const power = site.exponent === undefined ? '' : ` \\times 10^{${site.exponent.value}}`;
      const measure = measureTex(`${site.text}${power}\\,\\mathrm{${site.unit}}`);
      const unit = measure?.unit;
      const kind = unit && units.find((each) => sameDimension(each.unit.dimension, unit.dimension))?.kind;
      return measure === undefined || kind === undefined ? [] : [{ kind, value: measure.value }];
    });
}

/**
 * Replaces every occurrence of a thing, with its article, plural and capital letter: first the full name, then the short
 * one. A private-use character marks names already replaced, so that they are not replaced again.
 */
function replaceThing(tex: string, from: Thing, to: Thing): string {
  const { noun, plural = `${noun}s`, short } = from;
  const mark = (word: string): string => word.replace(/^./, (first) => `\ue000${first}`);
  const many = to.plural ?? `${to.noun}s`;
  const whole = renameWord(tex, [noun, plural], [mark(to.noun), mark(many)]);
  const called = to.short ?? to.noun;
  const renamed =
    short === undefined ? whole : renameWord(whole, [short, `${short}s`], [called, `${called}s`]);
  const known =
    to.short === undefined || short !== undefined ? renamed : shortenName(renamed, mark(to.noun), to.short);
  return known.replaceAll('\ue000', '');
}

/** Uses the short name after `the`: `a fish tank`, then `the tank`. */
function shortenName(tex: string, noun: string, short: string): string {
  return tex.replace(new RegExp(`(?<=\\bthe )${noun}\\b`, 'g'), short);
}

type Forms = readonly [one: string, many: string];

function renameWord(tex: string, [one, many]: Forms, [newOne, newMany]: Forms): string {
  const pattern = new RegExp(`\\b(?:(an?)(\\s+))?(?<!\ue000[^.]{0,30})(${many}|${one})\\b`, 'gi');
  return tex.replace(
    pattern,
    (_whole, article: string | undefined, gap: string | undefined, word: string) => {
      const made = word.toLowerCase() === many.toLowerCase() && many !== one ? newMany : newOne;
      const cased = /^[A-Z]/.test(word) ? made.replace(/\p{L}/u, (first) => first.toUpperCase()) : made;
      if (article === undefined) return cased;
      const right = /^\ue000?[aeiou]/i.test(made) ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? `A${right.slice(1)}` : right}${gap}${cased}`;
    },
  );
}

function checkStory(tex: string, parent: Question): CheckedQuestion | undefined {
  const checked = checkVariantTex(tex, parent, 'context');
  if (checked?.question === undefined || parent.kind === 'passage') return checked;
  return { ...checked, findings: [...checked.findings, ...compareAnswers(parent, checked.question)] };
}
