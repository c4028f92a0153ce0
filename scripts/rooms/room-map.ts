/** What one room may import: other rooms, npm packages, and Node's own modules. */
export type RoomRule = {
  readonly rooms: readonly string[];
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
};

export type RoomMap = Readonly<Record<string, RoomRule>>;

const pureRooms = [
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
const withPorts = [...pureRooms, 'ports', 'formats', 'agents', 'runs'];
const belowEntryPoints = [...withPorts, 'factory', 'review', 'practice', 'config'];

const pure = (rooms: readonly string[], packages: readonly string[] = []): RoomRule => ({
  rooms,
  packages,
  node: false,
});

/** A room is a folder directly under `src/`, or a single file there; ARCHITECTURE.md states the purpose of each. */
export const roomMap: RoomMap = {
  domain: pure([], ['zod']),
  text: pure(['domain']),
  maths: pure(['domain'], ['zod']),
  latex: pure(['domain', 'text'], ['katex']),
  diagrams: pure(['domain', 'maths', 'latex']),
  print: pure(['domain', 'latex', 'diagrams'], ['katex']),
  formats: pure(['domain', 'text', 'maths', 'latex', 'diagrams', 'print', 'ports']),
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
  config: { rooms: ['domain', 'text'], packages: ['zod'], node: true },
  http: {
    rooms: belowEntryPoints,
    packages: ['zod', 'hono', '@hono/zod-openapi', '@hono/node-server', 'pino'],
    node: true,
  },
  cli: { rooms: belowEntryPoints, packages: ['zod', 'commander'], node: true },
  compose: { rooms: [...belowEntryPoints, 'adapters', 'http', 'cli'], packages: 'any', node: true },
  main: { rooms: ['domain', 'cli', 'http', 'compose'], packages: [], node: true },
};

/** Packages that only these folders may import, whatever the rule of their room allows. */
export const packageFolders: Readonly<Record<string, readonly string[]>> = {
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

/** Physical lines, blank lines and comments included. */
export const MAX_FILE_LINES = { source: 300, test: 600 } as const;
export const MAX_FUNCTION_LINES = 60;

/**
 * Files whose exports nothing has to import: the library (package.json), the graphs that LangGraph Studio opens
 * (langgraph.json), and the generated types of the API.
 */
export const publicFiles: ReadonlySet<string> = new Set([
  'src/maths/maths.ts',
  'src/verification/verification.ts',
  'src/compose/review-library.ts',
  'src/compose/langgraph.ts',
  'web/src/api/schema.ts',
]);
