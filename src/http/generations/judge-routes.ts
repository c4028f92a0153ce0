import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { type JudgeCalibration, MeasuredRate } from '../../domain/judge-calibration.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';

const MeasuredJudge = z
  .object({
    model: z.string(),
    prompt_hash: z.string(),
    created_at: z.iso.datetime(),
    threshold: z.number(),
    hits: MeasuredRate.meta({ description: 'Planted errors that the judge found.' }),
    wrong_keys: MeasuredRate.meta({ description: 'Planted wrong answers that the judge found.' }),
    false_alarms: MeasuredRate.meta({ description: 'Sound questions that the judge rejected.' }),
    kinds: z.array(MeasuredRate.extend({ kind: z.string(), description: z.string() })),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'MeasuredJudge' });

const listRoute = createRoute({
  ...guarded('listJudges', 'get', '/api/v1/judges', 'generations'),
  summary: 'List how well judges find planted errors, as `vbagent calibrate --judge` measured it',
  responses: {
    200: jsonBody(z.array(MeasuredJudge), 'The newest measurement of each model and prompt, newest first.'),
    ...errorResponses(),
  },
});

export function addJudgeRoutes(app: App, { calibrations }: Pick<HttpTools, 'calibrations'>): void {
  app.openapi(listRoute, async (context) =>
    context.json((await calibrations.listNewest()).map(toMeasuredJudge), 200),
  );
}

function toMeasuredJudge(calibration: JudgeCalibration): z.infer<typeof MeasuredJudge> {
  const { model, promptHash, createdAt, threshold, hits, wrongKeys, falseAlarms } = calibration;
  return {
    model,
    prompt_hash: promptHash,
    created_at: createdAt,
    threshold,
    hits,
    wrong_keys: wrongKeys,
    false_alarms: falseAlarms,
    kinds: calibration.kinds,
    warnings: calibration.warnings,
  };
}
