const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:m="${OFFICE}/math"`,
  `xmlns:r="${OFFICE}/relationships"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');

/** The width of a text line in twentieths of a point: A4 with margins of 2.5 cm. */
const LINE_WIDTH = 9070;

export const DOCUMENT_START = `${XML}<w:document ${WORD_NAMESPACES}><w:body>`;

export const DOCUMENT_END = [
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/>',
  '<w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>',
  '</w:body></w:document>',
].join('');

/** A file of `word/media` and its id in the relationships of the document. */
export type MediaFile = { readonly id: string; readonly name: string; readonly bytes: Uint8Array };

export function createRelationships(media: readonly MediaFile[]): string {
  const entries = [
    createRelationship('rId1', 'styles', 'styles.xml'),
    createRelationship('rId2', 'numbering', 'numbering.xml'),
    createRelationship('rId3', 'footer', 'footer1.xml'),
    createRelationship('rId4', 'settings', 'settings.xml'),
    ...media.map(({ id, name }) => createRelationship(id, 'image', `media/${name}`)),
  ];
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

function createRelationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`;
}

export const PACKAGE_RELATIONSHIPS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">${createRelationship('rId1', 'officeDocument', 'word/document.xml')}</Relationships>`;

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const CONTENT_TYPES = [
  `${XML}<Types xmlns="${PACKAGE}/content-types">`,
  ...[
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['svg', 'image/svg+xml'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`),
  ...[
    ['document', 'document.main'],
    ['styles', 'styles'],
    ['numbering', 'numbering'],
    ['footer1', 'footer'],
    ['settings', 'settings'],
  ].map(([file, type]) => `<Override PartName="/word/${file}.xml" ContentType="${WORD_TYPE}.${type}+xml"/>`),
  '</Types>',
].join('');

export const SETTINGS = `${XML}<w:settings ${WORD_NAMESPACES}><w:defaultTabStop w:val="567"/><w:characterSpacingControl w:val="doNotCompress"/><m:mathPr><m:mathFont m:val="Cambria Math"/><m:defJc m:val="center"/></m:mathPr><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

export const FOOTER = `${XML}<w:ftr ${WORD_NAMESPACES}><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`;

const RIGHT_TAB = `<w:tabs><w:tab w:val="right" w:pos="${LINE_WIDTH}"/></w:tabs>`;

function createStyle(id: string, name: string, paragraph: string, run = '', base = 'Normal'): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}

export const STYLES = [
  `${XML}<w:styles ${WORD_NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>`,
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB"/>',
  '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
  createStyle(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:pageBreakBefore/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:sz w:val="28"/>',
  ),
  createStyle(
    'SectionTitle',
    'Section Title',
    '<w:keepNext/><w:spacing w:before="360" w:after="120"/>',
    '<w:b/><w:sz w:val="26"/>',
  ),
  createStyle('Passage', 'Passage', `${RIGHT_TAB}<w:keepNext/><w:spacing w:before="240"/>`),
  createStyle(
    'PassageTitle',
    'Passage Title',
    '<w:keepNext/><w:spacing w:before="360"/><w:jc w:val="center"/>',
    '<w:b/>',
  ),
  createStyle('Question', 'Question', `${RIGHT_TAB}<w:spacing w:before="240"/>`),
  createStyle('PassageQuestion', 'Passage Question', '', '', 'Question'),
  createStyle('QuestionText', 'Question Text', RIGHT_TAB),
  createStyle('QuestionLead', 'Question Lead', RIGHT_TAB),
  createStyle('SubpartLead', 'Subpart Lead', RIGHT_TAB),
  createStyle('QuestionPart', 'Question Part', RIGHT_TAB),
  createStyle('QuestionSubpart', 'Question Subpart', RIGHT_TAB),
  createStyle('Option', 'Option', '<w:spacing w:after="60"/>'),
  createStyle('TableText', 'Table Text', '<w:spacing w:after="0"/>'),
  createStyle('Answer', 'Answer', '<w:spacing w:after="60"/>'),
  createStyle('Solution', 'Solution', '<w:spacing w:before="120"/>'),
  '</w:styles>',
].join('');

const QUESTION_LIST = 1;
const FIRST_OPTION_LIST = 2;
/** The list of all questions in `word/numbering.xml`. */
export const QUESTION_NUMBER = { id: QUESTION_LIST, level: 0 } as const;

/** Returns the id of the list of options of one question. Each question has a separate list, so that its options begin at A. */
export function getOptionListId(index: number): number {
  return FIRST_OPTION_LIST + index;
}

export function createNumbering(optionListCount: number): string {
  const level = (format: string, text: string, left: number): string =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="567"/></w:pPr></w:lvl>`;
  const lists = Array.from(
    { length: optionListCount },
    (_, index) =>
      `<w:num w:numId="${getOptionListId(index)}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return [
    `${XML}<w:numbering ${WORD_NAMESPACES}>`,
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level('decimal', '%1.', 567)}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level('upperLetter', '%1.', 1134)}</w:abstractNum>`,
    `<w:num w:numId="${QUESTION_LIST}"><w:abstractNumId w:val="0"/></w:num>`,
    ...lists,
    '</w:numbering>',
  ].join('');
}
