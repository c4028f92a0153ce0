/** One source of settings, flat: the key of a setting and the value as that source spells it. */
export type SettingLayer = {
  /** `flag`, `environment`, `.env` or `vbagent.config.json`. */
  readonly origin: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** How this source spells a key: `VBAGENT_PORT`, `--database`, `port`. */
  readonly nameOf: (key: string) => string;
};

export type SettingMistake = {
  readonly name: string;
  readonly problem: string;
  readonly allowed: string;
  readonly origin: string;
  /** The name that was most likely meant. */
  readonly meant?: string;
};
