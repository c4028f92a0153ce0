import { type Classification, LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import type { Provenance } from '../../domain/provenance.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { ModelUsage } from '../../ports/model.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { needsModel } from '../needs-model.ts';
import { getSourceText, type SourceMaterial } from '../source-material.ts';
import { classifierRole } from './classifier-role.ts';
import { classifyByRules } from './classify-by-rules.ts';

export type ClassifyOutcome = {
  readonly classification: Classification;
  /** The result is shown as doubtful. */
  readonly doubtful: boolean;
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/** Says what the one question of a source is, as a model sees it. */
export async function classifyWithModel(
  source: SourceMaterial,
  asking: ModelCallContext,
): Promise<ClassifyOutcome> {
  const variables = { question: getSourceText(source) };
  const { value, usage, provenance } = await callRole(classifierRole, { variables, source }, asking);
  return { ...outcomeOf(consistent(value), provenance), usage };
}

/** Says what the first question of a TeX source is, by its own words; a picture that nobody read needs a model. */
export function classifyQuestionByRules(source: SourceMaterial, now: Date): ClassifyOutcome {
  if (source.kind === 'images') throw needsModel('Classifying a photo');
  const [first] = readQuestions(source.text).questions;
  if (first === undefined) throw new Fault('invalid-input', `${source.name} contains no question.`);
  const provenance: Provenance = { maker: 'rules', name: 'classifier', createdAt: now.toISOString() };
  const classification = classifyByRules(first.question);
  return outcomeOf(asSureAs(classification, source.confidence), provenance);
}

/** Nobody is surer of a question than of its reading. */
function asSureAs(classification: Classification, reading = 1): Classification {
  return { ...classification, confidence: Math.min(classification.confidence, reading) };
}

function outcomeOf(classification: Classification, provenance: Provenance): ClassifyOutcome {
  return { classification, doubtful: classification.confidence < LOW_CONFIDENCE, provenance };
}

/** Without a diagram there is no kind of diagram, whatever was said. */
function consistent(classification: Classification): Classification {
  return classification.has_diagram ? classification : { ...classification, diagram_type: null };
}
