import { z } from 'zod';

/**
 * The parts of the SARIF 2.1.0 schema that our logs use. The objects are strict, so that an unknown field fails.
 */
const message = z.strictObject({ text: z.string().min(1) });
const level = z.enum(['none', 'note', 'warning', 'error']);
const line = z.number().int().min(1);
const region = z
  .strictObject({
    startLine: line,
    startColumn: line.optional(),
    endLine: line.optional(),
    endColumn: line.optional(),
  })
  .refine(({ startLine, endLine }) => endLine === undefined || endLine >= startLine);
const artifactLocation = z.strictObject({ uri: z.string().regex(/^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/) });
const physicalLocation = z.strictObject({ artifactLocation, region: region.optional() });
const replacement = z.strictObject({
  deletedRegion: region,
  insertedContent: z.strictObject({ text: z.string() }).optional(),
});
const fix = z.strictObject({
  description: message.optional(),
  artifactChanges: z
    .array(z.strictObject({ artifactLocation, replacements: z.array(replacement).min(1) }))
    .min(1),
});
const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.number().int().min(-1),
  level,
  message,
  locations: z.array(z.strictObject({ physicalLocation })),
  partialFingerprints: z.record(z.string(), z.string()),
  fixes: z.array(fix).optional(),
});
const rule = z.strictObject({
  id: z.string(),
  shortDescription: message,
  helpUri: z.url(),
  defaultConfiguration: z.strictObject({ level }),
});

export const SarifLog = z.strictObject({
  $schema: z.url().optional(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          version: z.string(),
          semanticVersion: z.string().optional(),
          informationUri: z.url(),
          rules: z.array(rule),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
      invocations: z.array(
        z.strictObject({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z.array(
            z.strictObject({ level, message, locations: z.array(z.strictObject({ physicalLocation })) }),
          ),
        }),
      ),
      properties: z.record(z.string(), z.number()),
      results: z.array(result),
    }),
  ),
});
