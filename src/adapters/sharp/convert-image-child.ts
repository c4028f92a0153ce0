import { convertImage } from './convert-image.ts';
import type { ConversionRequest } from './convert-in-child.ts';
import { answerParent } from './run-in-child.ts';

answerParent(({ bytes, keepLines }: ConversionRequest) => convertImage(bytes, keepLines));
