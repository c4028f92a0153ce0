import type { HonoRequest } from 'hono';
import { Fault } from '../domain/fault.ts';
import { Refusal } from './refusal.ts';

type Route = { readonly method: string; readonly path: string };

/** Refuses an address that no route has, or a method that the routes at the address do not take. */
export function createUnknownAddress(routes: readonly Route[]): (request: HonoRequest) => never {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map((route) => ({ ...route, matches: patternOf(route) }));
  return (request) => {
    const methods = known.filter(({ matches }) => matches.test(request.path)).map(({ method }) => method);
    if (methods.length === 0) {
      throw new Fault('not-found', `There is nothing at ${request.path}.`, {
        advice: 'See /docs for what there is.',
      });
    }
    const allow = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
    throw new Refusal('wrong-method', `${request.method} is not possible here, only ${allow.join(', ')}.`, {
      headers: { allow: allow.join(', ') },
    });
  };
}

function patternOf({ path }: Route): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}$`);
}
