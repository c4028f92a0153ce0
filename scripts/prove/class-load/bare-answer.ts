import { z } from 'zod';
import { LearnerResponse } from '../../../src/domain/learner-response.ts';

/** The request of the bare route. */
export const BareAnswer = z.object({ questionId: z.string(), response: LearnerResponse });
