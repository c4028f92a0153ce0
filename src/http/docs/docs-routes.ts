import { fileURLToPath } from 'node:url';
import type { App } from '../app-env.ts';
import { type Bundle, readBundle } from '../web/read-bundle.ts';
import { respondWithFile } from '../web/serve-bundle.ts';

const DESCRIPTION = `Questions, their versions and the runs that create them.

Every error is \`{error, message, timestamp, request_id}\`, sometimes with more fields. Lists are paged: pass \`next\` as \`after\`.
A change states the version it is based on (\`If-Match\`).`;

/** The files of the docs page are in `web/`; the relative path is the same from `src` and from `dist`. */
const PAGE_FOLDER = new URL('../../../web/docs', import.meta.url);

/** Adds the OpenAPI document of all routes added before, and the page that shows it. */
export async function addDocsRoutes(app: App, version: string): Promise<void> {
  // Created at the first request, because creating it earlier would make the start of the server 10% slower.
  let document: string | undefined;
  const page = await readBundle(fileURLToPath(PAGE_FOLDER));
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(createDocument(app, version));
    return context.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  addPage(app, page);
}

function createDocument(app: App, version: string) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'VBAgent', version, description: DESCRIPTION, license: { name: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [
      { name: 'bank', description: 'Questions and their versions.' },
      { name: 'runs', description: 'Background work.' },
      { name: 'graphs', description: 'Practice and exams through the LangGraph API.' },
      { name: 'turns', description: 'Requests with their generated results, and the feedback of users.' },
      { name: 'review', description: 'The expert queue and its decisions.' },
      { name: 'examples', description: 'Reviewed examples that improve later results.' },
      { name: 'welcome', description: 'The front page.' },
      { name: 'system', description: 'Health, metrics and the current caller.' },
    ],
  });
}

function addPage(app: App, page: Bundle): void {
  for (const [address, file] of page) {
    const path = address === '/docs.html' ? '/docs' : `/docs${address}`;
    app.get(path, (context) => respondWithFile(context, file));
  }
}
