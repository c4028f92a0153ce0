import type { PageBox } from '../../../ports/page-reader.ts';
import { answerParent } from '../run-in-child.ts';
import { cutPage, preparePage, type Turns } from './prepare-page.ts';

export type PageRequest = { readonly bytes: Uint8Array; readonly cut?: PageBox; readonly turns?: Turns };

answerParent(async ({ bytes, cut, turns }: PageRequest) =>
  cut === undefined ? preparePage(bytes, turns) : cutPage(bytes, cut),
);
