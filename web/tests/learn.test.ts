import { after, before } from 'node:test';
import { examContract } from './learn-exam.contract.ts';
import { practiceContract } from './learn-practice.contract.ts';
import { type LearnServer, openLearnServer } from './learn-server.ts';

// One server and one browser for everything: they take longer to start than most tests to run.
let house: LearnServer;
before(async () => {
  house = await openLearnServer();
});
after(() => house.close());

practiceContract(() => house);
examContract(() => house);
