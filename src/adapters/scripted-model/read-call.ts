import { z } from 'zod';

/** A call of either API in a common form. */
export type ScriptedCall = {
  readonly api: 'chat' | 'responses';
  readonly model: string;
  readonly stream: boolean;
  readonly system: string;
  /** All text outside the system prompt: task, earlier replies, tool results. */
  readonly user: string;
  /** Data URLs or http addresses. */
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

/** Parses the body of a call; throws a zod error if it does not match the API. */
export function readCall(api: ScriptedCall['api'], body: unknown): ScriptedCall {
  return api === 'chat' ? readChat(ChatBody.parse(body)) : readResponses(ResponsesBody.parse(body));
}

function readChat(body: z.infer<typeof ChatBody>): ScriptedCall {
  const isSystemMessage = (message: z.infer<typeof Message>): boolean =>
    message.role === 'system' || message.role === 'developer';
  return {
    ...readCommonFields('chat', body),
    system: joinTexts(body.messages.filter(isSystemMessage)),
    user: joinTexts(body.messages.filter((message) => !isSystemMessage(message))),
    images: listImages(body.messages),
  };
}

function readResponses(body: z.infer<typeof ResponsesBody>): ScriptedCall {
  const items = typeof body.input === 'string' ? [{ content: body.input }] : body.input;
  return {
    ...readCommonFields('responses', body),
    system: body.instructions ?? '',
    user: joinTexts(items),
    images: listImages(items),
  };
}

function readCommonFields(
  api: ScriptedCall['api'],
  body: z.infer<typeof Body>,
): Pick<ScriptedCall, 'api' | 'model' | 'stream' | 'body'> {
  return { api, model: body.model, stream: body.stream, body };
}

type MessageLike = { readonly content?: z.infer<typeof Content>; readonly output?: z.infer<typeof Content> };

function joinTexts(messages: readonly MessageLike[]): string {
  return messages
    .flatMap(({ content, output }) => [content, output])
    .flatMap((content) => (typeof content === 'string' ? [content] : (content ?? []).map(({ text }) => text)))
    .filter((text) => text !== undefined)
    .join('\n');
}

function listImages(messages: readonly MessageLike[]): string[] {
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : (content ?? [])))
    .flatMap(({ image_url: image }) => (image === undefined ? [] : [image]))
    .map((image) => (typeof image === 'string' ? image : image.url));
}
