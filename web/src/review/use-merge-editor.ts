import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../api/schema.ts';
import { type MergeEditor, openMergeEditor } from './merge-editor.ts';
import { reviewStrings } from './review-strings.ts';

/** Converts the fix of a finding to changes for the editor. */
export const toEditorChanges = ({ fix }: Finding) =>
  (fix?.edits ?? []).map(({ span, replacement }) => ({
    from: span.start,
    to: span.end,
    insert: replacement,
  }));

/** Scrolls the editor to the first error, once. */
export function useShowFirstError(
  editor: React.RefObject<MergeEditor | undefined>,
  findings: readonly Finding[] | undefined,
): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (findings === undefined || isShown.current) return;
    isShown.current = true;
    const firstError = findings.find(
      ({ severity, position }) => severity === 'error' && position !== undefined,
    );
    // Passes the position without the span: selected text would be overwritten by the next key press.
    if (firstError) editor.current?.show({ position: firstError.position });
  }, [editor, findings]);
}

type EditorOptions = {
  original: string;
  text: string;
  language: 'tex' | 'sql';
  layout?: 'one-text';
  onChange: (text: string) => void;
  onSave: () => void;
  onClose: () => void;
};

/** Mounts the editor once; its events call the latest callbacks. */
export function useMergeEditor(options: EditorOptions) {
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<MergeEditor>(undefined);
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const [initialOptions] = useState(options);
  useEffect(() => {
    if (container.current === null) return;
    const { original, text, language, layout } = initialOptions;
    const opened = openMergeEditor(container.current, {
      original,
      text,
      language,
      layout,
      labels: {
        original: reviewStrings.edit.originalLabel,
        yours: layout === 'one-text' ? reviewStrings.edit.textLabel : reviewStrings.edit.label,
      },
      onChange: (newText) => latestOptions.current.onChange(newText),
      onSave: () => latestOptions.current.onSave(),
      onClose: () => latestOptions.current.onClose(),
    });
    editor.current = opened;
    opened.focus();
    return () => opened.close();
  }, [initialOptions]);
  return { container, editor };
}
