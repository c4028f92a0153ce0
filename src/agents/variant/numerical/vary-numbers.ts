import { hasErrors } from '../../../domain/finding.ts';
import { printPartsText } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import { listSections } from '../../../domain/question-sections.ts';
import { createRandom } from '../../../item-models/random.ts';
import { readQuestions } from '../../../latex/read-questions.ts';
import { type CheckedQuestion, checkVariantTex, printQuestion } from '../../authoring/check-authored.ts';
import { findGivens, type GivenNumber } from '../../numbers/givens.ts';
import { isPlausible } from '../../numbers/is-plausible.ts';
import type { MappedText } from '../../numbers/notation/mapped-text.ts';
import { writeUniformNotation } from '../../numbers/notation/uniform-notation.ts';
import { findNumberSites, type NumberSite } from '../../numbers/question-map.ts';
import { CLINICAL_RATIO_RANGES, drawGivens, RATIO_RANGES, type RatioRange } from './draw-givens.ts';
import { formatNumber } from './explain-site.ts';
import { findUnreadNumber } from './find-unread-number.ts';
import { findRelations, type GivenRelation, keepRelations } from './given-relations.ts';
import { listOptionSpans } from './list-option-spans.ts';
import { type Recomputed, recomputeTrace } from './recompute-trace.ts';
import { removeKeyValues } from './remove-key-values.ts';
import { removeMistakeSentences } from './remove-mistake-sentences.ts';
import { findStatedFacts, keepsSizes } from './stated-facts.ts';
import type { NumberTrace, TraceRefusal } from './trace.ts';
import { traceQuestion } from './trace-question.ts';
import { findPossibleDependences } from './unused-givens.ts';
import { isUsable } from './usable-variant.ts';

export type VaryNumbersOptions = { readonly seed: number; readonly earlier?: readonly Question[] };

/** A numerical variant that passes its checks, or the reason why there is none. */
export type NumbersOutcome = CheckedQuestion | TraceRefusal;

/** The maximum number of sets of new numbers that are tried. */
const MAX_DRAWS = 1200;
/** After this many round variants (variants without newly rounded results), no further numbers are drawn. */
const MAX_ROUND_VARIANTS = 4;
/** The maximum number of variants that are verified, because verification is slow. */
const MAX_CHECKED = 6;

/** Draws new numbers for the givens of a question and recomputes all numbers that depend on them. */
export function varyNumbers(original: Question, options: VaryNumbersOptions): NumbersOutcome {
  const question = removeKeyValues(original);
  const outcome = varyTraced(question, options);
  if (!('reason' in outcome)) return outcome;
  // Tries again without the sentences about mistakes. Options whose mistake is unknown are scaled with the right answer.
  const reduced = removeMistakeSentences(question);
  const retried = reduced === undefined ? outcome : varyTraced(reduced, options);
  return 'reason' in retried ? outcome : retried;
}

/** A printed question with its numbers and their trace; positions refer to the text in uniform notation. */
export type TracedQuestion = {
  readonly text: MappedText;
  readonly sites: readonly NumberSite[];
  readonly givens: readonly GivenNumber[];
  readonly trace: NumberTrace | TraceRefusal;
};

/** Traces the numbers of a question to its givens. */
export function traceNumbers(question: Question): TracedQuestion {
  const text = writeUniformNotation(printQuestion(question).replace(BARE_DECIMAL, '0.'));
  const tex = text.text;
  const sites = findNumberSites(tex);
  const givens = findGivens(tex, sites);
  const options = listOptionSpans(readQuestions(tex).questions);
  const trace = findRefusal(question, givens, tex) ?? traceQuestion({ tex, sites, givens, options });
  return { text, sites, givens, trace };
}

function varyTraced(question: Question, { seed, earlier = [] }: VaryNumbersOptions): NumbersOutcome {
  const { text, trace, givens } = traceNumbers(question);
  if ('reason' in trace) return trace;
  if (trace.changeableGivens.length === 0) return { reason: 'The solution uses no given that may change.' };
  const relations = findRelations(givens);
  const dependences = findPossibleDependences(givens, trace.changeableGivens, relations);
  const changeableGivens = trace.changeableGivens.filter((given) =>
    dependences.every(({ sources }) => !sources.has(given)),
  );
  const [first] = dependences;
  if (changeableGivens.length === 0 && first !== undefined)
    return {
      reason: `The number ${formatNumber(first.unused.site)} may depend on the other numbers, but the solution does not show how.`,
    };
  const usedTexts = new Set(earlier.map(printPartsText));
  let lastFailed: CheckedQuestion | undefined;
  for (const range of listRanges(question)) {
    const recomputed = recomputeMany(text, { ...trace, changeableGivens }, { seed, range, relations });
    for (const variant of putNewResultsFirst(recomputed, trace).slice(0, MAX_CHECKED)) {
      const checked = checkVariantTex(variant.tex, question, 'numerical');
      if (checked?.question === undefined || usedTexts.has(printPartsText(checked.question))) continue;
      if (!hasErrors(checked.findings)) return checked;
      lastFailed = checked;
    }
  }
  return { reason: explainFailure(lastFailed) };
}

/** Lists the ranges of new values in the order in which they are tried. */
function listRanges({ subject, stem }: Question): readonly RatioRange[] {
  return subject === 'Medicine' || CLINICAL_WORDS.test(stem) ? CLINICAL_RATIO_RANGES : RATIO_RANGES;
}

/** Words of a question about the measurements of a person. */
const CLINICAL_WORDS =
  /\b(?:patients?|serum|plasma|blood|arterial|alveolar|urine|creatinine|glucose level|stroke volume|cardiac|ventricular|prescribed|infusion|mmHg|dose[sd]?|dosage)\b/i;

/** Puts variants last whose result is that of the original: 5 N on 2 kg gives the same acceleration as 10 N on 4 kg. */
function putNewResultsFirst(variants: readonly Recomputed[], { steps }: NumberTrace): Recomputed[] {
  const result = steps
    .map(({ site }) => site)
    .filter(({ area }) => area === 'solution')
    .toSorted((a, b) => a.start - b.start)
    .at(-1);
  const hasNewResult = ({ values }: Recomputed): boolean =>
    result === undefined || (values.get(result) ?? result.value) !== result.value;
  return [...variants.filter(hasNewResult), ...variants.filter((variant) => !hasNewResult(variant))];
}

function explainFailure(lastFailed: CheckedQuestion | undefined): string {
  const [error] = lastFailed?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return error === undefined
    ? 'No new numbers give results as round as the old ones.'
    : `No variant passed its checks: ${error.message}`;
}

/** Words of a solution whose numbers depend on divisors, so that no arithmetic line shows how to compute them. */
const DIVISORS =
  /\b(?:(?:greatest|highest|largest) common (?:divisor|factor)|(?:least|lowest|smallest) common (?:multiple|denominator)|[GH]C[DF]|LCM|prime factori[sz]ation|remainder when|divisible by)\b/i;

/** A decimal without its zero, which is not read as a number: `25,000 * .3`. */
const BARE_DECIMAL = /(?<![\w.,\])}])\.(?=\d+(?![.\w]))/g;

function findRefusal(
  question: Question,
  givens: readonly GivenNumber[],
  tex: string,
): TraceRefusal | undefined {
  const { kind } = question;
  const unread = findUnreadNumber(tex);
  if (unread !== undefined) return { reason: unread };
  if (kind === 'match' || kind === 'assertion_reason')
    return { reason: 'Its statements are words, so no numbers can be recomputed.' };
  if (givens.length === 0) return { reason: 'It gives no number that can be changed.' };
  const [first] = givens;
  if (first !== undefined && givens.every((given) => given.fixedReason !== undefined))
    return {
      reason: `It gives no number that can be changed: ${formatNumber(first.site)} stays, because ${first.fixedReason}.`,
    };
  if (listSections(question).some(({ solution }) => DIVISORS.test(JSON.stringify(solution))))
    return { reason: 'Its solution uses common divisors or multiples, which rules do not recompute.' };
  const hasSolution = listSections(question).some(({ solution }) => solution.length > 0);
  return hasSolution ? undefined : { reason: 'It has no solution that can be recomputed.' };
}

/**
 * Recomputes the question for many sets of new numbers. Variants without newly rounded results that keep the order of sizes
 * are returned first, then the other variants, those with the fewest newly rounded results first.
 */
function recomputeMany(
  text: MappedText,
  trace: NumberTrace,
  { seed, range, relations }: { seed: number; range: RatioRange; relations: readonly GivenRelation[] },
): Recomputed[] {
  const tex = text.text;
  const random = createRandom(`${text.source}:${seed}`);
  const stated = findStatedFacts(tex);
  const roundVariants: Recomputed[] = [];
  const otherVariants: Recomputed[] = [];
  for (let draw = 0; draw < MAX_DRAWS && roundVariants.length < MAX_ROUND_VARIANTS; draw++) {
    const drawn = drawGivens(trace.changeableGivens, random, range);
    const givens = drawn && keepRelations(drawn, relations);
    if (givens && [...givens].some(([given, value]) => !isPlausible(tex, given, value))) continue;
    const variant = givens && recomputeTrace(text, trace, givens);
    if (variant === undefined || !isUsable(variant, { tex, stated, trace })) continue;
    const isRound = variant.newlyRoundedCount === 0 && keepsSizes(trace.steps, variant.values);
    (isRound ? roundVariants : otherVariants).push(variant);
  }
  return [...roundVariants, ...otherVariants.toSorted((a, b) => a.newlyRoundedCount - b.newlyRoundedCount)];
}
