// Writes `web/src/api/schema.ts`, or with `--check` only compares it with the OpenAPI document of the server.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { projectRoot } from '../run-command.ts';
import { generateApiTypes, type OpenApiDocument } from './api-types.ts';

const target = join(projectRoot, 'web/src/api/schema.ts');

const server = await openScratchServer();
const document: OpenApiDocument = JSON.parse(await (await server.fetch('/openapi.json')).text());
await server.stop();

const formatted = execFileSync('biome', ['format', '--stdin-file-path', target], {
  cwd: projectRoot,
  encoding: 'utf8',
  input: generateApiTypes(document),
});
if (!process.argv.includes('--check')) writeFileSync(target, formatted);
else if (readFileSync(target, 'utf8') !== formatted) {
  console.error('web/src/api/schema.ts is stale; run: npm run api-types');
  process.exitCode = 1;
}
