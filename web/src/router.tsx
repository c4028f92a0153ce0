import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readBankSearch } from './bank/bank-search.ts';
import { ErrorNote } from './design/error-note.tsx';
import { readGenerateSearch } from './generate/generate-search.ts';
import { readLearnSearch } from './learn/learn-search.ts';
import { MakeLayout } from './make/make-layout.tsx';
import { readCourseSearch, readProblemSearch } from './make/make-search.ts';
import { readReviewSearch } from './review/review-search.ts';
import { readAuditSearch } from './settings/audit-search.ts';
import { SettingsLayout } from './settings/settings-layout.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { HomePage } from './shell/home-page.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { readTeachSearch } from './teach/teach-search.ts';

const root = createRootRoute({ component: AppShell, notFoundComponent: MissingPage });

const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage });
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: lazyRouteComponent(() => import('./learn/learn-layout.tsx'), 'LearnLayout'),
});
const courses = createRoute({
  getParentRoute: () => learn,
  path: '/',
  validateSearch: readLearnSearch,
  component: lazyRouteComponent(() => import('./learn/courses-page.tsx'), 'CoursesPage'),
});
const startPractice = createRoute({
  getParentRoute: () => learn,
  path: '/practice',
  validateSearch: readLearnSearch,
  component: lazyRouteComponent(() => import('./learn/practice/start-page.tsx'), 'StartPage'),
});
const practice = createRoute({
  getParentRoute: () => learn,
  path: '/practice/$thread',
  component: lazyRouteComponent(() => import('./learn/practice/practice-page.tsx'), 'PracticePage'),
});
const exams = createRoute({
  getParentRoute: () => learn,
  path: '/exams',
  validateSearch: readLearnSearch,
  component: lazyRouteComponent(() => import('./learn/exam/exams-page.tsx'), 'ExamsPage'),
});
const exam = createRoute({
  getParentRoute: () => learn,
  path: '/exams/$thread',
  component: lazyRouteComponent(() => import('./learn/exam/exam-page.tsx'), 'ExamPage'),
});
const progress = createRoute({
  getParentRoute: () => learn,
  path: '/progress',
  component: lazyRouteComponent(() => import('./learn/progress/progress-page.tsx'), 'ProgressPage'),
});
const assignedWork = createRoute({
  getParentRoute: () => learn,
  path: '/assignments/$id',
  component: lazyRouteComponent(() => import('./learn/assigned/assignment-page.tsx'), 'AssignmentPage'),
});
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyRouteComponent(() => import('./join/join-page.tsx'), 'JoinPage'),
});
const joinByLink = createRoute({
  getParentRoute: () => root,
  path: '/join/$code',
  component: lazyRouteComponent(() => import('./join/join-page.tsx'), 'JoinPage'),
});
const teach = createRoute({
  getParentRoute: () => root,
  path: '/teach',
  component: lazyRouteComponent(() => import('./teach/teach-layout.tsx'), 'TeachLayout'),
});
const classes = createRoute({
  getParentRoute: () => teach,
  path: '/',
  component: lazyRouteComponent(() => import('./teach/classes-page.tsx'), 'ClassesPage'),
});
const schoolClass = createRoute({
  getParentRoute: () => teach,
  path: '/classes/$id',
  component: lazyRouteComponent(() => import('./teach/class-page.tsx'), 'ClassPage'),
});
const newAssignment = createRoute({
  getParentRoute: () => teach,
  path: '/classes/$id/new',
  component: lazyRouteComponent(() => import('./teach/new-assignment-page.tsx'), 'NewAssignmentPage'),
});
const assignment = createRoute({
  getParentRoute: () => teach,
  path: '/assignments/$id',
  validateSearch: readTeachSearch,
  component: lazyRouteComponent(() => import('./teach/assignment-page.tsx'), 'AssignmentPage'),
});
const pupilScript = createRoute({
  getParentRoute: () => teach,
  path: '/assignments/$id/pupils/$learner',
  component: lazyRouteComponent(() => import('./teach/script-page.tsx'), 'ScriptPage'),
});
const make = createRoute({ getParentRoute: () => root, path: '/make', component: MakeLayout });
const bank = createRoute({
  getParentRoute: () => make,
  path: '/',
  component: lazyRouteComponent(() => import('./make/bank/bank-page.tsx'), 'BankPage'),
  validateSearch: readBankSearch,
});
const question = createRoute({
  getParentRoute: () => make,
  path: '/questions/$id',
  validateSearch: (raw: Record<string, unknown>): { edit?: true } =>
    raw.edit === true ? { edit: true } : {},
  component: lazyRouteComponent(() => import('./make/bank/question-page.tsx'), 'QuestionPage'),
});
const importQuestions = createRoute({
  getParentRoute: () => make,
  path: '/import',
  component: lazyRouteComponent(() => import('./make/bank/import-page.tsx'), 'ImportPage'),
});
const bankChanges = createRoute({
  getParentRoute: () => make,
  path: '/changes',
  component: lazyRouteComponent(() => import('./make/bank/changes-page.tsx'), 'ChangesPage'),
});
const collections = createRoute({
  getParentRoute: () => make,
  path: '/collections',
  component: lazyRouteComponent(() => import('./make/collections/collections-page.tsx'), 'CollectionsPage'),
});
const collection = createRoute({
  getParentRoute: () => make,
  path: '/collections/$id',
  component: lazyRouteComponent(() => import('./make/collections/collection-page.tsx'), 'CollectionPage'),
});
const bankStatistics = createRoute({
  getParentRoute: () => make,
  path: '/statistics',
  component: lazyRouteComponent(() => import('./make/bank/statistics-page.tsx'), 'BankStatisticsPage'),
  validateSearch: readCourseSearch,
});
const brief = createRoute({
  getParentRoute: () => make,
  path: '/generate',
  component: lazyRouteComponent(() => import('./generate/brief-page.tsx'), 'BriefPage'),
});
const generation = createRoute({
  getParentRoute: () => make,
  path: '/generate/$id',
  validateSearch: readGenerateSearch,
  component: lazyRouteComponent(() => import('./generate/generation-page.tsx'), 'GenerationPage'),
});
const problems = createRoute({
  getParentRoute: () => make,
  path: '/problems',
  component: lazyRouteComponent(() => import('./make/problems-page.tsx'), 'ProblemsPage'),
});
const problem = createRoute({
  getParentRoute: () => make,
  path: '/problems/$id',
  validateSearch: readProblemSearch,
  component: lazyRouteComponent(() => import('./make/problem-page.tsx'), 'ProblemPage'),
});
const papers = createRoute({
  getParentRoute: () => make,
  path: '/papers',
  component: lazyRouteComponent(() => import('./make/papers/papers-page.tsx'), 'PapersPage'),
});
const newPaper = createRoute({
  getParentRoute: () => make,
  path: '/papers/new',
  component: lazyRouteComponent(() => import('./make/papers/new-paper-page.tsx'), 'NewPaperPage'),
});
const paper = createRoute({
  getParentRoute: () => make,
  path: '/papers/$id',
  component: lazyRouteComponent(() => import('./make/papers/paper-page.tsx'), 'PaperPage'),
});
const ownCourses = createRoute({
  getParentRoute: () => make,
  path: '/courses',
  component: lazyRouteComponent(() => import('./make/courses/own-courses-page.tsx'), 'OwnCoursesPage'),
});
const editCourse = createRoute({
  getParentRoute: () => make,
  path: '/courses/edit',
  validateSearch: readCourseSearch,
  component: lazyRouteComponent(() => import('./make/courses/edit-course-page.tsx'), 'EditCoursePage'),
});
const jobs = createRoute({
  getParentRoute: () => make,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./make/jobs-page.tsx'), 'JobsPage'),
});
// Loaded on demand: the review pages bring an editor and charts that other pages do not need.
const review = createRoute({
  getParentRoute: () => root,
  path: '/review',
  component: lazyRouteComponent(() => import('./review/review-layout.tsx'), 'ReviewLayout'),
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
const reviewBulk = createRoute({
  getParentRoute: () => review,
  path: '/bulk',
  component: lazyRouteComponent(() => import('./review/bulk-page.tsx'), 'BulkPage'),
});
const reviewStatistics = createRoute({
  getParentRoute: () => review,
  path: '/statistics',
  component: lazyRouteComponent(() => import('./review/statistics-page.tsx'), 'StatisticsPage'),
});
const settings = createRoute({ getParentRoute: () => root, path: '/settings', component: SettingsLayout });
const ownSettings = createRoute({ getParentRoute: () => settings, path: '/', component: SettingsPage });
const people = createRoute({
  getParentRoute: () => settings,
  path: '/people',
  component: lazyRouteComponent(() => import('./settings/people-page.tsx'), 'PeoplePage'),
});
const institution = createRoute({
  getParentRoute: () => settings,
  path: '/institution',
  component: lazyRouteComponent(() => import('./settings/institution-page.tsx'), 'InstitutionPage'),
});
const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./settings/audit-page.tsx'), 'AuditPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    learn.addChildren([courses, startPractice, practice, exams, exam, progress, assignedWork]),
    join,
    joinByLink,
    teach.addChildren([classes, schoolClass, newAssignment, assignment, pupilScript]),
    make.addChildren([
      bank,
      importQuestions,
      bankChanges,
      collections,
      collection,
      bankStatistics,
      question,
      papers,
      ownCourses,
      editCourse,
      newPaper,
      paper,
      brief,
      generation,
      problems,
      problem,
      jobs,
    ]),
    review.addChildren([queue, reviewItem, reviewBulk, reviewStatistics]),
    settings.addChildren([ownSettings, people, institution, audit]),
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
