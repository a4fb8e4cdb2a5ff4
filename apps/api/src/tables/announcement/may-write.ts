import { forbidden } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { ownedBy } from '../../table/ownership.ts';
import { Statement } from '../../table/statement.ts';
import { ownStudents } from '../guardian/index.ts';
import type { Announcement } from './columns.ts';

/**
 * Lets whoever leads a training write to its people without the right to write to everybody; of what stands there only
 * what they have written themselves.
 *
 * @throws {Problem} 403 for all else
 */
export async function refuseOthersPeople(
  context: Pick<WriteContext, 'client' | 'viewer' | 'now' | 'config'>,
  values: Partial<Pick<Announcement, 'audience' | 'training' | 'author'>>,
  current: Announcement | null,
): Promise<void> {
  const { viewer } = context;
  if (viewer.has('Announcement:Write')) return;
  if (current && current.author !== viewer.id) throw forbidden();
  const { audience, training, author } = { ...current, ...values };
  if (audience !== 'training' || !training || (author && author !== viewer.id)) throw forbidden();
  const statement = new Statement();
  const { rowCount } = await context.client.query(
    `select from training c where c.id = ${statement.bind(training)} and (c.instructor_user = ${statement.bind(viewer.id)}
       or c.instructor_student in (${ownedBy(ownStudents, context, statement)}))`,
    statement.values,
  );
  if (rowCount === 0) throw forbidden();
}
