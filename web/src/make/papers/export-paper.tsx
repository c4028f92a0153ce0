import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { focusPage } from '../../browser/focus-page.ts';
import { Button } from '../../design/button.tsx';
import dialogStyles from '../../design/dialog.module.css';
import { ExportForm } from '../bank/export-form.tsx';
import { paperStrings as texts } from './paper-strings.ts';

/** Exports a paper with all its versions to another program. */
export function ExportPaper({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Button onClick={() => setIsOpen(true)}>{texts.exportPaper}</Button>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogStyles.overlay} />
        <Dialog.Content
          className={dialogStyles.content}
          onCloseAutoFocus={focusPage}
          aria-describedby={undefined}
        >
          <Dialog.Title className={dialogStyles.title}>{texts.exportPaper}</Dialog.Title>
          <ExportForm source={{ paper: id }} onClose={() => setIsOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
