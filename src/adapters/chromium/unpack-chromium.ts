import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Chromium } from './create-chromium-printer.ts';

const PACKAGE = '@sparticuz/chromium';

const UNPACK = `
const { default: packed } = await import(process.argv[1]);
const executable = await packed.executablePath();
console.log(JSON.stringify({ executable, libraries: process.env.LD_LIBRARY_PATH ?? '' }));`;

const Unpacked = z.object({ executable: z.string(), libraries: z.string() });

const run = promisify(execFile);

/**
 * Unpacks the Chromium of an npm package; returns undefined if the package is not installed. The package unpacks its
 * libraries only on a function host and only into an empty temporary folder, so a child process with such an environment
 * unpacks it. Its font list names another folder, so it gets its own list.
 */
export async function unpackChromium(variables: Chromium['variables']): Promise<Chromium | undefined> {
  const module = findModule();
  if (module === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-chromium-'));
  const fontList = join(folder, 'fonts.conf');
  await writeFile(fontList, createFontList(folder));
  const env = { ...variables, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', UNPACK, module], { env });
  const { executable, libraries } = Unpacked.parse(JSON.parse(stdout));
  return {
    executable,
    variables: { ...variables, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontList },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

function findModule(): string | undefined {
  try {
    return import.meta.resolve(PACKAGE);
  } catch {
    return undefined;
  }
}

function createFontList(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const list = folders.map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${list}<cachedir>${folder}/font-cache</cachedir></fontconfig>`;
}
