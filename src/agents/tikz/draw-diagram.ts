import { allFamilies } from '../../diagrams/families/all-families.ts';
import { printTikz } from '../../diagrams/print-tikz.ts';
import { explainRefusal, sceneFromDescription } from '../../diagrams/scene-from-description.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { AuthorExamples } from '../../ports/author-examples.ts';
import type { ModelImage, ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { callRole, type ModelCallContext, type RoleReply } from '../call-role.ts';
import { createNeedsModelFault } from '../needs-model.ts';
import { type CheckedDrawing, checkDrawing, type DrawTikz } from './check-drawing.ts';
import { chooseExamples, type ExampleCriteria } from './choose-examples.ts';
import { createReferenceTool, type ReferenceSource } from './reference-tool.ts';
import { createDrawRole, createRepairRole } from './tikz-roles.ts';

const MAX_REPAIRS = 2;

/** A figure to draw. */
export type DiagramRequest = ExampleCriteria & {
  /** What the figure shows; empty if the images are enough. */
  readonly description: string;
  readonly images?: readonly ModelImage[];
};

/** The dependencies of drawing: a TikZ compiler, reference files and example drawings. */
export type DiagramTools = {
  readonly draw: DrawTikz;
  readonly references?: ReferenceSource;
  readonly examples?: Pick<AuthorExamples, 'list'>;
};

export type DiagramOutcome = CheckedDrawing & {
  readonly tikz: string;
  /** The figure family (type of standard figure), if rules drew the figure. */
  readonly family?: string;
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/** Draws a standard figure from its description; throws `needs-model` for any other figure. */
export async function drawByRules(
  { description, images = [] }: DiagramRequest,
  tools: Pick<DiagramTools, 'draw'>,
  now: Date,
): Promise<DiagramOutcome> {
  if (description.trim() === '' && images.length > 0) throw createNeedsModelFault('Drawing from an image');
  const figure = sceneFromDescription(description);
  if (figure === undefined) {
    const reason = explainRefusal(description);
    throw createNeedsModelFault(
      reason === undefined
        ? `The description matches none of the ${allFamilies.length} figures that rules can draw completely, so it`
        : `${reason} Otherwise the figure`,
    );
  }
  const tikz = printTikz(figure.scene);
  const provenance: Provenance = { maker: 'rules', name: 'tikz', createdAt: now.toISOString() };
  return { tikz, family: figure.family, provenance, ...(await checkDrawing(tikz, tools.draw)) };
}

/**
 * Calls a model to draw a figure; the model may search the reference files. A drawing that does not compile is returned to the model
 * with the TeX error at most twice; if it still fails, the result has findings.
 */
export async function drawWithModel(
  request: DiagramRequest,
  tools: DiagramTools,
  context: ModelCallContext,
): Promise<DiagramOutcome> {
  const examples = chooseExamples((await tools.examples?.list()) ?? [], request);
  const modelTools = tools.references === undefined ? [] : [createReferenceTool(tools.references)];
  const source = { kind: 'images', name: 'the figure', images: request.images ?? [] } as const;
  const { description } = request;
  const variables = { description, examples: examples.map(({ tex }) => tex).join('\n\n') };
  let reply = await callRole(createDrawRole(modelTools), { variables, source }, context);
  const replies = [reply];
  let result = await checkDrawing(reply.value, tools.draw);
  for (let repairs = 0; result.findings.length > 0 && repairs < MAX_REPAIRS; repairs++) {
    const problem = result.findings.map(formatFinding).join('\n');
    const repairVariables = { drawing: reply.value, problem, description };
    reply = await callRole(createRepairRole(modelTools), { variables: repairVariables, source }, context);
    replies.push(reply);
    result = await checkDrawing(reply.value, tools.draw);
  }
  if (result.findings.length > 0) for (const { markUnusable } of replies) await markUnusable();
  const usage = sumUsage(replies.map(({ usage }) => usage));
  return { tikz: reply.value, ...result, provenance: addExampleIds(reply, examples), usage };
}

function formatFinding({ position, message }: Finding): string {
  return position === undefined ? message : `line ${position.line}: ${message}`;
}

function addExampleIds(reply: RoleReply<string>, examples: readonly { readonly id: string }[]): Provenance {
  const { provenance } = reply;
  return examples.length === 0 ? provenance : { ...provenance, exampleIds: examples.map(({ id }) => id) };
}
