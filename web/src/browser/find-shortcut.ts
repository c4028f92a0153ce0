/** Actions by lower-case key; `undefined` turns a shortcut off. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** The parts of a `KeyboardEvent` that decide whether it is a shortcut. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/**
 * Finds the action of a key press. Combinations with Ctrl, Alt or Meta belong to the browser, a held key repeats, and a
 * key that another handler used is done: none of these is a shortcut.
 */
export function findShortcut(shortcuts: Shortcuts, press: KeyPress): (() => void) | undefined {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return undefined;
  const key = press.key.toLowerCase();
  return Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
}
