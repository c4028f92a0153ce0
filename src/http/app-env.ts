import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../domain/principal.ts';

/** The request variables that guards set and routes read. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; principal: Principal | undefined };
};
