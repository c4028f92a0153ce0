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
  /** Called when the cursor leaves the field upwards or downwards. */
  onMove?: ((direction: 'upward' | 'downward') => void) | undefined;
  /** A counter: the field gets the focus whenever it changes to another positive number. */
  focusRequest?: number;
  isDisabled?: boolean;
};

/** One line of maths with the on-screen keyboard. */
export function MathField(props: MathFieldProps) {
  const { label, value, focusRequest = 0, isDisabled = false } = props;
  const containerRef = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement>(null);
  /** The value that the field reported last. Writing the same value back would move the cursor. */
  const lastReported = useRef(value);
  const latestProps = useRef(props);
  latestProps.current = props;

  useEffect(() => {
    const container = containerRef.current;
    let isUnmounted = false;
    const mount = ({ createField }: MathLive) => {
      if (isUnmounted || container === null) return;
      const { label: name, value: text, focusRequest: focusCount = 0 } = latestProps.current;
      const element = createField();
      element.value = text;
      element.setAttribute('aria-label', name);
      addFieldListeners(element, latestProps, (tex) => {
        lastReported.current = tex;
        latestProps.current.onChange(tex);
      });
      container.replaceChildren(element);
      // The menu can be removed only after the field is in the page.
      element.menuItems = [];
      field.current = element;
      if (focusCount > 0 && !isTypingElsewhere()) element.focus();
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
    if (lastReported.current !== value) element.value = value;
    lastReported.current = value;
  }, [value, isDisabled]);

  useEffect(() => {
    if (focusRequest > 0) field.current?.focus();
  }, [focusRequest]);

  return <span ref={containerRef} className={styles.field} data-label={label} />;
}

/** True when the user has started to type in another field, which then keeps the focus. */
function isTypingElsewhere(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

function addFieldListeners(
  field: MathfieldElement,
  latestProps: { readonly current: MathFieldProps },
  onInput: (tex: string) => void,
): void {
  field.addEventListener('input', () => onInput(toPlainTex(field.value)));
  field.addEventListener('focusin', () => {
    window.mathVirtualKeyboard.show();
  });
  field.addEventListener('focusout', hideKeyboardSoon);
  field.addEventListener('move-out', (event) => {
    const { direction } = event.detail;
    if (direction === 'upward' || direction === 'downward') latestProps.current.onMove?.(direction);
  });
  // Listens in the capture phase, before MathLive handles Enter.
  field.addEventListener(
    'keydown',
    (event) => {
      const isErasing = event.key === 'Backspace' && toPlainTex(field.value) === '';
      const { onEnter, onErase } = latestProps.current;
      const action = event.key === 'Enter' ? onEnter : isErasing ? onErase : undefined;
      if (action === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    { capture: true },
  );
}
