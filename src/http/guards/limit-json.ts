import type { MiddlewareHandler } from 'hono';
import { Fault } from '../../domain/fault.ts';
import type { AppEnv } from '../app-env.ts';
import { isWrite, JSON_TYPE } from './check-write.ts';

/** Far more than any request needs; recursive functions, such as `JSON.stringify`, fail at a few thousand levels. */
const MAX_DEPTH = 200;
/** The largest requests save hundreds of questions with parts and schemes. */
const MAX_VALUES = 200_000;
/** Learners may call the routes of LangGraph (`/runs`, `/threads`). The largest request lists 10,000 used questions. */
const MAX_LANGGRAPH_VALUES = 20_000;
const API_PREFIX = '/api/';

/** Rejects JSON bodies that are nested too deeply or have too many values, before they are parsed. */
export function limitJson(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const isJson = JSON_TYPE.test(context.req.header('content-type') ?? '');
    if (!isWrite(context.req.method) || !isJson) return next();
    // Hono keeps the text, so that the route can still parse it.
    const { depth, values } = measureJson(await context.req.text());
    if (depth > MAX_DEPTH) {
      throw new Fault('invalid-input', `The body is nested more than ${MAX_DEPTH} levels deep.`);
    }
    const maxValues = context.req.path.startsWith(API_PREFIX) ? MAX_VALUES : MAX_LANGGRAPH_VALUES;
    if (values > maxValues) throw new Fault('invalid-input', `The body has more than ${maxValues} values.`);
    return next();
  };
}

const QUOTE = '"';
/** Character codes: comparing characters takes four times as long. */
const CODES = {
  quote: 0x22,
  comma: 0x2c,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
};

/** Returns how deep arrays and objects are nested in JSON text, up to one level over the limit, and about how many values it has. */
function measureJson(json: string): { readonly depth: number; readonly values: number } {
  let [depth, maxDepth, values] = [0, 0, 1];
  for (let index = 0; index < json.length && maxDepth <= MAX_DEPTH; index++) {
    const code = json.charCodeAt(index);
    if (code === CODES.quote) index = findStringEnd(json, index);
    else if (code === CODES.comma) values++;
    else if (code === CODES.openBracket || code === CODES.openBrace) maxDepth = Math.max(maxDepth, ++depth);
    else if (code === CODES.closeBracket || code === CODES.closeBrace) depth--;
  }
  return { depth: maxDepth, values };
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
