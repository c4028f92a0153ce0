import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion, writtenQuestion } from '../example.ts';
import { OPTION_LIST } from '../views/question-view.ts';
import { getLastSentence } from '../views/sentences.ts';

/** Three lettered options in running text. */
const INLINE_OPTIONS = /\(a\)[^()?]{1,60}\(b\)[^()?]{1,60}\(c\)[^()?]{1,60}/i;

export const optionsAreInAList = defineQuestionCheck({
  id: 'options-are-in-a-list',
  code: 'S16',
  meaning: 'Options are in a separate list, not in the text of the stem.',
  severity: 'warning',
  fails: writtenQuestion(
    'What is the sum of two and three?\n\n(a) four\n\n(b) five\n\n(c) six',
    'The correct option is (b).',
  ),
  passes: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ options, stem, source, spans, locate }) => {
    const text = source.slice(spans.question.start, spans.solution?.start ?? spans.question.end);
    const areInText =
      options.length > 0
        ? !OPTION_LIST.test(text)
        : INLINE_OPTIONS.test(stem.visible) && asksToChoose(stem.prose);
    if (!areInText) return [];
    return [
      {
        message: 'The options are in the text; put them in a tasks list.',
        span: locate(spans.question, /\(a\)/i),
        field: 'options',
      },
    ];
  },
});

/** Whether the sentence before (a) asks for a choice. Parts follow an instruction instead. */
function asksToChoose(prose: string): boolean {
  const before = prose.slice(0, Math.max(0, prose.search(/\(a\)/i))).trim();
  return /\b(?:[Ww]hich|[Cc]hoose|[Ss]elect)\b/.test(getLastSentence(before));
}
