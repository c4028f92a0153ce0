import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import type { OptionView } from '../views/question-view.ts';
import { judgeStatement } from '../working/judge-statement.ts';

/** A stem that asks which statements are true. */
const ASKS_FOR_TRUE = /\b(?:correct|true|valid|right|hold|holds)\b/i;
const ASKS_FOR_FALSE = /\b(?:incorrect|false|wrong|not|untrue|invalid|except)\b/i;

const stem = 'Which of the following equalities is/are true?';
const options = ['$2 + 3 = 5$ *', '$2 \\times 3 = 5$', '$2^3 = 9$'];

export const trueOptionsAreMarked = defineQuestionCheck({
  id: 'true-options-are-marked',
  code: 'S14',
  meaning:
    'Where the stem asks for true statements, each option that computation proves true is marked, and no false one.',
  severity: 'error',
  fails: choiceQuestion(stem, [...options, '$\\sqrt{16} = 4$']),
  passes: choiceQuestion(stem, [...options, '$\\sqrt{16} = 8$']),
  run: (view) => {
    const { authoredOptions, correctOptions, leadIn, stem: text } = view;
    const isAsked = ASKS_FOR_TRUE.test(leadIn) || ASKS_FOR_TRUE.test(text.prose);
    if (authoredOptions.length < 2 || correctOptions.length === 0 || !isAsked) return [];
    if (ASKS_FOR_FALSE.test(text.prose)) return [];
    const truths = new Map(
      authoredOptions.map((option) => [option, getTruth(option, (tex) => judgeStatement(view, tex))]),
    );
    // If several unmarked options are true, the stem asks for something else, such as a factorisation into primes.
    const unmarked = authoredOptions.filter((option) => truths.get(option) === true && !option.correct);
    if (correctOptions.length === 1 && unmarked.length > 1) return [];
    return authoredOptions.flatMap((option): Remark[] => {
      const isTrue = truths.get(option);
      if (isTrue === undefined || isTrue === option.correct) return [];
      const message = isTrue
        ? `Option (${option.id}) is true but not marked; mark it or change it.`
        : `Option (${option.id}) is marked, but its equality does not hold; correct it or the key.`;
      return [createOptionRemark(option, message)];
    });
  },
});

/** Judges an option that contains an equality. */
function getTruth({ tex }: OptionView, judge: (tex: string) => boolean | undefined): boolean | undefined {
  return tex.includes('=') ? judge(tex.replace(/\\ans\b/, '')) : undefined;
}
