import type { PageBox } from '../../../ports/page-reader.ts';
import { answerParent } from '../run-in-child.ts';
import { cutPage, preparePage } from './prepare-page.ts';

export type PageRequest = { readonly bytes: Uint8Array; readonly cut?: PageBox };

answerParent(async ({ bytes, cut }: PageRequest) =>
  cut === undefined ? preparePage(bytes) : cutPage(bytes, cut),
);
