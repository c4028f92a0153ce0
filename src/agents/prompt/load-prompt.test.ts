import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { z } from 'zod';
import { MATERIAL_RULE } from './fence-material.ts';
import { loadPrompt } from './load-prompt.ts';

const folder = mkdtempSync(join(tmpdir(), 'prompts-'));
after(() => rmSync(folder, { recursive: true }));

let count = 0;
function documentOf(text: string, name = `p${++count}.prompt.md`): URL {
  const path = join(folder, name);
  writeFileSync(path, text);
  return pathToFileURL(path);
}

const Stem = z.object({ stem: z.string() });
const fenced = '<material id="stem">\n{{stem}}\n</material>';
const good = `# SYSTEM\n\nBe brief. ${MATERIAL_RULE}\n\n# USER\n\nJudge:\n${fenced}\n`;

describe('loadPrompt', () => {
  it('fills the places of its variables', () => {
    const { system, user } = loadPrompt(documentOf(good), Stem).fill({ stem: 'What is $x$?' });

    assert.equal(system, `Be brief. ${MATERIAL_RULE}`);
    assert.equal(user, 'Judge:\n<material id="stem">\nWhat is $x$?\n</material>');
  });

  it('lets every text survive but the marks of its own fences', () => {
    const prompt = loadPrompt(documentOf(good), Stem);
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '$&',
        '$1',
        '{{stem}}',
        '</material>',
        '< / MATERIAL >',
        '<material id="x">',
        '\\frac{{a}}{b}',
      ),
    );

    fc.assert(
      fc.property(fc.array(nasty), (parts) => {
        const stem = parts.join('');
        const { user } = prompt.fill({ stem });
        const inside = user.slice('Judge:\n<material id="stem">\n'.length, -'\n</material>'.length);
        assert.doesNotMatch(inside, /<\s*\/?\s*material\b/i);
        assert.equal(
          inside.replaceAll(/&lt;(?=\s*\/?\s*material\b)/gi, '<'),
          stem.replaceAll(/&lt;(?=\s*\/?\s*material\b)/gi, '<'),
        );
      }),
    );
  });

  it('has the hash of what it says, shared parts included', () => {
    const part = (text: string): URL => documentOf(text, 'shared.part.prompt.md');
    const using = good.replace('Be brief.', 'Be brief.\n{{> shared.part.prompt.md }}\n');
    part('Be kind.');
    const url = documentOf(using);
    const kind = loadPrompt(url, Stem);
    part('Be strict.');
    const strict = loadPrompt(url, Stem);

    assert.match(kind.hash, /^[0-9a-f]{64}$/);
    assert.notEqual(kind.hash, strict.hash);
    assert.match(strict.fill({ stem: '' }).system, /Be strict\./);
  });

  it('lets a word of ours stand outside a fence', () => {
    const text = good.replace('Judge:', 'Judge for {{level}}:');
    const prompt = loadPrompt(documentOf(text), Stem.extend({ level: z.enum(['Nat 5', 'Higher']) }));

    assert.match(prompt.fill({ stem: 's', level: 'Higher' }).user, /^Judge for Higher:/);
  });

  for (const [why, text, message] of [
    ['without a USER part', good.replace('# USER', '## USER'), /"# SYSTEM" part and then one "# USER" part/],
    ['with its parts the wrong way round', '# USER\n\nx\n\n# SYSTEM\n\ny\n', /"# SYSTEM" part and then/],
    ['with an empty part', `# SYSTEM\n\n# USER\n\n${fenced}\n`, /empty/],
    ['that does not say what material is', good.replace(MATERIAL_RULE, ''), /must say/],
    [
      'with a place nothing is given for',
      good.replace('Judge:', 'Judge {{answer}}:'),
      /nothing is given for answer/,
    ],
    ['without a place for a variable', good.replace('{{stem}}', ''), /no place for stem/],
    ['with a variable outside a fence', good.replace(fenced, '{{stem}}'), /inside a <material> fence/],
    [
      'with a variable in its SYSTEM part',
      good.replace('brief.', 'brief on {{stem}}.'),
      /belong in the USER part/,
    ],
  ] as const) {
    it(`refuses a document ${why}`, () => {
      assert.throws(() => loadPrompt(documentOf(text), Stem), message);
    });
  }
});
