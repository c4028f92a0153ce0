import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { OPTION_LIST } from '../views/question-view.ts';

/** Words and signs that mark an option as correct. */
const CORRECT_LABEL =
  /\((?:correct|right|true|answer)(?: answer)?\)|[✓✔☑]|\\checkmark|(?<!in)\bcorrect answer\b/i;
/** Formatting at the start of an option. */
const EMPHASIS =
  /^\s*(?:\\(?:textbf|textit|emph|underline|textcolor|color|colorbox|boldsymbol|mathbf|boxed|fbox|hl)\b|\{\\(?:bf|it|color)\b|\$\s*\\(?:mathbf|boldsymbol|boxed)\b)/;

export const keyIsNotGivenAway = defineQuestionCheck({
  id: 'key-is-not-given-away',
  code: 'S10',
  meaning: 'Neither wording nor formatting reveals the correct option.',
  severity: 'warning',
  fails: choiceQuestion('What is the sum of two and three?', ['$4$', '\\textbf{$5$} *', '$6$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options, correctOptions, distractors, source, spans }) => {
    // Without a list environment, the last option includes the text that follows it.
    const isInList = OPTION_LIST.test(source.slice(spans.question.start, spans.question.end));
    const labelledOptions = (isInList ? options : []).filter(
      (option) => CORRECT_LABEL.test(option.visible) || CORRECT_LABEL.test(option.tex),
    );
    const emphasisedKeys = correctOptions.filter((option) => EMPHASIS.test(option.tex));
    const isOnlyKeyEmphasised =
      emphasisedKeys.length > 0 &&
      distractors.length > 0 &&
      !distractors.some((option) => EMPHASIS.test(option.tex));
    const createRemark = (option: (typeof options)[number], message: string) => ({
      message,
      ...(option.span && { span: option.span }),
      field: option.field,
    });
    return [
      ...labelledOptions.map((option) =>
        createRemark(option, `Option (${option.id}) states whether it is correct; remove that.`),
      ),
      ...(isOnlyKeyEmphasised
        ? emphasisedKeys.map((option) =>
            createRemark(
              option,
              `Only the correct option (${option.id}) is emphasised; format all options alike.`,
            ),
          )
        : []),
    ];
  },
});
