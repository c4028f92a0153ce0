import { createMemoryShelf } from './memory-question-shelf.fixture.ts';
import { questionShelfContract } from './question-shelf.contract.ts';

questionShelfContract('memory', async () => createMemoryShelf());
