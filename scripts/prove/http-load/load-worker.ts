import { parentPort, workerData } from 'node:worker_threads';
import { sendRequests } from './send-requests.ts';

parentPort?.postMessage(await sendRequests(workerData));
