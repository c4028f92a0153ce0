import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { InstitutionId } from '../../domain/institution-id.ts';
import { LimitsChoice, RetentionChoice, ReviewChoice } from '../../domain/institution-settings.ts';
import { RulesChoice } from '../../domain/rules-choice.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InstitutionStore, StoredInstitution } from '../../ports/institution-store.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { readInstitutionSettings } from '../../verification/settings/rule-settings.ts';
import type { App, AppEnv } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { Refusal } from '../refusal.ts';
import { errorResponses } from '../wire-error.ts';

const severity = z.enum(['off', 'info', 'warn', 'error']);
const settings = {
  ...RulesChoice.shape,
  // The same schema as for the rules file, in a form that the API document can describe.
  rules: z
    .record(z.string(), z.union([severity, z.object({ severity: severity.optional() }).catchall(z.number())]))
    .optional()
    .meta({ description: 'Severity and thresholds of each rule.' }),
  review: ReviewChoice.optional().meta({
    description:
      'How generated questions are judged; with `four_eyes`, experts cannot approve their own work.',
  }),
  retention: RetentionChoice.optional().meta({
    description: 'After how many days unused threads and marked answers are deleted; 0 keeps them.',
  }),
  limits: LimitsChoice.optional().meta({
    description:
      'What each person may use on one day (UTC): the cost of models in US dollars, and the number of generations and uploads.',
  }),
};
const storedFields = {
  id: z.string(),
  version: z.number().int().nonnegative(),
  updated_at: z.iso.datetime(),
};

const Institution = z.object({ ...storedFields, ...settings }).meta({ id: 'Institution' });

/** Also accepts the fields of `GET` that cannot be changed: the id must be the same; the version and the time are ignored. */
const InstitutionChange = z
  .strictObject({ ...z.object(storedFields).partial().shape, ...settings })
  .meta({ id: 'InstitutionChange' });

const params = z.object({ id: InstitutionId });
const etag = z.object({ etag: z.string() });

const getRoute = createRoute({
  ...guarded('getInstitution', 'get', '/api/v1/institutions/{id}', 'institutions'),
  summary: 'Read the settings of an institution',
  request: { params },
  responses: {
    200: { ...jsonBody(Institution, 'The settings.'), headers: etag },
    ...errorResponses(400, 404),
  },
});

const putRoute = createRoute({
  ...guarded('putInstitution', 'put', '/api/v1/institutions/{id}', 'institutions'),
  summary: 'Replace the settings of an institution',
  request: {
    params,
    headers: z.object({
      'if-match': z
        .string()
        .optional()
        .meta({ description: 'The ETag that the change is based on; without it the last write wins.' }),
    }),
    body: requiredJsonBody(InstitutionChange, 'The complete settings.'),
  },
  responses: {
    200: { ...jsonBody(Institution, 'The new settings.'), headers: etag },
    ...errorResponses(400, 404, 412, 413, 415),
  },
});

type InstitutionDependencies = { readonly institutions: InstitutionStore; readonly clock: Clock };

export function addInstitutionRoutes(app: App, { institutions, clock }: InstitutionDependencies): void {
  app.openapi(getRoute, async (context) => {
    const { id } = context.req.valid('param');
    requireOwn(context, id);
    const institution = await institutions.find(id);
    if (institution === undefined) throw createUnknownFault(id);
    return context.json(toInstitution(institution), 200, { etag: `"${institution.version}"` });
  });
  app.openapi(putRoute, async (context) => {
    const { id } = context.req.valid('param');
    requireOwn(context, id);
    const { id: bodyId, version: _version, updated_at: _at, ...content } = context.req.valid('json');
    if (bodyId !== undefined && bodyId !== id)
      throw invalidRequest([{ in: 'body', path: 'id', problem: `must be ${id}, as in the address` }]);
    const baseVersion = parseVersion(context.req.header('if-match'));
    const change = {
      id,
      settings: readInstitutionSettings(content, knownRules),
      at: clock.now().toISOString(),
      from: baseVersion,
    };
    const saved = await institutions.put(change).catch(rejectStale);
    return context.json(toInstitution(saved), 200, { etag: `"${saved.version}"` });
  });
}

/** Callers read and change only their own institution; others do not exist for them. */
export function requireOwn(context: Context<AppEnv>, id: string): void {
  if (id !== getPrincipal(context).institution) throw createUnknownFault(id);
}

function createUnknownFault(id: string): Fault {
  return new Fault('not-found', `There is no institution ${id}.`);
}

function toInstitution({ id, version, updatedAt, settings: ownSettings }: StoredInstitution) {
  return { id, version, updated_at: updatedAt, ...ownSettings };
}

function parseVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined) return undefined;
  const version = /^"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of these settings.`);
}

/** Converts a version conflict to status 412. */
function rejectStale(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind !== 'conflict') throw thrown;
  throw new Refusal('stale-version', thrown.message, {
    cause: thrown,
    advice: 'Read the settings again and repeat the change.',
  });
}
