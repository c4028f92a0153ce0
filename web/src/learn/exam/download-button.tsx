import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import styles from './download-button.module.css';

type DownloadProps = {
  thread: string;
  document: 'paper' | 'marking-scheme' | 'marked-script';
  /** The course in words, for the name of the file. */
  course: string;
};

/** Downloads a document of an attempt as a PDF; shows an error when the server cannot print. */
export function DownloadButton({ thread, document: name, course }: DownloadProps) {
  const download = useMutation({ mutationFn: () => downloadPdf(thread, name, course) });
  const texts = learnStrings.exam.downloads;
  return (
    <span className={styles.download}>
      <Button onClick={() => download.mutate()} disabled={download.isPending}>
        <Icon name="print" size={16} />
        {download.isPending ? texts.creating : texts.labels[name]}
      </Button>
      {download.error && (
        <span role="alert" className={styles.failed}>
          {download.error.message} {texts.printInstead}
        </span>
      )}
    </span>
  );
}

async function downloadPdf(thread: string, name: string, course: string): Promise<void> {
  const response = await fetch(`/api/v1/practice/exams/${encodeURIComponent(thread)}/${name}`).catch(() => {
    throw new ApiError(0, learnStrings.exam.downloads.unreachable);
  });
  if (!response.ok) {
    const { message } = Object(await response.json().catch(() => undefined));
    throw new ApiError(response.status, String(message ?? response.statusText));
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = getFileName(course, name, new Date());
  link.click();
  // The URL must stay valid until the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `national-5-physics-marked-script-2026-05-04.pdf` */
function getFileName(course: string, name: string, date: Date): string {
  const courseName = course.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${courseName}-${name}-${date.toISOString().slice(0, 10)}.pdf`;
}
