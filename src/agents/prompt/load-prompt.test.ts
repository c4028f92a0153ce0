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

let documentCount = 0;
function writeDocument(text: string, name = `p${++documentCount}.prompt.md`): URL {
  const path = join(folder, name);
  writeFileSync(path, text);
  return pathToFileURL(path);
}

const Stem = z.object({ stem: z.string() });
const fencedStem = '<material id="stem">\n{{stem}}\n</material>';
const validDocument = `# SYSTEM\n\nBe brief. ${MATERIAL_RULE}\n\n# USER\n\nJudge:\n${fencedStem}\n`;

describe('loadPrompt', () => {
  it('fills the placeholders', () => {
    const { system, user } = loadPrompt(writeDocument(validDocument), Stem).fill({ stem: 'What is $x$?' });

    assert.equal(system, `Be brief. ${MATERIAL_RULE}`);
    assert.equal(user, 'Judge:\n<material id="stem">\nWhat is $x$?\n</material>');
  });

  it('keeps every text unchanged except fence tags, which are escaped', () => {
    const prompt = loadPrompt(writeDocument(validDocument), Stem);
    const specialText = fc.oneof(
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
      fc.property(fc.array(specialText), (texts) => {
        const stem = texts.join('');
        const { user } = prompt.fill({ stem });
        const fencedText = user.slice('Judge:\n<material id="stem">\n'.length, -'\n</material>'.length);
        assert.doesNotMatch(fencedText, /<\s*\/?\s*material\b/i);
        assert.equal(
          fencedText.replaceAll(/&lt;(?=\s*\/?\s*material\b)/gi, '<'),
          stem.replaceAll(/&lt;(?=\s*\/?\s*material\b)/gi, '<'),
        );
      }),
    );
  });

  it('hashes the document including its shared sections', () => {
    const writeSection = (text: string): URL => writeDocument(text, 'shared.section.prompt.md');
    const documentWithSection = validDocument.replace(
      'Be brief.',
      'Be brief.\n{{> shared.section.prompt.md }}\n',
    );
    writeSection('Be kind.');
    const url = writeDocument(documentWithSection);
    const withKind = loadPrompt(url, Stem);
    writeSection('Be strict.');
    const withStrict = loadPrompt(url, Stem);

    assert.match(withKind.hash, /^[0-9a-f]{64}$/);
    assert.notEqual(withKind.hash, withStrict.hash);
    assert.match(withStrict.fill({ stem: '' }).system, /Be strict\./);
  });

  it('allows an enum outside a fence', () => {
    const text = validDocument.replace('Judge:', 'Judge for {{level}}:');
    const prompt = loadPrompt(writeDocument(text), Stem.extend({ level: z.enum(['Nat 5', 'Higher']) }));

    assert.match(prompt.fill({ stem: 's', level: 'Higher' }).user, /^Judge for Higher:/);
  });

  for (const [defect, text, message] of [
    [
      'without a USER section',
      validDocument.replace('# USER', '## USER'),
      /"# SYSTEM" section and then one "# USER" section/,
    ],
    ['with its sections in the wrong order', '# USER\n\nx\n\n# SYSTEM\n\ny\n', /"# SYSTEM" section and then/],
    ['with an empty section', `# SYSTEM\n\n# USER\n\n${fencedStem}\n`, /empty/],
    ['without the rule about material', validDocument.replace(MATERIAL_RULE, ''), /must contain/],
    [
      'with a placeholder that has no variable',
      validDocument.replace('Judge:', 'Judge {{answer}}:'),
      /no variable for answer/,
    ],
    [
      'without a placeholder for a variable',
      validDocument.replace('{{stem}}', ''),
      /no placeholder for stem/,
    ],
    [
      'with a variable outside a fence',
      validDocument.replace(fencedStem, '{{stem}}'),
      /inside a <material> fence/,
    ],
    [
      'with a variable in its SYSTEM section',
      validDocument.replace('brief.', 'brief on {{stem}}.'),
      /belong in the USER section/,
    ],
  ] as const) {
    it(`rejects a document ${defect}`, () => {
      assert.throws(() => loadPrompt(writeDocument(text), Stem), message);
    });
  }
});
