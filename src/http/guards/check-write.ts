import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../refusal.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/** Where files come in: such bodies are forms, and larger than others. */
export const UPLOAD_PATH = '/api/v1/problems';

function isUpload({ req }: Context<AppEnv>): boolean {
  return req.method === 'POST' && req.path === UPLOAD_PATH;
}

export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Writes come from our own pages or from programs, never from a form or script of another site. */
export function checkWrite(): MiddlewareHandler<AppEnv> {
  return (context, next) => {
    if (isWrite(context.req.method)) {
      checkOrigin(context);
      checkMediaType(context);
    }
    return next();
  };
}

/** Reads have no body; to ask for theirs would make a whole request of what is otherwise a few headers. */
export function limitBody(bytes: number, uploadBytes: number): MiddlewareHandler<AppEnv> {
  const [limit, limitUpload] = [limitTo(bytes), limitTo(uploadBytes)];
  return (context, next) => {
    if (!isWrite(context.req.method)) return next();
    return isUpload(context) ? limitUpload(context, next) : limit(context, next);
  };
}

function limitTo(bytes: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Refusal('too-large', `The body is larger than ${bytes} bytes.`, {
        // What the client still sends is not read, so the connection cannot be used again.
        headers: { connection: 'close' },
      });
    },
  });
}

/** A browser names the origin of every write; a program need not. */
function checkOrigin(context: Context<AppEnv>): void {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== undefined && hostOf(origin) !== context.req.header('host');
  if (isForeignSite || isForeignOrigin) {
    throw new Fault('not-allowed', 'Another site may not change anything here.');
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * A write without a body needs no type; with one it must be JSON, which a foreign form cannot send. An upload is a form,
 * and that it is not a foreign one is told by its origin alone.
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
