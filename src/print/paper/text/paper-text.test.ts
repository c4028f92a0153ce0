import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textWidth } from '../../text-width.ts';
import { choiceSheets, createScript, smallSheets } from '../paper.fixture.ts';
import { groupByPart } from '../scheme-groups.ts';
import { printPaperText } from './paper-text.ts';
import { printSchemeText } from './scheme-text.ts';
import { printScriptText } from './script-text.ts';

const sheets = smallSheets();
const groupCount = sheets.paper.sections.flatMap(({ questions }) => questions).flatMap(groupByPart).length;
const terminal = { width: 80, paint: (_style: string, text: string) => text };

describe('papers in a terminal', () => {
  it('shows numbers at the left, marks at the right, and no line wider than the terminal', () => {
    const lines = printPaperText(sheets, terminal);

    assert.ok(lines.every((line) => textWidth(line) <= 80));
    assert.equal(lines.filter((line) => /^\d+\. /.test(line)).length, 7);
    assert.equal(lines.filter((line) => /\(\d\)$/.test(line)).length, groupCount);
    assert.ok(lines.some((line) => line.includes('[figure: ')));
  });

  it('shows mathematics without LaTeX commands', () => {
    const text = [...printPaperText(sheets, terminal), ...printSchemeText(sheets, terminal)].join('\n');
    assert.doesNotMatch(text, /\\[a-z]+|\$|\[\[/);
  });

  it('shows the correct answer of a multiple-choice question as a letter', () => {
    assert.ok(printSchemeText(choiceSheets(), terminal).includes('1.  B (1)'));
    assert.ok(printPaperText(choiceSheets(), terminal).some((line) => /^ {4}A {2}x = 1$/.test(line)));
  });

  it('shows each mark of a script with a symbol, and removes control characters from responses', () => {
    const text = printScriptText(sheets, createScript(sheets, 'x = 3\u001b[2J\nso'), terminal).join('\n');

    assert.match(text, /✓ •1 .*: Shown in the response\. “x = 3 \[2J so”/);
    assert.match(text, /✗ •2 /);
    assert.match(text, /→ The sign of x² was lost\./);
    assert.ok(!text.includes('\u001b'));
  });
});
