import { z } from 'zod';
import type { Answer } from '../../domain/question.ts';
import { CorrectionTarget } from '../../domain/review-node.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';
import { TagReply } from './tag-reply.ts';
import { WrittenInteger, WrittenValue } from './written-answer.ts';
import { WrittenKind } from './written-kind.ts';
import { WrittenMultipleOptions, WrittenOptions } from './written-options.ts';

type ChoiceKind = Extract<WrittenKind, 'mcq_sc' | 'mcq_mc'>;

const text = z.string();
/** Plain text without the heading that some models put before it. */
const Written = text
  .transform((reply) =>
    escapePercentSigns(reply.replace(/^\s*(?:vignette|stem|rationale|explanation)\s*:\s*/i, '')).trim(),
  )
  .pipe(z.string().min(1, 'the reply is empty'));

const BriefAndContext = z.object({ brief: text, context: text });
const WithItem = BriefAndContext.extend({ item: text });
const WithKind = WithItem.extend({ kind: WrittenKind });
const Rationale = z.object({ brief: text, item: text });
const AnswerKey = Rationale.extend({ kind: WrittenKind, feedback: text });
const Tags = Rationale.extend({ outcomes: text });
const Correction = WithKind.extend({ component: CorrectionTarget, feedback: text });

const at = (name: string): URL => new URL(`./${name}.prompt.md`, import.meta.url);

export const vignetteRole: RoleDefinition<z.infer<typeof BriefAndContext>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-vignette'), BriefAndContext),
  reply: Written,
};

export const stemRole: RoleDefinition<z.infer<typeof WithKind>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-stem'), WithKind),
  reply: Written,
};

const optionsPrompt = loadPrompt(at('write-options'), WithKind);

/** Writes the options of the kinds that have some. */
export const optionsRoles: Readonly<
  Record<ChoiceKind, RoleDefinition<z.infer<typeof WithKind>, WrittenOptions>>
> = {
  mcq_sc: { role: 'writer', prompt: optionsPrompt, reply: WrittenOptions },
  mcq_mc: { role: 'writer', prompt: optionsPrompt, reply: WrittenMultipleOptions },
};

const answerPrompt = loadPrompt(at('write-answer'), AnswerKey);

/** Writes the answer key of the kinds without options. */
export const answerRoles: Readonly<
  Record<Exclude<WrittenKind, ChoiceKind>, RoleDefinition<z.infer<typeof AnswerKey>, Answer>>
> = {
  integer: { role: 'writer', prompt: answerPrompt, reply: WrittenInteger },
  subjective: { role: 'writer', prompt: answerPrompt, reply: WrittenValue },
};

export const rationaleRole: RoleDefinition<z.infer<typeof Rationale>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-rationale'), Rationale),
  reply: Written,
};

export const tagRole: RoleDefinition<z.infer<typeof Tags>, TagReply> = {
  role: 'writer',
  prompt: loadPrompt(at('tag-item'), Tags),
  reply: TagReply,
};

export const correctionPrompt = loadPrompt(at('correct-component'), Correction);

type CorrectionVariables = z.infer<typeof Correction>;

/** Writes a component of text anew. */
export const textCorrectionRole: RoleDefinition<CorrectionVariables, string> = {
  role: 'writer',
  prompt: correctionPrompt,
  reply: Written,
};

/** Writes the options anew. */
export const optionsCorrectionRoles: Readonly<
  Record<ChoiceKind, RoleDefinition<CorrectionVariables, WrittenOptions>>
> = {
  mcq_sc: { role: 'writer', prompt: correctionPrompt, reply: WrittenOptions },
  mcq_mc: { role: 'writer', prompt: correctionPrompt, reply: WrittenMultipleOptions },
};
