import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((text) => [text].flat());

/** What the call must look like; left out, any call will do. */
const Expectation = z.strictObject({
  /** Found somewhere in the brief or the task. */
  contains: texts.optional(),
  /** Found nowhere in them. */
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

const Reply = z
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
export type Reply = z.infer<typeof Reply>;

const milliseconds = z.number().int().nonnegative();

const Step = z
  .strictObject({
    expect: Expectation.default({}),
    reply: Reply.optional(),
    fail: z
      .strictObject({
        status: z.number().int().min(400).max(599),
        /** Seconds, or an HTTP date. */
        retryAfter: z.union([z.number(), z.string()]).optional(),
        body: z.unknown().optional(),
      })
      .optional(),
    /** Sent as the whole body of a 200. */
    garbage: z.string().optional(),
    /** Takes the call and never answers. */
    hang: z.literal(true).optional(),
    /** Closes the connection, after half of the reply if there is one. */
    cut: z.literal(true).optional(),
    /** Ends a stream politely before it is complete. */
    endEarly: z.literal(true).optional(),
    delayMs: milliseconds.optional(),
    /** Sends a stream piece by piece with this pause between them. */
    drip: z.strictObject({ everyMs: milliseconds }).optional(),
    times: z.number().int().positive().default(1),
  })
  .refine(
    ({ reply, fail, garbage, hang, cut }) =>
      [reply ?? cut, fail, garbage, hang].filter((part) => part !== undefined).length === 1,
    'a step has exactly one of reply, fail, garbage, hang (cut may stand alone or beside a reply)',
  );
export type Step = z.infer<typeof Step>;

const Script = z.strictObject({
  /** `any`: a call takes the first unused step that fits it, for work that runs side by side. */
  order: z.enum(['strict', 'any']).default('strict'),
  steps: z.array(Step),
});
export type Script = z.infer<typeof Script>;
/** A script as it is written down: `{steps: […]}` or just the steps. */
export type ScriptInput = z.input<typeof Script> | z.input<typeof Step>[];

/** Reads a script; a mistake in it is an `invalid-input` fault that names the place. */
export function readScript(written: unknown): Script {
  const parsed = Script.safeParse(Array.isArray(written) ? { steps: written } : written);
  if (parsed.success) return parsed.data;
  throw new Fault('invalid-input', `The script of the model is wrong:\n${z.prettifyError(parsed.error)}`);
}
