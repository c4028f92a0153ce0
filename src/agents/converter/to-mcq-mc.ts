import { createRandom } from '../../item-models/random.ts';
import { type AnswerValue, findAnswerValue } from './answer-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors } from './find-distractors.ts';
import {
  addLetters,
  createConclusion,
  createProseStep,
  removeOptionReferences,
} from './option-references.ts';
import { isEnglish, splitRemark, splitStem, upperFirst } from './split-stem.ts';

/** Converts to a question with four statements about the answer, two of them correct. */
export const toMcqMc: Convert = ({ question, seed }) => {
  const answerValue = findAnswerValue(question);
  const { setup, quantity } = splitStem(question.stem);
  if (answerValue === undefined)
    return { reason: 'Its answer is not one number, so statements cannot be computed.' };
  if (!isEnglish(question.stem)) return { reason: 'Its text is not English, and rules write only English.' };
  if (quantity === undefined) return { reason: 'It does not name the quantity it asks for.' };
  const distractors = findDistractors(question, answerValue, seed);
  const [wrong] = distractors;
  // A limit near the answer cannot be excluded at a glance.
  const [other] = distractors
    .slice(1)
    .toSorted((a, b) => measureDistance(a.value, answerValue) - measureDistance(b.value, answerValue));
  if (answerValue.sign === '-' || wrong === undefined || other === undefined)
    return { reason: 'Its computation allows too few different mistakes.' };
  if (answerValue.texAfterNumber === '' && DIMENSION.test(quantity) && HAS_UNIT.test(question.stem))
    return { reason: 'Its answer has no unit, so the statements would have none.' };
  const name = upperFirst(quantity);
  const isLarger = answerValue.literal.value > other.value;
  const statements = [
    { text: `${name} is $${answerValue.tex}$.`, correct: true },
    { text: `${name} is $${wrong.tex}$.`, correct: false },
    { text: `${name} is ${isLarger ? 'greater' : 'less'} than $${other.tex}$.`, correct: true },
    { text: `${name} is ${isLarger ? 'less' : 'greater'} than $${other.tex}$.`, correct: false },
  ];
  const options = addLetters(createRandom(`${question.stem}:${seed}`).shuffle(statements));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  return createConvertedQuestion(question, {
    kind: 'mcq_mc',
    stem: joinQuestion(setup),
    options,
    answer: { kind: 'choice', correct: key },
    solution: [
      ...removeOptionReferences(question),
      createProseStep(`${upperFirst(wrong.mistake)} gives $${wrong.tex}$.`),
      createConclusion(key),
    ],
  });
};

/** Quantities with a unit. A coefficient or ratio of such quantities has none. */
const DIMENSION =
  /^(?!.*\b(?:coefficient|ratio|number|factor|percent\w*|fraction|relative|efficiency|probability)\b).*\b(?:area|volume|length|width|height|depth|distance|radius|diameter|perimeter|displacement|position|speed|velocity|acceleration|time|period|half-life|frequency|wavelength|mass|weight|force|tension|torque|moment|momentum|impulse|energy|work|heat|power|temperature|pressure|density|current|voltage|resistance|charge|capacitance|field|concentration|rate|dose|cost|price)\b/i;
/** A number with a unit. */
const HAS_UNIT =
  /\d\s*\$?\s*(?:\\[,; ]|~)*(?:\\(?:mathrm|text|SI|qty)|(?:[kmcµnM]?(?:m|g|s|N|J|W|V|A|L|l|Hz|Pa|mol|C)|min|hours?|seconds?|metres?|meters?)\b)|\\(?:SI|qty)\b/;

/** Returns how far a value is from the answer, as a factor. */
function measureDistance(value: number, { literal }: AnswerValue): number {
  return Math.abs(Math.log(Math.abs(value) / literal.value));
}

/** Asks for the correct statements after the setup; a condition such as `Taking $g = 10$` begins the question. */
function joinQuestion(setup: string): string {
  if (setup === '') return 'Which statements are correct?';
  if (/^\([^()]*\)\.?$/.test(setup)) return `Which statements are correct? ${setup}`;
  const { text, remark } = splitRemark(setup);
  if (remark !== undefined) return `${text} Which statements are correct? ${remark}`;
  return /[.?!:)]\$?$/.test(setup)
    ? `${setup} Which statements are correct?`
    : `${setup}, which statements are correct?`;
}
