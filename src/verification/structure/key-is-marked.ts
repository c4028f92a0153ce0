import { isTask } from '../../latex/parts/wording.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

const ANSWER_MARK = /\\(?:ans|correct|CorrectChoice|correctchoice|correcttask|answer|key|anskey|True)\b/;
const ANSWER_COMMENT = /%\s*answer\s*:/;

export const keyIsMarked = defineQuestionCheck({
  id: 'key-is-marked',
  code: 'S04',
  meaning: 'The correct option is marked; naming it in the solution is not enough.',
  severity: 'warning',
  fails: choiceQuestion(
    'What is the sum of two and three?',
    ['$4$', '$5$', '$6$'],
    'The correct option is (b).',
  ),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options, correctOptions, source, spans, part }) => {
    const [first] = correctOptions;
    const text = source.slice(spans.question.start, spans.question.end);
    if (first === undefined || options.length === 0 || ANSWER_MARK.test(text) || ANSWER_COMMENT.test(text))
      return [];
    // The solution of a part may be outside the part.
    const { start, end: solutionEnd } = (part === undefined ? undefined : spans.solution) ?? spans.question;
    const namingText = source.slice(start, solutionEnd);
    const end =
      first.span && first.span.start + source.slice(first.span.start, first.span.end).trimEnd().length;
    const optionNames = correctOptions.map(({ id }) => `(${id})`).join(' and ');
    return [
      {
        message: `No option is marked, but the solution names ${optionNames}; put \\ans after it.`,
        ...(first.span && { span: first.span }),
        field: 'answer',
        ...(end !== undefined && correctOptions.length === 1
          ? {
              fix: {
                title: `mark option (${first.id})`,
                certain:
                  isNamed(first.id, namingText) && options.every((option) => isTaskItem(option, source)),
                edits: [{ span: { start: end, end }, replacement: ' \\ans' }],
              },
            }
          : {}),
      },
    ];
  },
});

/**
 * Whether an option is a `\task` and not a part of the question (a part gives a task or asks a question). Only the package of
 * `\task` defines `\ans`; in other lists the mark would stop TeX.
 */
function isTaskItem({ visible, span }: OptionView, source: string): boolean {
  const tex = span === undefined ? '' : source.slice(span.start, span.end);
  return /^\s*\\task\b/u.test(tex) && !isTask(visible);
}

/**
 * Whether a sentence calls an option the answer. “(b)” alone may be the label of a part. A letter without brackets must be a
 * capital, because “a” may be an article or a quantity.
 */
function isNamed(id: string, text: string): boolean {
  const capital = id.toUpperCase();
  const letter = String.raw`(?:\(\s*(?:${id}|${capital})\s*\)|${capital}(?![A-Za-z]))`;
  const introduction = String.raw`(?:\b(?:[Oo]ption|[Aa]nswer|ANSWER|[Cc]hoice)(?:\s+is)?\s*:?\s*|(?:故选|答案)[:：为是]?\s*)(?:\\(?:textbf|boxed)\{|\$)*\s*`;
  return new RegExp(
    String.raw`${introduction}${letter}|\(\s*(?:${id}|${capital})\s*\)\s+is\s+(?:correct|right)`,
    'u',
  ).test(text);
}
