import type { PageBox } from '../../../ports/page-reader.ts';
import { serveParent } from '../run-in-child.ts';
import { cropPage, preparePage, type Turns } from './prepare-page.ts';

export type PagePreparationRequest = {
  readonly bytes: Uint8Array;
  /** The box to crop; without it, the whole page is prepared. */
  readonly cut?: PageBox;
  readonly turns?: Turns;
};

// The script of a child process that prepares or crops one page.
serveParent(async ({ bytes, cut, turns }: PagePreparationRequest) =>
  cut === undefined ? preparePage(bytes, turns) : cropPage(bytes, cut),
);
