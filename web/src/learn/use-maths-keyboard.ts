import { useEffect, useState } from 'react';
import { createStoredValue } from '../browser/stored-value.ts';
import { showSubjectKeys } from './entry/load-mathlive.ts';

const stored = createStoredValue(localStorage, 'vbagent.maths-keyboard', (raw) => raw === true);

/** Whether the maths keyboard is on, stored in this browser. It has the symbols of the subject. */
export function useMathsKeyboard(subject: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(stored.read);
  useEffect(() => {
    if (isOn) void prepareKeys(subject);
  }, [isOn, subject]);
  const toggle = () => {
    stored.write(!isOn);
    // After loading, the new fields exist at once, so that the first of them can get the focus and open the keyboard.
    if (isOn) setOn(false);
    else void prepareKeys(subject).then(() => setOn(true));
  };
  return [isOn, toggle];
}

/** Loads the keyboard; without it, the fields try again when they are shown. */
async function prepareKeys(subject: string): Promise<void> {
  await showSubjectKeys(subject).catch(() => undefined);
}
