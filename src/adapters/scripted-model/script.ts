import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((text) => [text].flat());

/** The conditions for a call; without conditions any call matches. */
const Expectation = z.strictObject({
  /** Texts that the system prompt or the task must contain. */
  contains: texts.optional(),
  /** Texts that neither the system prompt nor the task may contain. */
  lacks: texts.optional(),
  system: texts.optional(),
  user: texts.optional(),
  images: z.number().int().nonnegative().optional(),
  api: z.enum(['chat', 'responses']).optional(),
  stream: z.boolean().optional(),
  model: z.string().optional(),
});
export type Expectation = z.infer<typeof Expectation>;

const ToolCall = z.strictObject({
  name: z.string().min(1),
  arguments: z.record(z.string(), z.unknown()).default({}),
});

const ScriptReply = z
  .strictObject({
    text: z.string().optional(),
    json: z.unknown().optional(),
    refusal: z.string().optional(),
    tool_calls: z.array(ToolCall).min(1).optional(),
    finish: z.enum(['stop', 'length']).default('stop'),
    usage: z
      .strictObject({
        input_tokens: z.number().int().nonnegative(),
        output_tokens: z.number().int().nonnegative(),
        cached_tokens: z.number().int().nonnegative().default(0),
      })
      .optional(),
  })
  .refine(
    ({ text, json, refusal, tool_calls }) =>
      [text, json, refusal, tool_calls].filter((part) => part !== undefined).length === 1,
    'a reply has exactly one of text, json, refusal, tool_calls',
  );
export type ScriptReply = z.infer<typeof ScriptReply>;

const milliseconds = z.number().int().nonnegative();

const ScriptStep = z
  .strictObject({
    expect: Expectation.default({}),
    reply: ScriptReply.optional(),
    fail: z
      .strictObject({
        status: z.number().int().min(400).max(599),
        /** Seconds, or an HTTP date. */
        retryAfter: z.union([z.number(), z.string()]).optional(),
        body: z.unknown().optional(),
      })
      .optional(),
    /** Sent as the complete body of a 200 response. */
    garbage: z.string().optional(),
    /** Accepts the call and never responds. */
    hang: z.literal(true).optional(),
    /** Closes the connection, after half of the reply if the step has one. */
    cut: z.literal(true).optional(),
    /** Ends a stream normally before it is complete. */
    endEarly: z.literal(true).optional(),
    delayMs: milliseconds.optional(),
    /** Sends a stream slowly, with this pause between its events. */
    drip: z.strictObject({ everyMs: milliseconds }).optional(),
    times: z.number().int().positive().default(1),
  })
  .refine(
    ({ reply, fail, garbage, hang, cut }) =>
      [reply ?? cut, fail, garbage, hang].filter((part) => part !== undefined).length === 1,
    'a step has exactly one of reply, fail, garbage, hang (cut may be used alone or with a reply)',
  );
export type ScriptStep = z.infer<typeof ScriptStep>;

const Script = z.strictObject({
  /** With `any`, a call uses the first unused step that matches it; needed for concurrent calls. */
  order: z.enum(['strict', 'any']).default('strict'),
  steps: z.array(ScriptStep),
});
export type Script = z.infer<typeof Script>;
/** A script as written: `{steps: […]}` or only the list of steps. */
export type ScriptInput = z.input<typeof Script> | z.input<typeof ScriptStep>[];

/** Parses a script; throws an `invalid-input` fault with the position of an error. */
export function readScript(input: unknown): Script {
  const parsed = Script.safeParse(Array.isArray(input) ? { steps: input } : input);
  if (parsed.success) return parsed.data;
  throw new Fault('invalid-input', `The script of the model is not valid:\n${z.prettifyError(parsed.error)}`);
}
