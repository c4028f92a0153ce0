import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { auditActions } from '../../domain/audit-action.ts';
import { AuditDetail } from '../../domain/audit-detail.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { UserId } from './owner-query.ts';

const AuditEntryView = z
  .object({
    at: z.iso.datetime(),
    action: z.enum(auditActions),
    actor: z.string().nullable().meta({ description: 'Who did it; null for an unknown caller.' }),
    subject: z.string().nullable().meta({ description: 'The person concerned, if not the actor.' }),
    target: z.string().nullable().meta({ description: 'What it concerns: a key, a session, a path.' }),
    address: z.string().nullable().meta({ description: 'The network address of the actor.' }),
    detail: AuditDetail,
  })
  .meta({ id: 'AuditLogEntry' });

const listRoute = createRoute({
  ...guarded('listAudit', 'get', '/api/v1/audit', 'access'),
  summary: 'Read the audit log of the institution, newest first',
  request: {
    query: z.object({
      person: UserId.optional().meta({
        description: 'Entries in which this user is the actor or the subject.',
      }),
      action: z.enum(auditActions).optional(),
      since: z.iso.datetime().optional(),
      until: z.iso.datetime().optional().meta({ description: 'Entries before this time.' }),
      limit: z.coerce.number().int().min(1).max(500).default(50),
      cursor: z.string().max(200).optional().meta({ description: 'The `next_cursor` of the previous page.' }),
    }),
  },
  responses: {
    200: jsonBody(
      z
        .object({ entries: z.array(AuditEntryView), next_cursor: z.string().nullable() })
        .meta({ id: 'AuditLogPage' }),
      'One page.',
    ),
    ...errorResponses(400),
  },
});

export function addAuditRoutes(app: App, { access: { audit } }: HttpTools): void {
  app.openapi(listRoute, async (context) => {
    const { limit, cursor, ...filter } = context.req.valid('query');
    const { institution } = getPrincipal(context);
    const page = await audit.list({ ...filter, institution }, { limit, after: cursor });
    const entries = page.entries.map(({ institution: _institution, ...entry }) => entry);
    return context.json({ entries, next_cursor: page.next ?? null }, 200);
  });
}
