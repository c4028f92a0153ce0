import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { hasAnyRole } from '../../domain/principal.ts';
import type { PersonalRecord } from '../../ports/personal-data.ts';
import type { WithheldWork } from '../../practice/classes/find-withheld-work.ts';
import type { App } from '../app-env.ts';
import { createCallerLimit } from '../caller-limit.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { streamLines } from '../stream-lines.ts';
import { errorResponses } from '../wire-error.ts';
import { UserId } from './owner-query.ts';
import { redactWithheld } from './redact-withheld.ts';

const PATH = '/api/v1/personal-data';
/** The exports that one caller may run at the same time; each reads all records of a person. */
const MAX_EXPORTS = 2;

const exportRoute = createRoute({
  ...guarded('exportPersonalData', 'get', PATH, 'access'),
  summary: 'Export everything that the institution stores about a person, one JSON object per line',
  description: 'Marks that the teacher does not show yet are null, except for admins.',
  request: {
    query: z.object({
      user: UserId.optional().meta({
        description: 'By default the caller. Only an admin may export others.',
      }),
    }),
  },
  responses: {
    200: {
      description: 'Each line has `holding` (the table and column) and `row`.',
      content: { 'application/octet-stream': { schema: z.string() } },
    },
    ...errorResponses(400),
  },
});

const eraseRoute = createRoute({
  ...guarded('erasePersonalData', 'delete', PATH, 'access'),
  summary: 'Erase a person: delete their data, and remove their id from records that are still needed',
  request: { query: z.object({ user: UserId }) },
  responses: {
    200: jsonBody(
      z.object({ counts: z.record(z.string(), z.number().int()) }).meta({ id: 'Erasure' }),
      'The number of deleted or changed rows, by table and column.',
    ),
    ...errorResponses(400),
  },
});

export function addPersonalDataRoutes(
  app: App,
  { personalData, school }: Pick<HttpTools, 'personalData' | 'school'>,
): void {
  const limit = createCallerLimit(MAX_EXPORTS, 'exports are already running');
  app.openapi(exportRoute, async (context) => {
    const principal = getPrincipal(context);
    const { user = principal.id } = context.req.valid('query');
    if (user !== principal.id && !hasAnyRole(principal, ['admin']))
      throw new Fault('not-allowed', 'Only an admin may export the data of other people.');
    context.set('auditSubject', user);
    const headers = {
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="personal-data.jsonl"',
    };
    // Nobody reads the body of a HEAD request, so the export would never end.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const isAdmin = hasAnyRole(principal, ['admin']);
    const withheld = isAdmin ? undefined : await school.findWithheld(user);
    const release = limit.acquire(principal.id);
    const records = personalData.read(user);
    return context.body(streamLines(formatRecords(records, { withheld, release })), 200, headers);
  });
  // The audit log records the erasure without the id of the person, which would otherwise be stored again.
  app.openapi(eraseRoute, async (context) => {
    const { counts } = await personalData.erase(context.req.valid('query').user);
    return context.json({ counts }, 200);
  });
}

type RecordOptions = { readonly withheld: WithheldWork | undefined; readonly release: () => void };

async function* formatRecords(
  records: AsyncIterable<PersonalRecord>,
  { withheld, release }: RecordOptions,
): AsyncGenerator<string> {
  try {
    for await (const record of records)
      yield `${JSON.stringify(withheld ? redactWithheld(record, withheld) : record)}\n`;
  } finally {
    release();
  }
}
