/** Elements with which a learner answers; the first one of a part gets the focus. */
const FIELD_SELECTOR = 'input, textarea, select, math-field, button';

/** Focuses the first field of a part; returns false if there is none. */
export function focusPart(container: HTMLElement | null, path: string, options?: FocusOptions): boolean {
  const part = container?.querySelector(`[data-part="${CSS.escape(path)}"]`);
  const field = part?.querySelector<HTMLElement>(FIELD_SELECTOR);
  field?.focus(options);
  return field !== null && field !== undefined;
}

/** Focuses the first field of a form without parts. */
export function focusFirstField(form: HTMLElement | null, options?: FocusOptions): void {
  form?.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus(options);
}

/** Returns the path of the part that contains an element. */
export function getPathAt(element: EventTarget): string | undefined {
  const part = element instanceof Element ? element.closest<HTMLElement>('[data-part]') : null;
  return part?.dataset.part;
}
