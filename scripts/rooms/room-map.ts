/** The imports that one room may have: other rooms, npm packages, and the modules of Node (`node` is true). */
export type RoomRule = {
  readonly rooms: readonly string[];
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
};

export type RoomMap = Readonly<Record<string, RoomRule>>;

/** Rooms without access to disk, network or environment. */
const pureRooms = [
  'domain',
  'text',
  'maths',
  'latex',
  'diagrams',
  'print',
  'formats',
  'verification',
  'marking',
  'item-models',
  'learning',
  'ports',
];
const roomsBelowServices = [...pureRooms, 'agents', 'runs'];
const belowEntryPoints = [...roomsBelowServices, 'factory', 'review', 'practice', 'config'];

const createPureRule = (rooms: readonly string[], packages: readonly string[] = []): RoomRule => ({
  rooms,
  packages,
  node: false,
});

/** A room is a folder directly under `src/`, or a single file there; ARCHITECTURE.md states the purpose of each. */
export const roomMap: RoomMap = {
  domain: createPureRule([], ['zod']),
  text: createPureRule(['domain']),
  maths: createPureRule(['domain', 'text'], ['zod']),
  latex: createPureRule(['domain', 'text'], ['katex']),
  diagrams: createPureRule(['domain', 'maths', 'latex']),
  print: createPureRule(['domain', 'latex', 'diagrams'], ['katex']),
  formats: createPureRule(['domain', 'text', 'maths', 'latex', 'diagrams', 'print', 'ports']),
  verification: createPureRule(['domain', 'text', 'maths', 'latex'], ['zod', 'katex']),
  marking: createPureRule(['domain', 'text', 'maths'], ['zod']),
  'item-models': createPureRule(['domain', 'maths', 'latex', 'diagrams'], ['zod']),
  learning: createPureRule(['domain']),
  ports: createPureRule(['domain'], ['zod']),
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
  factory: {
    rooms: roomsBelowServices,
    packages: ['zod', '@langchain/langgraph', '@langchain/core'],
    node: true,
  },
  review: { rooms: roomsBelowServices, packages: ['zod'], node: true },
  practice: {
    rooms: roomsBelowServices,
    packages: ['zod', '@langchain/langgraph', '@langchain/core'],
    node: true,
  },
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

/** Packages that only these folders may import, even if the rule of another room allows any package. */
export const packageFolders: Readonly<Record<string, readonly string[]>> = {
  '@openai/agents': ['adapters/openai/'],
  openai: ['adapters/openai/'],
  'openid-client': ['adapters/openid/'],
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

/** Maximum number of lines, including blank lines and comments. */
export const MAX_FILE_LINES = { source: 300, test: 600 } as const;
export const MAX_FUNCTION_LINES = 60;

/**
 * Files that the check for unused exports skips, because their exports are used outside the repository or are
 * generated: the library (package.json), the graphs that LangGraph Studio opens (langgraph.json), and the generated
 * types of the API.
 */
export const publicFiles: ReadonlySet<string> = new Set([
  'src/maths/maths.ts',
  'src/marking/marking-library.ts',
  'src/verification/verification.ts',
  'src/compose/review-library.ts',
  'src/compose/langgraph.ts',
  'web/src/api/schema.ts',
]);
