import type { MathfieldElement } from 'mathlive';
import { useEffect, useRef } from 'react';
import { findMathLive, hideKeyboardSoon, loadMathLive, type MathLive } from './load-mathlive.ts';
import styles from './math-field.module.css';
import { toPlainTex } from './plain-tex.ts';

type MathFieldProps = {
  label: string;
  value: string;
  onChange: (tex: string) => void;
  onEnter?: (() => void) | undefined;
  /** Called for Backspace in an empty field. */
  onErase?: (() => void) | undefined;
  onMove?: ((direction: 'upward' | 'downward') => void) | undefined;
  /** The field takes the focus whenever this number rises above zero. */
  focusRequest?: number;
  isDisabled?: boolean;
};

/** One line of maths with the on-screen keyboard. */
export function MathField(props: MathFieldProps) {
  const { label, value, focusRequest = 0, isDisabled = false } = props;
  const host = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement>(null);
  /** The last value the field reported; only other values are written back to it. */
  const reported = useRef(value);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const container = host.current;
    let isUnmounted = false;
    const mount = ({ createField }: MathLive) => {
      if (isUnmounted || container === null) return;
      const { label: name, value: text, focusRequest: focusCount = 0 } = latest.current;
      const element = createField();
      element.value = text;
      element.setAttribute('aria-label', name);
      listenTo(element, latest, (tex) => {
        reported.current = tex;
        latest.current.onChange(tex);
      });
      container.replaceChildren(element);
      // The menu can be removed only after the field is in the page.
      element.menuItems = [];
      field.current = element;
      if (focusCount > 0 && !isWriting()) element.focus();
    };
    const loaded = findMathLive();
    if (loaded === undefined) void loadMathLive().then(mount);
    else mount(loaded);
    return () => {
      isUnmounted = true;
      container?.replaceChildren();
      field.current = null;
      if (findMathLive()) hideKeyboardSoon();
    };
  }, []);

  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.disabled = isDisabled;
    if (reported.current !== value) element.value = value;
    reported.current = value;
  }, [value, isDisabled]);

  useEffect(() => {
    if (focusRequest > 0) field.current?.focus();
  }, [focusRequest]);

  return <span ref={host} className={styles.field} data-label={label} />;
}

/** True when the user has started to type in another field, which then keeps the focus. */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

function listenTo(
  field: MathfieldElement,
  latest: { readonly current: MathFieldProps },
  onInput: (tex: string) => void,
): void {
  field.addEventListener('input', () => onInput(toPlainTex(field.value)));
  field.addEventListener('focusin', () => {
    window.mathVirtualKeyboard.show();
    field.scrollIntoView({ block: 'center' });
  });
  field.addEventListener('focusout', hideKeyboardSoon);
  field.addEventListener('move-out', (event) => {
    const { direction } = event.detail;
    if (direction === 'upward' || direction === 'downward') latest.current.onMove?.(direction);
  });
  // In the capture phase, because MathLive handles Enter itself.
  field.addEventListener(
    'keydown',
    (event) => {
      const isErasing = event.key === 'Backspace' && toPlainTex(field.value) === '';
      const { onEnter, onErase } = latest.current;
      const act = event.key === 'Enter' ? onEnter : isErasing ? onErase : undefined;
      if (act === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    { capture: true },
  );
}
