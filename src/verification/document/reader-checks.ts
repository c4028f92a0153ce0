import type { Finding, Severity } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { type DocumentCheck, defineDocumentCheck } from '../check.ts';
import { choiceQuestion, integerQuestion, writtenQuestion } from '../example.ts';
import type { DocumentView } from '../views/document-view.ts';
import { OPTION_LIST } from '../views/question-view.ts';
import { isAmountOfMoney } from './is-amount-of-money.ts';
import { isUncertainDelimiter } from './is-uncertain-delimiter.ts';
import { suggestDelimiterFix } from './suggest-delimiter-fix.ts';

/** A rule whose findings come from the TeX reader. */
type ReaderRule = {
  readonly id: string;
  readonly code?: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly fails: string;
  readonly passes: string;
};

const validQuestion = writtenQuestion('Calculate $2 + 3$.', 'The sum is $2 + 3 = 5$.');
const passage =
  '\\item[]\n\\begin{center}\n\\textsc{Passage I}\n\\end{center}\n\nA car moves at $20$ metres per second.\n';

const rules: readonly ReaderRule[] = [
  {
    id: 'brace-is-closed',
    code: 'S12',
    meaning: 'Every { has a matching }.',
    severity: 'error',
    fails: validQuestion.replace('$2 + 3$.', '$\\frac{2}{3$.'),
    passes: validQuestion,
  },
  {
    id: 'brace-is-opened',
    code: 'S12',
    meaning: 'Every } has a matching {.',
    severity: 'error',
    fails: validQuestion.replace('Calculate', 'Calculate }'),
    passes: validQuestion,
  },
  {
    id: 'math-is-closed',
    code: 'S12',
    meaning: 'Every formula that is opened is closed.',
    severity: 'error',
    fails: validQuestion.replace('$2 + 3$.', '$2 + 3.'),
    passes: validQuestion,
  },
  {
    id: 'math-is-opened',
    code: 'S12',
    meaning: 'Every formula that is closed was opened.',
    severity: 'error',
    fails: validQuestion.replace('$2 + 3$.', '$2 + 3$\\).'),
    passes: validQuestion,
  },
  {
    id: 'environment-is-closed',
    code: 'S12',
    meaning: 'Every \\begin has a matching \\end.',
    severity: 'error',
    fails: validQuestion.replace('\\end{solution}', ''),
    passes: validQuestion,
  },
  {
    id: 'environment-is-opened',
    code: 'S12',
    meaning: 'Every \\end has a matching \\begin.',
    severity: 'error',
    fails: validQuestion.replace('\\begin{solution}', ''),
    passes: validQuestion,
  },
  {
    id: 'nesting-is-shallow',
    meaning: 'Braces and environments are nested at most 400 deep.',
    severity: 'error',
    fails: `${'{'.repeat(500)}x${'}'.repeat(500)}`,
    passes: validQuestion,
  },
  {
    id: 'document-has-questions',
    meaning: 'A document contains at least one question.',
    severity: 'warning',
    fails: '',
    passes: validQuestion,
  },
  {
    id: 'passage-has-questions',
    meaning: 'A passage is followed by its questions.',
    severity: 'warning',
    fails: passage,
    passes: `${passage}\n${validQuestion}`,
  },
  {
    id: 'question-starts-with-item',
    meaning: 'A question begins with \\item.',
    severity: 'warning',
    fails: validQuestion.replace('\\item ', ''),
    passes: validQuestion,
  },
  {
    id: 'question-has-solution',
    meaning: 'A question has a solution that is not empty.',
    severity: 'warning',
    fails: '\\item Calculate $2 + 3$.',
    passes: validQuestion,
  },
  {
    id: 'tasks-have-options',
    meaning: 'A tasks list contains options.',
    severity: 'error',
    fails: choiceQuestion('What is the sum of two and three?', []),
    passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  },
  {
    id: 'options-have-key',
    code: 'S04',
    meaning: 'One of the options is marked correct.',
    severity: 'error',
    fails: choiceQuestion(
      'What is the sum of two and three?',
      ['$4$', '$5$', '$6$'],
      'Count on your fingers.',
    ),
    passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  },
  {
    id: 'answer-mark-is-placed',
    code: 'S04',
    meaning: 'An answer mark such as \\ans is next to an option.',
    severity: 'warning',
    fails: validQuestion.replace('Calculate', 'Calculate \\ans'),
    passes: validQuestion,
  },
  {
    id: 'parts-or-options',
    meaning: 'It is clear whether a list contains the parts of a question, its options or its statements.',
    severity: 'info',
    fails:
      '\\item A car brakes.\n\\begin{enumerate}\n\\item the speed of the car\n\\item the distance\n\\end{enumerate}\n',
    passes: validQuestion,
  },
  {
    id: 'questions-or-parts',
    meaning:
      'It is clear whether the sections of a document, or the items of a list, are questions, parts of a question or neither.',
    severity: 'info',
    fails:
      '\\begin{enumerate}\n\\item The speed of light is $c$.\n\\item The charge of an electron is $e$.\n\\end{enumerate}\n\\begin{enumerate}\n\\item Find the speed of a proton.\n\\item Find its energy.\n\\end{enumerate}\n',
    passes: validQuestion,
  },
  {
    id: 'solution-marks-add-up',
    meaning: 'The marks at the ends of the lines of a solution add up to the stated marks.',
    severity: 'warning',
    fails: writtenQuestion('Calculate $2 + 3$. \\hfill [2]', 'The sum is $2 + 3 = 5$. \\hfill (1)'),
    passes: writtenQuestion('Calculate $2 + 3$. \\hfill [1]', 'The sum is $2 + 3 = 5$. \\hfill (1)'),
  },
  {
    id: 'solution-parts-exist',
    meaning: 'Every label in a solution is the label of a part of the question.',
    severity: 'warning',
    fails:
      '\\item Let $x = 2$.\n\\begin{enumerate}\n\\item[(a)] Find $x^2$.\n\\item[(b)] Find $x^3$.\n\\end{enumerate}\n\\begin{solution}\n(a) $x^2 = 4$\n\n(b) $x^3 = 8$\n\n(c) $x^4 = 16$\n\\end{solution}\n',
    passes: validQuestion,
  },
  {
    id: 'text-is-in-question',
    meaning: 'There is no text between a solution and the next question.',
    severity: 'warning',
    fails: `${validQuestion}\nThis sentence belongs to nothing.`,
    passes: validQuestion,
  },
  {
    id: 'integer-answer-is-whole',
    code: 'S15',
    meaning: 'The answer in \\ansint is a whole number.',
    severity: 'error',
    fails: integerQuestion('The sum of two and a half and three is', '5.5', 'The sum is $5.5$.'),
    passes: integerQuestion('The sum of two and three is', '5', 'The sum is $2 + 3 = 5$.'),
  },
  {
    id: 'answer-options-are-known',
    meaning: 'The options in \\ans[…]{…} and \\ansint[…]{…} are known, and their values can be read.',
    severity: 'error',
    fails: writtenQuestion('Calculate $2 + 3$. \\ans[figure=1]{5}', 'The sum is $2 + 3 = 5$.'),
    passes: writtenQuestion('Calculate $2 + 3$. \\ans[figures=1]{5}', 'The sum is $2 + 3 = 5$.'),
  },
];

/**
 * Whether a finding is uncertain. A missing key is uncertain in two cases: the lettered or numbered texts may not be options, or
 * the document marks no key at all because the keys are elsewhere.
 */
function isUncertain(finding: Finding, view: DocumentView): boolean {
  const { rule, span } = finding;
  const { source, document } = view;
  if (isUncertainDelimiter(finding, view)) return true;
  // Lists of other packages may contain their options in other commands.
  if (rule === 'tasks-have-options' && span !== undefined)
    return !/\\begin\{tasks\}/.test(source.slice(span.start, span.end));
  if (rule !== 'options-have-key' || span === undefined) return false;
  const text = source.slice(span.start, span.end);
  return !OPTION_LIST.test(text) || !document.questions.some(({ question }) => hasChoice(question));
}

function hasChoice({ answer }: Question): boolean {
  return answer?.kind === 'choice';
}

/** Checks that report the findings of the TeX reader, with a suggested fix for delimiters. */
export const readerChecks: readonly DocumentCheck[] = rules.map((rule) =>
  defineDocumentCheck({
    ...rule,
    run: (view) =>
      (view.readerFindings.get(rule.id) ?? []).map((finding) => {
        const { source } = view;
        if (isAmountOfMoney(finding, source)) {
          const message = 'This $ is probably a currency sign, but it begins a formula; write \\$.';
          return { message, ...(finding.span && { span: finding.span }), severityShift: -1 as const };
        }
        const fix = suggestDelimiterFix(finding, source);
        return {
          message: finding.message,
          ...(finding.span === undefined ? {} : { span: finding.span }),
          ...(fix === undefined ? {} : { fix }),
          ...(isUncertain(finding, view) && { severityShift: -1 as const }),
        };
      }),
  }),
);
