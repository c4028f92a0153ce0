import { createMemoryRunStore } from './memory-run-store.fixture.ts';
import { runStoreContract } from './run-store.contract.ts';

runStoreContract('the run store in memory', async () => createMemoryRunStore());
