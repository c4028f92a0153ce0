import { z } from 'zod';
import { CorrectionTarget } from '../../domain/review-node.ts';
import type { Role } from '../ask-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { TagReply } from './tag-reply.ts';
import { withoutComments } from './without-comments.ts';
import { WrittenOptions } from './written-options.ts';

const text = z.string();
/** Plain text without the heading that some models put before it. */
const Written = text
  .transform((reply) =>
    withoutComments(reply.replace(/^\s*(?:vignette|stem|rationale|explanation)\s*:\s*/i, '')).trim(),
  )
  .pipe(z.string().min(1, 'the reply is empty'));

const BriefAndContext = z.object({ brief: text, context: text });
const WithItem = BriefAndContext.extend({ item: text });
const Rationale = z.object({ brief: text, item: text });
const Tags = Rationale.extend({ outcomes: text });
const Correction = WithItem.extend({ component: CorrectionTarget, feedback: text });

const at = (name: string): URL => new URL(`./${name}.prompt.md`, import.meta.url);

export const vignetteRole: Role<z.infer<typeof BriefAndContext>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-vignette'), BriefAndContext),
  reply: Written,
};

export const stemRole: Role<z.infer<typeof WithItem>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-stem'), WithItem),
  reply: Written,
};

export const optionsRole: Role<z.infer<typeof WithItem>, WrittenOptions> = {
  role: 'writer',
  prompt: loadPrompt(at('write-options'), WithItem),
  reply: WrittenOptions,
};

export const rationaleRole: Role<z.infer<typeof Rationale>, string> = {
  role: 'writer',
  prompt: loadPrompt(at('write-rationale'), Rationale),
  reply: Written,
};

export const tagRole: Role<z.infer<typeof Tags>, TagReply> = {
  role: 'writer',
  prompt: loadPrompt(at('tag-item'), Tags),
  reply: TagReply,
};

export const correctionPrompt = loadPrompt(at('correct-component'), Correction);

type CorrectionVariables = z.infer<typeof Correction>;

/** Writes a component of text anew. */
export const textCorrectionRole: Role<CorrectionVariables, string> = {
  role: 'writer',
  prompt: correctionPrompt,
  reply: Written,
};

/** Writes the options anew. */
export const optionsCorrectionRole: Role<CorrectionVariables, WrittenOptions> = {
  role: 'writer',
  prompt: correctionPrompt,
  reply: WrittenOptions,
};
