import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { InstitutionId, ReviewChoice } from '../../domain/institution-settings.ts';
import { RulesChoice } from '../../domain/rules-choice.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InstitutionStore, StoredInstitution } from '../../ports/institution-settings.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { readInstitutionSettings } from '../../verification/settings/rule-settings.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonOf } from '../json-content.ts';
import { Refusal } from '../refusal.ts';
import { errorResponses } from '../wire-error.ts';

const level = z.enum(['off', 'info', 'warn', 'error']);
const settings = {
  ...RulesChoice.shape,
  // The same as the file's, spelled so that the document can describe it.
  rules: z
    .record(z.string(), z.union([level, z.object({ severity: level.optional() }).catchall(z.number())]))
    .optional()
    .meta({ description: 'How loud each rule is, and its thresholds.' }),
  review: ReviewChoice.optional().meta({ description: 'How generated questions are judged.' }),
};
const stored = {
  id: z.string(),
  version: z.number().int().positive(),
  updated_at: z.iso.datetime(),
};

const Institution = z.object({ ...stored, ...settings }).meta({ id: 'Institution' });

/** What was read may be sent back: who it is of and which version it was are looked at, not stored. */
const InstitutionChange = z
  .strictObject({ ...z.object(stored).partial().shape, ...settings })
  .meta({ id: 'InstitutionChange' });

const params = z.object({ id: InstitutionId });
const etag = z.object({ etag: z.string() });

const getRoute = createRoute({
  ...guarded('getInstitution'),
  method: 'get',
  path: '/api/v1/institutions/{id}',
  tags: ['institutions'],
  summary: 'Read what an institution has set',
  request: { params },
  responses: {
    200: { ...jsonOf(Institution, 'Its settings.'), headers: etag },
    ...errorResponses(400, 404),
  },
});

const putRoute = createRoute({
  ...guarded('putInstitution'),
  method: 'put',
  path: '/api/v1/institutions/{id}',
  tags: ['institutions'],
  summary: 'Put settings in the place of what an institution had set',
  request: {
    params,
    headers: z.object({
      'if-match': z
        .string()
        .optional()
        .meta({ description: 'The ETag the change was made from; left out, the last one to write wins.' }),
    }),
    body: { ...jsonOf(InstitutionChange, 'The whole settings.'), required: true },
  },
  responses: {
    200: { ...jsonOf(Institution, 'Its settings now.'), headers: etag },
    201: { ...jsonOf(Institution, 'Its first settings.'), headers: etag },
    ...errorResponses(400, 412, 413, 415),
  },
});

type InstitutionTools = { readonly institutions: InstitutionStore; readonly clock: Clock };

export function addInstitutionRoutes(
  app: OpenAPIHono<AppEnv>,
  { institutions, clock }: InstitutionTools,
): void {
  app.openapi(getRoute, async (context) => {
    const { id } = context.req.valid('param');
    const found = await institutions.find(id);
    if (found === undefined) throw new Fault('not-found', `There is no institution ${id}.`);
    return context.json(viewOf(found), 200, { etag: `"${found.version}"` });
  });
  app.openapi(putRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { id: said, version: _version, updated_at: _at, ...content } = context.req.valid('json');
    if (said !== undefined && said !== id)
      throw invalidRequest([{ in: 'body', path: 'id', problem: `must be ${id}, as in the address` }]);
    const from = versionIn(context.req.header('if-match'));
    const change = {
      id,
      settings: readInstitutionSettings(content, knownRules),
      at: clock.now().toISOString(),
      from,
    };
    const saved = await institutions.put(change).catch(refuseStale);
    return context.json(viewOf(saved), saved.version === 1 ? 201 : 200, { etag: `"${saved.version}"` });
  });
}

function viewOf({ id, version, updatedAt, settings: own }: StoredInstitution) {
  return { id, version, updated_at: updatedAt, ...own };
}

function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined) return undefined;
  const version = /^"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of these settings.`);
}

function refuseStale(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind !== 'conflict') throw thrown;
  throw new Refusal('stale-version', thrown.message, {
    cause: thrown,
    advice: 'Read the settings again and make the change once more.',
  });
}
