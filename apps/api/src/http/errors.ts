import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseError } from 'pg';
import { nowAndThen } from '../now-and-then.ts';
import { away, isAway, problemOfDatabase } from './database-problem.ts';
import { languageOf, type MessageCode } from './messages.ts';
import { conflictHeaders, MOST_FINDINGS, notFound, PartError, Problem, problemBody } from './problem.ts';
import { toFieldError } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A failure as the answer it would become. */
    problemOf(error: Error): Problem;
  }
}

/** The one place where a failure becomes an answer; what the server did wrong is logged, never told. */
export const errorAnswers = fp<{ constraints: Constraints; apiPrefix: string }>(
  async (app: FastifyInstance, { constraints, apiPrefix }) => {
    const tellOfOutage = nowAndThen((error, count) =>
      app.log.error({ reason: error.message, refused: count }, 'the database is away'),
    );
    const told = new WeakSet<Error>();
    const problemOf = (error: Error): Problem => {
      if (isOutOfReach(error) && !told.has(error)) tellOfOutage(error);
      told.add(error);
      return toProblem(error, constraints);
    };
    app.decorate('problemOf', problemOf);
    app.setNotFoundHandler(({ method }, reply) => {
      // A missing file was looked for with the headers of one that is there.
      for (const name of ['cache-control', 'content-security-policy', 'vary']) reply.removeHeader(name);
      // Pages are read; whoever asks for more is a program that was told a wrong address.
      throw method === 'GET' || method === 'HEAD' ? notFound() : noApi(apiPrefix);
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const problem = problemOf(error);
      // Who is told when to come again was refused on purpose, and so are a thousand others in that second.
      if (problem.status >= 500 && !problem.values.seconds)
        request.log.error({ err: error }, 'request failed');
      if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
      if (problem.values.seconds) reply.header('retry-after', problem.values.seconds);
      if (problem.status === 409) reply.headers(conflictHeaders(problem));
      return reply
        .code(problem.status)
        .type(problem.status === 409 ? 'application/json' : 'application/problem+json')
        .serializer(JSON.stringify)
        .send(problemBody(problem, languageOf(request.headers['accept-language']), request.id));
    });
  },
  { name: 'error-answers' },
);

const noApi = (path: string): Problem => new Problem(404, 'no-api', { values: { path } });

/** The fields that each constraint of the database is about, by its name. */
type Constraints = ReadonlyMap<string, readonly string[]>;

function toProblem(error: Error & Partial<FastifyError>, constraints: Constraints): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PartError) {
    const { status, code, values, fields } = toProblem(error.cause, constraints);
    const named = fields.map((finding) => ({ ...finding, field: `${error.path}.${finding.field}` }));
    return new Problem(status, code, { values, fields: named });
  }
  // What can't be an id is the id of nothing.
  if (error.validationContext === 'params' && error.validation?.every(isMalformedId)) return notFound();
  if (error.validation)
    return new Problem(400, 'validation-failed', {
      fields: error.validation.slice(0, MOST_FINDINGS).map(toFieldError),
    });
  const database = error instanceof DatabaseError ? error : error.cause;
  if (isOutOfReach(error)) return away();
  if (database instanceof DatabaseError) return problemOfDatabase(database, constraints);
  const status = error.statusCode ?? 500;
  const code = codes[status];
  return code
    ? new Problem(status, code)
    : status < 500
      ? new Problem(400, 'bad-request')
      : new Problem(500, 'internal-error');
}

const isMalformedId = ({ params }: FastifySchemaValidationError): boolean => params.format === 'uuid';

const isOutOfReach = (error: Error): boolean =>
  isAway(error) || (error.cause instanceof Error && isOutOfReach(error.cause));

const codes: Record<number, MessageCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  503: 'unavailable',
};
