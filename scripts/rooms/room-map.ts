/** What one room may reach: other rooms, npm packages, and Node's own modules. */
export type RoomRule = {
  readonly rooms: readonly string[];
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
};

export type RoomMap = Readonly<Record<string, RoomRule>>;

const maker = [
  'domain',
  'text',
  'maths',
  'latex',
  'diagrams',
  'print',
  'verification',
  'marking',
  'item-models',
];
const withPorts = [...maker, 'ports', 'agents', 'runs'];
const behindDoors = [...withPorts, 'factory', 'review', 'practice', 'config'];

const pure = (rooms: readonly string[], packages: readonly string[] = []): RoomRule => ({
  rooms,
  packages,
  node: false,
});

/** DESIGN's table; a room is a folder under `src/`, or a file that stands there alone. */
export const roomMap: RoomMap = {
  domain: pure([], ['zod']),
  text: pure(['domain']),
  maths: pure(['domain'], ['zod']),
  latex: pure(['domain', 'text'], ['katex']),
  diagrams: pure(['domain', 'maths', 'latex']),
  print: pure(['domain', 'latex', 'diagrams'], ['katex']),
  verification: pure(['domain', 'text', 'maths', 'latex'], ['zod', 'katex']),
  marking: pure(['domain', 'text', 'maths'], ['zod']),
  'item-models': pure(['domain', 'maths', 'latex', 'diagrams'], ['zod']),
  ports: pure(['domain'], ['zod']),
  agents: {
    rooms: ['domain', 'text', 'ports', 'maths', 'latex', 'diagrams', 'verification', 'item-models'],
    packages: ['zod'],
    node: true,
  },
  runs: {
    rooms: ['domain', 'ports'],
    packages: ['zod', '@langchain/langgraph', '@langchain/core'],
    node: true,
  },
  factory: { rooms: withPorts, packages: ['zod', '@langchain/langgraph', '@langchain/core'], node: true },
  review: { rooms: withPorts, packages: ['zod'], node: true },
  practice: { rooms: withPorts, packages: ['zod', '@langchain/langgraph', '@langchain/core'], node: true },
  adapters: { rooms: ['domain', 'ports', 'text', 'latex'], packages: 'any', node: true },
  config: { rooms: ['domain'], packages: ['zod'], node: true },
  http: {
    rooms: behindDoors,
    packages: ['zod', 'hono', '@hono/zod-openapi', '@hono/node-server', 'pino'],
    node: true,
  },
  cli: { rooms: behindDoors, packages: ['zod', 'commander'], node: true },
  compose: { rooms: [...behindDoors, 'adapters', 'http', 'cli'], packages: 'any', node: true },
  main: { rooms: ['domain', 'cli', 'http', 'compose'], packages: [], node: true },
};

/** Packages that only one place may import, whatever its room's rule says. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  '@openai/agents': ['adapters/openai/'],
  openai: ['adapters/openai/'],
  kysely: ['adapters/'],
  pg: ['adapters/'],
  hono: ['http/'],
  '@hono/node-server': ['http/'],
  '@hono/zod-openapi': ['http/'],
  commander: ['cli/'],
  '@langchain/langgraph': ['factory/', 'practice/', 'runs/', 'adapters/langgraph/'],
  '@langchain/langgraph-checkpoint': ['adapters/langgraph/'],
  '@langchain/core': ['factory/', 'practice/', 'runs/', 'adapters/langgraph/'],
};

/** The only room that reads the environment. */
export const ENVIRONMENT_ROOM = 'config';

export const MAX_LINES = { source: 300, test: 600 } as const;
