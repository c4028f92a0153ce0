import type { App } from '../app-env.ts';
import type { HttpTools } from '../http-tools.ts';
import { addAssistantRoutes } from './assistant-routes.ts';
import { createGraphStreams } from './graph-streams.ts';
import { addGraphRunRoutes } from './run-routes.ts';
import { addStartRunRoutes } from './start-run-routes.ts';
import { addStateRoutes } from './state-routes.ts';
import { addThreadRoutes } from './thread-routes.ts';

/** Adds the routes that the LangGraph SDK calls. */
export function addGraphRoutes(app: App, tools: HttpTools): void {
  const streams = createGraphStreams(tools);
  addAssistantRoutes(app, tools);
  addThreadRoutes(app, tools);
  addStateRoutes(app, tools);
  addStartRunRoutes(app, tools, streams);
  addGraphRunRoutes(app, tools, streams);
}
