import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Chromium } from './create-chromium-printer.ts';

const PACKAGE_NAME = '@sparticuz/chromium';

/** Runs in a child process: unpacks the browser and prints where its program and libraries are. */
const UNPACK_SCRIPT = `
const { default: packed } = await import(process.argv[1]);
const executable = await packed.executablePath();
console.log(JSON.stringify({ executable, libraries: process.env.LD_LIBRARY_PATH ?? '' }));`;

const UnpackResult = z.object({ executable: z.string(), libraries: z.string() });

const run = promisify(execFile);

/**
 * Unpacks the Chromium of an npm package; returns undefined if the package is not installed. The package unpacks its
 * libraries only on AWS Lambda and only into an empty temporary folder. So a child process runs it with the environment
 * of AWS Lambda. The package's font configuration refers to a fixed folder, so we write another one.
 */
export async function unpackChromium(variables: Chromium['variables']): Promise<Chromium | undefined> {
  const module = findModule();
  if (module === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-chromium-'));
  const fontConfig = join(folder, 'fonts.conf');
  await writeFile(fontConfig, createFontConfig(folder));
  const env = { ...variables, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', UNPACK_SCRIPT, module], {
    env,
  });
  const { executable, libraries } = UnpackResult.parse(JSON.parse(stdout));
  return {
    executable,
    variables: { ...variables, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontConfig },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

function findModule(): string | undefined {
  try {
    return import.meta.resolve(PACKAGE_NAME);
  } catch {
    return undefined;
  }
}

function createFontConfig(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const list = folders.map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${list}<cachedir>${folder}/font-cache</cachedir></fontconfig>`;
}
