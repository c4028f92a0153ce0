import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import type { PrintDependencies } from '../exam/print-pdf.ts';
import type { PaperService } from './paper-service.ts';

/** Papers from the bank, with what is needed to print them. */
export type PaperTools = {
  readonly papers: PaperService;
  readonly printing: PrintDependencies;
  readonly draw: DiagramRenderer['draw'];
};
