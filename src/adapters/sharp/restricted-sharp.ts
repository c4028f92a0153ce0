import sharp from 'sharp';

/** Allows only three decoders; SVG, PDF and other parsers are blocked, because hostile files could exploit them. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
