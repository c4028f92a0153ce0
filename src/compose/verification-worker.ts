import { workerData } from 'node:worker_threads';
import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { createRuleSettings } from '../verification/settings/rule-settings.ts';
import type { VerifierOptions } from '../verification/verifier.ts';
import { verifyDocument } from '../verification/verify-document.ts';

// The script of the worker threads that `verification-pool.ts` starts.
const options: VerifierOptions = workerData;
const settings = createRuleSettings(options.rules, options);
serveTasks(async (text: string) => verifyDocument(text, { settings }));
