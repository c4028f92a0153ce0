import { type DragEvent, useEffect, useId, useState } from 'react';
import type { ProblemPage } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import styles from './drop-zone.module.css';
import { readDroppedFiles } from './dropped-files.ts';
import { makeStrings } from './make-strings.ts';
import type { Upload } from './use-upload.ts';

const ACCEPTED = '.tex,.ltx,.txt,.zip,.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp,application/zip';

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
  const words = makeStrings.drop;
  usePreventPageDrops();
  const drop = async (event: DragEvent) => {
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
      onDrop={(event) => void drop(event)}
    >
      <input
        type="file"
        multiple
        accept={ACCEPTED}
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
        {progress ? words.sending(progress.done, progress.all) : isOver ? words.release : words.action}
      </strong>
      <span id={hintId} className={styles.hint}>
        {limits && words.hint(limits.files, limits.image_bytes, limits.upload_bytes)}
      </span>
      {progress && (
        <progress
          max={progress.all}
          value={progress.done}
          aria-label={words.sending(progress.done, progress.all)}
        />
      )}
    </label>
  );
}

/** Stops the browser from opening a file that is dropped outside the drop zone. */
function usePreventPageDrops(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
