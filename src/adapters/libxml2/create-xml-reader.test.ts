import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import { createXmlReader } from './create-xml-reader.ts';

const { parse } = createXmlReader();

function refuses(document: string | Uint8Array, message: RegExp): void {
  assert.throws(
    () => parse(document, 'quiz.xml'),
    (error) => error instanceof Fault && error.kind === 'invalid-input' && message.test(error.message),
    String(message),
  );
}

describe('the XML reader', () => {
  it('keeps the order of elements and text, and joins text with CDATA', () => {
    const root = parse(
      '<a xmlns="urn:x" b="1" xml:lang="en">x<![CDATA[<y>]]><!-- no --><b/>é</a>',
      'quiz.xml',
    );

    assert.equal(root.namespace, 'urn:x');
    assert.deepEqual(root.attributes, { b: '1', 'xml:lang': 'en' });
    assert.deepEqual(
      root.children.map((child) => (typeof child === 'string' ? child : child.name)),
      ['x<y>', 'b', 'é'],
    );
  });

  it('reads other encodings that the document declares', () => {
    const latin1 = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1');

    assert.deepEqual(parse(latin1, 'quiz.xml').children, ['é']);
  });

  it('refuses entities, external files, deep nesting, empty and damaged documents with one sentence', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "xx"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>';

    refuses(bomb, /quiz\.xml, line 1: entities of a DTD are not allowed/);
    refuses('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', /entities of a DTD/);
    refuses('<a>'.repeat(300) + '</a>'.repeat(300), /Excessive depth/);
    refuses('', /not well-formed XML \(it is empty\)/);
    refuses('<a>\n<b></a>', /quiz\.xml, line 2: this is not well-formed XML/);
    refuses(Buffer.from([0, 1, 2, 3]), /not well-formed XML/);
  });
});
