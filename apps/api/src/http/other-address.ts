import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { invalid, type Problem } from './problem.ts';

/**
 * A page was opened at an address that is not the club's: whoever opened it is told the one that is, and whoever runs the
 * server, in the log, that either people or PUBLIC_URL are mistaken.
 */
export function otherAddress(
  request: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  field: string,
  asked: string,
): Problem {
  const opened = URL.canParse(asked) ? new URL(asked).origin : asked.slice(0, 100);
  request.log.warn(
    { opened, publicUrl },
    'Somebody opened the club at an address that is not PUBLIC_URL, and was sent there. If theirs is right, change PUBLIC_URL.',
  );
  return invalid({ field, code: 'not-one-of-ours', values: { address: publicUrl } });
}
