import { workerData } from 'node:worker_threads';
import { serveTasks } from '../adapters/worker-threads/serve-tasks.ts';
import { createRuleSettings } from '../verification/settings/rule-settings.ts';
import type { VerifierOptions } from '../verification/verifier.ts';
import { verifyDocument } from '../verification/verify-document.ts';

// The worker thread of `createVerificationPool`.
const choice: VerifierOptions = workerData;
const settings = createRuleSettings(choice.rules, choice);
serveTasks(async (text: string) => verifyDocument(text, { settings }));
