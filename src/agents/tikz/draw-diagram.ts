import { allFamilies } from '../../diagrams/families/all-families.ts';
import { printTikz } from '../../diagrams/print-tikz.ts';
import { sceneFromDescription } from '../../diagrams/scene-from-description.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { AuthorExamples } from '../../ports/author-examples.ts';
import type { ModelImage, ModelUsage } from '../../ports/model.ts';
import { sumUsage } from '../../ports/usage-meter.ts';
import { callRole, type ModelCallContext, type RoleReply } from '../call-role.ts';
import { needsModel } from '../needs-model.ts';
import { type CheckedDrawing, checkDrawing, type DrawTikz } from './check-drawing.ts';
import { chooseExamples, type ExampleCriteria } from './choose-examples.ts';
import { createReferenceTool, type ReferenceSource } from './reference-tool.ts';
import { drawRole, repairRole } from './tikz-roles.ts';

const MAX_REPAIRS = 2;

export type DiagramRequest = ExampleCriteria & {
  /** Empty when everything is in the pictures. */
  readonly description: string;
  readonly images?: readonly ModelImage[];
};

export type DiagramTools = {
  readonly draw: DrawTikz;
  readonly references?: ReferenceSource;
  readonly examples?: Pick<AuthorExamples, 'list'>;
};

export type DiagramOutcome = CheckedDrawing & {
  readonly tikz: string;
  /** The standard family it was drawn from, by rules. */
  readonly family?: string;
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/** Draws a standard family from its description; anything else needs a model. */
export async function drawByRules(
  { description, images = [] }: DiagramRequest,
  tools: Pick<DiagramTools, 'draw'>,
  now: Date,
): Promise<DiagramOutcome> {
  if (description.trim() === '' && images.length > 0) throw needsModel('Drawing from a picture');
  const figure = sceneFromDescription(description);
  if (figure === undefined)
    throw needsModel(
      `What is described is none of the ${allFamilies.length} figures that rules draw whole, so it`,
    );
  const tikz = printTikz(figure.scene);
  const provenance: Provenance = { maker: 'rules', name: 'tikz', createdAt: now.toISOString() };
  return { tikz, family: figure.family, provenance, ...(await checkDrawing(tikz, tools.draw)) };
}

/**
 * A model draws and may look things up; what does not compile goes back to it with TeX's complaint, at most twice, and
 * is then answered with what is wrong.
 */
export async function drawWithModel(
  request: DiagramRequest,
  tools: DiagramTools,
  asking: ModelCallContext,
): Promise<DiagramOutcome> {
  const examples = chooseExamples((await tools.examples?.list()) ?? [], request);
  const lookUp = tools.references === undefined ? [] : [createReferenceTool(tools.references)];
  const source = { kind: 'images', name: 'the figure', images: request.images ?? [] } as const;
  const { description } = request;
  const variables = { description, examples: examples.map(({ tex }) => tex).join('\n\n') };
  let reply = await callRole(drawRole(lookUp), { variables, source }, asking);
  const replies = [reply];
  let inspected = await checkDrawing(reply.value, tools.draw);
  for (let repairs = 0; inspected.findings.length > 0 && repairs < MAX_REPAIRS; repairs++) {
    const problem = inspected.findings.map(describe).join('\n');
    const mending = { drawing: reply.value, problem, description };
    reply = await callRole(repairRole(lookUp), { variables: mending, source }, asking);
    replies.push(reply);
    inspected = await checkDrawing(reply.value, tools.draw);
  }
  if (inspected.findings.length > 0) for (const { markUnusable } of replies) await markUnusable();
  const usage = sumUsage(replies.map((each) => each.usage));
  return { tikz: reply.value, ...inspected, provenance: madeWith(reply, examples), usage };
}

function describe({ position, message }: Finding): string {
  return position === undefined ? message : `line ${position.line}: ${message}`;
}

function madeWith(
  { provenance }: RoleReply<string>,
  examples: readonly { readonly id: string }[],
): Provenance {
  return examples.length === 0 ? provenance : { ...provenance, exampleIds: examples.map(({ id }) => id) };
}
