import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PersonName } from './person-name.ts';

describe('the name of a person', () => {
  it('may have any letters, joined ones too', () => {
    for (const name of ['Siân O’Neill', 'علی‌رضا', '李雷', '👩‍🔬 Ada'])
      assert.equal(PersonName.parse(name), name);
  });

  it('has no characters that change the terminal or the text after it', () => {
    for (const name of ['\u001b[2Jname', 'a\r\nb', '\u202Eeman', '\0'])
      assert.equal(PersonName.safeParse(`x${name}x`).success, false);
  });
});
