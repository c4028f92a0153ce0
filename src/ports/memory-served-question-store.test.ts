import { createMemoryServedQuestionStore } from './memory-served-question-store.fixture.ts';
import { servedQuestionStoreContract } from './served-question-store.contract.ts';

servedQuestionStoreContract('memory', async () => createMemoryServedQuestionStore());
