import type { MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { isWrite } from './check-write.ts';

/** Far more than any request needs; recursive functions, such as `JSON.stringify`, fail at a few thousand levels. */
const MAX_DEPTH = 200;

/** Rejects JSON bodies that are nested too deeply. */
export function limitDepth(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false;
    // The text is kept for the route, which parses it.
    if (isWrite(context.req.method) && isJson && measureDepth(await context.req.text()) > MAX_DEPTH) {
      throw new Fault('invalid-input', `The body is nested more than ${MAX_DEPTH} levels deep.`);
    }
    return next();
  };
}

const BRACKET_OR_STRING = /[[\]{}]|"(?:[^"\\]|\\.)*"?/gs;

/** Returns the depth of nested arrays and objects in JSON text. */
function measureDepth(json: string): number {
  let [depth, maxDepth] = [0, 0];
  for (const [token] of json.matchAll(BRACKET_OR_STRING)) {
    if (token === '[' || token === '{') maxDepth = Math.max(maxDepth, ++depth);
    else if (token === ']' || token === '}') depth--;
    if (maxDepth > MAX_DEPTH) break;
  }
  return maxDepth;
}
