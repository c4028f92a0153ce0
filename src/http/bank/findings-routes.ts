import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { EqualityCounts } from '../../domain/equality-counts.ts';
import { Finding, Severity } from '../../domain/finding.ts';
import { InstitutionId } from '../../domain/institution-id.ts';
import { Position, Span } from '../../domain/span.ts';
import { applyInstitution } from '../../verification/settings/rule-settings.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { requireOwn } from '../institutions/institution-routes.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import { errorResponses } from '../wire-error.ts';
import { QuestionParams, Rendered } from './bank-schemas.ts';
import { unknownQuestion } from './read-routes.ts';

/** The place in a question that a finding or a verdict refers to. */
const Place = z
  .object({
    part: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({ description: 'The number of the question in a passage.' }),
    field: z.string().meta({
      description:
        '`stem`, `options`, `options.b`, `answer`, `solution`, `alternate_solutions.1`, or `question` as a whole.',
      example: 'solution',
    }),
    step: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({ description: 'The number of the step in that solution, from 1.' }),
  })
  .meta({ id: 'QuestionPlace' });

/** A finding with its place in the question. */
const PlacedFinding = z
  .object({
    rule: z.string(),
    severity: Severity,
    message: z.string(),
    reason: z.string().meta({ description: 'What the rule requires of a question.' }),
    evidence: z.string().optional().meta({ description: 'What was found and what was expected.' }),
    place: Place,
    span: Span.optional().meta({ description: 'Position in `tex`.' }),
    position: Position.optional(),
    fix: z.object({ title: z.string(), certain: z.boolean() }).optional(),
  })
  .meta({ id: 'PlacedFinding' });

/** The verdict of the maths engine on one equation or answer. */
const EngineMark = z
  .object({
    place: Place,
    verdict: z.enum(['verified', 'wrong', 'undecided']),
    how: z.string().meta({ description: 'How the verdict was reached, or why the engine could not decide.' }),
  })
  .meta({ id: 'EngineMark' });

export const CoverageWarning = z.string().nullable().meta({
  description: 'A sentence if no question was found, or fewer than a third of the equalities were judged.',
});

const TexInspection = z
  .object({
    tex: z.string().meta({ description: 'The normalised LaTeX that spans and positions refer to.' }),
    findings: z.array(PlacedFinding),
    marks: z.array(EngineMark).meta({ description: 'The verdicts of the maths engine.' }),
    read: EqualityCounts.meta({
      description:
        'The number of equalities in solutions: judged right or wrong, undecided (with a reason in `marks`), and unread.',
    }),
    coverage_warning: CoverageWarning,
  })
  .meta({ id: 'TexInspection', description: 'The result of verifying a question.' });

const QuestionFindings = z
  .object({ id: z.string(), version: z.number().int().positive(), ...TexInspection.shape })
  .meta({ id: 'QuestionFindings' });

const TexToInspect = z.object({ tex: z.string().max(200_000) }).meta({ id: 'TexToInspect' });

const InspectedTex = z
  .object({
    questions: z.array(z.object({ html: Rendered, found: TexInspection })),
    findings: z.array(Finding).meta({ description: 'Findings of the LaTeX reader in the original text.' }),
  })
  .meta({ id: 'InspectedTex' });

const inspectRoute = createRoute({
  ...guarded('inspectTex', 'post', '/api/v1/bank/inspect', 'bank'),
  summary: 'Typeset and verify questions that are not in the bank, with positions of findings',
  request: { body: requiredJsonBody(TexToInspect, 'The questions as LaTeX.') },
  responses: {
    200: jsonBody(InspectedTex, 'The typeset questions and the findings.'),
    ...errorResponses(400, 413, 415),
  },
});

const findingsRoute = createRoute({
  ...guarded('getQuestionFindings', 'get', '/api/v1/bank/questions/{id}/findings', 'bank'),
  summary: 'Verify a question, with positions of findings',
  request: {
    params: QuestionParams,
    query: z.object({
      version: z.coerce.number().int().positive().optional(),
      institution: InstitutionId.optional().meta({
        description: 'The institution of the caller, whose stored rules apply.',
      }),
    }),
  },
  responses: { 200: jsonBody(QuestionFindings, 'The findings.'), ...errorResponses(400, 404) },
});

type FindingsDependencies = Pick<HttpTools, 'bank' | 'institutions' | 'runTextTask'>;

export function addFindingsRoutes(app: App, { bank, institutions, ...tools }: FindingsDependencies): void {
  const runTextTask = createTextTaskRunner(tools.runTextTask);

  app.openapi(inspectRoute, async (context) =>
    context.json(await runTextTask(context, 'inspectTex', [context.req.valid('json').tex]), 200),
  );
  app.openapi(findingsRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { version, institution } = context.req.valid('query');
    const entry = await bank.find(id, version);
    if (entry === undefined) throw unknownQuestion(id, version);
    const ownInstitution = getPrincipal(context).institution;
    if (institution !== undefined) requireOwn(context, institution);
    const ruleChoice = applyInstitution(
      {},
      ownInstitution,
      (await institutions.find(ownInstitution))?.settings,
    );
    const inspection = await runTextTask(context, 'inspectStored', [entry.question, ruleChoice]);
    return context.json({ id, version: entry.version, ...inspection }, 200);
  });
}
