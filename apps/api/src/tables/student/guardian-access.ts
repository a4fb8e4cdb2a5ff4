import { clubDay } from '../../club-time.ts';
import { conflict, forbidden } from '../../http/problem.ts';
import { refuseToken } from '../../session/viewer.ts';
import type { RowAction } from '../../table/definition.ts';
import { flag } from '../../table/fields.ts';
import { isMinor } from '../guardian/index.ts';
import type { Student } from './check-student.ts';

/**
 * The word that lets guardians in from the 18th birthday on: the student’s own, and nobody else’s (domain.md,
 * guardian).
 */
export const guardianAccess: RowAction<Student> = {
  operationId: 'setGuardianAccess',
  summary: 'Let one’s guardians see and act after the 18th birthday, or no more',
  description: 'Said by the student alone, and only once they are of age.',
  own: true,
  body: { allowed: flag() },
  change(context, current, { allowed }) {
    const { viewer, now, config } = context;
    refuseToken(viewer);
    if (current.user !== viewer.id) throw forbidden();
    if (!allowed) return { guardianAccessOn: null };
    if (isMinor(context, current)) throw conflict('not-of-age');
    return { guardianAccessOn: current.guardianAccessOn ?? clubDay(now, config.clubTimezone) };
  },
};
