import { clubDay } from '../../club-time.ts';
import { conflict, forbidden } from '../../http/problem.ts';
import { refuseToken } from '../../session/viewer.ts';
import type { RowAction } from '../../table/definition.ts';
import { flag } from '../../table/fields.ts';
import { isMinor, refuseForOthers } from '../guardian/index.ts';
import type { Student } from './check-student.ts';

/** SQL: whether other members see who it is that comes. Who has left is nobody’s company. */
export const shownToMembers = (student: string): string =>
  `(${student}.shown_to_members_on is not null and ${student}.status <> 'left')`;

/** The word by which other members see that somebody comes: one’s own, and a guardian’s for who is under 18. */
export const showToMembers: RowAction<Student> = {
  operationId: 'setShownToMembers',
  summary: 'Let other members see that one comes, or no more',
  description:
    'Where it is allowed they see the name, the belt and the picture among who comes to a training; else only how many come. Said by the student alone, and for who is under 18 by a guardian.',
  own: true,
  body: { shown: flag() },
  async change(context, current, { shown }) {
    const { viewer, now, config } = context;
    refuseToken(viewer);
    const isSelf = current.user === viewer.id;
    if (!isMinor(context, current)) {
      if (!isSelf) throw forbidden();
    } else {
      if (isSelf) throw conflict('not-of-age');
      await refuseForOthers(context, current.id);
    }
    if (!shown) return { shownToMembersOn: null };
    return { shownToMembersOn: current.shownToMembersOn ?? clubDay(now, config.clubTimezone) };
  },
};
