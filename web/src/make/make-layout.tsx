import { mayOpen } from '../api/page-access.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { AreaFrame } from '../design/area-frame.tsx';
import { strings } from '../strings.ts';

const tabs = [
  { to: '/make', label: strings.makeTabs.bank },
  { to: '/make/papers', label: strings.makeTabs.papers },
  { to: '/make/courses', label: strings.makeTabs.courses },
  { to: '/make/problems', label: strings.makeTabs.uploads },
  { to: '/make/generate', label: strings.makeTabs.generate },
  { to: '/make/jobs', label: strings.makeTabs.jobs },
] as const;

/** The frame of all Make pages. */
export function MakeLayout() {
  const principal = usePrincipal();
  const allowedTabs = tabs.filter(({ to }) => mayOpen(to, principal));
  return <AreaFrame title={strings.areas.make} tabs={allowedTabs} />;
}
