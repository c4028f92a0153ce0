/** Actions by lower-case key; `undefined` turns a shortcut off. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** The fields of a `KeyboardEvent` that decide whether it is a shortcut. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/**
 * Finds the action for a key press. Returns undefined for combinations with Ctrl, Alt or Meta (which the browser uses),
 * for the repeated events of a held key, and for events that another handler has already handled.
 */
export function findShortcut(shortcuts: Shortcuts, press: KeyPress): (() => void) | undefined {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return undefined;
  const key = press.key.toLowerCase();
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
}
