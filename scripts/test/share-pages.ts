import { buildWebIfStale } from '../build/build-web.ts';
import { startBrowser } from './start-browser.ts';

/** Builds the pages and starts one browser for all test files; returns a function that ends the browser. */
export async function sharePages(): Promise<() => Promise<void>> {
  const [code, browser] = await Promise.all([buildWebIfStale(), startBrowser()]);
  if (code !== 0) throw new Error('the pages do not build');
  process.env.VBAGENT_TEST_BROWSER = browser.endpoint;
  return browser.close;
}
