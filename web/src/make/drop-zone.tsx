import { type DragEvent, useEffect, useId, useState } from 'react';
import type { ProblemPage } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import styles from './drop-zone.module.css';
import { readDroppedFiles } from './dropped-files.ts';
import { makeStrings } from './make-strings.ts';
import type { Upload } from './use-upload.ts';

const ACCEPTED_TYPES =
  '.tex,.ltx,.txt,.pdf,.zip,.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp,application/pdf,application/zip';

type ZoneProps = {
  /** Takes less space, to leave room for the list of uploads. */
  isSmall: boolean;
  limits: ProblemPage['limits'] | undefined;
  progress: Upload['progress'];
  onFiles: (files: readonly File[]) => void;
};

/** The area to drop files on, which also opens the file dialog. */
export function DropZone({ isSmall, limits, progress, onFiles }: ZoneProps) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const texts = makeStrings.drop;
  usePreventPageDrops();
  const handleDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = await readDroppedFiles(event.dataTransfer);
    if (files.length > 0 && progress === undefined) onFiles(files);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      data-small={isSmall}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void handleDrop(event)}
    >
      <input
        type="file"
        multiple
        accept={ACCEPTED_TYPES}
        className="visually-hidden"
        aria-describedby={hintId}
        disabled={progress !== undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <span className={styles.icon}>
        <Icon name="upload" size={isSmall ? 20 : 26} />
      </span>
      <strong>
        {progress ? texts.sending(progress.done, progress.all) : isOver ? texts.release : texts.action}
      </strong>
      <span id={hintId} className={styles.hint}>
        {limits && texts.hint(limits.files, limits.image_bytes, limits.upload_bytes)}
      </span>
      {progress && (
        <progress
          max={progress.all}
          value={progress.done}
          aria-label={texts.sending(progress.done, progress.all)}
        />
      )}
    </label>
  );
}

/** Stops the browser from opening a file that is dropped outside the drop zone. */
function usePreventPageDrops(): void {
  useEffect(() => {
    const preventDefault = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', preventDefault);
    window.addEventListener('drop', preventDefault);
    return () => {
      window.removeEventListener('dragover', preventDefault);
      window.removeEventListener('drop', preventDefault);
    };
  }, []);
}
