import type { App } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';
import { addBackgroundRoutes } from './background-routes.ts';
import { addCheckRoutes } from './check-routes.ts';
import { addClaimRoutes } from './claim-routes.ts';
import { addDecisionRoutes } from './decision-routes.ts';
import { addExampleRoutes } from './example-routes.ts';
import { addReviewQueueRoutes } from './queue-routes.ts';
import { addRecordRoutes } from './record-routes.ts';

/** Adds all routes of the expert queue and the example index. */
export function addReviewRoutes(
  app: App,
  tools: Pick<HttpTools, 'review' | 'rag' | 'diagrams' | 'runTextTask' | 'reviewSources' | 'reports'>,
): void {
  addReviewQueueRoutes(app, tools);
  addBackgroundRoutes(app, tools);
  addDecisionRoutes(app, tools.review);
  addClaimRoutes(app, tools.review);
  addCheckRoutes(app, tools);
  addRecordRoutes(app, tools.review);
  addExampleRoutes(app, tools.rag);
}
