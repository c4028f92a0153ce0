import styles from '../design/button.module.css';
import { Icon } from '../design/icon.tsx';
import { downloadAddress } from './make-queries.ts';

type LinksProps = { ids: readonly string[]; zip: string; json: string };

/** Problems as a ZIP of their folders, or as JSON; links, so that the browser does what it does with files. */
export function DownloadLinks({ ids, zip, json }: LinksProps) {
  const look = `${styles.button} ${styles.quiet}`;
  return (
    <>
      <a className={look} href={downloadAddress(ids, 'zip')} download>
        <Icon name="download" size={16} />
        {zip}
      </a>
      <a className={look} href={downloadAddress(ids, 'json')} download>
        {json}
      </a>
    </>
  );
}
