import { addDays } from '../club-time.ts';
import { theServer } from '../session/viewer.ts';
import type { Row } from '../table/definition.ts';
import { actOnEntity, createEntity } from '../table/write.ts';
import type { Lead } from '../tables/lead/columns.ts';
import { CONSENT_VERSION, leadTable } from '../tables/lead/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Staff } from './staff.ts';
import type { Places } from './timetable.ts';

type Said = Pick<Lead, 'name'> &
  Partial<Pick<Lead, 'email' | 'phone' | 'whom' | 'childAge' | 'section' | 'note' | 'language'>>;

/** Somebody who asked some days ago, and what was done since, by the day it was done on. */
interface Asked extends Said {
  since: number;
  time: string;
  where: keyof Places;
  steps?: readonly [on: number, action: 'contact' | 'trial' | 'join' | 'close', body?: Row][];
}

const asked: readonly Asked[] = [
  {
    ...{ name: 'Weronika Pałka', email: 'weronika.palka@poczta.example', since: -1, time: '21:14' },
    ...{ section: 'adult', where: 'wrzeszcz', note: 'Nigdy nie ćwiczyłam. Czy mam coś kupić?' },
  },
  {
    ...{ name: 'Tomasz Grabowski', phone: '+48600200311', since: -2, time: '19:40' },
    ...{ whom: 'child', childAge: 7, section: 'kids', where: 'przymorze' },
    note: 'Syn Franek, po roku judo.',
  },
  {
    ...{ name: 'Hannah Berger', email: 'hannah@berger.example', language: 'en', since: -3, time: '12:05' },
    ...{ section: 'adult', where: 'oliwa', note: '4th kyu from Hamburg, in Gdańsk until summer.' },
  },
  {
    ...{ name: 'Krystyna Zając-Brzęczyszczykiewicz', phone: '+48600200312', since: -6, time: '09:30' },
    ...{ whom: 'child', childAge: 13, section: 'youth', where: 'wrzeszcz' },
    steps: [[-5, 'contact']],
  },
  {
    ...{ name: 'Marek Bielak', email: 'm.bielak@poczta.example', phone: '+48600200313' },
    ...{ since: -9, time: '22:51', section: 'adult', where: 'wrzeszcz' },
    steps: [
      [-8, 'contact'],
      [-7, 'trial'],
    ],
  },
  {
    ...{ name: 'Alicja Wrona', email: 'alicja.wrona@poczta.example', since: -30, time: '17:20' },
    ...{ section: 'adult', where: 'oliwa' },
    steps: [
      [-29, 'contact'],
      [-12, 'close', { reason: 'Wybrała zajęcia bliżej domu.' }],
    ],
  },
];

/** Who asks for a first class, from those whom nobody has answered yet to somebody who trains in the club now. */
export async function askForFirstClasses(author: Author, staff: Staff, places: Places): Promise<void> {
  const { today, on } = author;
  const office = viewerIn('Administrators', staff.bozena);
  for (const { since, time, where, steps = [], ...said } of [...asked, await whoHasJoined(author)]) {
    const context = on(addDays(today, since), time, theServer);
    let lead = await createEntity(leadTable, context, {
      ...said,
      workplace: places[where],
      consentAt: context.now.toISOString(),
      consentVersion: CONSENT_VERSION,
    });
    for (const [day, action, body] of steps)
      lead = await actOnEntity(leadTable, on(addDays(today, day), '10:30', office), action, lead, body);
  }
}

/** The adult who has joined last: they had asked some days before. */
async function whoHasJoined({ today, on }: Author): Promise<Asked> {
  const { rows } = await on(today).client.query<Pick<Lead, 'name' | 'email'> & { id: string; days: number }>(
    `select id, first_name || ' ' || last_name as name, $1::date - joined_on as days,
       coalesce(email, lower(translate(first_name || '.' || last_name, 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż', 'ACELNOSZZacelnoszz')) || '@poczta.example') as email
     from student where section = 'adult' and status = 'active' and joined_on < $1
     order by joined_on desc, id limit 1`,
    [today],
  );
  const [student] = rows;
  if (!student) throw new Error('Nobody has joined the example club.');
  const { id, name, email, days } = student;
  return {
    ...{ name, email, section: 'adult', where: 'wrzeszcz', since: -days - 12, time: '18:15' },
    steps: [
      [-days - 11, 'contact'],
      [-days - 7, 'trial'],
      [-days, 'join', { student: id }],
    ],
  };
}
