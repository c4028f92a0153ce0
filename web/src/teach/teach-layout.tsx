import { AreaFrame } from '../design/area-frame.tsx';
import { teachStrings } from './teach-strings.ts';

const tabs = [{ to: '/teach', label: teachStrings.tabs.classes }] as const;

/** The frame of all Teach pages. */
export function TeachLayout() {
  return <AreaFrame title={teachStrings.title} tabs={tabs} />;
}
