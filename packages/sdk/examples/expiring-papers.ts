import { openClub } from './open-club.ts';

/**
 * Whose licence, insurance or medical examination has run out or soon will, the most urgent first:
 *
 *     node expiring-papers.ts          within 30 days
 *     node expiring-papers.ts 90
 */
const days = Number(process.argv[2] ?? 30);
const papers = {
  licenceValidTo: 'licence',
  insuranceValidTo: 'insurance',
  medicalValidTo: 'medical',
} as const;

// Swedes write dates as the server does: 2026-11-20.
const dateIn = (ahead: number) => new Date(Date.now() + ahead * 24 * 3_600_000).toLocaleDateString('sv-SE');
const [today, limit] = [dateIn(0), dateIn(days)];

const club = await openClub();
const expiring: { validTo: string; paper: string; student: string; contact: string }[] = [];
for await (const student of club.table('student').all({ status: 'active' })) {
  for (const field of Object.keys(papers) as (keyof typeof papers)[]) {
    const validTo = student[field];
    if (!validTo || validTo > limit) continue;
    expiring.push({
      validTo,
      paper: papers[field],
      student: `${student.firstName} ${student.lastName}`,
      contact: student.email ?? student.phone ?? '',
    });
  }
}

expiring.sort((a, b) => a.validTo.localeCompare(b.validTo));
for (const { validTo, paper, student, contact } of expiring) {
  console.log([validTo < today ? 'expired' : 'expires', validTo, paper, student, contact].join('\t'));
}
console.log(expiring.length === 0 ? `Nothing expires within ${days} days.` : `${expiring.length} to renew.`);
