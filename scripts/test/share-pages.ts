import { unpackChromium } from '../../src/adapters/chromium/unpack-chromium.ts';
import { buildWebIfStale } from '../build/build-web.ts';

/** Builds the pages and unpacks the browser once for all test files; returns a function that removes the browser. */
export async function sharePages(): Promise<() => Promise<void>> {
  const [code, chromium] = await Promise.all([buildWebIfStale(), unpackChromium(process.env)]);
  if (code !== 0) throw new Error('the pages do not build');
  if (chromium === undefined) throw new Error('no Chromium is installed; run npm ci');
  Object.assign(process.env, chromium.variables, { VBAGENT_TEST_CHROMIUM: chromium.executable });
  return async () => chromium.discard?.();
}
