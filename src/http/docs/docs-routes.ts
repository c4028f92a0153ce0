import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../app-env.ts';
import { type Bundle, readBundle } from '../web/read-bundle.ts';
import { answerFile } from '../web/serve-bundle.ts';

const ABOUT = `Questions, their versions and the runs that make them.

Every error is \`{error, message, timestamp, request_id}\`, sometimes with more. Lists are pages: pass \`next\` as \`after\`.
A change names the version it was made from (\`If-Match\`).`;

/** Browser files, so they lie with the pages; `src` and `dist` are equally far from them. */
const PAGE = new URL('../../../web/docs', import.meta.url);

/** The document of all routes added before this, and a page to read it and try them. */
export async function addDocsRoutes(app: OpenAPIHono<AppEnv>, version: string): Promise<void> {
  // Made when somebody asks: it takes a tenth of the time in which a server starts.
  let document: string | undefined;
  const page = await readBundle(fileURLToPath(PAGE));
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(documentOf(app, version));
    return context.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  addPage(app, page);
}

export function documentOf(app: OpenAPIHono<AppEnv>, version: string) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'VBAgent', version, description: ABOUT, license: { name: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [
      { name: 'bank', description: 'Questions and their versions.' },
      { name: 'runs', description: 'Work under way.' },
      { name: 'graphs', description: 'Practice and exams, as the clients of LangGraph call them.' },
      { name: 'turns', description: 'What was asked and answered, and what users say of it.' },
      { name: 'review', description: 'What waits for an expert, and what experts decided.' },
      { name: 'examples', description: 'Judged examples that make the next answer better.' },
      { name: 'house', description: 'The server itself.' },
    ],
  });
}

function addPage(app: OpenAPIHono<AppEnv>, page: Bundle): void {
  for (const [address, file] of page) {
    const path = address === '/docs.html' ? '/docs' : `/docs${address}`;
    app.get(path, (context) => answerFile(context, file));
  }
}
