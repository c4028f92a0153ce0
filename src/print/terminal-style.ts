/** The width and styling of text in a terminal. */
export type TerminalStyle = {
  readonly width: number;
  /** Applies a style; returns the text unchanged when the terminal has no colours. */
  readonly paint: (style: 'bold' | 'dim' | 'green', text: string) => string;
};
