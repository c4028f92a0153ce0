import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openScratchServer, type ScratchOptions, type ScratchServer } from '../scratch-server.fixture.ts';

export type OidcServer = {
  readonly server: ScratchServer;
  readonly issuer: string;
  /** Ends the process of the provider. */
  stopProvider(): Promise<void>;
  stop(): Promise<void>;
};

/** Opens a server whose users sign in with a real provider, which runs in its own process. */
export async function openOidcServer(options: ScratchOptions = {}): Promise<OidcServer> {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = {
    id: 'school',
    name: 'Example School',
    issuer,
    clientId: 'vbagent',
    clientSecret: 'test-secret-of-the-client-0123456789',
    institution: 'default',
    roles: { claim: 'groups', map: { teachers: 'teacher' as const } },
  };
  const server = await openScratchServer({
    requiresKeys: true,
    hosts: 'any',
    ...options,
    settings: { ...options.settings, oidc: [provider] },
  });
  const child = await startProvider(port, `${server.url}/api/v1/sign-in/school/callback`);
  const stopProvider = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    server,
    issuer,
    stopProvider,
    async stop() {
      await stopProvider();
      await server.stop();
    },
  };
}

async function startProvider(port: number, redirectUri: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'oidc-process.fixture.ts');
  const child = fork(script, [String(port), redirectUri], { execArgv: [], stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the provider ended with ${code} before it was ready`);
    }),
  ]);
  return child;
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
