import { mayOpen } from '../api/page-access.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { AreaFrame } from '../design/area-frame.tsx';
import { strings } from '../strings.ts';
import { accessStrings } from './access-strings.ts';

const tabs = [
  { to: '/settings', label: accessStrings.tabs.own },
  { to: '/settings/people', label: accessStrings.tabs.people },
  { to: '/settings/institution', label: accessStrings.tabs.institution },
  { to: '/settings/audit', label: accessStrings.tabs.audit },
] as const;

/** The frame of the settings; admins also get tabs for people, the institution and the audit log. */
export function SettingsLayout() {
  const principal = usePrincipal();
  const allowedTabs = tabs.filter(({ to }) => principal !== undefined && mayOpen(to, principal));
  return <AreaFrame title={strings.areas.settings} tabs={allowedTabs.length > 1 ? allowedTabs : []} />;
}
