import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceCount, ServiceOptions } from './service-options.ts';

export type ModelService = {
  /** The environment variables that a client needs. */
  readonly variables: { readonly OPENAI_BASE_URL: string; readonly VBAGENT_MODEL: string };
  count(): Promise<ServiceCount>;
  stop(): Promise<void>;
};

/** Starts the scripted model service in its own process, so that it does not use processor time of its client. */
export async function startModelService(options: ServiceOptions): Promise<ModelService> {
  const child = fork(join(import.meta.dirname, 'serve-model.ts'), [JSON.stringify(options)], {
    execArgv: [],
  });
  const [url] = await once(child, 'message');
  return {
    variables: { OPENAI_BASE_URL: String(url), VBAGENT_MODEL: 'scripted' },
    async count() {
      child.send('count');
      const [serviceCount] = await once(child, 'message');
      return serviceCount;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
