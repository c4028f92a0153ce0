import { after, before } from 'node:test';
import { examContract } from './learn-exam.contract.ts';
import { practiceContract } from './learn-practice.contract.ts';
import { type LearnServer, openLearnServer } from './learn-server.ts';

// One server and one browser for all tests: they take longer to start than most tests to run.
let server: LearnServer;
before(async () => {
  server = await openLearnServer();
});
after(() => server.close());

practiceContract(() => server);
examContract(() => server);
