import { parentPort, workerData } from 'node:worker_threads';
import { createLocalVerifier } from './verification-local.ts';

const verifier = createLocalVerifier(workerData);

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await verifier.verify(text));
});
