import { writeElement } from '../markup/write-markup.ts';

/** A version of QTI. The writer uses the names of version 2; version 3 spells them `qti-assessment-item`. */
export type Dialect = {
  readonly version: '3.0' | '2.1';
  readonly namespace: string;
  readonly schema: string;
  /** The resource types of the manifest. */
  readonly resourceTypes: { readonly item: string; readonly test: string; readonly stimulus?: string };
  readonly manifest: {
    readonly namespace: string;
    readonly schema: string;
    readonly name: string;
    readonly version: string;
  };
  /** Writes an element of QTI; attribute names are those of version 2. */
  element(name: string, attributes: Attributes, ...content: readonly string[]): string;
};

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const SCHEMA_LOCATION_3 = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd';

export const qti3: Dialect = {
  version: '3.0',
  namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  schema: SCHEMA_LOCATION_3,
  resourceTypes: {
    item: 'imsqti_item_xmlv3p0',
    test: 'imsqti_test_xmlv3p0',
    stimulus: 'imsqti_stimulus_xmlv3p0',
  },
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    name: 'QTI Package',
    version: '3.0.0',
  },
  element: (name, attributes, ...content) =>
    writeElement(
      `qti-${toKebab(name)}`,
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [toAttribute(key), value])),
      ...content,
    ),
};

export const qti2: Dialect = {
  version: '2.1',
  namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  resourceTypes: { item: 'imsqti_item_xmlv2p1', test: 'imsqti_test_xmlv2p1' },
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
    name: 'QTIv2.1 Package',
    version: '1.0.0',
  },
  element: writeElement,
};

function toKebab(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** Converts the name of an attribute to version 3. Names with a namespace, such as `xml:lang`, are the same in both versions. */
function toAttribute(name: string): string {
  return name.includes(':') || name === 'xmlns' ? name : toKebab(name);
}

/** Writes the root element of a QTI document. */
export function writeRoot(
  dialect: Dialect,
  name: string,
  attributes: Attributes,
  ...content: readonly string[]
): string {
  const root = {
    xmlns: dialect.namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${dialect.namespace} ${dialect.schema}`,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${dialect.element(name, { ...root, ...attributes }, ...content)}\n`;
}
