import { after, before } from 'node:test';
import { examContract } from './learn-exam.contract.ts';
import { examPartsContract } from './learn-exam-parts.contract.ts';
import { journeysContract } from './learn-journeys.contract.ts';
import { practiceContract } from './learn-practice.contract.ts';
import { type LearnServer, openLearnServer } from './learn-server.ts';

// All tests share one server and one browser, because starting them takes longer than most tests.
let server: LearnServer;
before(async () => {
  server = await openLearnServer();
});
after(() => server.close());

practiceContract(() => server);
examContract(() => server);
examPartsContract(() => server);
// Last, because its simulated answers change what practice chooses next.
journeysContract(() => server);
