import { z } from 'zod';
import { CorrectionTarget } from '../../domain/quality-loop.ts';
import type { Answer } from '../../domain/question-content.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';
import { ModelWritableKind } from './model-writable-kind.ts';
import { TagReply } from './tag-reply.ts';
import { WrittenInteger, WrittenValue } from './written-answer.ts';
import { WrittenMultipleOptions, WrittenOptions } from './written-options.ts';
import { createPartAnswersSchema } from './written-parts.ts';

type ChoiceKind = Extract<ModelWritableKind, 'mcq_sc' | 'mcq_mc'>;

const text = z.string();
/** Parses plain text and removes the heading that some models write before it. */
const WrittenText = text
  .transform((reply) =>
    escapePercentSigns(reply.replace(/^\s*(?:vignette|stem|rationale|explanation)\s*:\s*/i, '')).trim(),
  )
  .pipe(z.string().min(1, 'the reply is empty'));

const BriefAndContext = z.object({ brief: text, context: text });
const WithItem = BriefAndContext.extend({ item: text });
const WithKind = WithItem.extend({ kind: ModelWritableKind });
const Rationale = z.object({ brief: text, item: text });
const AnswerVariables = Rationale.extend({ kind: ModelWritableKind, feedback: text });
const Tags = Rationale.extend({ outcomes: text });
const Correction = WithKind.extend({ component: CorrectionTarget, feedback: text });

const getPromptUrl = (name: string): URL => new URL(`./${name}.prompt.md`, import.meta.url);

/** The role that writes the vignette: a short case description before the stem. */
export const vignetteRole: RoleDefinition<z.infer<typeof BriefAndContext>, string> = {
  role: 'writer',
  prompt: loadPrompt(getPromptUrl('write-vignette'), BriefAndContext),
  reply: WrittenText,
};

export const stemRole: RoleDefinition<z.infer<typeof WithKind>, string> = {
  role: 'writer',
  prompt: loadPrompt(getPromptUrl('write-stem'), WithKind),
  reply: WrittenText,
};

const optionsPrompt = loadPrompt(getPromptUrl('write-options'), WithKind);

/** The roles that write the options of multiple-choice items. */
export const optionsRoles: Readonly<
  Record<ChoiceKind, RoleDefinition<z.infer<typeof WithKind>, WrittenOptions>>
> = {
  mcq_sc: { role: 'writer', prompt: optionsPrompt, reply: WrittenOptions },
  mcq_mc: { role: 'writer', prompt: optionsPrompt, reply: WrittenMultipleOptions },
};

const answerPrompt = loadPrompt(getPromptUrl('write-answer'), AnswerVariables);

/** The roles that write the answer of items without options. */
export const answerRoles: Readonly<
  Record<Exclude<ModelWritableKind, ChoiceKind>, RoleDefinition<z.infer<typeof AnswerVariables>, Answer>>
> = {
  integer: { role: 'writer', prompt: answerPrompt, reply: WrittenInteger },
  subjective: { role: 'writer', prompt: answerPrompt, reply: WrittenValue },
};

/** Creates the role that writes one answer for each of these parts. */
export function createPartAnswersRole(
  labels: readonly string[],
): RoleDefinition<z.infer<typeof AnswerVariables>, ReadonlyMap<string, Answer>> {
  return { role: 'writer', prompt: answerPrompt, reply: createPartAnswersSchema(labels) };
}

export const rationaleRole: RoleDefinition<z.infer<typeof Rationale>, string> = {
  role: 'writer',
  prompt: loadPrompt(getPromptUrl('write-rationale'), Rationale),
  reply: WrittenText,
};

export const tagRole: RoleDefinition<z.infer<typeof Tags>, TagReply> = {
  role: 'writer',
  prompt: loadPrompt(getPromptUrl('tag-item'), Tags),
  reply: TagReply,
};

const correctionPrompt = loadPrompt(getPromptUrl('correct-component'), Correction);

type CorrectionVariables = z.infer<typeof Correction>;

/** The role that rewrites a text component. */
export const textCorrectionRole: RoleDefinition<CorrectionVariables, string> = {
  role: 'writer',
  prompt: correctionPrompt,
  reply: WrittenText,
};

/** The roles that rewrite the options. */
export const optionsCorrectionRoles: Readonly<
  Record<ChoiceKind, RoleDefinition<CorrectionVariables, WrittenOptions>>
> = {
  mcq_sc: { role: 'writer', prompt: correctionPrompt, reply: WrittenOptions },
  mcq_mc: { role: 'writer', prompt: correctionPrompt, reply: WrittenMultipleOptions },
};
