import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ProblemContext } from '../../domain/spot-check.ts';
import { Suggestion } from '../../domain/suggestion.ts';
import { applyDiff } from '../../text/diff/apply-diff.ts';
import { reviewByRules } from './review-by-rules.ts';

const sound = `\\item A body of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.
\\begin{solution}
\\begin{align*}
F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}
\\end{align*}
\\end{solution}
`;

function problem(latex: string, changes: Partial<ProblemContext> = {}): ProblemContext {
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
  it('has no suggestions and comments for a correct problem', () => {
    const { suggestions, comments } = reviewByRules(problem(sound));

    assert.deepEqual([suggestions, comments], [[], []]);
  });

  for (const [what, broken] of [
    ['a wrong result', sound.replace('= 6.0', '= 7.0')],
    ['a lost brace', sound.replace('\\mathrm{N}', '\\mathrm{N')],
    ['a lost end', sound.replace('\\end{align*}\n', '')],
    ['a brace too many', sound.replace('the net', 'the } net')],
  ] as const) {
    it(`has a certain fix for ${what}`, () => {
      const { suggestions } = reviewByRules(problem(broken));

      const [certain] = suggestions.filter((suggestion) => suggestion.certain);
      assert.equal(certain?.suggested_content, sound);
    });
  }

  it('is certain of the fix for a cause, not of fixes for its symptoms', () => {
    const { suggestions } = reviewByRules(problem(sound.replace('\\begin{solution}', '\\beginsolution}')));

    const texts = suggestions.filter(({ certain }) => certain).map((each) => each.suggested_content);
    assert.deepEqual(texts, [sound]);
  });

  it('keeps the line endings of the file', () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const { suggestions } = reviewByRules(problem(crlf(sound.replace('= 6.0', '= 7.0'))));

    assert.equal(suggestions[0]?.suggested_content, crlf(sound));
  });

  it('comments on findings without a fix', () => {
    const { suggestions, comments } = reviewByRules(problem(sound.replace(/\\begin\{solution\}[\s\S]*/, '')));

    assert.deepEqual(suggestions, []);
    assert.match(comments[0] ?? '', /^ramp\/problem\.tex:1: .*question-has-solution/);
  });

  it('compares a variant with the problem it was made from', () => {
    const variants = { numerical: sound };
    const variant_paths = { numerical: 'ramp/variants/numerical.tex' };

    const { comments } = reviewByRules(problem(sound, { variants, variant_paths }));

    assert.match(comments.join('\n'), /ramp\/variants\/numerical\.tex/);
  });

  it('Feature: qa-review-agent, Property 3: Suggestion Model Validity', () => {
    const damage = fc.record({
      at: fc.nat(sound.length - 1),
      length: fc.constantFrom(0, 1, 2, 8),
      text: fc.constantFrom('', '}', '{', '$', '7', '-', '\\end{align*}', '\r\n', 'ß'),
    });
    let made = 0;
    fc.assert(
      fc.property(damage, ({ at, length, text }) => {
        const broken = sound.slice(0, at) + text + sound.slice(at + length);
        for (const suggestion of reviewByRules(problem(broken)).suggestions) {
          made++;
          Suggestion.parse(suggestion);
          assert.match(suggestion.diff, /^--- a\/ramp\/problem\.tex\n\+\+\+ b\/ramp\/problem\.tex\n@@ -\d/);
          assert.deepEqual(applyDiff(broken, suggestion.diff), {
            ok: true,
            text: suggestion.suggested_content,
          });
        }
      }),
      { numRuns: 150 },
    );
    assert.ok(made > 0);
  });
});
