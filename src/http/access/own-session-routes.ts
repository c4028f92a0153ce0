import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { App } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { findOwnSession } from '../session/session-routes.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import { chooseChangedOwner, chooseListedOwner } from './choose-owner.ts';
import { IdParams, OwnerQuery } from './owner-query.ts';

const SessionView = z
  .object({
    id: z.string(),
    user: z.string(),
    key_id: z.string().nullable().meta({ description: 'The API key with which the user signed in.' }),
    device: z.string().meta({ description: 'The browser, as it describes itself.' }),
    is_current: z.boolean().meta({ description: 'Whether it is the session of this request.' }),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Session' });

const listRoute = createRoute({
  ...guarded('listSessions', 'get', '/api/v1/sessions', 'access'),
  summary: 'List sessions, last used first',
  request: { query: OwnerQuery },
  responses: {
    200: jsonBody(z.object({ sessions: z.array(SessionView) }).meta({ id: 'Sessions' }), 'The sessions.'),
    ...errorResponses(400),
  },
});

const revokeRoute = createRoute({
  ...guarded('revokeSession', 'delete', '/api/v1/sessions/{id}', 'access'),
  summary: 'End a session; its browser is signed out',
  request: { params: IdParams },
  responses: { 204: { description: 'The session is ended.' }, ...errorResponses(404) },
});

export function addOwnSessionRoutes(app: App, tools: HttpTools): void {
  const { sessions } = tools.access;

  app.openapi(listRoute, async (context) => {
    const owner = chooseListedOwner(getPrincipal(context), context.req.valid('query'));
    const current = await findOwnSession(context, tools);
    const found = await sessions.list(owner, tools.clock.now().toISOString());
    const views = found.map(({ institution: _institution, ...session }) =>
      snakeKeys({ ...session, isCurrent: session.id === current?.id }),
    );
    return context.json({ sessions: views }, 200);
  });

  app.openapi(revokeRoute, async (context) => {
    const { id } = context.req.valid('param');
    const isEnded = await sessions.end(
      { ...chooseChangedOwner(getPrincipal(context)), id },
      { at: tools.clock.now().toISOString(), origin: getOrigin(context), action: 'session-revoked' },
    );
    if (!isEnded) throw new Fault('not-found', `There is no session ${id}.`);
    return context.body(null, 204);
  });
}
