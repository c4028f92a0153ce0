import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markingSchemes } from '../domain/marking-scheme.arbitrary.ts';
import { totalMarks } from '../domain/marking-scheme.ts';
import { createPart } from '../domain/part.ts';
import { questionsWithParts } from '../domain/question.arbitrary.ts';
import { createQuestion } from '../domain/question.ts';
import { questionWithParts } from './example.ts';
import { applyCertainFixes } from './fixes/apply-certain-fixes.ts';
import { inspectQuestion } from './inspect/inspect-question.ts';
import { verifyDocument } from './verify-document.ts';
import { verifyQuestion } from './verify-question.ts';

const stem = 'A car of mass $m = 1200\\,\\mathrm{kg}$ starts from rest.';
const speed = {
  text: 'Calculate its speed $v$ after $5.0\\,\\mathrm{s}$ at $2.0\\,\\mathrm{m\\,s^{-2}}$. \\hfill [2]',
  solution: '$v = 2.0 \\times 5.0 = 10\\,\\mathrm{m\\,s^{-1}}$',
};
const energy = (text: string, value: string) => ({
  text: `${text} \\hfill [3]`,
  solution: `$E = \\tfrac12 m v^2 = ${value}\\,\\mathrm{J}$`,
});
const listRules = (tex: string): string[] =>
  verifyDocument(tex).findings.map(({ rule, field }) => `${rule} ${field}`);

describe('verification of parts', () => {
  it('accepts the solution of each part for itself', () => {
    const tex = questionWithParts(stem, [
      speed,
      energy('Calculate the kinetic energy in part (a).', '60000'),
      { text: 'State the unit of force. \\hfill [1]', solution: 'The unit is the newton.' },
    ]);

    assert.deepEqual(listRules(tex), []);
  });

  it('names the part of a wrong equality and points at its span', () => {
    const tex = questionWithParts(stem, [
      { ...speed, solution: '$v = 2.0 \\times 5.0 = 12$' },
      energy('Calculate the energy.', '60000'),
    ]);
    const [finding] = verifyDocument(tex).findings;

    assert.equal(finding?.rule, 'equality-holds');
    assert.equal(finding?.field, 'parts.a.solution');
    assert.equal(tex.slice(finding?.span?.start, finding?.span?.end), '12');
  });

  it('uses the value of an earlier part that the text refers to', () => {
    const tex = questionWithParts(stem, [
      speed,
      energy('Use your answer to (a) to calculate the energy.', '72000'),
    ]);

    assert.deepEqual(listRules(tex), ['formula-gives-the-value parts.b.solution']);
  });

  it('does not call a value wrong because a letter had another value in an earlier part', () => {
    const tex = questionWithParts(stem, [
      speed,
      energy('Another car has more energy. Calculate it.', '72000'),
    ]);

    assert.deepEqual(listRules(tex), []);
  });

  it('counts the equalities of all parts', () => {
    const { read } = verifyDocument(
      questionWithParts(stem, [speed, energy('Calculate the energy in part (a).', '60000')]),
    );

    assert.deepEqual(read, { equalities: 4, judged: 3, undecided: 1, unread: 0 });
  });

  it('reports a flaw of the shared stem once', () => {
    const tex = questionWithParts('Here the the car starts from rest.', [
      speed,
      { text: 'State the the unit. \\hfill [1]', solution: 'It is the newton.' },
    ]);

    assert.deepEqual(listRules(tex), ['style-is-clean stem', 'style-is-clean parts.b.text']);
  });

  it('checks the key of a part against the solution of that part', () => {
    const choice = {
      text: 'Which force slows the car? \\hfill [1]\n\\begin{tasks}(2)\n\\task friction \\ans\n\\task weight\n\\task tension\n\\end{tasks}',
      solution: 'The correct option is (b).',
    };
    const findings = verifyDocument(questionWithParts(stem, [speed, choice])).findings;

    assert.deepEqual(
      findings.map(({ rule, field }) => `${rule} ${field}`),
      ['solution-names-the-key parts.b.answer'],
    );
  });

  it('does not take the label of a part in its solution for an option', () => {
    const judgement = {
      text: 'Decide whether this is true: friction speeds the car up. \\hfill [1]\n\\begin{tasks}(2)\n\\task false \\ans\n\\task true\n\\end{tasks}',
      solution: 'Judge statement (b): false.',
    };
    const rules = listRules(questionWithParts(stem, [speed, judgement]));

    assert.ok(!rules.some((rule) => rule.startsWith('solution-names-the-key')), rules.join());
  });

  it('never marks a part as the key, and marks the option that the solution of a part names', () => {
    const parts = questionWithParts(stem, [
      { text: 'Calculate the speed.', solution: 'Therefore, the correct option is (a).' },
      { text: 'Calculate the energy.', solution: 'Use the speed.' },
    ]);
    const choice = {
      text: 'Which force slows the car?\n\\begin{tasks}(2)\n\\task weight\n\\task friction\n\\task tension\n\\end{tasks}',
      solution: 'The correct option is (b).',
    };

    assert.ok(!applyCertainFixes(parts).text.includes('\\ans'));
    assert.match(applyCertainFixes(questionWithParts(stem, [speed, choice])).text, /\\task friction\s*\\ans/);
  });

  it('writes the recomputed value into the solution of a part', () => {
    const tex = questionWithParts(stem, [
      speed,
      {
        text: 'What is its mass in tonnes?\n\\begin{tasks}(2)\n\\task $1.0$\n\\task $1.2$ \\ans\n\\task $1.4$\n\\end{tasks}',
        solution: 'It is $1200 / 1000 = 1.3$. The correct option is (b).',
      },
    ]);

    assert.match(applyCertainFixes(tex).text, /1200 \/ 1000 = 1\.2\$/);
  });

  it('reports marks that differ from the sum of a scheme or of the parts, each at its field', () => {
    fc.assert(
      fc.property(markingSchemes, (markingScheme) => {
        const part = createPart({ label: 'a', text: 'State the unit of force.', markingScheme });
        const total = totalMarks(markingScheme);
        const question = createQuestion({
          id: 'force',
          kind: 'subjective',
          stem: 'A car starts from rest.',
          marks: total + 2,
          parts: [{ ...part, marks: total + 1 }],
        });
        const { findings } = verifyQuestion(question);

        assert.deepEqual(
          findings.flatMap(({ rule, field }) => (rule === 'marks-add-up' ? [field] : [])).toSorted(),
          ['marks', 'parts.a.marks'],
        );
      }),
      { numRuns: 5 },
    );
  });

  it('places findings and verdicts at the step of a part', () => {
    const question = createQuestion({
      id: 'car',
      kind: 'subjective',
      stem: 'A car starts from rest.',
      parts: [
        createPart({
          label: 'a',
          text: 'Calculate its speed.',
          solution: [{ kind: 'prose', tex: 'It is $2 \\times 5 = 10$.' }],
        }),
        createPart({
          label: 'b',
          text: 'It brakes.',
          parts: [
            createPart({
              label: 'i',
              text: 'Calculate its final speed.',
              solution: [
                { kind: 'prose', tex: 'Subtract.' },
                { kind: 'prose', tex: 'It is $10 - 4 = 7$.' },
              ],
            }),
            createPart({
              label: 'ii',
              text: 'Name the force.',
              solution: [{ kind: 'prose', tex: 'It is friction.' }],
            }),
          ],
        }),
      ],
    });
    const { findings, verdicts } = inspectQuestion(question);

    assert.deepEqual(findings.find(({ rule }) => rule === 'equality-holds')?.place, {
      field: 'parts.b.i.solution',
      step: 2,
    });
    assert.deepEqual(
      verdicts.map(({ place, verdict }) => [place.field, verdict]),
      [
        ['parts.a.solution', 'verified'],
        ['parts.b.i.solution', 'wrong'],
      ],
    );
  });

  it('never fails, and reports only fields of parts that exist', () => {
    fc.assert(
      fc.property(questionsWithParts(), (question) => {
        const { findings } = verifyQuestion(question);
        const paths = (question.parts ?? []).flatMap(({ label, parts = [] }) => [
          label,
          ...parts.map((inner) => `${label}.${inner.label}`),
        ]);
        for (const { rule, field = '' } of findings) {
          assert.notEqual(rule, 'check-finishes');
          if (field.startsWith('parts.'))
            assert.ok(
              paths.some((path) => `${field}.`.startsWith(`parts.${path}.`)),
              field,
            );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('takes linear time in the number of parts', () => {
    const measure = (count: number): number => {
      const tex = Array.from({ length: count }, () =>
        questionWithParts(
          stem,
          Array.from({ length: 26 }, () => speed),
        ),
      ).join('\n');
      const start = performance.now();
      verifyDocument(tex);
      return performance.now() - start;
    };
    measure(1);

    assert.ok(measure(12) < 12 * 4 * measure(3));
  });
});
