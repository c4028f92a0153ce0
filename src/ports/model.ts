import type { z } from 'zod';
import type { AgentRole, ModelSettings } from '../domain/settings.ts';

/** The instructions of a role (`system`) and the task with its material (`user`). */
export type ModelPrompt = { readonly system: string; readonly user: string };

/** A picture that can be sent to a model. */
export type ModelImage = {
  readonly name: string;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
};

/** A tool that the model may call before it replies. */
export type ModelTool = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Runs the tool with input that matches the schema; the result is sent back to the model. */
  run(input: unknown, signal: AbortSignal): Promise<string>;
};

/** The tokens and cost of a call; `cost` is in US dollars, or null if the price is unknown. */
export type ModelUsage = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
};

/** One request to a model, with optional callbacks that report its progress. */
export type ModelRequest<T> = {
  readonly role: AgentRole;
  readonly prompt: ModelPrompt;
  /** The type of the reply: a string schema requests plain text, any other schema requests JSON. */
  readonly schema: z.ZodType<T>;
  readonly images?: readonly ModelImage[];
  readonly tools?: readonly ModelTool[];
  /** Overrides the operator's settings for the role. */
  readonly settings?: ModelSettings;
  /** Aborts the call with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The limit for the whole call, including retries, waits, tools and the correction of an invalid reply. */
  readonly timeoutMs?: number;
  /** Awaited before each request to the service, including retries; used for rate limits. */
  readonly beforeCall?: (signal: AbortSignal) => Promise<void>;
  /** Receives the text of the reply while it is streamed. */
  readonly onToken?: (text: string) => void;
  /** Called when the reply starts again; the text streamed so far must be discarded. */
  readonly onRestart?: () => void;
  /** Reports the delay before a retry; `isBusy` is true if the service reported that it is overloaded. */
  readonly onWait?: (milliseconds: number, isBusy: boolean) => void;
  /** Called once for each response of the service, including unusable ones. */
  readonly onUsage?: (usage: ModelUsage) => void;
};

export type ModelReply<T> = {
  readonly value: T;
  readonly usage: ModelUsage;
  /** The name of the model that replied. */
  readonly model: string;
  /** The unparsed reply. */
  readonly raw: string;
  /** Marks a cached reply as unusable, so that a later retry calls the model again; absent if the reply is not cached. */
  readonly markUnusable?: () => Promise<void>;
};

/**
 * A language model that returns replies of a given type. Temporary failures (a busy or broken service, a lost
 * connection) are retried, up to three attempts in total. If a reply does not match the schema, the model is called once
 * more with the error. Faults: `service-down` if no response arrived; `model-misbehaved`, with the `raw` reply, if the reply
 * is unusable.
 */
export type Model = {
  ask<T>(request: ModelRequest<T>): Promise<ModelReply<T>>;
};
