import type { Context } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { matchesTag } from '../bank/entity-tag.ts';
import type { Bundle, BundleFile, BundleText } from './read-bundle.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** API addresses: an unknown one is an error, never a page. */
const API_ADDRESS = /^\/(api|health|metrics|openapi\.json|docs|ok|info|assistants|threads|runs)(\/|$)/;

/** Responds with the file at the address, or with the page for an address of the web app; undefined for any other address. */
export function respondFromBundle(context: Context<AppEnv>, bundle: Bundle): Response | undefined {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return undefined;
  const address = decodeAddress(context.req.path);
  const file = bundle.get(address === '/' ? '/index.html' : address);
  if (file !== undefined) return respondWithFile(context, file);
  if (!isPageAddress(context, address)) {
    // Only a missing bundle leaves `/` without a file; a program gets the reason as a JSON error.
    if (address === '/') throw new Fault('not-found', 'The pages are not built.', { advice: HOW_TO_BUILD });
    return undefined;
  }
  const page = bundle.get('/index.html');
  return page === undefined
    ? context.html(NOT_BUILT, 200, { 'cache-control': 'no-store' })
    : respondWithFile(context, page);
}

function isPageAddress(context: Context<AppEnv>, address: string): boolean {
  const acceptsHtml = context.req.header('accept')?.includes('text/html') ?? false;
  return acceptsHtml && !API_ADDRESS.test(address) && !/\.[a-z0-9]+$/i.test(address);
}

function decodeAddress(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Responds with the file in the best encoding the caller accepts, or with 304 when the caller already has it. */
export function respondWithFile(context: Context<AppEnv>, file: BundleFile): Response {
  const { text, encoding } = chooseText(file, context.req.header('accept-encoding') ?? '');
  const headers = {
    etag: text.etag,
    'cache-control': file.isImmutable ? CACHE_FOREVER : REVALIDATE,
    ...((file.br ?? file.gzip) && { vary: 'accept-encoding' }),
  };
  if (matchesTag(context.req.header('if-none-match'), text.etag)) return context.body(null, 304, headers);
  return context.body(text.bytes, 200, {
    ...headers,
    'content-type': file.mediaType,
    ...(encoding && { 'content-encoding': encoding }),
  });
}

function chooseText(file: BundleFile, accepted: string): { text: BundleText; encoding?: string } {
  if (file.br && accepts(accepted, 'br')) return { text: file.br, encoding: 'br' };
  if (file.gzip && accepts(accepted, 'gzip')) return { text: file.gzip, encoding: 'gzip' };
  return { text: file.plain };
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === encoding || (one.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(one)));
}

const HOW_TO_BUILD = 'Run `npm start`, or run `npm run build:web` and start the server again.';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>VBAgent</title>
<h1>The pages are not built yet</h1>
<p>The server is running, but there is no web bundle. ${HOW_TO_BUILD.replaceAll(/`(.*?)`/g, '<code>$1</code>')}</p>
<p>The API and <a href="/docs">its documentation</a> work without the pages.</p>
</html>
`;
