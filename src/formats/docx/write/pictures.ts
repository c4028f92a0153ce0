import type { MediaFile } from './package-files.ts';

type Size = { readonly width: number; readonly height: number };
/** English Metric Units, the unit of drawings in Word, per CSS pixel. */
const UNITS_PER_PIXEL = 9525;
const MAX_WIDTH = 450;
const MAX_HEIGHT = 600;
const DEFAULT_SIZE: Size = { width: 300, height: 200 };

/** Reads the size of a picture in pixels from its header, scaled down to fit the page. Returns a default size if the header has none. */
export function readPictureSize(bytes: Uint8Array, mediaType: string): Size {
  const size = readSize(bytes, mediaType) ?? DEFAULT_SIZE;
  const { width, height } = size.width > 0 && size.height > 0 ? size : DEFAULT_SIZE;
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: width * scale, height: height * scale };
}

function readSize(bytes: Uint8Array, mediaType: string): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (mediaType) {
    case 'image/png':
      return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'image/gif':
      return view.byteLength < 10
        ? undefined
        : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'image/jpeg':
      return readJpegSize(view);
    case 'image/svg+xml':
      return readSvgSize(new TextDecoder().decode(bytes.subarray(0, 2000)));
    default:
      return undefined;
  }
}

/** Reads the size from the first frame header, which follows segments of stated lengths. */
function readJpegSize(view: DataView): Size | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = { pt: 4 / 3, cm: 37.8, mm: 3.78, in: 96, px: 1 };

function readSvgSize(svg: string): Size | undefined {
  const [tag = ''] = /<svg[^>]*>/u.exec(svg) ?? [];
  const read = (name: string): number | undefined => {
    const [, value, unit = 'px'] =
      new RegExp(`\\s${name}=["']([\\d.]+)(pt|cm|mm|in|px)?["']`, 'u').exec(tag) ?? [];
    return value === undefined ? undefined : Number(value) * (PIXELS_PER_UNIT[unit] ?? 1);
  };
  const [width, height] = [read('width'), read('height')];
  if (width !== undefined && height !== undefined) return { width, height };
  const [, viewWidth, viewHeight] =
    /viewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/u.exec(tag) ?? [];
  return viewWidth === undefined ? undefined : { width: Number(viewWidth), height: Number(viewHeight) };
}

/** The files of one picture: the picture itself and, for a drawing as SVG, the same drawing as PNG for older programs. */
type Picture = {
  readonly file: MediaFile;
  readonly svg?: MediaFile;
  readonly size: Size;
};

/** Prints a picture as the content of a paragraph. `number` must be unique in the document. */
export function createPicture({ file, svg, size }: Picture, number: number): string {
  const [width, height] = [size.width, size.height].map((pixels) => Math.round(pixels * UNITS_PER_PIXEL));
  const extension =
    svg === undefined
      ? ''
      : `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${svg.id}"/></a:ext></a:extLst>`;
  const blip = `<a:blip r:embed="${file.id}">${extension}</a:blip>`;
  const name = `Figure ${number}`;
  return [
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width}" cy="${height}"/>`,
    `<wp:docPr id="${number}" name="${name}" descr="Figure"/>`,
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">',
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>`,
    `<pic:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  ].join('');
}
