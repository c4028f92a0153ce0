import { keyPositionsAreSpread } from './bank/key-positions-are-spread.ts';
import { keysAreNotMostlyLongest } from './bank/keys-are-not-mostly-longest.ts';
import { noStemTellsAnotherKey } from './bank/no-stem-tells-another-key.ts';
import { questionsAreNotRepeated } from './bank/questions-are-not-repeated.ts';
import type { Check } from './check.ts';
import { documentIsSelfContained } from './document/document-is-self-contained.ts';
import { formulaIsValid } from './document/formula-is-valid.ts';
import { fractionHasBothParts } from './document/fraction-has-both-parts.ts';
import { leftHasRight } from './document/left-has-right.ts';
import { macrosStaySmall } from './document/macros-stay-small.ts';
import { mathsStandsInAFormula } from './document/maths-stands-in-a-formula.ts';
import { readerChecks } from './document/reader-checks.ts';
import { tableRowsFit } from './document/table-rows-fit.ts';
import { allOfTheAboveIsAvoided } from './flaws/all-of-the-above-is-avoided.ts';
import { blankEndsTheStem } from './flaws/blank-ends-the-stem.ts';
import { grammarFitsEveryOption } from './flaws/grammar-fits-every-option.ts';
import { keyDoesNotEchoTheStem } from './flaws/key-does-not-echo-the-stem.ts';
import { keyIsNotInTheOnlyOppositePair } from './flaws/key-is-not-in-the-only-opposite-pair.ts';
import { keyIsNotLongest } from './flaws/key-is-not-longest.ts';
import { keyIsNotTheCommonGround } from './flaws/key-is-not-the-common-ground.ts';
import { keyIsNotTheOnlyFittingKind } from './flaws/key-is-not-the-only-fitting-kind.ts';
import { negationIsEmphasised } from './flaws/negation-is-emphasised.ts';
import { noneOfTheAboveIsAvoided } from './flaws/none-of-the-above-is-avoided.ts';
import { optionsAreNotAClosedSet } from './flaws/options-are-not-a-closed-set.ts';
import { optionsAreNotCombinations } from './flaws/options-are-not-combinations.ts';
import { optionsAreNotTrueOrFalse } from './flaws/options-are-not-true-or-false.ts';
import { optionsAreOfSimilarLength } from './flaws/options-are-of-similar-length.ts';
import { optionsAreParallel } from './flaws/options-are-parallel.ts';
import { optionsArePositive } from './flaws/options-are-positive.ts';
import { optionsAreSerious } from './flaws/options-are-serious.ts';
import { optionsAreShort } from './flaws/options-are-short.ts';
import { optionsAvoidAbsolutes } from './flaws/options-avoid-absolutes.ts';
import { optionsAvoidVagueWords } from './flaws/options-avoid-vague-words.ts';
import { optionsDoNotReferToOptions } from './flaws/options-do-not-refer-to-options.ts';
import { optionsShareNoLead } from './flaws/options-share-no-lead.ts';
import { readingLoadIsFair } from './flaws/reading-load-is-fair.ts';
import { stemAsksNoOpinion } from './flaws/stem-asks-no-opinion.ts';
import { stemAsksOneThing } from './flaws/stem-asks-one-thing.ts';
import { stemHasAFocus } from './flaws/stem-has-a-focus.ts';
import { stemStandsAlone } from './flaws/stem-stands-alone.ts';
import { styleIsClean } from './flaws/style-is-clean.ts';
import { superlativeHasACriterion } from './flaws/superlative-has-a-criterion.ts';
import { vocabularyIsPlain } from './flaws/vocabulary-is-plain.ts';
import { assertionKeyFitsTheStatements } from './numbers/assertion-key-fits-the-statements.ts';
import { boxedValueIsTheComputedValue } from './numbers/boxed-value-is-the-computed-value.ts';
import { constantsHaveTheirValues } from './numbers/constants-have-their-values.ts';
import { derivationFollows } from './numbers/derivation-follows.ts';
import { distractorsArePlausible } from './numbers/distractors-are-plausible.ts';
import { equalityHolds } from './numbers/equality-holds.ts';
import { equationFollows } from './numbers/equation-follows.ts';
import { formulaGivesTheValue } from './numbers/formula-gives-the-value.ts';
import { formulasAgree } from './numbers/formulas-agree.ts';
import { givenValuesArePossible } from './numbers/given-values-are-possible.ts';
import { givensAreUsed } from './numbers/givens-are-used.ts';
import { identityHolds } from './numbers/identity-holds.ts';
import { integerKeyIsTheComputedValue } from './numbers/integer-key-is-the-computed-value.ts';
import { keyAgreesWithTheAnswer } from './numbers/key-agrees-with-the-answer.ts';
import { keyIsNotOverPrecise } from './numbers/key-is-not-over-precise.ts';
import { keyIsTheComputedValue } from './numbers/key-is-the-computed-value.ts';
import { keyMeasuresWhatIsAsked } from './numbers/key-measures-what-is-asked.ts';
import { keyPairsAreEqual } from './numbers/key-pairs-are-equal.ts';
import { matchKeyAgreesWithSolution } from './numbers/match-key-agrees-with-solution.ts';
import { notedAnswerIsTheComputedValue } from './numbers/noted-answer-is-the-computed-value.ts';
import { optionsAreInOrder } from './numbers/options-are-in-order.ts';
import { optionsDifferInValue } from './numbers/options-differ-in-value.ts';
import { optionsDoNotOverlap } from './numbers/options-do-not-overlap.ts';
import { optionsHaveOneFormat } from './numbers/options-have-one-format.ts';
import { optionsShareADimension } from './numbers/options-share-a-dimension.ts';
import { percentagesHold } from './numbers/percentages-hold.ts';
import { probabilitiesArePossible } from './numbers/probabilities-are-possible.ts';
import { resultsArePossible } from './numbers/results-are-possible.ts';
import { resultsAreRounded } from './numbers/results-are-rounded.ts';
import { solutionCopiesTheFormulas } from './numbers/solution-copies-the-formulas.ts';
import { solutionRepeatsItsResults } from './numbers/solution-repeats-its-results.ts';
import { solutionSolvesTheEquation } from './numbers/solution-solves-the-equation.ts';
import { solutionUsesTheGivenValues } from './numbers/solution-uses-the-given-values.ts';
import { solutionsAgree } from './numbers/solutions-agree.ts';
import { statedAnswerIsInTheSolution } from './numbers/stated-answer-is-in-the-solution.ts';
import { statedValuesArePossible } from './numbers/stated-values-are-possible.ts';
import { substitutionFitsTheFormula } from './numbers/substitution-fits-the-formula.ts';
import { trueOptionsAreMarked } from './numbers/true-options-are-marked.ts';
import { unitsAgree } from './numbers/units-agree.ts';
import { valuesArePossible } from './numbers/values-are-possible.ts';
import { everyPartHasASolution } from './parts/every-part-has-a-solution.ts';
import { marksAddUp } from './parts/marks-add-up.ts';
import { partLabelsAreInOrder } from './parts/part-labels-are-in-order.ts';
import { partUsesAKnownResult } from './parts/part-uses-a-known-result.ts';
import { figureIsThere } from './structure/figure-is-there.ts';
import { imageHasADescription } from './structure/image-has-a-description.ts';
import { integerAnswerIsInRange } from './structure/integer-answer-is-in-range.ts';
import { keyCountFitsTheKind } from './structure/key-count-fits-the-kind.ts';
import { keyIsMarked } from './structure/key-is-marked.ts';
import { keyIsNotGivenAway } from './structure/key-is-not-given-away.ts';
import { optionBringsNoLabel } from './structure/option-brings-no-label.ts';
import { optionSaysSomething } from './structure/option-says-something.ts';
import { optionsAreDifferent } from './structure/options-are-different.ts';
import { optionsAreInAList } from './structure/options-are-in-a-list.ts';
import { optionsAreNotAlike } from './structure/options-are-not-alike.ts';
import { optionsAreThreeToFive } from './structure/options-are-three-to-five.ts';
import { solutionArrivesAtTheKey } from './structure/solution-arrives-at-the-key.ts';
import { solutionNamesTheKey } from './structure/solution-names-the-key.ts';
import { stemSaysEnough } from './structure/stem-says-enough.ts';

/**
 * All checks of documents, questions and banks, in the order of docs/rules.md, which is generated from this list by
 * `npx node scripts/rules/main.ts`. To add a check, create a file and add its name here:
 *
 *     export const optionsAreShort = defineQuestionCheck({  // or defineDocumentCheck, defineBankCheck
 *       id: 'options-are-short',  // the fact that must hold; also the file name
 *       meaning: 'Options have at most 20 words.',  // the fact as a sentence
 *       severity: 'warning',
 *       code: 'P03',  // only if the published list of item-writing flaws has the rule: its code there
 *       thresholds: { words: 20 },  // numbers that a rules file can change; optional
 *       fails: choiceQuestion('What is ice?', ['Water that …', 'Steam *']),  // TeX that the check reports
 *       passes: choiceQuestion('What is ice?', ['Frozen water *', 'Steam']),  // TeX that it accepts
 *       run: ({ options }, getThreshold) =>
 *         options
 *           .filter(({ words }) => words.length > getThreshold('words'))
 *           .map(({ id, span, field }) => ({ message: `Option (${id}) is long; shorten it.`, span, field })),
 *     });
 *
 * `run` gets a view: `stem`, `options`, `correctOptions`, `distractors` (each with `tex`, `visible`, `prose`, `words` and `span`),
 * `working` (the recomputed equalities), `question` (all fields) and `part`. It returns one remark per error: what is wrong and what
 * to do, the position, and the field; `fix` is an optional correction. The examples are tested. Folders: `structure` (options, keys,
 * figures, solutions), `document` (TeX), `numbers` (recomputed values), `flaws` (wording), `parts`, `bank` (across questions).
 */
export const allChecks: readonly Check[] = [
  ...readerChecks,
  documentIsSelfContained,
  formulaIsValid,
  fractionHasBothParts,
  leftHasRight,
  macrosStaySmall,
  mathsStandsInAFormula,
  tableRowsFit,
  figureIsThere,
  imageHasADescription,
  integerAnswerIsInRange,
  keyCountFitsTheKind,
  keyIsMarked,
  keyIsNotGivenAway,
  optionBringsNoLabel,
  optionSaysSomething,
  optionsAreDifferent,
  optionsAreInAList,
  optionsAreNotAlike,
  optionsAreThreeToFive,
  solutionNamesTheKey,
  solutionArrivesAtTheKey,
  stemSaysEnough,
  everyPartHasASolution,
  marksAddUp,
  partLabelsAreInOrder,
  partUsesAKnownResult,
  allOfTheAboveIsAvoided,
  blankEndsTheStem,
  grammarFitsEveryOption,
  keyDoesNotEchoTheStem,
  keyIsNotInTheOnlyOppositePair,
  keyIsNotLongest,
  keyIsNotTheCommonGround,
  keyIsNotTheOnlyFittingKind,
  negationIsEmphasised,
  noneOfTheAboveIsAvoided,
  optionsAreNotAClosedSet,
  optionsAreNotCombinations,
  optionsAreNotTrueOrFalse,
  optionsAreOfSimilarLength,
  optionsAreParallel,
  optionsArePositive,
  optionsAreSerious,
  optionsAreShort,
  optionsAvoidAbsolutes,
  optionsAvoidVagueWords,
  optionsDoNotReferToOptions,
  optionsShareNoLead,
  readingLoadIsFair,
  stemAsksNoOpinion,
  stemAsksOneThing,
  stemHasAFocus,
  stemStandsAlone,
  styleIsClean,
  superlativeHasACriterion,
  vocabularyIsPlain,
  boxedValueIsTheComputedValue,
  derivationFollows,
  distractorsArePlausible,
  equalityHolds,
  equationFollows,
  formulaGivesTheValue,
  formulasAgree,
  substitutionFitsTheFormula,
  givensAreUsed,
  identityHolds,
  integerKeyIsTheComputedValue,
  keyAgreesWithTheAnswer,
  keyIsNotOverPrecise,
  keyIsTheComputedValue,
  keyMeasuresWhatIsAsked,
  matchKeyAgreesWithSolution,
  keyPairsAreEqual,
  assertionKeyFitsTheStatements,
  trueOptionsAreMarked,
  notedAnswerIsTheComputedValue,
  optionsAreInOrder,
  optionsDifferInValue,
  optionsDoNotOverlap,
  optionsHaveOneFormat,
  optionsShareADimension,
  solutionCopiesTheFormulas,
  solutionRepeatsItsResults,
  solutionSolvesTheEquation,
  solutionUsesTheGivenValues,
  solutionsAgree,
  unitsAgree,
  constantsHaveTheirValues,
  givenValuesArePossible,
  percentagesHold,
  probabilitiesArePossible,
  statedAnswerIsInTheSolution,
  resultsArePossible,
  statedValuesArePossible,
  resultsAreRounded,
  valuesArePossible,
  keyPositionsAreSpread,
  keysAreNotMostlyLongest,
  noStemTellsAnotherKey,
  questionsAreNotRepeated,
];
