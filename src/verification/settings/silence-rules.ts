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
    fails: silenced('negation-is-emphasised'),
    passes: silenced('negation-is-emphasised: the exam board asks for this wording'),
  },
  {
    id: 'silence-is-used',
    meaning: 'A comment that silences a rule silences at least one finding.',
    severity: 'info',
    fails: silenced('stem-asks-no-opinion: an old reason'),
    passes: silenced('negation-is-emphasised: the exam board asks for this wording'),
  },
  {
    id: 'silence-names-a-rule',
    meaning: 'A comment that silences a rule names an existing rule.',
    severity: 'warning',
    fails: silenced('no-such-rule: a typing error'),
    passes: silenced('negation-is-emphasised: the exam board asks for this wording'),
  },
];

function silenced(what: string): string {
  return [
    '\\item',
    `% vbagent-ignore ${what}`,
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
