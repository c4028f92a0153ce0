import type { Severity } from '../../domain/finding.ts';

/** Rules about silencing comments (`% vbagent-ignore`). */
export const silenceRules: readonly {
  readonly id: string;
  readonly meaning: string;
  readonly severity: Severity;
  readonly fails: string;
  readonly passes: string;
}[] = [
  {
    id: 'silence-has-a-reason',
    meaning: 'A comment that silences a rule gives a reason.',
    severity: 'warning',
    fails: createExample('negation-is-emphasised'),
    passes: createExample('negation-is-emphasised: the exam board asks for this wording'),
  },
  {
    id: 'silence-is-used',
    meaning: 'A comment that silences a rule silences at least one finding.',
    severity: 'info',
    fails: createExample('stem-asks-no-opinion: an old reason'),
    passes: createExample('negation-is-emphasised: the exam board asks for this wording'),
  },
  {
    id: 'silence-names-a-rule',
    meaning: 'A comment that silences a rule names an existing rule.',
    severity: 'warning',
    fails: createExample('no-such-rule: a typing error'),
    passes: createExample('negation-is-emphasised: the exam board asks for this wording'),
  },
];

function createExample(comment: string): string {
  return [
    '\\item',
    `% vbagent-ignore ${comment}`,
    'Which of these is not a metal?',
    '\\begin{tasks}(2)',
    '    \\task Copper',
    '    \\task Iron',
    '    \\task Oxygen \\ans',
    '\\end{tasks}',
    '\\begin{solution}',
    'Therefore, the correct option is (c).',
    '\\end{solution}',
  ].join('\n');
}
