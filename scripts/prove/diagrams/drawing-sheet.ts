import { escapeHtml } from '../../../src/print/html/escape-html.ts';
import { openBrowser } from '../../../web/tests/open-browser.ts';

/** A compiled figure and its description. */
export type SheetDrawing = { readonly title: string; readonly text: string; readonly svg: string };

/** Draws the compiled figures with their descriptions on one page, as PNG. */
export async function drawDrawingSheet(drawings: readonly SheetDrawing[]): Promise<Buffer> {
  const tiles = drawings.map(
    ({ title, text, svg }) =>
      `<figure><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><figcaption><b>${escapeHtml(title)}</b><br>${escapeHtml(text)}</figcaption></figure>`,
  );
  const { browser, close } = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: #fff; display: grid; grid-template-columns: repeat(5, 1fr); font: 11px sans-serif }
      figure { margin: 6px; padding: 6px; border: 1px solid #ccd; height: 235px; display: flex; flex-direction: column; justify-content: space-between }
      img { max-width: 100%; max-height: 185px; margin: 0 auto } figcaption { color: #345 }
    </style>${tiles.join('')}`);
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
    return await page.screenshot({ type: 'png', fullPage: true });
  } finally {
    await close();
  }
}
