import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';

export const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/** Path of the file upload, which accepts forms and larger bodies. */
export const UPLOAD_PATH = '/api/v1/problems';
/** Path of the import of questions, which also accepts forms and larger bodies. */
export const IMPORT_PATH = '/api/v1/bank/import';

function isUpload({ req }: Context<AppEnv>): boolean {
  return req.method === 'POST' && (req.path === UPLOAD_PATH || req.path === IMPORT_PATH);
}

export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Rejects writes from forms and scripts of other sites. */
export function checkWrite({ publicUrl }: { publicUrl?: string | undefined }): MiddlewareHandler<AppEnv> {
  const publicHost = publicUrl === undefined ? undefined : parseHost(publicUrl);
  return (context, next) => {
    if (isWrite(context.req.method)) {
      checkOrigin(context, publicHost);
      checkMediaType(context);
    }
    return next();
  };
}

/** Limits the body size of writes. */
export function limitBody(bytes: number, uploadBytes: number): MiddlewareHandler<AppEnv> {
  const [limit, limitUpload] = [createBodyLimit(bytes), createBodyLimit(uploadBytes)];
  return (context, next) => {
    if (!isWrite(context.req.method)) return next();
    return isUpload(context) ? limitUpload(context, next) : limit(context, next);
  };
}

/**
 * Limits a body. Node does not read more than the stated length, so a body is counted only when no length is stated: counting
 * constructs a full `Request` object, which copies the body several times.
 */
function createBodyLimit(bytes: number): MiddlewareHandler<AppEnv> {
  const refuse = (): never => {
    throw new Refusal('too-large', `The body is larger than ${bytes} bytes.`, {
      // The rest of the body is not read, so the connection cannot be reused.
      headers: { connection: 'close' },
    });
  };
  const countBody = bodyLimit({ maxSize: bytes, onError: refuse });
  return (context, next) => {
    const length = context.req.header('content-length');
    if (context.req.header('transfer-encoding') !== undefined) return countBody(context, next);
    return Number(length ?? 0) > bytes ? refuse() : next();
  };
}

/** Browsers send the origin with every write; other programs may omit it. A proxy may replace the host of the request. */
function checkOrigin(context: Context<AppEnv>, publicHost: string | undefined): void {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const ownHosts = [context.req.header('host'), ...(publicHost === undefined ? [] : [publicHost])];
  const isForeignOrigin = origin !== undefined && !ownHosts.includes(parseHost(origin) ?? '');
  if (isForeignSite || isForeignOrigin) {
    throw new Fault('not-allowed', 'Requests from other sites may not change data.');
  }
}

function parseHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Accepts a write without a body, and a body of JSON, which a form on another site cannot send. A file upload is a form
 * itself; the origin check alone protects it.
 */
function checkMediaType(context: Context<AppEnv>): void {
  const type = context.req.header('content-type');
  const length = context.req.header('content-length');
  const hasBody =
    context.req.header('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  if (type === undefined ? !hasBody : JSON_TYPE.test(type)) return;
  if (type !== undefined && FORM_TYPE.test(type) && isUpload(context)) return;
  throw new Refusal('wrong-media-type', `The body must be application/json, not ${type ?? 'untyped'}.`, {
    headers: { 'accept-post': 'application/json' },
  });
}
