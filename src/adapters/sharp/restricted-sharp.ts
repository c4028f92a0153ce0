import sharp from 'sharp';

/** Only these three may look at a byte of a file; SVG, PDF and the rest are parsers we do not need. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
