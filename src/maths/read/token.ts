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
  /** White space stands before it. */
  readonly spaced: boolean;
  /** The repeating block of a decimal such as 0.1(6). */
  repeat?: string | undefined;
};

export type UnreadableReason =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-character'
  | 'unknown-command'
  | 'unfinished'
  | 'unexpected'
  | 'decimal-comma';

/** Thrown while reading; the reader turns it into a value with the place. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  readonly at: number;

  constructor(reason: UnreadableReason, at: number) {
    super(`${reason} at ${at}`);
    this.name = 'Unreadable';
    this.reason = reason;
    this.at = at;
  }
}
