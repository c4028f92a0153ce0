import type { Chromium } from './create-chromium-printer.ts';
import { unpackChromium } from './unpack-chromium.ts';

export type ChromiumSearch = {
  readonly variables: Chromium['variables'];
  readonly findProgram: (name: string) => Promise<string | undefined>;
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

/** A browser of the machine, else the one of the npm package if that is installed. */
export async function findChromium({
  variables,
  findProgram,
}: ChromiumSearch): Promise<Chromium | undefined> {
  for (const name of NAMES) {
    const executable = await findProgram(name);
    if (executable !== undefined) return { executable, variables };
  }
  return unpackChromium(variables);
}
