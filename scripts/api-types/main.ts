// Writes the generated modules of `web/src/api`, or with `--check` only compares them with the server and its formats.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFormatInfo, WRITABLE_FORMAT_IDS } from '../../src/formats/all-formats.ts';
import { openScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { projectRoot } from '../run-command.ts';
import { generateApiTypes, generateExportFormats, type OpenApiDocument } from './api-types.ts';

const server = await openScratchServer();
const document: OpenApiDocument = JSON.parse(await (await server.fetch('/openapi.json')).text());
await server.stop();

writeModule('web/src/api/schema.ts', generateApiTypes(document));
writeModule('web/src/api/export-formats.ts', generateExportFormats(WRITABLE_FORMAT_IDS.map(getFormatInfo)));

function writeModule(path: string, source: string): void {
  const target = join(projectRoot, path);
  const formatted = execFileSync('biome', ['format', '--stdin-file-path', target], {
    cwd: projectRoot,
    encoding: 'utf8',
    input: source,
  });
  if (!process.argv.includes('--check')) writeFileSync(target, formatted);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== formatted) {
    console.error(`${path} is stale; run: npm run api-types`);
    process.exitCode = 1;
  }
}
