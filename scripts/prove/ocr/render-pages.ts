import { openBrowser } from '../../../web/tests/open-browser.ts';
import { photograph } from './photograph.ts';
import { PAGE, printSampleHtml } from './print-sample-page.ts';
import { type SamplePage, samplePages } from './sample-pages.table.ts';

/** A sample page, its screenshot and its simulated photo. */
export type RenderedPage = {
  readonly sample: SamplePage;
  readonly page: Uint8Array;
  readonly photo: Uint8Array;
};

const ANGLES = [-1.8, 1.2, 2.4, -0.9, 1.7, -2.6];
const SHADES = [0.45, 0.55, 0.4, 0.5, 0.6, 0.35];

/** Renders every sample page in a browser, and simulates a phone photo of it. */
export async function renderPages(): Promise<RenderedPage[]> {
  const { browser, close } = await openBrowser();
  try {
    const tab = await browser.newPage({
      viewport: { width: PAGE.width, height: PAGE.height },
      deviceScaleFactor: PAGE.scale,
    });
    const rendered: RenderedPage[] = [];
    for (const [index, sample] of samplePages.entries()) {
      await tab.setContent(await printSampleHtml(sample));
      await tab.evaluate('document.fonts.ready');
      const page = await tab.screenshot({ type: 'png' });
      const options = { angle: ANGLES[index] ?? 0, shade: SHADES[index] ?? 0.4, blur: 0.8, seed: index + 1 };
      rendered.push({ sample, page, photo: await photograph(page, options) });
    }
    return rendered;
  } finally {
    await close();
  }
}
