import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../domain/principal.ts';

/** What the guards leave behind for the routes. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; principal: Principal | undefined };
};
