/**
 * The kind of a token. `vulgar` is a fraction character such as ½; `text` is the content of `\text{…}`;
 * `word` is a sequence of plain letters.
 */
export type TokenKind =
  | 'number'
  | 'symbol'
  | 'function'
  | 'word'
  | 'text'
  | 'operator'
  | 'command'
  | 'vulgar';

export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** White space precedes the token. */
  readonly hasSpaceBefore: boolean;
  /** The repeating block of a decimal such as 0.1(6). */
  repeat?: string | undefined;
};

/** Why a text cannot be parsed. */
export type UnreadableReason =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-character'
  | 'unknown-command'
  | 'unfinished'
  | 'unexpected'
  | 'decimal-comma';

/** Thrown while parsing; `readMath` converts it to a result with the position. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  /** The position in the source text. */
  readonly at: number;

  constructor(reason: UnreadableReason, at: number) {
    // The parser tries readings that may fail; it does not use the stack of such a failure.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${reason} at ${at}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Unreadable';
    this.reason = reason;
    this.at = at;
  }
}
