/** What a user can choose about the look of the pages; the first value of each is the default. */
export const appearanceChoices = {
  theme: ['system', 'light', 'dark'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced'],
} as const;
export type AppearanceName = keyof typeof appearanceChoices;

const getStorageKey = (name: AppearanceName): string => `vbagent.${name}`;

/** Returns the stored choice, or the default. */
export function readAppearance(name: AppearanceName): string {
  const values: readonly string[] = appearanceChoices[name];
  const stored = localStorage.getItem(getStorageKey(name)) ?? '';
  return values.includes(stored) ? stored : (values[0] ?? '');
}

/** Applies a choice and stores it; `web/public/appearance.js` restores it before the first paint. */
export function applyAppearance(name: AppearanceName, value: string): void {
  if (value === appearanceChoices[name][0]) {
    localStorage.removeItem(getStorageKey(name));
    delete document.documentElement.dataset[name];
  } else {
    localStorage.setItem(getStorageKey(name), value);
    document.documentElement.dataset[name] = value;
  }
}
