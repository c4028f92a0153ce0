import type { Principal } from '../api/schema.ts';
import { usePrincipal } from '../api/use-principal.ts';
import { AreaFrame } from '../design/area-frame.tsx';
import { strings } from '../strings.ts';

/** The roles that may make papers and courses. */
const PAPER_ROLES: readonly Principal['roles'][number][] = ['author', 'teacher', 'admin'];
const PAPER_TABS: readonly string[] = ['/make/papers', '/make/courses'];
/** The roles that may create questions. Teachers can only read the bank and make papers. */
const MAKER_ROLES: readonly Principal['roles'][number][] = ['author', 'expert', 'admin'];

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
  const makesPapers = principal === undefined || principal.roles.some((role) => PAPER_ROLES.includes(role));
  const isMaker = principal === undefined || principal.roles.some((role) => MAKER_ROLES.includes(role));
  const allowedTabs = tabs.filter(
    ({ to }) => to === '/make' || (PAPER_TABS.includes(to) ? makesPapers : isMaker),
  );
  return <AreaFrame title={strings.areas.make} tabs={allowedTabs} />;
}
