/** How formulas and commands are written; exports to other programs use styles of their own. */
export type HtmlStyle = {
  renderMaths(tex: string, display: boolean): string;
  /** Prevents a line break between a short formula and the punctuation after it; absent where this does not matter. */
  keepTogether?(html: string): string;
  readonly lineBreak: '<br>' | '<br/>';
  /** The opening and closing tags of commands, instead of those of our pages. */
  readonly elements?: Readonly<Record<string, readonly [open: string, close: string]>>;
  /** The markup of a blank to fill in, instead of the one that only the style sheet of our pages makes visible. */
  readonly blank?: string;
  /** Called with the name of each command that is not known. */
  readonly onUnknown?: (command: string) => void;
};
