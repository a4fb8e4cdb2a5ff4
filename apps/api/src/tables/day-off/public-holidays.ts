import type { Language } from '../../http/messages.ts';
import type { WriteContext } from '../../table/definition.ts';
import { createEntity } from '../../table/write.ts';
import { lockSchedule } from '../training/index.ts';
import { type DayOff, dayOffTable } from './day-off-table.ts';

interface Holiday {
  day: string;
  name: string;
}

/** The public holidays of Poland in a year, those that follow Easter included; Christmas Eve since 2025. */
async function publicHolidays(year: number, language: Language = 'pl'): Promise<Holiday[]> {
  // Loaded when asked for: it knows every country, and takes 75 ms.
  const { default: Holidays } = await import('date-holidays');
  return new Holidays('PL', { languages: language, types: ['public'] })
    .getHolidays(year)
    .map(({ date, name }) => ({
      day: date.slice(0, 10),
      // 1 May is "Święto Państwowe; Święto Pracy": the name in use stands last.
      name: name.split('; ').at(-1) ?? name,
    }));
}

export interface Filling {
  created: DayOff[];
  /** How many were there already. */
  existing: number;
}

/** Makes the year's public holidays that the club doesn't have yet; twice is as good as once. */
export async function fillPublicHolidays(context: WriteContext, year: number): Promise<Filling> {
  await lockSchedule(context);
  const created: DayOff[] = [];
  const holidays = await publicHolidays(year);
  for (const { day, name } of holidays) {
    if (await isDayOff(context, day)) continue;
    const values = { name, dateFrom: day, dateTo: day, kind: 'publicHoliday' };
    created.push((await createEntity(dayOffTable, context, values)) as DayOff);
  }
  return { created, existing: holidays.length - created.length };
}

/** What the holidays of a year are called in a language, by their days. */
export async function holidayNames(year: number, language: Language): Promise<ReadonlyMap<string, string>> {
  return new Map((await publicHolidays(year, language)).map(({ day, name }) => [day, name]));
}

async function isDayOff({ client }: WriteContext, day: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from day_off where kind = 'publicHoliday' and workplace is null and section is null
       and $1::date between date_from and date_to limit 1`,
    [day],
  );
  return rowCount !== 0;
}
