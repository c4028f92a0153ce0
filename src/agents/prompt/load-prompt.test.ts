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
function writeDocument(text: string, name = `p${++count}.prompt.md`): URL {
  const path = join(folder, name);
  writeFileSync(path, text);
  return pathToFileURL(path);
}

const Stem = z.object({ stem: z.string() });
const fenced = '<material id="stem">\n{{stem}}\n</material>';
const good = `# SYSTEM\n\nBe brief. ${MATERIAL_RULE}\n\n# USER\n\nJudge:\n${fenced}\n`;

describe('loadPrompt', () => {
  it('fills the placeholders', () => {
    const { system, user } = loadPrompt(writeDocument(good), Stem).fill({ stem: 'What is $x$?' });

    assert.equal(system, `Be brief. ${MATERIAL_RULE}`);
    assert.equal(user, 'Judge:\n<material id="stem">\nWhat is $x$?\n</material>');
  });

  it('keeps every text unchanged except fence tags, which are escaped', () => {
    const prompt = loadPrompt(writeDocument(good), Stem);
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

  it('hashes the document including its shared parts', () => {
    const part = (text: string): URL => writeDocument(text, 'shared.part.prompt.md');
    const using = good.replace('Be brief.', 'Be brief.\n{{> shared.part.prompt.md }}\n');
    part('Be kind.');
    const url = writeDocument(using);
    const kind = loadPrompt(url, Stem);
    part('Be strict.');
    const strict = loadPrompt(url, Stem);

    assert.match(kind.hash, /^[0-9a-f]{64}$/);
    assert.notEqual(kind.hash, strict.hash);
    assert.match(strict.fill({ stem: '' }).system, /Be strict\./);
  });

  it('allows an enum outside a fence', () => {
    const text = good.replace('Judge:', 'Judge for {{level}}:');
    const prompt = loadPrompt(writeDocument(text), Stem.extend({ level: z.enum(['Nat 5', 'Higher']) }));

    assert.match(prompt.fill({ stem: 's', level: 'Higher' }).user, /^Judge for Higher:/);
  });

  for (const [why, text, message] of [
    ['without a USER part', good.replace('# USER', '## USER'), /"# SYSTEM" part and then one "# USER" part/],
    ['with its parts in the wrong order', '# USER\n\nx\n\n# SYSTEM\n\ny\n', /"# SYSTEM" part and then/],
    ['with an empty part', `# SYSTEM\n\n# USER\n\n${fenced}\n`, /empty/],
    ['without the rule about material', good.replace(MATERIAL_RULE, ''), /must contain/],
    [
      'with a placeholder that has no variable',
      good.replace('Judge:', 'Judge {{answer}}:'),
      /no variable for answer/,
    ],
    ['without a placeholder for a variable', good.replace('{{stem}}', ''), /no placeholder for stem/],
    ['with a variable outside a fence', good.replace(fenced, '{{stem}}'), /inside a <material> fence/],
    [
      'with a variable in its SYSTEM part',
      good.replace('brief.', 'brief on {{stem}}.'),
      /belong in the USER part/,
    ],
  ] as const) {
    it(`rejects a document ${why}`, () => {
      assert.throws(() => loadPrompt(writeDocument(text), Stem), message);
    });
  }
});
