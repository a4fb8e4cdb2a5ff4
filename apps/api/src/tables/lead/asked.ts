import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { invalid } from '../../http/problem.ts';
import { checkerOf } from '../../http/validation.ts';
import { flag, nullable, oneOf, text } from '../../table/fields.ts';
import { languages } from '../user/columns.ts';
import type { Lead } from './columns.ts';
import { consentVersions } from './consent.ts';
import { askedFields } from './lead-table.ts';

type Said = Pick<Lead, keyof typeof askedFields>;

/** What somebody says who asks for a first class. */
export interface FirstClassRequest extends Omit<Partial<Said>, 'name'> {
  name: string;
  language?: Lead['language'];
  consent: boolean;
  consentVersion: (typeof consentVersions)[number];
  /** What people don’t see, and programs fill in. */
  website?: string | null;
}

const { name, ...others } = askedFields;

/** The same as JSON. */
export const firstClassRequest = Type.Object(
  {
    name,
    ...Object.fromEntries(
      Object.entries(others).map(([field, schema]) => [field, Type.Optional(nullable(schema))]),
    ),
    language: Type.Optional(
      oneOf(languages, {
        description: 'The language they are written to in; that of the request unless told.',
      }),
    ),
    consent: flag({ description: 'Whether they agree that what they say is kept; without that nothing is.' }),
    consentVersion: oneOf(consentVersions, { description: 'Which text they agree to.' }),
    website: Type.Optional(
      nullable(text(2_000, { description: 'What a form hides from people: who fills it in is a program.' })),
    ),
  },
  { additionalProperties: false },
);

/** What was sent, in the form that it is checked in: trimmed, what is empty left out, a number as it is called. */
export function tidyRequest(sent: unknown): unknown {
  const clean = cleanText(sent);
  if (clean === null || typeof clean !== 'object' || Array.isArray(clean)) return clean;
  return Object.fromEntries(
    Object.entries(clean).flatMap(([field, value]) => {
      if (value === '' && field !== 'name') return [];
      return [[field, field === 'phone' && typeof value === 'string' ? inFull(value) : value]];
    }),
  );
}

/** `600 100 200` is a number in Poland; what is none stays as it was written. */
function inFull(written: string): string {
  const digits = written.replaceAll(/[\s().\-\u2013/]/g, '').replace(/^00/, '+');
  return /^\d{9}$/.test(digits) ? `+48${digits}` : digits;
}

const findingsOf = checkerOf(firstClassRequest);

/** @throws {Problem} 400 that says of each field what is wrong with it */
export function readRequest(sent: unknown): FirstClassRequest {
  const tidy = tidyRequest(sent);
  const findings = findingsOf(tidy);
  if (findings.length > 0) throw invalid(...findings);
  const request = tidy as FirstClassRequest;
  if (!request.consent) findings.push({ field: 'consent', code: 'consent-needed' });
  if (!(request.email || request.phone)) findings.push({ field: 'email', code: 'email-or-phone' });
  if (findings.length > 0) throw invalid(...findings);
  return request;
}
