import type { Chromium } from './create-chromium-printer.ts';
import { unpackChromium } from './unpack-chromium.ts';

type ChromiumSearch = {
  readonly variables: Chromium['variables'];
  readonly findProgram: (name: string) => Promise<string | undefined>;
};

const PROGRAM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

/** Finds an installed browser, or else unpacks the browser of an optional npm package. */
export async function findChromium({
  variables,
  findProgram,
}: ChromiumSearch): Promise<Chromium | undefined> {
  for (const name of PROGRAM_NAMES) {
    const executable = await findProgram(name);
    if (executable !== undefined) return { executable, variables };
  }
  return unpackChromium(variables);
}
