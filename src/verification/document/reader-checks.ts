import type { Finding, Severity } from '../../domain/finding.ts';
import { type DocumentCheck, documentCheck } from '../check.ts';
import { choice, integer, written } from '../example.ts';
import { LIST } from '../views/question-view.ts';
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

const sound = written('Calculate $2 + 3$.', 'The sum is $2 + 3 = 5$.');
const passage =
  '\\item[]\n\\begin{center}\n\\textsc{Passage I}\n\\end{center}\n\nA car moves at $20$ metres per second.\n';

const rules: readonly ReaderRule[] = [
  {
    id: 'brace-is-closed',
    code: 'S12',
    meaning: 'Every { has a matching }.',
    severity: 'error',
    fails: sound.replace('$2 + 3$.', '$\\frac{2}{3$.'),
    passes: sound,
  },
  {
    id: 'brace-is-opened',
    code: 'S12',
    meaning: 'Every } has a matching {.',
    severity: 'error',
    fails: sound.replace('Calculate', 'Calculate }'),
    passes: sound,
  },
  {
    id: 'math-is-closed',
    code: 'S12',
    meaning: 'Every formula that is opened is closed.',
    severity: 'error',
    fails: sound.replace('$2 + 3$.', '$2 + 3.'),
    passes: sound,
  },
  {
    id: 'math-is-opened',
    code: 'S12',
    meaning: 'Every formula that is closed was opened.',
    severity: 'error',
    fails: sound.replace('$2 + 3$.', '$2 + 3$\\).'),
    passes: sound,
  },
  {
    id: 'environment-is-closed',
    code: 'S12',
    meaning: 'Every \\begin has a matching \\end.',
    severity: 'error',
    fails: sound.replace('\\end{solution}', ''),
    passes: sound,
  },
  {
    id: 'environment-is-opened',
    code: 'S12',
    meaning: 'Every \\end has a matching \\begin.',
    severity: 'error',
    fails: sound.replace('\\begin{solution}', ''),
    passes: sound,
  },
  {
    id: 'nesting-is-shallow',
    meaning: 'Braces and environments are nested at most 400 deep.',
    severity: 'error',
    fails: `${'{'.repeat(500)}x${'}'.repeat(500)}`,
    passes: sound,
  },
  {
    id: 'document-has-questions',
    meaning: 'A document contains at least one question.',
    severity: 'warning',
    fails: '',
    passes: sound,
  },
  {
    id: 'passage-has-questions',
    meaning: 'A passage is followed by its questions.',
    severity: 'warning',
    fails: passage,
    passes: `${passage}\n${sound}`,
  },
  {
    id: 'question-starts-with-item',
    meaning: 'A question begins with \\item.',
    severity: 'warning',
    fails: sound.replace('\\item ', ''),
    passes: sound,
  },
  {
    id: 'question-has-solution',
    meaning: 'A question has a solution that is not empty.',
    severity: 'warning',
    fails: '\\item Calculate $2 + 3$.',
    passes: sound,
  },
  {
    id: 'tasks-have-options',
    meaning: 'A tasks list contains options.',
    severity: 'error',
    fails: choice('What is the sum of two and three?', []),
    passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  },
  {
    id: 'options-have-key',
    code: 'S04',
    meaning: 'One of the options is marked correct.',
    severity: 'error',
    fails: choice('What is the sum of two and three?', ['$4$', '$5$', '$6$'], 'Count on your fingers.'),
    passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  },
  {
    id: 'text-is-in-question',
    meaning: 'There is no text between a solution and the next question.',
    severity: 'warning',
    fails: `${sound}\nThis sentence belongs to nothing.`,
    passes: sound,
  },
  {
    id: 'integer-answer-is-whole',
    code: 'S15',
    meaning: 'The answer in \\ansint is a whole number.',
    severity: 'error',
    fails: integer('The sum of two and a half and three is', '5.5', 'The sum is $5.5$.'),
    passes: integer('The sum of two and three is', '5', 'The sum is $2 + 3 = 5$.'),
  },
];

/** A missing key is less certain without a list environment: letters in running text may not be options. */
function isDoubtful({ rule, span }: Finding, source: string): boolean {
  return rule === 'options-have-key' && span !== undefined && !LIST.test(source.slice(span.start, span.end));
}

/** Checks that report what the TeX reader found, with a suggested fix for delimiters. */
export const readerChecks: readonly DocumentCheck[] = rules.map((rule) =>
  documentCheck({
    ...rule,
    run: ({ readerFindings, source }) =>
      (readerFindings.get(rule.id) ?? []).map((finding) => {
        const fix = suggestDelimiterFix(finding, source);
        return {
          message: finding.message,
          ...(finding.span === undefined ? {} : { span: finding.span }),
          ...(fix === undefined ? {} : { fix }),
          ...(isDoubtful(finding, source) && { shift: -1 as const }),
        };
      }),
  }),
);
