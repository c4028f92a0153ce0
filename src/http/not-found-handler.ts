import type { HonoRequest } from 'hono';
import { Fault } from '../domain/fault.ts';
import { Refusal } from './refusal.ts';

type Route = { readonly method: string; readonly path: string };

/** Creates a handler that throws 404 for an unknown address and 405 for a method that the address does not support. */
export function createNotFoundHandler(routes: readonly Route[]): (request: HonoRequest) => never {
  // Routes for all methods are guards, not endpoints.
  const endpoints = routes
    .filter(({ method }) => method !== 'ALL')
    .map((route) => ({ ...route, pattern: toPattern(route) }));
  return (request) => {
    const methods = endpoints.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method);
    if (methods.length === 0) {
      throw new Fault('not-found', `There is nothing at ${request.path}.`, {
        advice: 'See /docs for the available addresses.',
      });
    }
    const allow = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
    throw new Refusal('wrong-method', `${request.method} is not supported here, only ${allow.join(', ')}.`, {
      headers: { allow: allow.join(', ') },
    });
  };
}

function toPattern({ path }: Route): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)));
  return new RegExp(`^${segments.join('/')}$`);
}
