import { convertImage } from './convert-image.ts';
import type { ConversionRequest } from './convert-in-child.ts';
import { serveParent } from './run-in-child.ts';

serveParent(({ bytes, keepLines }: ConversionRequest) => convertImage(bytes, keepLines));
