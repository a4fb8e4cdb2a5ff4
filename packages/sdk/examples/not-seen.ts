import type { Student } from '@tatami/sdk';
import { openClub } from './open-club.ts';

/**
 * Whom nobody has seen on the mat lately, whoever never came first, then those missing longest:
 *
 *     node not-seen.ts        for three weeks
 *     node not-seen.ts 8      for eight
 */
const weeks = Number(process.argv[2] ?? 3);
const limit = new Date(Date.now() - weeks * 7 * 24 * 3_600_000).toISOString();

const club = await openClub();
const missing: Student[] = [];
for await (const student of club.table('student').all({
  status: 'active',
  'lastPresentAt.lt': limit,
  // Whoever never came has no such date.
  'lastPresentAt.null': true,
}))
  missing.push(student);

missing.sort((a, b) => (a.lastPresentAt ?? '').localeCompare(b.lastPresentAt ?? ''));
for (const { firstName, lastName, lastPresentAt, email, phone } of missing)
  console.log(
    [lastPresentAt?.slice(0, 10) ?? 'never', `${firstName} ${lastName}`, email ?? phone ?? ''].join('\t'),
  );
console.log(`${missing.length} not seen for ${weeks} weeks.`);
