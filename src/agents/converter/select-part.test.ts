import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createPart } from '../../domain/part.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import { questionsWithParts } from '../../domain/question.arbitrary.ts';
import { createQuestion } from '../../domain/question.ts';
import { convertByRules } from './convert-by-rules.ts';
import { selectPart } from './select-part.ts';

const value = (tex: string) => ({ kind: 'value' as const, tex, text: tex });
const question = createQuestion({
  id: 'trolley',
  kind: 'subjective',
  stem: 'A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$ for $4.0\\,\\mathrm{s}$ from rest.',
  parts: [
    createPart({
      label: 'a',
      text: 'Calculate its speed.',
      answer: value('12\\,\\mathrm{m\\,s^{-1}}'),
      solution: [{ kind: 'display', lines: ['v &= 3.0 \\times 4.0 = 12\\,\\mathrm{m\\,s^{-1}}'] }],
    }),
    createPart({
      label: 'b',
      text: 'Calculate its momentum.',
      answer: value('24\\,\\mathrm{kg\\,m\\,s^{-1}}'),
      solution: [{ kind: 'display', lines: ['p &= 2.0 \\times 12 = 24\\,\\mathrm{kg\\,m\\,s^{-1}}'] }],
    }),
    createPart({ label: 'c', text: 'Use your answer to part (a) to find its energy.' }),
  ],
});

function getReason(typed: string | undefined): string {
  const selected = selectPart(question, 'match', typed);
  return 'reason' in selected ? selected.reason : '';
}

describe('the conversion of a question with parts', () => {
  it('is refused if parts cannot have the new kind, unless a part is named that can stand alone', () => {
    assert.match(getReason(undefined), /cannot be match; name one part with --part: \(a\), \(b\), \(c\)/);
    assert.match(getReason('d'), /has no part d/);
    assert.match(getReason('(c)'), /refers to another part/);
  });

  it('converts the named part with the shared text and the working of the parts it uses', () => {
    const { status, question: converted } = convertByRules(question, 'mcq_sc', {
      part: '(b)',
      at: new Date(0),
    });

    assert.equal(status, 'made');
    assert.ok(converted?.stem.startsWith(question.stem));
    assert.match(JSON.stringify(converted?.solution), /3\.0 .+times 4\.0/);
    assert.equal(converted?.parts, undefined);
  });

  it('selects each part by its printed path', () => {
    fc.assert(
      fc.property(questionsWithParts(), (whole) => {
        for (const { path, part } of listLeafParts(whole)) {
          const selected = selectPart(whole, 'mcq_sc', formatPartPath(path));
          assert.ok(!('reason' in selected));
          assert.deepEqual([selected.answer, selected.options], [part.answer, part.options]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
