import { Problem } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

/**
 * Which account sees and acts for a person is as much about the account as about the person (domain.md, guardian).
 *
 * @throws {Problem} 403 for whoever may not write users.
 */
export function refuseLinking({ viewer }: WriteContext): void {
  if (!viewer.has('User:Write')) throw new Problem(403, 'linking-an-account');
}
