import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SelectionExport } from '../../api/schema.ts';
import { Button } from '../../design/button.tsx';
import { describeError } from '../../design/describe-error.ts';
import dialogStyles from '../../design/dialog.module.css';
import { SelectField } from '../../generate/brief-field.tsx';
import { StatusMessage } from '../../review/status-message.tsx';
import type { Selected } from './use-selection.ts';
import { downloadSelection } from './work-api.ts';
import { workStrings } from './work-strings.ts';

const FORMATS = [
  ['tex', 'LaTeX'],
  ['jsonl', 'JSON Lines'],
  ['moodle', 'Moodle XML'],
  ['qti3', 'QTI 3'],
  ['docx', 'Word'],
] as const satisfies readonly (readonly [SelectionExport['format'], string])[];

/** Downloads the selected questions in the chosen format. */
export function ExportForm({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const texts = workStrings.bulk;
  const [format, setFormat] = useState<SelectionExport['format']>('tex');
  const download = useMutation({
    mutationFn: () => downloadSelection({ selection: selected.toRequest(), format }),
    onSuccess: onClose,
  });
  return (
    <>
      <SelectField
        label={texts.format}
        errorMessage={undefined}
        value={format}
        options={FORMATS}
        onChange={(value) => setFormat(FORMATS.find(([id]) => id === value)?.[0] ?? 'tex')}
      />
      {download.error && <StatusMessage tone="wrong" text={describeError(download.error)} />}
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="primary" disabled={download.isPending} onClick={() => download.mutate()}>
          {texts.download}
        </Button>
      </div>
    </>
  );
}
