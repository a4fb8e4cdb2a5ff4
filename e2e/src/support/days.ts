const clubZone = 'Europe/Warsaw';

/** The day it is in the club, `YYYY-MM-DD`. */
export function clubToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: clubZone }).format(new Date());
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The day as a field or a list of the Polish app shows it: 24.11.2026. */
export const written = (day: string): string => day.split('-').reverse().join('.');
