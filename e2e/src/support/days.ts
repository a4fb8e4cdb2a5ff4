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

const clubClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: clubZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The moment at which the day begins in the club. */
export function midnightOf(day: string): string {
  const moments = ['+01:00', '+02:00'].map((offset) => new Date(`${day}T00:00${offset}`));
  const midnight = moments.find((moment) => clubClock.format(moment) === `${day} 00:00`);
  if (!midnight) throw new Error(`No day begins as ${day} does.`);
  return midnight.toISOString();
}
