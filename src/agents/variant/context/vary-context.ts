import { hasErrors } from '../../../domain/finding.ts';
import { printPartsText } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import { createRandom, type Random } from '../../../item-models/random.ts';
import { sameDimension } from '../../../maths/units/unit.ts';
import { parseQuantity } from '../../../verification/views/measured-value.ts';
import { type CheckedQuestion, checkVariantTex, printQuestion } from '../../authoring/check-authored.ts';
import { compareAnswers } from '../../authoring/compare-answers.ts';
import { findNumberSites } from '../../numbers/question-map.ts';
import { type RangedQuantity, SCENARIOS, type ScenarioFamily, type Thing } from './scenarios.table.ts';

type VaryContextOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

const MAX_ATTEMPTS = 12;

/**
 * Puts the same numbers into another story of the table. Returns a reason if the table has no replacement for the things in
 * the story, or if the numbers are outside the natural ranges of all replacements.
 */
export function varyContext(
  question: Question,
  { seed, earlier = [] }: VaryContextOptions,
): CheckedQuestion | { readonly reason: string } {
  const tex = printQuestion(question);
  const quantities = findQuantities(tex);
  const random = createRandom(`${tex}:${seed}`);
  const usedTexts = new Set([question, ...earlier].map(printPartsText));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const replacements = SCENARIOS.flatMap((family) =>
      chooseReplacements(family, { tex, quantities, random }),
    );
    if (replacements.length === 0)
      return { reason: 'No other context fits the things and numbers of this question.' };
    const newTex = replacements.reduce((text, { from, to }) => replaceThing(text, from, to), tex);
    const checked = checkStory(newTex, question);
    if (checked?.question === undefined || usedTexts.has(printPartsText(checked.question))) continue;
    if (!hasErrors(checked.findings)) return checked;
  }
  return { reason: 'No other context changes enough of this question.' };
}

type Replacement = { readonly from: Thing; readonly to: Thing };
/** A quantity in base units. */
type BaseQuantity = { readonly kind: RangedQuantity; readonly value: number };
type StoryContext = {
  readonly tex: string;
  readonly quantities: readonly BaseQuantity[];
  readonly random: Random;
};

/** Chooses another thing of the family for each thing in the story; returns none if any of them cannot be replaced. */
function chooseReplacements(
  family: ScenarioFamily,
  { tex, quantities, random }: StoryContext,
): Replacement[] {
  const { things, excludedBy, requires, mayRepeat = false } = family;
  const present = things.filter((thing) => createNounPattern(thing).test(tex));
  const isApplicable = excludedBy?.test(tex) !== true && requires?.test(tex) !== false;
  if (present.length === 0 || !isApplicable || (present.length > 1 && !mayRepeat)) return [];
  if (!present.every((thing) => isReplaceable(thing, tex))) return [];
  const candidates = things.filter(
    (thing) => !createNounPattern(thing).test(tex) && isPlausible(thing, quantities),
  );
  const chosen = random.shuffle(candidates);
  return chosen.length < present.length
    ? []
    : present.flatMap((from, index) => (chosen[index] === undefined ? [] : [{ from, to: chosen[index] }]));
}

function createNounPattern({ noun, plural = `${noun}s` }: Thing): RegExp {
  return new RegExp(`\\b(?:${plural}|${noun})\\b`, /^[A-Z]/.test(noun) ? '' : 'i');
}

/** Words and punctuation after which a noun is not part of a longer name: `the ball`, but not `steel ball`. */
const TEXT_BEFORE =
  /(?:^|[^\p{L}])(?:an?|the|this|that|each|one|two|three|both|of|red|blue|green|yellow|white|black|more|other|its|same|small|large|light|heavy|uniform|smooth|rough|solid|long|straight|thin|simple|single|typical|wooden|electric|first|second|rectangular|circular|square|new|old|full|empty|stationary|level|local|on|across|through|\d\s*-?(?:kg|g|m|cm|km|N|kN|W|kW|V)|\d|\})\s+$|[.,:;(]\s*$|\$\s*$|\n\s*$|^$/iu;
/** Words and punctuation before which a noun is not part of a longer name: `car moves`, but not `car park`. */
const TEXT_AFTER =
  /^(?:'s)?(?:[.,:;?!)$\\]|\s+(?:[\d$\\]|\w{3,}(?:ing|ed)\b|gives?|gets?|carries|supports?|drives?|revolves|rotates|orbits|occupies|enters?|requires?|consumes?|delivers|operates|walks|runs|jumps|invests?|earns?|borrows?|spends?|weighing|tends|decides?|raises?|leans?|of|is|are|was|were|has|have|had|at|from|with|in|on|to|that|which|and|or|by|for|over|until|when|while|after|then|starts?|moves?|slides?|travels?|hangs?|rests?|accelerates?|reaches|passes|stands?|holds?|falls?|leaves|gets?|pays?|works?|drinks?|comes|counts|receives|saves|high|long|changes|needs|can|does|drawn|increases|decreases|going|each|so|up|down|round|along|thrown|dropped|mown?|lands|slows|hits|contains?|sends|turns|faces|scores|shoots|measures|weighs|costs?|uses|records|takes|goes|rises|drops|stops|begins|makes|sells|buys|lifts|pulls|pushes|moving|attached|connected|charged|would|will|must|may|if|as|because|during|before|into|onto|through|across|above|below|against|off|out|this|it|used|wide|tall|deep|switched|left|still|now|together|later|chooses|enters|bounces|fill\w*|empt\w+|share|grew)\b)/u;

/** Whether no occurrence of a thing is part of a longer name, such as a car park or a steel ball. */
function isReplaceable(thing: Thing, tex: string): boolean {
  const pattern = new RegExp(createNounPattern(thing).source, 'gi');
  const isPerson = /^[A-Z]/.test(thing.noun);
  const shortName = thing.shortName ?? thing.noun.split(' ').at(-1) ?? '';
  const rest = tex.replace(pattern, (word) => ' '.repeat(word.length));
  const isWholeName = (noun: RegExp, text: string): boolean =>
    [...text.matchAll(noun)].every(({ index, 0: word }) => {
      const before = tex.slice(Math.max(0, index - 20), index);
      return (isPerson || TEXT_BEFORE.test(before)) && TEXT_AFTER.test(tex.slice(index + word.length));
    });
  const shortPattern = new RegExp(`\\b${shortName}\\b`, 'gi');
  return (
    isWholeName(pattern, tex) &&
    (thing.shortName === undefined ? !shortPattern.test(rest) : isWholeName(shortPattern, rest))
  );
}

/** One unit of each kind of quantity. */
const BASE_UNITS: readonly (readonly [kind: RangedQuantity, tex: string])[] = [
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
const unitsByKind = BASE_UNITS.flatMap(([kind, tex]) => {
  const unit = parseQuantity(tex)?.unit;
  return unit === undefined ? [] : [{ kind, unit }];
});

/** Whether every quantity of the question is in the natural range of the thing. */
function isPlausible({ ranges = {} }: Thing, quantities: readonly BaseQuantity[]): boolean {
  return quantities.every(({ kind, value }) => {
    const range = ranges[kind];
    return range === undefined || (Math.abs(value) >= range[0] && Math.abs(value) <= range[1]);
  });
}

/** Finds the quantities of the stem and the solution; options are excluded, because wrong options may have any size. */
function findQuantities(tex: string): BaseQuantity[] {
  return findNumberSites(tex)
    .filter(({ area, unit }) => (area === 'stem' || area === 'solution') && unit !== '')
    .flatMap((site): BaseQuantity[] => {
      if (site.unit === '£') return [{ kind: 'price', value: site.value }];
      const power = site.exponent === undefined ? '' : ` \\times 10^{${site.exponent.value}}`;
      const measure = parseQuantity(`${site.text}${power}\\,\\mathrm{${site.unit}}`);
      const unit = measure?.unit;
      const kind =
        unit && unitsByKind.find((base) => sameDimension(base.unit.dimension, unit.dimension))?.kind;
      return measure === undefined || kind === undefined ? [] : [{ kind, value: measure.value }];
    });
}

/**
 * Replaces every occurrence of a thing, with its article, plural and capital letter: first the full name, then the short one. A
 * special character marks names that were already replaced, so that they are not replaced again.
 */
function replaceThing(tex: string, from: Thing, to: Thing): string {
  const { noun, plural = `${noun}s`, shortName } = from;
  const mark = (word: string): string => word.replace(/^./, (first) => `\ue000${first}`);
  const newPlural = to.plural ?? `${to.noun}s`;
  const withFullName = renameWord(tex, [noun, plural], [mark(to.noun), mark(newPlural)]);
  const newShortName = to.shortName ?? to.noun;
  const withShortName =
    shortName === undefined
      ? withFullName
      : renameWord(withFullName, [shortName, `${shortName}s`], [newShortName, `${newShortName}s`]);
  const shortened =
    to.shortName === undefined || shortName !== undefined
      ? withShortName
      : shortenName(withShortName, mark(to.noun), to.shortName);
  return shortened.replaceAll('\ue000', '');
}

/** Uses the short name after `the`: `a fish tank`, then `the tank`. */
function shortenName(tex: string, noun: string, shortName: string): string {
  return tex.replace(new RegExp(`(?<=\\bthe )${noun}\\b`, 'g'), shortName);
}

type NounForms = readonly [singular: string, plural: string];

/** Replaces a noun in the singular and plural, and adapts its article and its capital letter. */
function renameWord(tex: string, [singular, plural]: NounForms, [newSingular, newPlural]: NounForms): string {
  const pattern = new RegExp(`\\b(?:(an?)(\\s+))?(?<!\ue000[^.]{0,30})(${plural}|${singular})\\b`, 'gi');
  return tex.replace(
    pattern,
    (_match, article: string | undefined, gap: string | undefined, word: string) => {
      const isPlural = word.toLowerCase() === plural.toLowerCase() && plural !== singular;
      const noun = isPlural ? newPlural : newSingular;
      const cased = /^[A-Z]/.test(word) ? noun.replace(/\p{L}/u, (first) => first.toUpperCase()) : noun;
      if (article === undefined) return cased;
      const newArticle = /^\ue000?[aeiou]/i.test(noun) ? 'an' : 'a';
      return `${/^[A-Z]/.test(article) ? `A${newArticle.slice(1)}` : newArticle}${gap}${cased}`;
    },
  );
}

function checkStory(tex: string, parent: Question): CheckedQuestion | undefined {
  const checked = checkVariantTex(tex, parent, 'context');
  if (checked?.question === undefined || parent.kind === 'passage') return checked;
  return { ...checked, findings: [...checked.findings, ...compareAnswers(parent, checked.question)] };
}
