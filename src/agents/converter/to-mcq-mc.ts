import { createRandom } from '../../item-models/random.ts';
import { findAskedValue } from './asked-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors } from './find-distractors.ts';
import { addLetters, concludingStep, prose, removeOptionReferences } from './option-references.ts';
import { splitStem, upperFirst } from './split-stem.ts';

/** Converts to four statements about the value, two of them correct. */
export const toMcqMc: Convert = ({ question, seed }) => {
  const asked = findAskedValue(question);
  const { setup, thing } = splitStem(question.stem);
  if (asked === undefined)
    return { reason: 'Its answer is not one number, so statements cannot be computed.' };
  if (thing === undefined) return { reason: 'It does not name the quantity it asks for.' };
  const [wrong, other] = findDistractors(question, asked, seed);
  if (asked.sign === '-' || wrong === undefined || other === undefined)
    return { reason: 'Its computation allows too few different mistakes.' };
  const name = upperFirst(thing);
  const isLarger = asked.literal.value > other.value;
  const statements = [
    { text: `${name} is $${asked.tex}$.`, correct: true },
    { text: `${name} is $${wrong.tex}$.`, correct: false },
    { text: `${name} is ${isLarger ? 'greater' : 'less'} than $${other.tex}$.`, correct: true },
    { text: `${name} is ${isLarger ? 'less' : 'greater'} than $${other.tex}$.`, correct: false },
  ];
  const options = addLetters(createRandom(`${question.stem}:${seed}`).shuffle(statements));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  return createConvertedQuestion(question, {
    kind: 'mcq_mc',
    stem: `${setup === '' ? '' : `${setup} `}Which statements are correct?`,
    options,
    answer: { kind: 'choice', correct: key },
    solution: [
      ...removeOptionReferences(question),
      prose(`${upperFirst(wrong.mistake)} gives $${wrong.tex}$.`),
      concludingStep(key),
    ],
  });
};
