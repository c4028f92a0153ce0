import { workerData } from 'node:worker_threads';
import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { createLocalVerifier } from './verification-local.ts';

// The worker thread of `createVerificationPool`.
serveTasks(createLocalVerifier(workerData).verify);
