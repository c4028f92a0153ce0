/** The settings from one source, as a flat map of keys to unchecked values. */
export type SettingLayer = {
  /** `flag`, `environment`, `.env` or `vbagent.config.json`. */
  readonly origin: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** Returns the name of a key in this source: `VBAGENT_PORT`, `--database`, `port`. */
  readonly getName: (key: string) => string;
};

/** One invalid setting: its name, the problem, the allowed values and its source. */
export type SettingError = {
  readonly name: string;
  readonly problem: string;
  readonly allowed: string;
  readonly origin: string;
  /** The name that the user probably meant. */
  readonly meant?: string;
};
