import type { MathfieldElement } from 'mathlive';
import { useEffect, useRef } from 'react';
import { findMathLive, hideKeyboardSoon, loadMathLive, type MathLive } from './load-mathlive.ts';
import styles from './math-field.module.css';
import { plainTex } from './plain-tex.ts';

export type MathFieldProps = {
  label: string;
  value: string;
  onChange: (tex: string) => void;
  onEnter?: (() => void) | undefined;
  /** Backspace where there is nothing left to remove. */
  onErase?: (() => void) | undefined;
  onMove?: ((direction: 'upward' | 'downward') => void) | undefined;
  /** Above zero it takes the focus, and again whenever it rises. */
  wanted?: number;
  isDisabled?: boolean;
};

/** One line of mathematics with its keyboard on the screen. */
export function MathField(props: MathFieldProps) {
  const { label, value, wanted = 0, isDisabled = false } = props;
  const host = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement>(null);
  /** What the field itself said last; only words of others are news to it. */
  const said = useRef(value);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const place = host.current;
    let isGone = false;
    const mount = ({ createField }: MathLive) => {
      if (isGone || place === null) return;
      const { label: name, value: text, wanted: isWanted = 0 } = latest.current;
      const made = createField();
      made.value = text;
      made.setAttribute('aria-label', name);
      listenTo(made, latest, (tex) => {
        said.current = tex;
        latest.current.onChange(tex);
      });
      place.replaceChildren(made);
      // Only a field that is in the page has a menu to take away.
      made.menuItems = [];
      field.current = made;
      if (isWanted > 0 && !isWriting()) made.focus();
    };
    const there = findMathLive();
    if (there === undefined) void loadMathLive().then(mount);
    else mount(there);
    return () => {
      isGone = true;
      place?.replaceChildren();
      field.current = null;
      if (findMathLive()) hideKeyboardSoon();
    };
  }, []);

  useEffect(() => {
    const made = field.current;
    if (made === null) return;
    made.disabled = isDisabled;
    if (said.current !== value) made.value = value;
    said.current = value;
  }, [value, isDisabled]);

  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);

  return <span ref={host} className={styles.field} data-label={label} />;
}

/** Somebody who began to write elsewhere while the keyboard was on its way is not disturbed. */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

function listenTo(
  field: MathfieldElement,
  latest: { readonly current: MathFieldProps },
  onSaid: (tex: string) => void,
): void {
  field.addEventListener('input', () => onSaid(plainTex(field.value)));
  field.addEventListener('focusin', () => {
    window.mathVirtualKeyboard.show();
    field.scrollIntoView({ block: 'center' });
  });
  field.addEventListener('focusout', hideKeyboardSoon);
  field.addEventListener('move-out', (event) => {
    const { direction } = event.detail;
    if (direction === 'upward' || direction === 'downward') latest.current.onMove?.(direction);
  });
  // Before MathLive sees it: it would take Enter for its own.
  field.addEventListener(
    'keydown',
    (event) => {
      const isErasing = event.key === 'Backspace' && plainTex(field.value) === '';
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
