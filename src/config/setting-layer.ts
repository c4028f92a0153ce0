/** The settings from one source, as a flat map of keys to unchecked values. */
export type SettingLayer = {
  /** `flag`, `environment`, `.env` or `vbagent.config.json`. */
  readonly origin: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** The name of a key in this source: `VBAGENT_PORT`, `--database`, `port`. */
  readonly nameOf: (key: string) => string;
};

/** One invalid setting: its name, what is wrong, what is allowed, and its source. */
export type SettingError = {
  readonly name: string;
  readonly problem: string;
  readonly allowed: string;
  readonly origin: string;
  /** The name that was most likely meant. */
  readonly meant?: string;
};
