import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { LIST } from '../views/question-view.ts';

/** Words and signs that mark an option as correct. */
const CORRECT_LABEL =
  /\((?:correct|right|true|answer)(?: answer)?\)|[✓✔☑]|\\checkmark|(?<!in)\bcorrect answer\b/i;
/** Formatting at the start of an option. */
const EMPHASIS =
  /^\s*(?:\\(?:textbf|textit|emph|underline|textcolor|color|colorbox|boldsymbol|mathbf|boxed|fbox|hl)\b|\{\\(?:bf|it|color)\b|\$\s*\\(?:mathbf|boldsymbol|boxed)\b)/;

export const keyIsNotGivenAway = questionCheck({
  id: 'key-is-not-given-away',
  code: 'S10',
  meaning: 'Neither wording nor formatting reveals the correct option.',
  severity: 'error',
  fails: choice('What is the sum of two and three?', ['$4$', '\\textbf{$5$} *', '$6$']),
  passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options, keyed, distractors, source, spans }) => {
    // Without a list environment, the last option includes the text that follows it.
    const isListed = LIST.test(source.slice(spans.question.start, spans.question.end));
    const labelled = (isListed ? options : []).filter(
      (option) => CORRECT_LABEL.test(option.visible) || CORRECT_LABEL.test(option.tex),
    );
    const marked = keyed.filter((option) => EMPHASIS.test(option.tex));
    const alone =
      marked.length > 0 && distractors.length > 0 && !distractors.some((option) => EMPHASIS.test(option.tex));
    const remark = (option: (typeof options)[number], message: string) => ({
      message,
      ...(option.span && { span: option.span }),
      field: option.field,
    });
    return [
      ...labelled.map((option) =>
        remark(option, `Option (${option.id}) states whether it is correct; remove that.`),
      ),
      ...(alone
        ? marked.map((option) =>
            remark(option, `Only the correct option (${option.id}) is emphasised; format all options alike.`),
          )
        : []),
    ];
  },
});
