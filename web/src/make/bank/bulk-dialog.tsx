import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { focusPage } from '../../browser/focus-page.ts';
import dialogStyles from '../../design/dialog.module.css';
import type { BulkTask } from './bulk-task.ts';
import { ChangeForm } from './change-form.tsx';
import { ExportForm } from './export-form.tsx';
import type { Selected } from './use-selection.ts';
import { VerifyReport } from './verify-report.tsx';
import { workStrings } from './work-strings.ts';

type DialogProps = { task: BulkTask; selected: Selected; onClose: () => void };

const titles: Readonly<Record<BulkTask, string>> = {
  ...{ retag: workStrings.bulk.retag, classify: workStrings.bulk.classify },
  ...{ collect: workStrings.bulk.collect, delete: workStrings.bulk.remove },
  purge: workStrings.bulk.purge,
  ...{ verify: workStrings.bulk.verify, export: workStrings.bulk.export },
};

/** The dialog of one task on the selected questions. */
export function BulkDialog({ task, selected, onClose }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content
          className={dialogStyles.content}
          onCloseAutoFocus={(event) => {
            // The button that opened the dialog is gone if nothing is selected any more.
            if (!(opener instanceof HTMLElement) || !opener.isConnected) return focusPage(event);
            event.preventDefault();
            opener.focus();
          }}
          aria-describedby={undefined}
        >
          <Dialog.Title className={dialogStyles.title}>
            {titles[task]} · {workStrings.bulk.selected(selected.count)}
          </Dialog.Title>
          {task === 'verify' ? (
            <VerifyReport selected={selected} onClose={onClose} />
          ) : task === 'export' ? (
            <ExportForm source={{ selection: selected.toRequest() }} onClose={onClose} />
          ) : (
            <ChangeForm task={task} selected={selected} onClose={onClose} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
