import styles from './item-photo.module.css';
import { PhotoViewer } from './photo-viewer.tsx';
import { getItemFileUrl } from './review-api.ts';
import { useBackground } from './review-queries.ts';
import { reviewStrings } from './review-strings.ts';

/** The author's photo above the question, so that the expert can compare every symbol. */
export function ItemPhoto({ itemId }: { itemId: string }) {
  const { upload } = useBackground(itemId).data ?? {};
  if (!upload?.photo) return null;
  const texts = reviewStrings.background;
  return (
    <details className={styles.photo} open>
      <summary>{texts.photo}</summary>
      <PhotoViewer src={getItemFileUrl(itemId, 'source')} label={texts.photoOf(upload.name)} />
    </details>
  );
}
