import { z } from 'zod';
import { type AnswerError, findAnswerErrors } from '../../practice/graphs/find-answer-errors.ts';
import { findInputErrors } from '../../practice/graphs/find-input-errors.ts';
import { type GraphRequest, STREAM_MODES, type StreamMode } from '../../runs/graphs/graph-request.ts';
import { optional } from '../optional.ts';
import { CheckpointBody, ConfigValues, Metadata, unsupported } from './wire-fields.ts';

const nodes = optional(z.union([z.literal('*'), z.array(z.string().min(1)).max(100)]));
const destination = z.union([
  z.string().min(1),
  z.object({ node: z.string().min(1), input: z.unknown().optional() }),
]);

function addErrors(errors: readonly AnswerError[], context: z.RefinementCtx): void {
  for (const { fields, message } of errors) context.addIssue({ code: 'custom', path: [...fields], message });
}

const Command = z.object({
  resume: z
    .unknown()
    .superRefine((resume, context) => {
      for (const { fields, message } of findAnswerErrors(resume))
        context.addIssue({ code: 'custom', path: [...fields], message });
    })
    .optional()
    .meta({
      description:
        'The response to the interrupt at which the thread waits: an object, or its JSON text. In practice, `user_answer` is a text, or an object with a text for each part of the question by its path, with at most 20,000 characters. Each answer in `responses` of an exam has the same form; all of them have at most 150,000 characters together.',
      examples: [
        { user_answer: 'x = 3' },
        { user_answer: { a: 'ligase', 'b.i': '12 N' } },
        { responses: { 'n5m-01-4f2a': 'x = 3', 'n5b-12-77c0': { a: 'ligase', b: 'exponential phase' } } },
      ],
    }),
  update: optional(
    z.union([z.record(z.string(), z.unknown()), z.array(z.tuple([z.string(), z.unknown()])).max(1000)]),
  ),
  goto: optional(z.union([destination, z.array(destination).max(100)])),
});

const Config = z.object({
  tags: optional(z.array(z.string()).max(100)),
  recursion_limit: optional(z.number().int().min(1).max(10_000)),
  configurable: optional(ConfigValues),
});

const mode = z.enum(STREAM_MODES);

/** The body of a request to start a run. Unsupported options are rejected, not ignored. */
export const RunBody = z
  .object({
    assistant_id: z.string().min(1).max(200).meta({ description: 'The id of a graph.' }),
    input: z
      .unknown()
      .superRefine((input, context) => addErrors(findInputErrors(input), context))
      .optional()
      .meta({ description: 'The input of the graph; null continues from the current state.' }),
    command: optional(Command),
    metadata: optional(Metadata),
    config: optional(Config),
    context: optional(ConfigValues),
    checkpoint: optional(CheckpointBody),
    checkpoint_id: optional(z.string().min(1).max(200)),
    stream_mode: optional(z.union([mode, z.array(mode).max(STREAM_MODES.length)])),
    stream_subgraphs: optional(z.boolean()),
    stream_resumable: optional(z.boolean()).meta({ description: 'Every stream can be resumed.' }),
    interrupt_before: nodes,
    interrupt_after: nodes,
    durability: optional(z.enum(['exit', 'async', 'sync'])),
    checkpoint_during: optional(z.boolean()),
    on_disconnect: optional(z.enum(['cancel', 'continue'])),
    if_not_exists: optional(z.enum(['create', 'reject'])),
    multitask_strategy: optional(
      z.enum(['reject'], 'a thread has one run at a time, so only "reject" is supported'),
    ),
    on_completion: optional(z.enum(['delete', 'complete'], 'only "delete" is supported')),
    webhook: unsupported('webhooks are not called'),
    after_seconds: optional(z.literal(0, 'a run starts immediately')),
    feedback_keys: unsupported('feedback keys are not supported'),
  })
  .meta({ id: 'GraphRunRequest' });
export type RunBody = z.infer<typeof RunBody>;

/** Converts the body to a graph request; `defaultModes` are used if the body has no stream mode. */
export function toGraphRequest(
  body: RunBody,
  defaultModes: readonly StreamMode[] = ['values'],
): GraphRequest {
  const { command, config, stream_mode: modes } = body;
  const checkpoint =
    body.checkpoint ?? (body.checkpoint_id === undefined ? undefined : { id: body.checkpoint_id });
  const durability = body.durability ?? (body.checkpoint_during === false ? 'exit' : undefined);
  const options = {
    command: command && dropUndefined(command),
    checkpoint,
    durability,
    configurable: config?.configurable,
    tags: config?.tags,
    recursionLimit: config?.recursion_limit,
    interruptBefore: body.interrupt_before,
    interruptAfter: body.interrupt_after,
  };
  return {
    graphId: body.assistant_id,
    input: body.input,
    context: body.context ?? undefined,
    modes: modes === undefined || modes.length === 0 ? defaultModes : [modes].flat(),
    subgraphs: body.stream_subgraphs ?? false,
    metadata: body.metadata ?? {},
    ...dropUndefined(options),
  };
}

/** The type without undefined values: fields that may be undefined become optional. */
type WithoutUndefined<T> = {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
} & {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
};

function dropUndefined<T extends object>(value: T): WithoutUndefined<T> {
  // The type describes the result of the filter.
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as WithoutUndefined<T>;
}
