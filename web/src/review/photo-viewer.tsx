import { useState } from 'react';
import { Button } from '../design/button.tsx';
import styles from './photo-viewer.module.css';
import { reviewStrings } from './review-strings.ts';

const MAX_ZOOM = 6;
const ZOOM_STEP = 1.5;

/** A photo that can be enlarged; the enlarged photo scrolls inside its frame. */
export function PhotoViewer({ src, label }: { src: string; label: string }) {
  const [zoom, setZoom] = useState(1);
  const texts = reviewStrings.photo;
  const change = (factor: number) => setZoom((old) => Math.min(MAX_ZOOM, Math.max(1, old * factor)));
  return (
    <figure className={styles.viewer}>
      {/* The frame can be focused, so that the arrow keys scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged photo must be scrollable with the keyboard */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <img
          src={src}
          alt={label}
          style={{ width: `${zoom * 100}%` }}
          onDoubleClick={() => setZoom((old) => (old > 1 ? 1 : 2 * ZOOM_STEP))}
        />
      </section>
      <figcaption className={styles.tools}>
        <Button aria-label={texts.smaller} disabled={zoom === 1} onClick={() => change(1 / ZOOM_STEP)}>
          −
        </Button>
        <span role="status">{Math.round(zoom * 100)}%</span>
        <Button aria-label={texts.larger} disabled={zoom === MAX_ZOOM} onClick={() => change(ZOOM_STEP)}>
          +
        </Button>
        <a href={src} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </figcaption>
    </figure>
  );
}
