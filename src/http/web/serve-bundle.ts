import type { Context } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { matchesTag } from '../bank/entity-tag.ts';
import type { Bundle, BundleContent, BundleFile } from './read-bundle.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Matches API addresses, such as `/api/v1/runs`. An unknown API address is an error, never a page. */
const API_ADDRESS = /^\/(api|health|metrics|openapi\.json|docs|ok|info|assistants|threads|runs)(\/|$)/;

export function isApiAddress(path: string): boolean {
  return API_ADDRESS.test(path);
}

/** Responds with the file at the address. An address of the web app, such as `/bank`, gets the page. Returns undefined for any other address. */
export function respondFromBundle(context: Context<AppEnv>, bundle: Bundle): Response | undefined {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return undefined;
  const address = decodeAddress(context.req.path);
  const file = bundle.get(address === '/' ? '/index.html' : address);
  if (file !== undefined) return respondWithFile(context, file);
  if (!isPageAddress(context, address)) {
    // `/` has no file only when the bundle is missing. A caller that does not accept HTML gets a JSON error.
    if (address === '/') throw new Fault('not-found', 'The pages are not built.', { advice: BUILD_ADVICE });
    return undefined;
  }
  const page = bundle.get('/index.html');
  return page === undefined
    ? context.html(NOT_BUILT_PAGE, 200, { 'cache-control': 'no-store' })
    : respondWithFile(context, page);
}

function isPageAddress(context: Context<AppEnv>, address: string): boolean {
  const acceptsHtml = context.req.header('accept')?.includes('text/html') ?? false;
  return acceptsHtml && !isApiAddress(address) && !/\.[a-z0-9]+$/i.test(address);
}

function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not valid percent-encoding; the path matches no file.
    return path;
  }
}

/** Responds with the file in the best encoding the caller accepts, or with 304 when the caller already has it. */
export function respondWithFile(context: Context<AppEnv>, file: BundleFile): Response {
  const { content, encoding } = chooseContent(file, context.req.header('accept-encoding') ?? '');
  const headers = {
    etag: content.etag,
    'cache-control': file.isImmutable ? CACHE_FOREVER : REVALIDATE,
    ...((file.br ?? file.gzip) && { vary: 'accept-encoding' }),
  };
  if (matchesTag(context.req.header('if-none-match'), content.etag)) return context.body(null, 304, headers);
  return context.body(content.bytes, 200, {
    ...headers,
    'content-type': file.mediaType,
    ...(encoding && { 'content-encoding': encoding }),
  });
}

function chooseContent(
  file: BundleFile,
  acceptEncoding: string,
): { content: BundleContent; encoding?: string } {
  if (file.br && acceptsEncoding(acceptEncoding, 'br')) return { content: file.br, encoding: 'br' };
  if (file.gzip && acceptsEncoding(acceptEncoding, 'gzip')) return { content: file.gzip, encoding: 'gzip' };
  return { content: file.plain };
}

function acceptsEncoding(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .some((item) => item === encoding || (item.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(item)));
}

const BUILD_ADVICE = 'Run `npm start`, or run `npm run build:web` and start the server again.';

const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>VBAgent</title>
<h1>The pages are not built yet</h1>
<p>The server is running, but there is no web bundle. ${BUILD_ADVICE.replaceAll(/`(.*?)`/g, '<code>$1</code>')}</p>
<p>The API and <a href="/docs">its documentation</a> work without the pages.</p>
</html>
`;
