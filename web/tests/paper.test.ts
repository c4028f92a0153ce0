import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { loadMathsStyle } from '../../src/adapters/katex/load-maths-style.ts';
import { printPaperHtml } from '../../src/print/paper/html/paper-html.ts';
import { printSchemeHtml } from '../../src/print/paper/html/scheme-html.ts';
import { printScriptHtml } from '../../src/print/paper/html/script-html.ts';
import { createScript } from '../../src/print/paper/paper.fixture.ts';
import { partsSheets } from '../../src/print/paper/parts-paper.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { openBrowser } from './open-browser.ts';
import { takeScreenshot } from './take-screenshot.ts';

const sheets = partsSheets();

let browser: Browser;
let closeBrowser: () => Promise<void>;
let style: string;
before(async () => {
  ({ browser, close: closeBrowser } = await openBrowser());
  style = await loadMathsStyle();
});
after(() => closeBrowser());

async function show(html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 860, height: 1250 } });
  await page.setContent(html);
  return page;
}

type Box = { x: number; y: number; width: number; height: number };

async function measure(page: Page, selector: string): Promise<Box[]> {
  const boxes = await Promise.all((await page.locator(selector).all()).map((found) => found.boundingBox()));
  return boxes.filter((box) => box !== null);
}

describe('a paper with parts in a browser', () => {
  it('prints all marks in one column, level with the last line of their instruction', async () => {
    const page = await show(printPaperHtml(sheets, style));
    const marks = await measure(page, '.marks');
    const instructions = await measure(page, '.instruction');
    await takeScreenshot(page, 'paper-with-parts');

    assert.equal(marks.length, instructions.length);
    assert.equal(new Set(marks.map(({ x }) => Math.round(x))).size, 1);
    marks.forEach((mark, index) => {
      const text = instructions[index];
      assert.ok(text !== undefined && Math.abs(mark.y + mark.height - (text.y + text.height)) < 2);
      assert.ok(mark.x >= text.x + text.width);
    });
  });

  it('indents (a) under the number of the question, and (i) under (a)', async () => {
    const page = await show(printPaperHtml(sheets, style));
    const [number] = await measure(page, '.question > .number');
    const [outer] = await measure(page, '.question > div > .parts > .part > .label');
    const [inner] = await measure(page, '.part .parts > .part > .label');

    assert.ok(number && outer && inner);
    assert.ok(number.x + 20 < outer.x && outer.x + 20 < inner.x);
  });

  it('has no accessibility violation in paper, marking scheme and marked script', async () => {
    const script = createScript(sheets, 'x = 3');
    for (const html of [
      printPaperHtml(sheets, style),
      printSchemeHtml(sheets, style),
      printScriptHtml(sheets, script, style),
    ]) {
      assert.deepEqual(await findSeriousViolations(await show(html)), []);
    }
  });
});
