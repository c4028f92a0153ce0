import type { Role } from '../../domain/principal.ts';
import type { GraphEntry } from './graph-catalogue.ts';

const allRoles: readonly Role[] = ['learner', 'author', 'expert', 'admin'];

const open = () => import('./sample-graphs.fixture.ts');

/** The sample graphs as catalogue entries, loaded at their first use. */
export const sampleEntries: Readonly<Record<string, GraphEntry>> = {
  quiz: entry('Quiz', async (checkpointer) => (await open()).createQuizGraph(checkpointer)),
  walk: entry('Walk', async (checkpointer) => (await open()).createWalkGraph(checkpointer)),
  patient: entry('Patient', async (checkpointer) => (await open()).createPatientGraph(checkpointer)),
  broken: entry('Broken', async (checkpointer) => (await open()).createBrokenGraph(checkpointer)),
  talk: entry('Talk', async (checkpointer) => (await open()).createTalkGraph(checkpointer)),
  makers: {
    ...entry('For makers', async (checkpointer) => (await open()).createWalkGraph(checkpointer)),
    roles: ['author'],
  },
};

function entry(name: string, load: GraphEntry['load']): GraphEntry {
  return { name, description: `The ${name.toLowerCase()} graph of the tests.`, roles: allRoles, load };
}
