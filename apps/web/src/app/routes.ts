import type { Right } from '@tatami/tables/rights';
import { allRowsQuery, rowQuery } from '@tatami/tables/row-queries';
import { type Route, route } from '@tatami/web-runtime/routes';
import {
  noticeChoiceQuery,
  profileQuery,
  pushDevicesQuery,
  securityQuery,
  sessionsQuery,
} from '../features/account/profile/profile-queries.ts';
import { outgoingMailQuery } from '../features/outgoing-mail/outgoing-mail-query.ts';
import { guardiansQuery, presencesQuery, studentGradesQuery } from '../features/student/student-queries.ts';
import { rosterQuery } from '../features/training/roster-query.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../lib/club/club-zone.ts';
import { gradesQuery } from '../lib/club/grades.ts';
import { readYear } from '../lib/club/read-year.ts';
import { comingTrainings } from '../lib/club/training/coming-trainings.ts';
import { ownStudentsQuery } from '../lib/club/training/own-presences.ts';
import { trainingsQuery } from '../lib/club/training/trainings.ts';
import { rolesQuery } from '../lib/roles-query.ts';
import { ifAllowed } from '../lib/viewer.ts';
import { place as workplaces } from '../tables/workplace/place.ts';
import { tableRoutes } from './table-routes.ts';

const notFound = {
  access: 'everybody',
  page: async () => (await import('../features/notices/NotFoundPage.tsx')).NotFoundPage,
} as const;

const articles = () => import('../features/article/ArticleWritePage.tsx');
const clubPage = () => import('../features/club-page/ClubPagePage.tsx');
const clubProfile = () => import('../features/club-profile/ClubProfilePage.tsx');
const firstRun = () => import('../features/first-run/FirstRunPage.tsx');
const door = () => import('../features/account/before-the-door.ts');
const exams = () => import('../features/exam/exam-data.ts');
const handbook = () => import('../features/handbook/ChapterPage.tsx');
const homework = () => import('../features/homework/homework-data.ts');
const mat = () => import('../features/dashboard/mat-now/MatPage.tsx');
const presenceTrainings = () => import('../features/presence-trainings/PresenceTrainingsPage.tsx');

/** Where the demo areas are (spec §2). */
const showcasePaths = /^\/(uikit|blocks|utilities|pages|documentation)\//;

/** The routes there are for a path: those of the demo areas come only to who asks for one. */
export async function routesFor(path: string): Promise<readonly Route<Right>[]> {
  if (!showcasePaths.test(path)) return routes;
  return [...routes, ...(await import('./showcase.ts')).showcaseRoutes];
}

/** Every page there is (spec §2), beside those in the entry and the demo areas: first those that are no list of a table. */
export const routes: readonly Route<Right>[] = [
  route('/login', {
    access: 'signedOut',
    page: async () => (await door()).LoginPage,
  }),
  route('/logout', {
    access: 'everybody',
    page: async () => (await door()).LogoutPage,
  }),
  route('/register', {
    access: 'signedOut',
    page: async () => (await import('../features/account/registration/RegisterPage.tsx')).RegisterPage,
  }),
  route('/reset', {
    access: 'everybody',
    page: async () => (await import('../features/account/password/ResetPage.tsx')).ResetPage,
  }),
  route('/success', {
    access: 'everybody',
    page: async () => (await door()).SuccessPage,
  }),
  route('/auth', {
    access: 'signedOut',
    page: async () => (await door()).AuthPage,
  }),
  route('/code-ret', {
    access: 'signedOut',
    page: async () => (await door()).CodeReturnPage,
  }),
  route('/landing', {
    access: 'signedIn',
    page: async () => (await door()).LandingPage,
    data: () => [queryClient.ensureQueryData(rolesQuery)],
  }),
  route('/accessdenied', {
    access: 'everybody',
    page: async () => (await door()).AccessDeniedPage,
  }),
  route('/notfound', notFound),
  route('/pages/notfound', notFound),
  route('/dojo/training/:id', {
    access: ['Training:Read'],
    page: async () => (await import('../features/training/TrainingPage.tsx')).TrainingPage,
    data: ({ id }) => [
      queryClient.ensureQueryData(rowQuery('training', id)),
      ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
      queryClient.ensureQueryData(ownStudentsQuery),
      ifAllowed('Presence:Read', () => queryClient.prefetchQuery(rosterQuery(id))),
    ],
  }),
  route('/adm/article/write/:id', {
    access: ['Article:Write'],
    page: async () => (await articles()).ArticleWritePage,
    data: ({ id }) => (id === 'new' ? [] : [articles().then(({ writeData }) => writeData(id))]),
  }),
  // Where the shortcuts of the installed app lead.
  route('/dojo/now', {
    access: ['Training:Read'],
    page: async () => (await import('../features/training/NowPage.tsx')).NowPage,
    data: () => [
      queryClient.ensureQueryData(trainingsQuery(comingTrainings(clubToday(), clubTimeZone()))),
      queryClient.ensureQueryData(ownStudentsQuery),
    ],
  }),
  route('/dojo/check-in/:id', {
    // Whoever has scanned the code may have to sign in first: the page sees to it that the code holds until then.
    access: 'everybody',
    page: async () => (await import('../features/training/check-in/CheckInPage.tsx')).CheckInPage,
  }),
  route('/dojo/check-in/:id/code', {
    access: ['Presence:Write'],
    page: async () => (await import('../features/training/check-in/CodePage.tsx')).CodePage,
    data: ({ id }) => [
      queryClient.ensureQueryData(rowQuery('training', id)),
      ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
      ifAllowed('Presence:Read', () => queryClient.prefetchQuery(rosterQuery(id))),
    ],
  }),
  route('/dojo/kiosk', {
    // Nobody is signed in at a kiosk: its own token lets it mark, and nothing else.
    access: 'everybody',
    page: async () => (await import('../features/training/kiosk/KioskPage.tsx')).KioskPage,
  }),
  route('/dojo/training/:id/mat', {
    access: ['Presence:Write'],
    page: async () => (await mat()).MatPage,
    data: ({ id }) => [
      mat().then(({ matData }) => matData(id)),
      ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
    ],
  }),
  route('/dojo/exam/statistics', {
    access: ['ExamCandidate:Read'],
    page: async () => (await import('../features/exam/ExamStatisticsPage.tsx')).ExamStatisticsPage,
    data: () => [exams().then(({ statisticsData }) => statisticsData())],
  }),
  route('/dojo/exam/ready', {
    access: ['ExamCandidate:Write'],
    page: async () => (await import('../features/exam/ready/ExamReadyPage.tsx')).ExamReadyPage,
    data: () => [exams().then(({ readyData }) => readyData())],
  }),
  route('/dojo/exam/:id', {
    access: ['ExamCandidate:Read'],
    page: async () => (await import('../features/exam/ExamPage.tsx')).ExamPage,
    data: ({ id }) => [exams().then(({ examData }) => examData(id))],
  }),
  route('/dojo/exam/:id/sheet', {
    access: ['ExamCandidate:Read'],
    page: async () => (await import('../features/exam/sheet/ExamSheetPage.tsx')).ExamSheetPage,
    data: ({ id }) => [exams().then(({ sheetData }) => sheetData(id))],
  }),
  route('/dojo/presence-trainings', {
    // Spec §2 names no right for it: whoever trains, or answers for a child that does, has their own there.
    access: 'signedIn',
    page: async () => (await presenceTrainings()).PresenceTrainingsPage,
    // What an address asks for only the page’s own code knows.
    data: (_, search) => [presenceTrainings().then(({ firstData }) => Promise.all(firstData(search)))],
  }),
  route('/dojo/student/:id', {
    // Members read their own page, and their children's; the server refuses any other.
    access: 'signedIn',
    page: async () => (await import('../features/student/StudentPage.tsx')).StudentPage,
    data: ({ id }, search) => [
      queryClient.ensureQueryData(rowQuery('student', id)),
      ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
      ifAllowed('Workplace:Read', () => queryClient.ensureQueryData(allRowsQuery(workplaces))),
      queryClient.ensureQueryData(studentGradesQuery(id)),
      queryClient.prefetchQuery(guardiansQuery(id)),
      queryClient.prefetchQuery(presencesQuery(id, readYear(search.get('year')))),
    ],
  }),
  route('/dojo/user-homework', {
    // Spec §2 names no right: what is shown is one's own.
    access: 'signedIn',
    page: async () => (await import('../features/homework/UserHomeworkPage.tsx')).UserHomeworkPage,
    data: () => [homework().then(({ ownHomeworkData }) => ownHomeworkData())],
  }),
  route('/dojo/user-homework/review', {
    access: ['HomeworkSubmission:Write'],
    page: async () => (await import('../features/homework/review/ReviewPage.tsx')).ReviewPage,
    data: () => [homework().then(({ reviewData }) => reviewData())],
  }),
  route('/dojo/user-homework/:id', {
    // Members read their own, and their children's; the server refuses any other.
    access: 'signedIn',
    page: async () => (await import('../features/homework/HomeworkPage.tsx')).HomeworkPage,
    data: ({ id }) => [homework().then(({ homeworkData }) => homeworkData(id))],
  }),
  route('/announcement/:id', {
    // Its readers have it, and who has written it; the server shows it to no other.
    access: 'signedIn',
    page: async () => (await import('../features/announcement/AnnouncementPage.tsx')).AnnouncementPage,
    data: ({ id }) => [
      import('../features/announcement/announcement-data.ts').then(({ announcementData }) =>
        announcementData(id),
      ),
    ],
  }),
  route('/unsubscribe/:token', {
    access: 'everybody',
    page: async () => (await import('../features/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
  }),
  route('/notice/:id', {
    access: 'signedIn',
    page: async () => (await import('../features/bell/NoticePage.tsx')).NoticePage,
    data: ({ id }) => [queryClient.ensureQueryData(rowQuery('notice', id))],
  }),
  route('/handbook', { access: 'signedIn', page: async () => (await handbook()).HandbookPage }),
  route('/handbook/:chapter', {
    access: 'signedIn',
    page: async () => (await handbook()).ChapterPage,
    data: ({ chapter }) => [handbook().then(({ chapterData }) => chapterData(chapter))],
  }),
  route('/adm/profile', {
    access: 'signedIn',
    page: async () => (await import('../features/account/profile/ProfilePage.tsx')).ProfilePage,
    data: () => [
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(securityQuery),
      queryClient.prefetchQuery(sessionsQuery),
      queryClient.prefetchQuery(noticeChoiceQuery),
      queryClient.prefetchQuery(pushDevicesQuery),
    ],
  }),
  route('/adm/profile/access-token', {
    access: 'signedIn',
    page: async () => (await import('../features/account/access-token/NewTokenPage.tsx')).NewTokenPage,
    data: () => [queryClient.ensureQueryData(securityQuery)],
  }),
  route('/adm/message-demo', {
    access: ['Menu:Developer'],
    page: async () => (await import('../features/message-demo/MessageDemoPage.tsx')).MessageDemoPage,
  }),
  route('/adm/landing', {
    access: ['LandingSection:Write'],
    page: async () => (await clubPage()).ClubPagePage,
    data: () => [clubPage().then(({ clubPageData }) => clubPageData())],
  }),
  route('/adm/club', {
    access: ['ClubProfile:Write'],
    page: async () => (await clubProfile()).ClubProfilePage,
    data: () => [clubProfile().then(({ clubProfileData }) => clubProfileData())],
  }),
  route('/adm/start', {
    access: ['Menu:Administration4Admin'],
    page: async () => (await firstRun()).FirstRunPage,
    data: () => [firstRun().then(({ firstRunData }) => firstRunData())],
  }),
  route('/adm/outgoing-mail', {
    access: ['Menu:Administration4Admin'],
    page: async () => (await import('../features/outgoing-mail/OutgoingMailPage.tsx')).OutgoingMailPage,
    data: () => [queryClient.ensureQueryData(outgoingMailQuery)],
  }),
  ...tableRoutes,
];
