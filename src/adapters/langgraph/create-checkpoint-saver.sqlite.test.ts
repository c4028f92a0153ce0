import { after } from 'node:test';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { forksContract } from './forks.fixture.ts';
import { runOfficialSuite } from './official-suite.fixture.ts';
import { threadStepsContract } from './thread-steps.fixture.ts';

const database = await openSqlite(':memory:');
after(() => database.close());

runOfficialSuite('sqlite', database);
forksContract('sqlite', () => database);
threadStepsContract('sqlite', () => database);
