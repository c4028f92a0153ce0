// A worker thread that sends the requests of its plan and reports the result to the main thread.

import { parentPort, workerData } from 'node:worker_threads';
import { sendRequests } from './send-requests.ts';

parentPort?.postMessage(await sendRequests(workerData));
