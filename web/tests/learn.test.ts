import { after, before } from 'node:test';
import { examContract } from './learn-exam.contract.ts';
import { type LearnHouse, openLearnHouse } from './learn-house.ts';
import { practiceContract } from './learn-practice.contract.ts';

// One server and one browser for everything: they take longer to start than most tests to run.
let house: LearnHouse;
before(async () => {
  house = await openLearnHouse();
});
after(() => house.close());

practiceContract(() => house);
examContract(() => house);
