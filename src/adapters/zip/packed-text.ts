import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PackedText } from '../../ports/archives.ts';

/** A text is compressed in pieces of about this many characters, which takes a few milliseconds each. */
const PIECE_LENGTH = 250_000;
/** The block that ends compressed data. */
const END = deflateRawSync('');

/** Each piece is compressed on its own and ends at a byte, so that the pieces in a row are one compressed file. */
export function createPackedText(): PackedText {
  const pieces: Buffer[] = [];
  let [pending, size, checksum] = ['', 0, 0];
  const compress = (): void => {
    const bytes = Buffer.from(pending);
    pending = '';
    size += bytes.length;
    checksum = crc32(bytes, checksum);
    pieces.push(deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH }));
  };
  return {
    write: (text) => {
      pending += text;
      if (pending.length >= PIECE_LENGTH) compress();
    },
    *read() {
      for (const piece of pieces)
        yield inflateRawSync(piece, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
      yield pending;
    },
    pack: () => {
      compress();
      return { packed: Buffer.concat([...pieces, END]), checksum, size };
    },
  };
}
