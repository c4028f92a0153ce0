import type { Context, MiddlewareHandler } from 'hono';
import { hasAnyRole, READER_ROLES } from '../../domain/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppEnv } from '../app-env.ts';
import { isWrite } from './check-write.ts';
import { createTokenBuckets } from './token-buckets.ts';

type VolumeLimit = {
  readonly learnerBytes: number;
  /** Maximum body size; a body of unknown size counts as this. */
  readonly bodyBytes: number;
  readonly clock: Pick<Clock, 'now'>;
};

/** The bytes per second in the long run: about 350 MB in a day. */
const BYTES_PER_SECOND = 4000;

/** Limits how many bytes each learner sends, because the server stores answers, drafts and threads, and one learner could fill the disk. */
export function limitVolume({ learnerBytes, bodyBytes, clock }: VolumeLimit): MiddlewareHandler<AppEnv> {
  const buckets = createTokenBuckets({ rate: BYTES_PER_SECOND, burst: learnerBytes, clock });
  return (context, next) => {
    const principal = context.get('principal');
    const isLearner = principal !== undefined && !hasAnyRole(principal, READER_ROLES);
    if (isLearner && isWrite(context.req.method)) buckets.take(principal.id, countBytes(context, bodyBytes));
    return next();
  };
}

function countBytes({ req }: Context<AppEnv>, bodyBytes: number): number {
  if (req.header('transfer-encoding') !== undefined) return bodyBytes;
  // A larger body is rejected later.
  return Math.min(bodyBytes, Number(req.header('content-length') ?? 0));
}
