import type { MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { isWrite, JSON_TYPE } from './check-write.ts';

/** Far more than any request needs; recursive functions, such as `JSON.stringify`, fail at a few thousand levels. */
const MAX_DEPTH = 200;

/** Rejects JSON bodies that are nested too deeply. */
export function limitDepth(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const isJson = JSON_TYPE.test(context.req.header('content-type') ?? '');
    // Hono keeps the text, so that the route can still parse it.
    if (isWrite(context.req.method) && isJson && measureDepth(await context.req.text()) > MAX_DEPTH) {
      throw new Fault('invalid-input', `The body is nested more than ${MAX_DEPTH} levels deep.`);
    }
    return next();
  };
}

const QUOTE = '"';
const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);

/** Returns the depth of nested arrays and objects in JSON text, or the first depth beyond the limit. */
function measureDepth(json: string): number {
  let [depth, maxDepth] = [0, 0];
  for (let index = 0; index < json.length && maxDepth <= MAX_DEPTH; index++) {
    const char = json.charAt(index);
    if (char === QUOTE) index = findStringEnd(json, index);
    else if (OPENING.has(char)) maxDepth = Math.max(maxDepth, ++depth);
    else if (CLOSING.has(char)) depth--;
  }
  return maxDepth;
}

/** Returns the index of the quote that ends the string that starts at `start`. */
function findStringEnd(json: string, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end !== -1; end = json.indexOf(QUOTE, end + 1)) {
    let backslashes = 0;
    while (json.charAt(end - 1 - backslashes) === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
