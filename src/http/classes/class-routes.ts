import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { IdParams } from '../access/owner-query.ts';
import type { App } from '../app-env.ts';
import { getOrigin } from '../guards/audit-operations.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import { CLASSES_PATH, ClassView, PupilParams, PupilView, toClassView } from './class-schemas.ts';

const Name = z.string().trim().min(1).max(200);

const codeFields = {
  days: z
    .number()
    .int()
    .min(1)
    .max(366)
    .optional()
    .meta({ description: 'The code expires after this many days.' }),
  max_pupils: z.number().int().min(1).max(500).optional().meta({
    description: 'Nobody can join with the code when the class has this many pupils; 40 by default.',
  }),
};

const listRoute = createRoute({
  ...guarded('listClasses', 'get', CLASSES_PATH, 'classes'),
  summary: 'List your classes; an admin sees all',
  responses: {
    200: jsonBody(
      z
        .object({ classes: z.array(ClassView.extend({ pupil_count: z.number().int() })) })
        .meta({ id: 'SchoolClasses' }),
      'The classes, oldest first.',
    ),
    ...errorResponses(),
  },
});

const createClassRoute = createRoute({
  ...guarded('createClass', 'post', CLASSES_PATH, 'classes'),
  summary: 'Create a class with a join code',
  request: {
    body: requiredJsonBody(
      z.object({ name: Name, ...codeFields }).meta({ id: 'NewSchoolClass' }),
      'The class.',
    ),
  },
  responses: { 201: jsonBody(ClassView, 'The class.'), ...errorResponses(400, 413, 415) },
});

const getRoute = createRoute({
  ...guarded('getClass', 'get', `${CLASSES_PATH}/{id}`, 'classes'),
  summary: 'Read a class with its pupils',
  request: { params: IdParams },
  responses: {
    200: jsonBody(
      ClassView.extend({ pupils: z.array(PupilView) }).meta({ id: 'SchoolClassWithPupils' }),
      'The class.',
    ),
    ...errorResponses(404),
  },
});

const changeRoute = createRoute({
  ...guarded('renameClass', 'patch', `${CLASSES_PATH}/{id}`, 'classes'),
  summary: 'Rename a class',
  request: {
    params: IdParams,
    body: requiredJsonBody(z.object({ name: Name }).meta({ id: 'SchoolClassChanges' }), 'The new name.'),
  },
  responses: { 204: { description: 'The class has the new name.' }, ...errorResponses(400, 404, 413, 415) },
});

const removeRoute = createRoute({
  ...guarded('removeClass', 'delete', `${CLASSES_PATH}/{id}`, 'classes'),
  summary: 'Delete a class with its assignments; marks stay in the progress of its pupils',
  request: { params: IdParams },
  responses: { 204: { description: 'The class is deleted.' }, ...errorResponses(404, 415) },
});

const codeRoute = createRoute({
  ...guarded('replaceJoinCode', 'put', `${CLASSES_PATH}/{id}/join-code`, 'classes'),
  summary: 'Replace the join code; the old one is no longer valid',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z.object(codeFields).meta({ id: 'JoinCodeOptions' }),
      'How long the code is valid, and for how many pupils.',
    ),
  },
  responses: {
    200: jsonBody(ClassView, 'The class with its new code.'),
    ...errorResponses(400, 404, 413, 415),
  },
});

const endCodeRoute = createRoute({
  ...guarded('endJoinCode', 'delete', `${CLASSES_PATH}/{id}/join-code`, 'classes'),
  summary: 'End joining by a code',
  request: { params: IdParams },
  responses: { 200: jsonBody(ClassView, 'The class without a code.'), ...errorResponses(404, 415) },
});

const importRoute = createRoute({
  ...guarded('importPupils', 'post', `${CLASSES_PATH}/{id}/pupils`, 'classes'),
  summary: 'Add pupils from a CSV list',
  description:
    'The columns are `name` and `email`; both may be empty. A pupil with the e-mail address of an account joins with it; everyone else gets an account with a personal code.',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z.object({ csv: z.string().min(1).max(100_000) }).meta({ id: 'PupilList' }),
      'The list.',
    ),
  },
  responses: {
    201: jsonBody(
      z
        .object({
          pupils: z.array(
            z.object({
              learner: z.string(),
              name: z.string().nullable(),
              email: z.string().nullable(),
              personal_code: z
                .string()
                .nullable()
                .meta({ description: 'Shown only now; null for a pupil who had an account.' }),
            }),
          ),
        })
        .meta({ id: 'ImportedPupils' }),
      'The pupils in the order of the list.',
    ),
    ...errorResponses(400, 404, 413, 415),
  },
});

const removePupilRoute = createRoute({
  ...guarded('removePupil', 'delete', `${CLASSES_PATH}/{id}/pupils/{learner}`, 'classes'),
  summary: 'Remove a pupil from the class; their account and marks stay',
  request: { params: PupilParams },
  responses: { 204: { description: 'The pupil is not in the class.' }, ...errorResponses(404, 415) },
});

const personalCodeRoute = createRoute({
  ...guarded('issuePersonalCode', 'post', `${CLASSES_PATH}/{id}/pupils/{learner}/code`, 'classes'),
  summary: 'Give a pupil a new personal code; the old one is no longer valid',
  request: { params: PupilParams },
  responses: {
    201: jsonBody(
      z.object({ personal_code: z.string() }).meta({ id: 'PersonalCode' }),
      'The code; shown only now.',
    ),
    ...errorResponses(404, 409, 415),
  },
});

/** Adds the routes with which teachers manage classes. */
export function addClassRoutes(app: App, { school: { classes }, clock }: HttpTools): void {
  app.openapi(listRoute, async (context) => {
    const found = await classes.list(getPrincipal(context));
    const views = found.map((entry) => ({ ...toClassView(entry), pupil_count: entry.pupilCount }));
    return context.json({ classes: views }, 200);
  });
  app.openapi(createClassRoute, async (context) => {
    const { name, days, max_pupils: maxPupils } = context.req.valid('json');
    return context.json(
      toClassView(await classes.create(name, { days, maxPupils }, getPrincipal(context))),
      201,
    );
  });
  app.openapi(getRoute, async (context) => {
    const { pupils, ...found } = await classes.read(context.req.valid('param').id, getPrincipal(context));
    return context.json({ ...toClassView(found), pupils: pupils.map((pupil) => snakeKeys(pupil)) }, 200);
  });
  app.openapi(changeRoute, async (context) => {
    const { name } = context.req.valid('json');
    await classes.rename(context.req.valid('param').id, name, getPrincipal(context));
    return context.body(null, 204);
  });
  app.openapi(removeRoute, async (context) => {
    await classes.remove(context.req.valid('param').id, getPrincipal(context));
    return context.body(null, 204);
  });
  app.openapi(codeRoute, async (context) => {
    const { days, max_pupils: maxPupils } = context.req.valid('json');
    const { id } = context.req.valid('param');
    return context.json(
      toClassView(await classes.changeCode(id, { days, maxPupils }, getPrincipal(context))),
      200,
    );
  });
  app.openapi(endCodeRoute, async (context) => {
    const { id } = context.req.valid('param');
    return context.json(toClassView(await classes.changeCode(id, null, getPrincipal(context))), 200);
  });
  addPupilRoutes(app, { classes, clock });
}

type PupilTools = Pick<HttpTools['school'], 'classes'> & Pick<HttpTools, 'clock'>;

function addPupilRoutes(app: App, { classes, clock }: PupilTools): void {
  app.openapi(importRoute, async (context) => {
    const stamp = { at: clock.now().toISOString(), origin: getOrigin(context) };
    const { csv } = context.req.valid('json');
    const pupils = await classes.importPupils(
      context.req.valid('param').id,
      csv,
      getPrincipal(context),
      stamp,
    );
    return context.json({ pupils: pupils.map((pupil) => snakeKeys(pupil)) }, 201, {
      'cache-control': 'no-store',
    });
  });
  app.openapi(removePupilRoute, async (context) => {
    const { id, learner } = context.req.valid('param');
    await classes.removePupil(id, learner, getPrincipal(context));
    return context.body(null, 204);
  });
  app.openapi(personalCodeRoute, async (context) => {
    const { id, learner } = context.req.valid('param');
    const stamp = { at: clock.now().toISOString(), origin: getOrigin(context) };
    const code = await classes.issueCode(id, learner, getPrincipal(context), stamp);
    return context.json({ personal_code: code }, 201, { 'cache-control': 'no-store' });
  });
}
