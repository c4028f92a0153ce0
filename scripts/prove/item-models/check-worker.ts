// A worker thread of `npm run prove -- item-models`: receives the id of an item model and answers with its row.

import { parentPort } from 'node:worker_threads';
import { getModel } from '../../../src/item-models/catalogue.ts';
import { checkModel } from './check-model.ts';

parentPort?.on('message', (id: string) => parentPort?.postMessage(checkModel(getModel(id))));
