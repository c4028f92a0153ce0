import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ClassServer, startClassServer } from './class-server.ts';
import { measureStorage, pruneThreads } from './measure-storage.ts';
import { answerWithoutPauses, startSessions } from './run-class.ts';

let server: ClassServer;
before(async () => {
  server = await startClassServer(2);
});
after(() => server.stop());

describe('a small class', () => {
  it('answers without an error, and needs less space after pruning', async () => {
    const sessions = await startSessions(server);

    const { answers, serverMs } = await answerWithoutPauses(server, sessions, 3);

    assert.equal(answers.length, 6);
    assert.ok(serverMs > 0);
    const stored = await measureStorage(server.database);
    assert.ok(stored.answers >= 6, 'a question with parts has several records');
    await pruneThreads(server.database);
    assert.ok((await measureStorage(server.database)).allBytesPerAnswer < stored.allBytesPerAnswer);
  });
});
