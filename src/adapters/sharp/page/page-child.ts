import type { PageBox } from '../../../ports/page-reader.ts';
import { serveParent } from '../run-in-child.ts';
import { cutPage, preparePage, type Turns } from './prepare-page.ts';

export type PagePreparationRequest = {
  readonly bytes: Uint8Array;
  readonly cut?: PageBox;
  readonly turns?: Turns;
};

serveParent(async ({ bytes, cut, turns }: PagePreparationRequest) =>
  cut === undefined ? preparePage(bytes, turns) : cutPage(bytes, cut),
);
