import { type Classification, LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import type { Provenance } from '../../domain/provenance.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { ModelUsage } from '../../ports/model.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { createNeedsModelFault } from '../needs-model.ts';
import { getSourceText, type SourceMaterial } from '../source-material.ts';
import { classifierRole } from './classifier-role.ts';
import { classifyByRules } from './classify-by-rules.ts';

/** A classification with its provenance. */
export type ClassifyOutcome = {
  readonly classification: Classification;
  /** True if the confidence is low; the user then sees a warning. */
  readonly isDoubtful: boolean;
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/** Calls a model to classify the question of a source. */
export async function classifyWithModel(
  source: SourceMaterial,
  context: ModelCallContext,
): Promise<ClassifyOutcome> {
  const variables = { question: getSourceText(source) };
  const { value, usage, provenance } = await callRole(classifierRole, { variables, source }, context);
  return { ...toOutcome(removeUnusedDiagramType(value), provenance), usage };
}

/** Classifies the first question of a text source by rules; throws `needs-model` for an image. */
export function classifyQuestionByRules(source: SourceMaterial, now: Date): ClassifyOutcome {
  if (source.kind === 'images') throw createNeedsModelFault('Classifying a photo');
  const [first] = readQuestions(source.text).questions;
  if (first === undefined) throw new Fault('invalid-input', `${source.name} contains no question.`);
  const provenance: Provenance = { maker: 'rules', name: 'classifier', createdAt: now.toISOString() };
  const classification = classifyByRules(first.question);
  return toOutcome(limitConfidence(classification, source.confidence), provenance);
}

/** Limits the confidence to the confidence of the text recognition. */
function limitConfidence(classification: Classification, max = 1): Classification {
  return { ...classification, confidence: Math.min(classification.confidence, max) };
}

function toOutcome(classification: Classification, provenance: Provenance): ClassifyOutcome {
  return { classification, isDoubtful: classification.confidence < LOW_CONFIDENCE, provenance };
}

/** Removes the diagram type if the question has no diagram. */
function removeUnusedDiagramType(classification: Classification): Classification {
  return classification.has_diagram ? classification : { ...classification, diagram_type: null };
}
