import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ProblemContext } from '../../domain/spot-check.ts';
import { Suggestion } from '../../domain/suggestion.ts';
import { applyDiff } from '../../text/diff/apply-diff.ts';
import { reviewByRules } from './review-by-rules.ts';

const validTex = `\\item A body of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.
\\begin{solution}
\\begin{align*}
F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}
\\end{align*}
The net force is $F = 6.0\\,\\mathrm{N}$.
\\end{solution}
`;

function createProblem(latex: string, changes: Partial<ProblemContext> = {}): ProblemContext {
  return {
    problem_id: 'ramp',
    base_path: '/problems/ramp',
    image_path: null,
    latex_path: 'ramp/problem.tex',
    latex_content: latex,
    variants: {},
    variant_paths: {},
    alternates: {},
    alternate_paths: {},
    ...changes,
  };
}

describe('a review by rules', () => {
  it('has no suggestions and no comments for a correct problem', () => {
    const { suggestions, comments } = reviewByRules(createProblem(validTex));

    assert.deepEqual([suggestions, comments], [[], []]);
  });

  for (const [damage, broken] of [
    ['a wrong result', validTex.replace('= 6.0', '= 7.0')],
    ['a missing brace', validTex.replace('\\mathrm{N}', '\\mathrm{N')],
    ['a missing \\end', validTex.replace('\\end{align*}\n', '')],
    ['an extra brace', validTex.replace('the net', 'the } net')],
  ] as const) {
    it(`has a certain fix for ${damage}`, () => {
      const { suggestions } = reviewByRules(createProblem(broken));

      const [certain] = suggestions.filter((suggestion) => suggestion.certain);
      assert.equal(certain?.suggested_content, validTex);
    });
  }

  it('is certain of the fix for a cause, not of fixes for its symptoms', () => {
    const { suggestions } = reviewByRules(
      createProblem(validTex.replace('\\begin{solution}', '\\beginsolution}')),
    );

    const texts = suggestions
      .filter(({ certain }) => certain)
      .map(({ suggested_content }) => suggested_content);
    assert.deepEqual(texts, [validTex]);
  });

  it('keeps the line endings of the file', () => {
    const toCrlf = (text: string) => text.replaceAll('\n', '\r\n');
    const { suggestions } = reviewByRules(createProblem(toCrlf(validTex.replace('= 6.0', '= 7.0'))));

    assert.equal(suggestions[0]?.suggested_content, toCrlf(validTex));
  });

  it('comments on findings without a fix', () => {
    const { suggestions, comments } = reviewByRules(
      createProblem(validTex.replace(/\\begin\{solution\}[\s\S]*/, '')),
    );

    assert.deepEqual(suggestions, []);
    assert.match(comments[0] ?? '', /^ramp\/problem\.tex:1: .*question-has-solution/);
  });

  it('compares a variant with the problem it was made from', () => {
    const variants = { numerical: validTex };
    const variant_paths = { numerical: 'ramp/variants/numerical.tex' };

    const { comments } = reviewByRules(createProblem(validTex, { variants, variant_paths }));

    assert.match(comments.join('\n'), /ramp\/variants\/numerical\.tex/);
  });

  it('Feature: qa-review-agent, Property 3: Suggestion Model Validity', () => {
    const anyDamage = fc.record({
      start: fc.nat(validTex.length - 1),
      length: fc.constantFrom(0, 1, 2, 8),
      text: fc.constantFrom('', '}', '{', '$', '7', '-', '\\end{align*}', '\r\n', 'ß'),
    });
    let suggestionCount = 0;
    fc.assert(
      fc.property(anyDamage, ({ start, length, text }) => {
        const broken = validTex.slice(0, start) + text + validTex.slice(start + length);
        for (const suggestion of reviewByRules(createProblem(broken)).suggestions) {
          suggestionCount++;
          Suggestion.parse(suggestion);
          assert.match(suggestion.diff, /^--- a\/ramp\/problem\.tex\n\+\+\+ b\/ramp\/problem\.tex\n@@ -\d/);
          assert.deepEqual(applyDiff(broken, suggestion.diff), {
            ok: true,
            text: suggestion.suggested_content,
          });
        }
      }),
      { numRuns: 100 },
    );
    assert.ok(suggestionCount > 0);
  });
});
