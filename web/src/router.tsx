import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { BankPage } from './bank/bank-page.tsx';
import { readBankSearch } from './bank/bank-search.ts';
import { QuestionPage } from './bank/question-page.tsx';
import { LearnPage, MissingPage, ReviewPage } from './doors/door-pages.tsx';
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
const question = createRoute({ getParentRoute: () => make, path: '/questions/$id', component: QuestionPage });
const review = createRoute({ getParentRoute: () => root, path: '/review', component: ReviewPage });
const settings = createRoute({ getParentRoute: () => root, path: '/settings', component: SettingsPage });

export const router = createRouter({
  routeTree: root.addChildren([home, learn, make.addChildren([bank, question]), review, settings]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
