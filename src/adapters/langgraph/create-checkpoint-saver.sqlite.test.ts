import { after } from 'node:test';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { keepForksApart } from './forks.fixture.ts';
import { runOfficialSuite } from './official-suite.fixture.ts';

const database = await openSqlite(':memory:');
after(() => database.close());

runOfficialSuite('sqlite', database);
keepForksApart('sqlite', () => database);
