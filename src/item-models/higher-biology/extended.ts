import { extendedResponseModel } from '../prose/extended-response.ts';
import { LONG_TASKS, SHORT_TASKS } from './extended.table.ts';
import { higherBiologyModel } from './higher-biology-model.ts';

/** Extended responses with a choice of A or B: of 4 or 5 marks within the paper, and of 7 to 9 marks at its end. */
export const extendedResponses = [
  ...SHORT_TASKS.map((model) => ({ ...model, marks: [4, 5] })),
  ...LONG_TASKS.map((model) => ({ ...model, marks: [7, 8, 9] })),
].map((model) => higherBiologyModel(extendedResponseModel({ ...model, hasChoice: true })));
