import { convertImage } from './convert-image.ts';
import type { ConversionRequest } from './convert-in-child.ts';
import { serveParent } from './run-in-child.ts';

// The script of the child process that `convert-in-child.ts` starts.
serveParent(({ bytes, isLineArt }: ConversionRequest) => convertImage(bytes, isLineArt));
