import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { choiceQuestion, writtenQuestion } from './example.ts';
import { createRuleSettings } from './settings/rule-settings.ts';
import { verifyDocument } from './verify-document.ts';

const listRules = (tex: string): string[] => verifyDocument(tex).findings.map(({ rule }) => rule);

describe('verifying a document', () => {
  it('returns the exact span of a wrong result and its correct value', () => {
    const tex = writtenQuestion('Calculate the force.', '$F = ma = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$');

    const [finding] = verifyDocument(tex).findings;

    assert.ok(finding?.span);
    assert.equal(tex.slice(finding.span.start, finding.span.end), '7.0\\,\\mathrm{N}');
    assert.deepEqual(finding.position, { line: 3, column: 28 });
    assert.match(finding.message, /6\.0 N/);
    assert.equal(finding.severity, 'error');
  });

  it('counts the equalities in solutions and those that cannot be read', () => {
    const tex = writtenQuestion('Find it.', '$2 + 3 = 5$, $1 + 2 + \\ldots + 9 = 45$ and $a = b$.');

    assert.deepEqual(verifyDocument(tex).read, { equalities: 3, judged: 1, undecided: 1, unread: 1 });
  });

  it('judges solutions in every form that the reader knows', () => {
    const solutions = [
      '\\item Add them.\n\n\\textbf{Solution:} $2 + 3 = 6$',
      '\\begin{problem} Add them. \\end{problem}\n\\begin{proof}[Solution] $2 + 3 = 6$ \\end{proof}',
      '\\problem{Add them.}\n\\solution{$2 + 3 = 6$}',
      '\\begin{ex} Add them.\n\\loigiai{$2 + 3 = 6$}\n\\end{ex}',
    ];

    for (const tex of solutions) assert.ok(listRules(tex).includes('equality-holds'), tex);
  });

  it('checks each question of a passage and returns its id', () => {
    const inner = choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']).replace(
      'is (b)',
      'is (a)',
    );
    const tex = `\\item[]\n\\begin{center}\n\\textsc{Passage I}\n\\end{center}\n\nA car moves.\n\n${inner}`;

    const [finding] = verifyDocument(tex).findings;

    assert.equal(finding?.rule, 'solution-names-the-key');
    assert.match(finding.question ?? '', /sum/);
  });

  it('applies the severities of a profile, selected by the level of the question', () => {
    const tex = choiceQuestion('% level: USMLE Step 1\nWhich of these is not a metal?', [
      'Copper',
      'Iron',
      'Oxygen *',
    ]);
    const severity = (profile?: 'jee' | 'nbme' | 'general') =>
      verifyDocument(tex, { settings: createRuleSettings({}, { profile }) }).findings.find(
        ({ rule }) => rule === 'negation-is-emphasised',
      )?.severity;

    assert.deepEqual(
      [severity(), severity('nbme'), severity('general'), severity('jee')],
      ['error', 'error', 'warning', 'info'],
    );
  });

  it('turns several warnings on one field into errors with raiseAfter', () => {
    const tex = choiceQuestion('What follows from low pressure?', [
      'It always rains!',
      'It usually rains!',
      'It rains *',
    ]);
    const settings = createRuleSettings({ raiseAfter: 2 });

    const raisedErrors = verifyDocument(tex, { settings }).findings.filter(
      ({ severity }) => severity === 'error',
    );

    assert.deepEqual([...new Set(raisedErrors.map(({ field }) => field))], ['options.a', 'options.b']);
    assert.match(raisedErrors[0]?.evidence ?? '', /2 warnings on one field/);
  });

  it('silences a rule on one line or in one question, only with a reason', () => {
    const listRulesWithComment = (comment: string) =>
      listRules(
        `\\item\n${comment}\nIn your opinion, which metal is the hardest of the three?\n\\begin{solution}\nIron.\n\\end{solution}\n`,
      );

    assert.deepEqual(listRulesWithComment('% vbagent-ignore stem-asks-no-opinion: a survey'), []);
    assert.deepEqual(listRulesWithComment('% vbagent-ignore stem-asks-no-opinion'), [
      'silence-has-a-reason',
      'stem-asks-no-opinion',
    ]);
    assert.deepEqual(listRulesWithComment('% vbagent-ignore-question stem-asks-no-opinion: a survey'), []);
    assert.deepEqual(listRulesWithComment('% vbagent-ignore stem-asks-no: a survey'), [
      'silence-names-a-rule',
      'stem-asks-no-opinion',
    ]);
  });

  it('accepts equalities that the text calls false, conversions in a chain, and percentages', () => {
    const correctSolutions = [
      '$3 - 9 = 0$, which is false, so there is no such point.',
      '$r = 6370\\,\\mathrm{km} + 350\\,\\mathrm{km} = 6.72 \\times 10^6\\,\\mathrm{m}$',
      '$\\eta = 0.25 \\times 100 = 25\\%$',
      '$\\tan\\theta = \\frac{2}{3} = 0.667$, so $\\theta = \\tan^{-1} 0.667 = 33.7^\\circ$',
      '$1.3 \\times 10^3 \\times 1.66 \\approx 2 \\times 10^3$',
      '$\\sin 30^\\circ = 0.5$ and $\\log 100 = 2$',
      'If $n = 1$, then $2 = 3$, a contradiction.',
    ];

    for (const solution of correctSolutions)
      assert.deepEqual(listRules(writtenQuestion('Find the value.', solution)), [], solution);
  });

  it('reports all simple kinds of arithmetic errors', () => {
    const errors = [
      '$12 \\times 3 = 35$',
      '$\\frac{12}{4} = 4$',
      '$3.0 \\times 10^{-3}\\,\\mathrm{m} = 3.0\\,\\mathrm{cm}$',
      '$2^3 \\times 5 = 45$',
      '$\\sqrt{16} + 1 = 6$',
      'She has 48 / 2 = 26 clips left.',
      '$6.63 \\times 10^{-34} \\times 2 = 1.33 \\times 10^{-32}$',
      '\\[\n\\begin{aligned}\nx &= 4 + 5 \\\\\n&= 10\n\\end{aligned}\n\\]',
    ];

    for (const solution of errors)
      assert.deepEqual(listRules(writtenQuestion('Find the value.', solution)), ['equality-holds'], solution);
  });

  it('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      '\\item ',
      '\\task ',
      '\\ans',
      '\\begin{tasks}',
      '\\end{tasks}',
      '\\begin{solution}',
      '\\end{solution}',
      '$',
      '$$',
      '{',
      '}',
      '=',
      '2',
      '3.5',
      '\\frac',
      '\\times',
      '\\,',
      '\\mathrm{N}',
      '&',
      '\\\\',
      '(a)',
      'correct option is (b)',
      '\\boxed{',
      '%',
      '\n',
      ' ',
      '^',
      '_',
      '\\begin{align*}',
      '\\end{align*}',
      '\\intertext{',
      'Which',
      '?',
      'x',
      '\\left(',
      '\\right)',
      '[asy]',
      '\\def\\x',
      '\\input{/etc/passwd}',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const { findings } = verifyDocument(parts.join(''));

        assert.ok(!findings.some(({ rule }) => rule === 'check-finishes'), JSON.stringify(findings));
      }),
      { numRuns: 300 },
    );
  });
});
