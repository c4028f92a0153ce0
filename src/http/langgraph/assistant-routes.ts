import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { hasAnyRole } from '../../domain/principal.ts';
import type { GraphInfo, GraphSchemas } from '../../runs/graphs/graph.ts';
import { requireGraph } from '../../runs/graphs/graph-runs.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { optional } from '../optional.ts';
import { errorResponses } from '../wire-error.ts';
import { Anything, Flag, Metadata } from './wire-fields.ts';

const AssistantParams = z.object({ assistant_id: z.string().min(1).max(200) });

/** A graph that the caller may run. LangGraph clients call it an assistant. */
const Assistant = z
  .object({
    assistant_id: z.string(),
    graph_id: z.string(),
    name: z.string(),
    description: z.string(),
    config: z.object({}),
    context: z.object({}),
    metadata: Metadata,
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Assistant' });
type Assistant = z.infer<typeof Assistant>;

const okRoute = createRoute({
  ...guarded('getOk', 'get', '/ok', 'graphs'),
  summary: 'Check that the server is running, for LangGraph clients',
  responses: { 200: jsonBody(z.object({ ok: z.literal(true) }), 'The server is running.') },
});

const infoRoute = createRoute({
  ...guarded('getInfo', 'get', '/info', 'graphs'),
  summary: 'Read which features of the LangGraph API are available',
  responses: {
    200: jsonBody(
      z.object({
        version: z.string(),
        flags: z.object({ assistants: z.boolean(), crons: z.boolean(), langsmith: z.boolean() }),
      }),
      'The available features.',
    ),
  },
});

const searchRoute = createRoute({
  ...guarded('searchAssistants', 'post', '/assistants/search', 'graphs'),
  summary: 'List the graphs you may run',
  request: {
    body: jsonBody(
      z.object({
        graph_id: optional(z.string()),
        name: optional(z.string()),
        metadata: optional(Metadata),
        limit: optional(z.number().int().min(1).max(1000)),
        offset: optional(z.number().int().min(0).max(1000)),
      }),
      'The filter.',
    ),
  },
  responses: { 200: jsonBody(z.array(Assistant), 'The graphs.'), ...errorResponses(400, 415) },
});

const getRoute = createRoute({
  ...guarded('getAssistant', 'get', '/assistants/{assistant_id}', 'graphs'),
  summary: 'Read the description of a graph',
  request: { params: AssistantParams },
  responses: { 200: jsonBody(Assistant, 'The graph.'), ...errorResponses(404) },
});

const WireSchemas = z.object({
  graph_id: z.string(),
  input_schema: Anything,
  output_schema: Anything,
  state_schema: Anything,
  config_schema: Anything,
});
type WireSchemas = z.infer<typeof WireSchemas>;

const schemasRoute = createRoute({
  ...guarded('getAssistantSchemas', 'get', '/assistants/{assistant_id}/schemas', 'graphs'),
  summary: 'Read the state of a graph as JSON Schema',
  request: { params: AssistantParams },
  responses: {
    200: jsonBody(WireSchemas, 'The schemas.'),
    ...errorResponses(404),
  },
});

const subgraphsQuery = z.object({ recurse: Flag });
const subgraphsResponses = {
  200: jsonBody(z.record(z.string(), WireSchemas), 'The schemas of the subgraphs by name.'),
  ...errorResponses(400, 404),
};

const subgraphsRoute = createRoute({
  ...guarded('getAssistantSubgraphs', 'get', '/assistants/{assistant_id}/subgraphs', 'graphs'),
  summary: 'Read the states of the subgraphs of a graph as JSON Schema',
  request: { params: AssistantParams, query: subgraphsQuery },
  responses: subgraphsResponses,
});

const subgraphRoute = createRoute({
  ...guarded('getAssistantSubgraph', 'get', '/assistants/{assistant_id}/subgraphs/{namespace}', 'graphs'),
  summary: 'Read the state of one subgraph of a graph as JSON Schema',
  request: {
    params: AssistantParams.extend({ namespace: z.string().min(1).max(2000) }),
    query: subgraphsQuery,
  },
  responses: subgraphsResponses,
});

const graphRoute = createRoute({
  ...guarded('drawAssistant', 'get', '/assistants/{assistant_id}/graph', 'graphs'),
  summary: 'Read the nodes and edges of a graph',
  request: {
    params: AssistantParams,
    query: z.object({
      xray: z
        .enum(['true', 'false', '1', '0'])
        .optional()
        .meta({ description: 'Whether to include the nodes of subgraphs.' }),
    }),
  },
  responses: {
    200: jsonBody(z.looseObject({ nodes: z.array(Anything), edges: z.array(Anything) }), 'Nodes and edges.'),
    ...errorResponses(400, 404),
  },
});

export function addAssistantRoutes(app: App, tools: HttpTools): void {
  const { catalogue } = tools.graphs;
  const startedAt = tools.clock.now().toISOString();
  const getGraph = (context: Parameters<typeof getPrincipal>[0], id: string): GraphInfo =>
    requireGraph(catalogue.available, id, getPrincipal(context));

  app.openapi(okRoute, (context) => context.json({ ok: true as const }, 200));
  app.openapi(infoRoute, (context) => {
    const flags = { assistants: true, crons: false, langsmith: false };
    return context.json({ version: tools.version, flags }, 200);
  });
  app.openapi(searchRoute, (context) => {
    const { graph_id: id, name = '', metadata = {}, limit = 10, offset = 0 } = context.req.valid('json');
    const assistants = catalogue.available
      .filter(({ roles }) => hasAnyRole(getPrincipal(context), roles))
      .filter((graph) => id === undefined || graph.id === id)
      .filter((graph) => graph.name.toLowerCase().includes(name.toLowerCase()))
      .map((graph) => toAssistant(graph, startedAt))
      .filter((assistant) =>
        Object.entries(metadata).every(([key, value]) => assistant.metadata[key] === value),
      );
    return context.json(assistants.slice(offset, offset + limit), 200);
  });
  app.openapi(getRoute, (context) => {
    const graph = getGraph(context, context.req.valid('param').assistant_id);
    return context.json(toAssistant(graph, startedAt), 200);
  });
  app.openapi(schemasRoute, async (context) => {
    const { id } = getGraph(context, context.req.valid('param').assistant_id);
    return context.json(toWireSchemas(id, await catalogue.describe(id)), 200);
  });
  app.openapi(subgraphsRoute, async (context) => {
    const { id } = getGraph(context, context.req.valid('param').assistant_id);
    const subgraphs = await catalogue.describeSubgraphs(id, context.req.valid('query'));
    return context.json(toWireSubgraphs(subgraphs), 200);
  });
  app.openapi(subgraphRoute, async (context) => {
    const { assistant_id, namespace } = context.req.valid('param');
    const { id } = getGraph(context, assistant_id);
    const options = { namespace, ...context.req.valid('query') };
    return context.json(toWireSubgraphs(await catalogue.describeSubgraphs(id, options)), 200);
  });
  app.openapi(graphRoute, async (context) => {
    const { id } = getGraph(context, context.req.valid('param').assistant_id);
    const xray = ['true', '1'].includes(context.req.valid('query').xray ?? '');
    const Drawing = z.looseObject({ nodes: z.array(Anything), edges: z.array(Anything) });
    return context.json(Drawing.parse(await catalogue.draw(id, { xray })), 200);
  });
}

function toWireSchemas(id: string, { input, output, state }: GraphSchemas): WireSchemas {
  return {
    graph_id: id,
    input_schema: input ?? null,
    output_schema: output ?? null,
    state_schema: state ?? null,
    config_schema: null,
  };
}

function toWireSubgraphs(subgraphs: Readonly<Record<string, GraphSchemas>>): Record<string, WireSchemas> {
  return Object.fromEntries(
    Object.entries(subgraphs).map(([name, schemas]) => [name, toWireSchemas(name, schemas)]),
  );
}

function toAssistant({ id, name, description }: GraphInfo, startedAt: string): Assistant {
  return {
    assistant_id: id,
    graph_id: id,
    name,
    description,
    config: {},
    context: {},
    metadata: { created_by: 'system' },
    version: 1,
    created_at: startedAt,
    updated_at: startedAt,
  };
}
