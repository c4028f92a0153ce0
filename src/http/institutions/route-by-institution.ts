import { Hono } from 'hono';
import { DEFAULT_INSTITUTION } from '../../domain/institution-id.ts';
import type { Clock } from '../../ports/clock.ts';
import { announceRequest, waitForTurn } from '../../runs/turns.ts';
import type { App, AppEnv } from '../app-env.ts';
import { createErrorResponse } from '../error-response.ts';
import { isWrite } from '../guards/check-write.ts';
import { readClientAddress } from '../guards/read-client-address.ts';
import type { HttpTools, Identify } from '../http-tools.ts';

type RouterOptions = Pick<HttpTools, 'trustedProxies' | 'publicUrl' | 'identify' | 'newId'> & {
  readonly clock: Clock;
  /** Returns the app of an institution; it has only the stores of this institution. */
  readonly openApp: (institution: string) => Promise<Pick<App, 'fetch'>>;
};

/** The paths of health checks, which do not wait for other requests. */
const HEALTH_PATH = /^\/health(?:\/|$)/;

/**
 * Sends each request to the app of the caller's institution; unknown callers use the app of `default`, which serves the pages
 * and sign-in. So no route can reach the data of another institution.
 */
export function routeByInstitution(options: RouterOptions): Hono<AppEnv> {
  const router = new Hono<AppEnv>();
  router.use(readClientAddress(options));
  router.all('*', async (context) => {
    announceRequest();
    if (!HEALTH_PATH.test(context.req.path)) await waitForTurn();
    // If the caller cannot be identified now, for example because the database is down, the app reports why.
    const principal = await options
      .identify(context.req.raw, context.get('isEncrypted'))
      .catch(() => undefined);
    const app = await options.openApp(principal?.institution ?? DEFAULT_INSTITUTION);
    return app.fetch(context.req.raw, context.env);
  });
  router.onError((thrown, context) => {
    const { status, headers, body } = createErrorResponse(thrown, {
      requestId: options.newId(),
      at: options.clock.now(),
      isWriteRequest: isWrite(context.req.method),
    });
    return context.json(body, status, { ...headers, 'cache-control': 'no-store' });
  });
  return router;
}

/** Identifies the caller of each request once, because the router and the app both need the caller. */
export function identifyOnce(identify: Identify): Identify {
  const principals = new WeakMap<Request, ReturnType<Identify>>();
  return (request, isEncrypted, options) => {
    if (options?.isRepeated) return identify(request, isEncrypted, options);
    const known = principals.get(request) ?? identify(request, isEncrypted);
    principals.set(request, known);
    return known;
  };
}
