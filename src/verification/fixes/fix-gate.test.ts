import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Finding } from '../../domain/finding.ts';
import { choiceQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';
import { findFixProblem, removeUnsafeFixes } from './fix-gate.ts';

const createFinding = (rule: string): Finding => ({ rule, severity: 'info', message: rule });
const findProblem = (before: string, after: string, added: readonly Finding[] = []) =>
  findFixProblem({ text: before, findings: [] }, { text: after, findings: added });

describe('the gate of all fixes', () => {
  it('rejects a fix that adds a finding of any severity', () => {
    assert.match(findProblem('a', 'b', [createFinding('equality-holds')]) ?? '', /equality-holds/);
    assert.equal(findProblem('a', 'b'), undefined);
  });

  it('rejects a fix that joins lines or writes zero for a value', () => {
    assert.match(findProblem('a\nb', 'a b') ?? '', /joins lines/);
    assert.match(findProblem('$x = 0.0249$ m', '$x = 0$ m') ?? '', /zero/);
    assert.equal(findProblem('$0 + 3 = 4$', '$0 + 3 = 3$'), undefined);
  });

  it('rejects an answer mark unless the solution names the option', () => {
    const marked = choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$'], 'Count.');
    const verify = (text: string) => ({ text, findings: verifyDocument(text).findings });
    const named = verify(marked.replace(' \\ans', ''));
    const unnamed = verify(named.text.replace(/.*is \(b\).*/, ''));

    assert.equal(findFixProblem(named, verify(marked)), undefined);
    assert.match(findFixProblem(unnamed, { text: marked, findings: [] }) ?? '', /does not name/);
  });

  it('removes a fix from a finding that is shown to a person', () => {
    const text = '\\item Find it.\n';
    const edits = [{ span: { start: text.length - 1, end: text.length }, replacement: '' }];
    const finding: Finding = { ...createFinding('a'), fix: { title: 'join', certain: true, edits } };

    assert.deepEqual(removeUnsafeFixes({ text, findings: [finding] }), [createFinding('a')]);
  });
});
