import { addDays, addYears, latestOf } from '../club-time.ts';
import type { WriteContext } from '../table/definition.ts';
import { createEntity } from '../table/write.ts';
import { dayOffTable, fillPublicHolidays } from '../tables/day-off/index.ts';
import { trainingSeriesTable } from '../tables/training-series/index.ts';
import { workplaceTable } from '../tables/workplace/index.ts';
import type { Author } from './author.ts';
import type { Staff } from './staff.ts';

export type Places = Record<keyof typeof places, string>;

const places = {
  wrzeszcz: {
    name: 'Dojo Wrzeszcz',
    address: 'ul. Partyzantów 31',
    postalCode: '80-254',
    room: 'Sala A',
    capacity: 40,
    lat: 54.3799,
    lon: 18.6032,
    directionsPl: 'Wejście od podwórza, drugie piętro. Pięć minut pieszo od stacji Gdańsk Wrzeszcz.',
    directionsEn: 'Entrance from the yard, second floor. Five minutes on foot from Gdańsk Wrzeszcz station.',
  },
  oliwa: {
    name: 'Szkoła w Oliwie',
    address: 'ul. Opacka 7',
    postalCode: '80-338',
    room: 'Mała sala gimnastyczna',
    capacity: 24,
    lat: 54.4103,
    lon: 18.5594,
    directionsPl: 'Wejście B od strony boiska; buty zostawiamy w szatni.',
    directionsEn: 'Entrance B beside the playing field; shoes stay in the cloakroom.',
  },
  przymorze: {
    name: 'Hala Przymorze',
    address: 'ul. Kołobrzeska 61',
    postalCode: '80-394',
    room: 'Sala sztuk walki',
    capacity: 60,
    lat: 54.4082,
    lon: 18.5867,
    directionsPl: 'Kod do drzwi zna recepcja. Parking za halą.',
    directionsEn: 'The reception knows the code of the door. Parking behind the hall.',
  },
};

export async function openPlaces(context: WriteContext): Promise<Places> {
  const ids: Record<string, string> = {};
  for (const [key, place] of Object.entries(places))
    ids[key] = String((await createEntity(workplaceTable, context, { ...place, city: 'Gdańsk' })).id);
  return ids as Places;
}

/** The staff, and a senior student who leads the open training. */
export type Teachers = Staff & { senior: string };

/** The groups of the club; who belongs to which follows from section and grade. */
export const groups = {
  kidsFirst: {
    title: 'Dzieci – pierwsze kroki',
    place: 'wrzeszcz',
    instructor: 'magdalena',
    kind: 'kids',
    section: 'kids',
    maxGrade: 'none',
    weekdays: [1, 3, 5],
    localTime: '16:30',
    durationMinutes: 60,
    capacity: 30,
  },
  kids: {
    title: 'Dzieci – grupa starsza',
    place: 'oliwa',
    instructor: 'agata',
    kind: 'kids',
    section: 'kids',
    minGrade: '6kyu',
    weekdays: [2, 4],
    localTime: '16:45',
    durationMinutes: 60,
    capacity: 24,
  },
  youth: {
    title: 'Młodzież',
    place: 'wrzeszcz',
    instructor: 'pawel',
    kind: 'regular',
    section: 'youth',
    weekdays: [1, 3, 5],
    localTime: '17:45',
    durationMinutes: 75,
    capacity: 32,
  },
  beginners: {
    title: 'Dorośli – początkujący',
    place: 'wrzeszcz',
    instructor: 'tomasz',
    kind: 'regular',
    section: 'adult',
    maxGrade: '5kyu',
    weekdays: [2, 4],
    localTime: '18:30',
    durationMinutes: 90,
    capacity: 30,
  },
  advanced: {
    title: 'Dorośli – zaawansowani',
    place: 'przymorze',
    instructor: 'krzysztof',
    kind: 'regular',
    section: 'adult',
    minGrade: '4kyu',
    weekdays: [1, 3, 5],
    localTime: '19:30',
    durationMinutes: 90,
    capacity: 40,
  },
  morning: {
    title: 'Aikido o poranku',
    place: 'przymorze',
    instructor: 'ewelina',
    kind: 'regular',
    section: 'adult',
    weekdays: [2, 4],
    localTime: '07:00',
    durationMinutes: 60,
    capacity: 24,
  },
  weapons: {
    title: 'Jo i bokken',
    place: 'przymorze',
    instructor: 'krzysztof',
    kind: 'weapons',
    section: 'adult',
    minGrade: '6kyu',
    weekdays: [6],
    localTime: '10:00',
    durationMinutes: 120,
    capacity: 40,
  },
  open: {
    title: 'Trening otwarty',
    place: 'wrzeszcz',
    instructor: 'senior',
    kind: 'open',
    section: null,
    weekdays: [7],
    localTime: '11:00',
    durationMinutes: 90,
    capacity: 40,
  },
} as const;

export type GroupKey = keyof typeof groups;

/** The group that a series belongs to, by the id of the series. */
export type GroupsBySeries = Map<string, GroupKey>;

/** Two years back, and as far ahead as the season goes. */
export function spanOf({ today }: Author): { first: string; horizon: string } {
  return { first: addYears(today, -2), horizon: addDays(today, 120) };
}

/** A season runs from September to June. In summer only some groups go on, in series of their own. */
export async function planSeasons(
  author: Author,
  teachers: Teachers,
  placeIds: Places,
  grades: readonly { id: string; code: string }[],
): Promise<GroupsBySeries> {
  const { first, horizon } = spanOf(author);
  const gradeId = (code: string | null) => grades.find((grade) => grade.code === code)?.id ?? null;
  const bySeries: GroupsBySeries = new Map();
  for (let year = Number(first.slice(0, 4)) - 1; `${year}-06-20` < horizon; year += 1) {
    const terms = [
      { from: `${year}-07-01`, to: `${year}-08-31`, keys: ['youth', 'beginners', 'advanced'] as const },
      { from: `${year}-09-01`, to: `${year + 1}-06-25`, keys: Object.keys(groups) as GroupKey[] },
    ];
    for (const { from, to, keys } of terms) {
      const dateFrom = latestOf(from, first);
      if (from > horizon || to < addDays(dateFrom, 7)) continue;
      for (const key of keys) {
        const { place, instructor, ...group } = groups[key];
        const { minGrade, maxGrade, ...lesson } = { minGrade: null, maxGrade: null, ...group };
        const series = await createEntity(trainingSeriesTable, author.on(addDays(dateFrom, -10)), {
          ...lesson,
          weekdays: [...group.weekdays],
          workplace: placeIds[place],
          instructor: teachers[instructor],
          minGrade: gradeId(minGrade),
          maxGrade: gradeId(maxGrade),
          dateFrom,
          dateTo: to,
        });
        bySeries.set(String(series.id), key);
      }
    }
  }
  return bySeries;
}

/** Public holidays are known before the seasons are planned; breaks and closures come later, and cancel. */
export async function keepHolidays(author: Author): Promise<void> {
  const { first, horizon } = spanOf(author);
  const context = author.on(first);
  for (let year = Number(first.slice(0, 4)); year <= Number(horizon.slice(0, 4)); year += 1)
    await fillPublicHolidays(context, year);
}

export async function takeBreaks(author: Author, placeIds: Places): Promise<void> {
  const { first, horizon } = spanOf(author);
  const add = (announced: string, values: Record<string, unknown>) =>
    createEntity(dayOffTable, author.on(announced), values);
  for (let year = Number(first.slice(0, 4)); year <= Number(horizon.slice(0, 4)); year += 1) {
    const winter = weekdayOnOrAfter(`${year}-01-30`, 1);
    const breaks = [
      { name: 'Ferie zimowe', dateFrom: winter, dateTo: addDays(winter, 13) },
      { name: 'Przerwa świąteczna', dateFrom: `${year}-12-22`, dateTo: `${year}-12-31` },
    ];
    for (const { name, dateFrom, dateTo } of breaks) {
      if (dateTo < first || dateFrom > horizon) continue;
      for (const section of ['kids', 'youth'])
        await add(addDays(dateFrom, -60), { name, kind: 'schoolBreak', dateFrom, dateTo, section });
    }
  }
  const heating = addDays(author.today, -290);
  await add(heating, {
    name: 'Awaria ogrzewania',
    kind: 'closure',
    dateFrom: heating,
    dateTo: addDays(heating, 1),
    workplace: placeIds.wrzeszcz,
  });
  const tournament = weekdayOnOrAfter(addDays(author.today, 16), 2);
  await add(addDays(author.today, -3), {
    name: 'Turniej międzyszkolny, sala zajęta',
    kind: 'closure',
    dateFrom: tournament,
    dateTo: addDays(tournament, 2),
    workplace: placeIds.oliwa,
    note: 'Szkoła uprzedziła we wrześniu.',
  });
}

/** 1 = Monday … 7 = Sunday. */
export function weekdayOnOrAfter(day: string, weekday: number): string {
  const ahead = (weekday - (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) + 7) % 7;
  return addDays(day, ahead);
}
