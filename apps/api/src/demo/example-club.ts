import { addDays, addYears } from '../club-time.ts';
import type { Config } from '../config.ts';
import { changeRows } from '../table/door.ts';
import { lockRows } from '../table/lock-row.ts';
import { userTable } from '../tables/user/index.ts';
import { announce } from './announcements.ts';
import { publishArticles } from './articles.ts';
import { liveThrough, lookAhead, signUpForNow } from './attendance.ts';
import { type Author, createAuthor, type Transaction } from './author.ts';
import { cardsOfInstructors } from './cards-of-instructors.ts';
import { createChance } from './chance.ts';
import { writeClubPage } from './club-page.ts';
import { drawCovers } from './covers.ts';
import { equip } from './equipment.ts';
import { planEvents, planToday } from './events.ts';
import { beginExam, inviteToExam } from './exams.ts';
import { drawFaces, showFaces } from './faces.ts';
import { readGrades } from './grades.ts';
import { giveHomework } from './homework.ts';
import { askForFirstClasses } from './leads.ts';
import { keepProgress } from './learning.ts';
import { rememberNotices } from './notices.ts';
import { connectPrograms, fillTestTables, giveTokens, planErrands, rememberSignIns } from './office.ts';
import { addUser, hireStaff, nameAdministrator, readGroups, type Staff } from './staff.ts';
import { enrolStudents, type KnownStudent } from './students.ts';
import { noteTaught, tellLimits } from './taught.ts';
import { keepHolidays, openPlaces, planSeasons, spanOf, takeBreaks } from './timetable.ts';
import { demoUsers } from './users.ts';

/** The same seed, the same club; only its days follow the day of the first start. */
const SEED = 20_190_901;

/**
 * Fills a club with two believable years: places, people, trainings, presences, exams, homework, equipment, articles. Everything is
 * written under the server's own rules, in the transaction of the first start: the club is there whole, or not at all.
 *
 * @param administratorId whom the first start made.
 * @param passwordHash of the password that all demo users share.
 */
export async function makeExampleClub(
  transaction: Transaction,
  config: Config,
  now: Date,
  administratorId: string,
  passwordHash: string,
): Promise<void> {
  const author = createAuthor(transaction, config, now, administratorId);
  const chance = createChance(SEED);
  const covers = drawCovers();
  const drawn = covers.then(drawFaces);
  // They are waited for further down.
  for (const waited of [covers, drawn]) waited.catch(() => {});
  const since = spanOf(author).first;
  const opening = author.on(addDays(since, -20));

  const groupIds = await readGroups(opening);
  const grades = await readGrades(opening);
  const places = await openPlaces(opening);
  await nameAdministrator(opening, administratorId);
  const staff = await hireStaff(opening, groupIds);
  const developer = { username: 'dev', firstName: 'Michał', lastName: 'Dąbek' };
  const developerId = await addUser(opening, groupIds, 'Developers', developer);
  const addMember = (firstName: string, lastName: string, username?: string) =>
    addUser(opening, groupIds, 'Members', { firstName, lastName, ...(username && { username }) });
  const member = await addMember('Katarzyna', 'Lis', 'czlonek');
  const parent = await addMember('Piotr', 'Mazur', 'rodzic');
  const known = knownStudents(author, staff, { member, parent });
  const students = await enrolStudents({ author, chance, places, grades, since, addMember }, known);

  await keepHolidays(author);
  const senior = students[0]?.id ?? '';
  const bySeries = await planSeasons(author, { ...staff, senior }, places, grades);
  await planEvents(author, staff, places);
  await takeBreaks(author, places);
  const tonight = await planToday(author, staff, places, grades, bySeries);

  const years = { author, chance, grades, students, bySeries };
  await liveThrough(years);
  await lookAhead(years);
  await signUpForNow(years, tonight, [member, parent]);
  const invited = await inviteToExam(years, places.przymorze);
  await beginExam(years, staff, places.wrzeszcz, invited);
  await equip(years, staff, places);
  await keepProgress(years, staff, since);
  await planErrands(author, staff);
  await askForFirstClasses(author, staff, places);
  await connectPrograms(author, staff);
  await publishArticles(author, staff, covers);
  await writeClubPage(opening, covers);
  await fillTestTables(author, chance, developerId);
  await giveTokens(author, { office: administratorId, developer: developerId });
  const users = students.flatMap(({ user }) => user ?? []);
  await rememberSignIns(author, chance, [...new Set([...Object.values(staff), ...users])]);
  await showFaces(author, drawn);
  await giveHomework(years, staff);
  await noteTaught(years);
  await tellLimits(years);
  await announce(author, chance);
  await rememberNotices(author);
  const guests = await lockRows(opening, userTable, 't.username = any($1)', [
    demoUsers.map(({ username }) => username),
  ]);
  await changeRows(
    opening,
    userTable,
    guests.map((current) => ({ current, values: { passwordHash } })),
    'setPassword',
  );
}

/** The first leads the open training. */
function knownStudents(
  author: Author,
  staff: Staff,
  { member, parent }: { member: string; parent: string },
): KnownStudent[] {
  const ago = (years: number, days = 0) => addDays(addYears(author.today, -years), -days);
  const mazur = { name: 'Piotr Mazur', relation: 'tata', user: parent };
  const adult = { section: 'adult', gender: 'm', rhythm: 0.85 } as const;
  const child = { section: 'kids', guardian: mazur } as const;
  return [
    { ...adult, firstName: 'Wojciech', lastName: 'Adamski', born: ago(44), joined: ago(13) },
    {
      ...adult,
      firstName: 'Katarzyna',
      lastName: 'Lis',
      gender: 'f',
      born: ago(31, 40),
      joined: ago(1, 60),
      user: member,
    },
    {
      ...child,
      firstName: 'Zofia',
      lastName: 'Mazur',
      gender: 'f',
      born: ago(8, 90),
      joined: ago(0, 300),
      rhythm: 0.8,
    },
    {
      ...child,
      firstName: 'Antoni',
      lastName: 'Mazur',
      gender: 'm',
      born: ago(11, 200),
      joined: ago(2, 120),
      rhythm: 0.9,
    },
    ...cardsOfInstructors(author, staff),
  ];
}
