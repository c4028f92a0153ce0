import styles from '../design/button.module.css';
import { Icon } from '../design/icon.tsx';
import { getDownloadUrl } from './make-queries.ts';

type LinksProps = { ids: readonly string[]; zip: string; json: string };

/** Links to download uploads as a ZIP of their folders or as JSON. */
export function DownloadLinks({ ids, zip, json }: LinksProps) {
  const className = `${styles.button} ${styles.quiet}`;
  return (
    <>
      <a className={className} href={getDownloadUrl(ids, 'zip')} download>
        <Icon name="download" size={16} />
        {zip}
      </a>
      <a className={className} href={getDownloadUrl(ids, 'json')} download>
        {json}
      </a>
    </>
  );
}
