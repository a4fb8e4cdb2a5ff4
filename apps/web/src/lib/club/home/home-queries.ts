import { queryOptions } from '@tanstack/react-query';
import type { Entity, paths } from '@tatami/sdk';
import { club } from '../../api/club.ts';
import { dataOf } from '../../api/data-of.ts';
import { queryClient } from '../../api/query-client.ts';
import { gradeProgressQuery } from '../next-grade/grade-progress-query.ts';
import { ownStudentsQuery, type Presence } from '../training/own-presences.ts';

export type Home = paths['/home']['get']['responses']['200']['content']['application/json'];
/** Somebody whose name one sees, as who leads trainings. */
export type KnownFace = Home['leaders'][number];
/** Somebody who comes, and whom one sees: one’s own, who leads trainings, and who lets other members see them. */
export type Companion = Home['coming'][number]['people'][number];
/** How somebody has trained for a year. */
export type TrainingYear = Home['years'][number];
export type DueHomework = Entity<'homework-submission'>;

/** A request for the home, and whether it is of this very moment. */
interface Asked {
  home: Promise<Home>;
  isOfNow: boolean;
}
let asked: Asked | undefined;

/**
 * One answer has all that the home shows. Its parts stand under the tables they are read from, so that each is read anew,
 * and kept for when there is no network, as any other; those that are wanted at the same time share one request. What is
 * read anew because something has changed since joins none that was begun before: its answer may be older than the change.
 */
function askHome(hasChanged: boolean): Promise<Home> {
  if (asked && (asked.isOfNow || !hasChanged)) return asked.home;
  const request: Asked = {
    isOfNow: true,
    home: club.api
      .GET('/home')
      .then(dataOf)
      .then((home) => (asked === request ? spread(home) : home))
      .finally(() => {
        if (asked === request) asked = undefined;
      }),
  };
  asked = request;
  queueMicrotask(() => {
    request.isOfNow = false;
  });
  return request.home;
}

/** What stands under keys that others ask for as well is put there. */
function spread(home: Home): Home {
  const { students, ways } = home;
  queryClient.setQueryData(ownStudentsQuery.queryKey, students);
  for (const { student, progress } of ways) {
    const whose = students.find(({ id }) => id === student);
    if (whose) queryClient.setQueryData(gradeProgressQuery(whose, null).queryKey, progress);
  }
  return home;
}

const parts: (() => Promise<unknown>)[] = [];

/** A part of the home, under the table that it is read from. */
function part<const Key extends readonly string[], Part>(queryKey: Key, of: (home: Home) => Part) {
  const query = queryOptions({
    queryKey,
    queryFn: async () => of(await askHome(queryClient.getQueryState(queryKey)?.isInvalidated ?? false)),
  });
  parts.push(() => queryClient.ensureQueryData(query));
  return query;
}

/** The trainings of the coming days, who leads them, and who of those one knows will come. */
export const homeTrainingsQuery = part(
  ['training', 'home'],
  ({ today, until, trainings, leaders, coming }) => ({ today, until, trainings, leaders, coming }),
);

/** The marks of the person and their children since the month, or the week, began. What is marked here goes into them at once. */
export const homePresencesQuery = part(['presence', 'own', 'home'], ({ presences }): Presence[] => presences);

/** How each has trained for a year. */
export const homeYearsQuery = part(['presence', 'home'], ({ years }) => years);

/** What whoever calls the roll comes for; null for others. */
export const teachingQuery = part(['training', 'teaching'], ({ teaching }) => teaching);

/** What is still to be handed in. */
export const dueHomeworkQuery = part(['homework-submission', 'home'], ({ homework }) => homework);

/** The days off that come. */
export const comingDaysOffQuery = part(['day-off', 'home'], ({ daysOff }) => daysOff);

/** What the club has told last. */
export const newestArticleQuery = part(['article', 'home'], ({ article }) => article);

/** The newest announcement that the person has not opened. */
export const newestUnopenedQuery = part(['announcement-reader', 'home'], ({ announcement }) => announcement);

/** The exams that they and their children are asked to, and have not answered. */
export const openInvitationsQuery = part(['exam-candidate', 'home'], ({ invitations }) => invitations);

/** Brings all of them: by one request, where nothing of it is there. */
export const loadHome = (): Promise<unknown> => Promise.all(parts.map((load) => load()));
