import type { Context, MiddlewareHandler } from 'hono';
import { localPrincipal } from '../../domain/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppEnv } from '../app-env.ts';
import { isApiAddress } from '../web/serve-bundle.ts';
import { isWrite } from './check-write.ts';
import { createTokenBuckets } from './token-buckets.ts';

type RateLimit = {
  /** Sustained requests per second; 0 means no limit. */
  readonly perSecond: number;
  readonly clock: Pick<Clock, 'now'>;
};

/** A burst may use this many seconds of the sustained rate. */
const BURST_SECONDS = 4;
const HEALTH_ADDRESS = /^\/(health(\/ready)?|ok)$/;
/** The addresses of sign-in, which has its own limit (`session/sign-in-limit.ts`). */
export const SESSION_PATH = '/api/v1/session';
export const SIGN_IN_PATH = '/api/v1/sign-in';

/** Limits the requests of each known caller, and of each address for unknown callers. The local user is exempt. */
export function limitRate({ perSecond, clock }: RateLimit): MiddlewareHandler<AppEnv> {
  if (perSecond === 0) return (_context, next) => next();
  const buckets = createTokenBuckets({
    rate: perSecond,
    burst: Math.max(1, perSecond * BURST_SECONDS),
    clock,
  });
  return (context, next) => {
    const principal = context.get('principal');
    if (principal !== localPrincipal && !isExempt(context)) {
      buckets.take(
        principal === undefined
          ? `address ${context.get('clientAddress')}`
          : `user ${principal.institution} ${principal.id}`,
      );
    }
    return next();
  };
}

/**
 * Whether a request is exempt from the limit. These are: pages and their files, which a whole class loads at once, health
 * checks, and sign-in.
 */
function isExempt({ req: { method, path } }: Context<AppEnv>): boolean {
  if (isWrite(method)) return path === SESSION_PATH && method === 'POST';
  return HEALTH_ADDRESS.test(path) || path.startsWith(SIGN_IN_PATH) || !isApiAddress(path);
}
