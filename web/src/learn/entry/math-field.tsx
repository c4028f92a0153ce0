import type { MathfieldElement } from 'mathlive';
import { useEffect, useRef } from 'react';
import { loadMathLive, plainTex } from './load-mathlive.ts';
import styles from './math-field.module.css';

export type MathFieldProps = {
  label: string;
  value: string;
  onChange: (tex: string) => void;
  onEnter?: (() => void) | undefined;
  /** Backspace where there is nothing left to remove. */
  onErase?: (() => void) | undefined;
  onMove?: ((direction: 'upward' | 'downward') => void) | undefined;
  isWanted?: boolean;
  isDisabled?: boolean;
};

/** One line of mathematics with its keyboard on the screen. */
export function MathField(props: MathFieldProps) {
  const host = useRef<HTMLSpanElement>(null);
  const field = useRef<MathfieldElement>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const place = host.current;
    let isGone = false;
    void loadMathLive().then(({ createField }) => {
      if (isGone || place === null) return;
      const made = createField();
      made.value = latest.current.value;
      made.setAttribute('aria-label', latest.current.label);
      listenTo(made, latest);
      place.replaceChildren(made);
      // Only a field that is in the page has a menu to take away.
      made.menuItems = [];
      field.current = made;
      made.disabled = latest.current.isDisabled ?? false;
      if (latest.current.isWanted) setTimeout(() => made.focus());
    });
    return () => {
      isGone = true;
      place?.replaceChildren();
      field.current = null;
    };
  }, []);

  useEffect(() => {
    const made = field.current;
    if (made === null) return;
    made.disabled = props.isDisabled ?? false;
    // Its own words come back a moment later; only those of others are news.
    if (plainTex(made.value) !== props.value) made.value = props.value;
  }, [props.value, props.isDisabled]);

  useEffect(() => {
    if (props.isWanted) field.current?.focus();
  }, [props.isWanted]);

  return <span ref={host} className={styles.field} data-label={props.label} />;
}

function listenTo(field: MathfieldElement, latest: { readonly current: MathFieldProps }): void {
  field.addEventListener('input', () => latest.current.onChange(plainTex(field.value)));
  field.addEventListener('focusin', () => {
    window.mathVirtualKeyboard.show();
    field.scrollIntoView({ block: 'center' });
  });
  field.addEventListener('focusout', () => window.mathVirtualKeyboard.hide());
  field.addEventListener('move-out', (event) => {
    const { direction } = event.detail;
    if (direction === 'upward' || direction === 'downward') latest.current.onMove?.(direction);
  });
  // Before MathLive sees it: it would take Enter for its own.
  field.addEventListener(
    'keydown',
    (event) => {
      const isErasing = event.key === 'Backspace' && plainTex(field.value) === '';
      const act =
        event.key === 'Enter' ? latest.current.onEnter : isErasing ? latest.current.onErase : undefined;
      if (act === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    { capture: true },
  );
}
