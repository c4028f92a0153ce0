import type { Role } from '../../domain/principal.ts';
import type { GraphEntry } from './graph-catalogue.ts';

const allRoles: readonly Role[] = ['learner', 'author', 'expert', 'admin'];

const loadGraphs = () => import('./sample-graphs.fixture.ts');

/** The sample graphs as catalogue entries, loaded at their first use. */
export const sampleEntries: Readonly<Record<string, GraphEntry>> = {
  quiz: createEntry('Quiz', async (checkpointer) => (await loadGraphs()).createQuizGraph(checkpointer)),
  walk: createEntry('Walk', async (checkpointer) => (await loadGraphs()).createWalkGraph(checkpointer)),
  endless: createEntry('Endless', async (checkpointer) =>
    (await loadGraphs()).createEndlessGraph(checkpointer),
  ),
  broken: createEntry('Broken', async (checkpointer) => (await loadGraphs()).createBrokenGraph(checkpointer)),
  talk: createEntry('Talk', async (checkpointer) => (await loadGraphs()).createTalkGraph(checkpointer)),
  authors: {
    ...createEntry('For authors', async (checkpointer) => (await loadGraphs()).createWalkGraph(checkpointer)),
    roles: ['author'],
  },
};

function createEntry(name: string, load: GraphEntry['load']): GraphEntry {
  return { name, description: `The ${name.toLowerCase()} graph of the tests.`, roles: allRoles, load };
}
