import type { z } from 'zod';
import type { AgentRole, ModelSettings } from '../domain/settings.ts';

/** What a role says: its standing brief, and the task with its material. */
export type ModelPrompt = { readonly system: string; readonly user: string };

/** A picture ready to be sent. */
export type ModelImage = {
  readonly name: string;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
};

/** Something a model may ask us to do on the way to its reply. */
export type ModelTool = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Gets input that fits the schema; what it answers goes back to the model. */
  run(input: unknown, signal: AbortSignal): Promise<string>;
};

/** What a call used; `cost` is in US dollars and null where no price is known. */
export type ModelUsage = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
};

export type ModelRequest<T> = {
  readonly role: AgentRole;
  readonly prompt: ModelPrompt;
  /** What the reply must be: a schema of a string is asked for as plain text, any other as JSON. */
  readonly schema: z.ZodType<T>;
  readonly images?: readonly ModelImage[];
  readonly tools?: readonly ModelTool[];
  /** Beats what the operator set for the role. */
  readonly settings?: ModelSettings;
  /** Ends the call with the signal's own reason. */
  readonly signal?: AbortSignal;
  /** For everything together: attempts, waits, tools and a second asking. */
  readonly timeoutMs?: number;
  /** Awaited before each request to the service, also before those that try again. */
  readonly beforeCall?: (signal: AbortSignal) => Promise<void>;
  /** The reply as it is being written. */
  readonly onToken?: (text: string) => void;
  /** What was written so far is void; the reply begins again. */
  readonly onRestart?: () => void;
  /** The next attempt waits so long, because the service says that it is busy or because of other trouble. */
  readonly onWait?: (milliseconds: number, isBusy: boolean) => void;
  /** Once for each answer of the service, also those that did not serve. */
  readonly onUsage?: (usage: ModelUsage) => void;
};

export type ModelReply<T> = {
  readonly value: T;
  readonly usage: ModelUsage;
  /** The model that was asked. */
  readonly model: string;
  /** The reply word for word. */
  readonly raw: string;
  /** Says of a reply that is kept that it did not serve, so that who tries again is not given it again. */
  readonly markUnusable?: () => Promise<void>;
};

/**
 * Asks a model for a reply of a given shape. What passes by itself (a busy or broken service, a cut connection) is
 * tried again, at most three times in all; a reply of the wrong shape is asked for once more with what was wrong.
 * Faults: `service-down` when no answer came, `model-misbehaved` with the `raw` reply when it is of no use.
 */
export type Model = {
  ask<T>(ask: ModelRequest<T>): Promise<ModelReply<T>>;
};
