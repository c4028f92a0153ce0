import { useState } from 'react';
import { createStoredValue } from '../browser/stored-value.ts';

const stored = createStoredValue(localStorage, 'vbagent.maths-keyboard', (raw) => raw === true);

/** Whether the maths keyboard is on; stored in this browser. */
export function useMathsKeyboard(): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(stored.read);
  const toggle = () => {
    stored.write(!isOn);
    setOn(!isOn);
  };
  return [isOn, toggle];
}
