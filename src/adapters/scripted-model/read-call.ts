import { z } from 'zod';

/** A call of either interface, in the words both share. */
export type ScriptedCall = {
  readonly api: 'chat' | 'responses';
  readonly model: string;
  readonly stream: boolean;
  readonly system: string;
  /** Everything that is not the brief: task, earlier replies, results of tools. */
  readonly user: string;
  /** Data URLs or addresses. */
  readonly images: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
};

const Part = z.object({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});
const Content = z.union([z.string(), z.array(Part)]).nullish();
const Message = z.looseObject({ role: z.string().optional(), content: Content, output: Content });

const Body = z.looseObject({ model: z.string(), stream: z.boolean().default(false) });
const ChatBody = Body.extend({ messages: z.array(Message) });
const ResponsesBody = Body.extend({
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(Message)]),
});

/** Throws a zod error when the body is not one of the interface. */
export function readCall(api: ScriptedCall['api'], body: unknown): ScriptedCall {
  return api === 'chat' ? readChat(ChatBody.parse(body)) : readResponses(ResponsesBody.parse(body));
}

function readChat(body: z.infer<typeof ChatBody>): ScriptedCall {
  const isBrief = (message: z.infer<typeof Message>): boolean =>
    message.role === 'system' || message.role === 'developer';
  return {
    ...common('chat', body),
    system: textOf(body.messages.filter(isBrief)),
    user: textOf(body.messages.filter((message) => !isBrief(message))),
    images: imagesOf(body.messages),
  };
}

function readResponses(body: z.infer<typeof ResponsesBody>): ScriptedCall {
  const items = typeof body.input === 'string' ? [{ content: body.input }] : body.input;
  return {
    ...common('responses', body),
    system: body.instructions ?? '',
    user: textOf(items),
    images: imagesOf(items),
  };
}

function common(
  api: ScriptedCall['api'],
  body: z.infer<typeof Body>,
): Pick<ScriptedCall, 'api' | 'model' | 'stream' | 'body'> {
  return { api, model: body.model, stream: body.stream, body };
}

type MessageLike = { readonly content?: z.infer<typeof Content>; readonly output?: z.infer<typeof Content> };

function textOf(messages: readonly MessageLike[]): string {
  return messages
    .flatMap(({ content, output }) => [content, output])
    .flatMap((content) => (typeof content === 'string' ? [content] : (content ?? []).map(({ text }) => text)))
    .filter((text) => text !== undefined)
    .join('\n');
}

function imagesOf(messages: readonly MessageLike[]): string[] {
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : (content ?? [])))
    .flatMap(({ image_url: image }) => (image === undefined ? [] : [image]))
    .map((image) => (typeof image === 'string' ? image : image.url));
}
