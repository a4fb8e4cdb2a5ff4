import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, say } from '../http/messages.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { requestFirstClass } from '../tables/lead/index.ts';
import type { SentForm } from './landing-data.ts';

/** Bytes; a note of a thousand letters, each written as six. */
const LARGEST = 12_000;

interface Options {
  services: Services;
  path: string;
  language: Language;
  /** Sends the page with the form as it was filled in, and what is wrong with it. */
  sendAgain: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<FastifyReply>;
}

/**
 * Takes the form of the landing page as a browser sends it, without a script. Whoever has asked is led to a page that says
 * so, which can be read anew without asking again (RFC 9110 §15.4.4).
 */
export function registerFirstClassForm(app: FastifyInstance, options: Options): void {
  const { services, path, language, sendAgain } = options;
  app.post<{ Body: URLSearchParams }>(
    path,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const values = Object.fromEntries(request.body);
      try {
        await requestFirstClass(services, asked(values, language), { address: request.ip, language });
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        return sendAgain(request, reply.code(error.status), { values, ...saidOf(error, language) });
      }
      return reply.redirect(path, 303);
    },
  );
}

/** Registers what reads the form, in a room of its own: no other call takes what any page of the web may send. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The form's words as the request takes them. */
function asked({ childAge = '', consent, ...values }: Record<string, string>, language: Language): unknown {
  return {
    ...values,
    language,
    ...(values.whom === 'child' && childAge.trim() !== '' && { childAge: Number(childAge) }),
    consent: consent === 'on',
  };
}

function saidOf({ code, values, fields }: Problem, language: Language): Omit<SentForm, 'values'> {
  const errors = Object.fromEntries(
    fields.map((each) => [each.field, say(language, each.code, each.values)]),
  );
  return { errors, problem: fields.length > 0 ? null : say(language, code, values) };
}
