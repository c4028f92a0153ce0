import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { BankPage } from './bank/bank-page.tsx';
import { readBankSearch } from './bank/bank-search.ts';
import { ErrorNote } from './design/error-note.tsx';
import { LearnPage, MissingPage } from './doors/door-pages.tsx';
import { readReviewSearch } from './review/review-search.ts';
import { SettingsPage } from './settings/settings-page.tsx';
import { AppShell } from './shell/app-shell.tsx';

const root = createRootRoute({ component: AppShell, notFoundComponent: MissingPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/make' });
  },
});
const learn = createRoute({ getParentRoute: () => root, path: '/learn', component: LearnPage });
const make = createRoute({ getParentRoute: () => root, path: '/make' });
const bank = createRoute({
  getParentRoute: () => make,
  path: '/',
  component: BankPage,
  validateSearch: readBankSearch,
});
const question = createRoute({
  getParentRoute: () => make,
  path: '/questions/$id',
  component: lazyRouteComponent(() => import('./bank/question-page.tsx'), 'QuestionPage'),
});
// The desk brings an editor and charts, which nobody else should load.
const review = createRoute({
  getParentRoute: () => root,
  path: '/review',
  component: lazyRouteComponent(() => import('./review/desk-layout.tsx'), 'DeskLayout'),
  validateSearch: readReviewSearch,
});
const queue = createRoute({
  getParentRoute: () => review,
  path: '/',
  component: lazyRouteComponent(() => import('./review/queue-page.tsx'), 'QueuePage'),
});
const reviewItem = createRoute({
  getParentRoute: () => review,
  path: '/items/$id',
  component: lazyRouteComponent(() => import('./review/item-page.tsx'), 'ItemPage'),
});
const reviewStatistics = createRoute({
  getParentRoute: () => review,
  path: '/statistics',
  component: lazyRouteComponent(() => import('./review/statistics-page.tsx'), 'StatisticsPage'),
});
const settings = createRoute({ getParentRoute: () => root, path: '/settings', component: SettingsPage });

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    learn,
    make.addChildren([bank, question]),
    review.addChildren([queue, reviewItem, reviewStatistics]),
    settings,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ({ error, reset }) => (
    <ErrorNote error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
  ),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
