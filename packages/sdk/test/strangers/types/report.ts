import { ClubApiError, createClub, type ErrorCode, type ListQuery, type Student } from '@tatami/sdk';
import { createPlainClub } from '@tatami/sdk/plain';
import { type FieldRules, faultsOf, fieldRules } from '@tatami/sdk/rules';
import { trainingRules } from '@tatami/sdk/rules/training';
import { toTexts } from '@tatami/sdk/texts';

const { CLUB_URL = '', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
const club = createClub({ baseUrl: CLUB_URL, language: () => 'en' });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });

const query: ListQuery<'student'> = {
  'joinedOn.gte': '2024-01-01',
  status: 'active',
  sort: ['lastName', 'joinedOn,desc'],
};
const nameOf = ({ firstName, lastName }: Student): string => `${firstName} ${lastName}`;
const names: string[] = [];
for await (const student of club.table('student').all(query)) names.push(nameOf(student));

// @ts-expect-error No student has such a field.
const mistyped: ListQuery<'student'> = { lastname: 'Nowak' };
const page = await club
  .table('student')
  .list(mistyped)
  .catch(() => null);

const rules: FieldRules = fieldRules('student').lastName;
const weight: FieldRules = trainingRules.fields.dayWeight;
const texts: Record<string, string> = toTexts(faultsOf(fieldRules('workplace'), {}), 'en');
const { data: about } = await createPlainClub({ baseUrl: CLUB_URL }).api.GET('/about');
let code: ErrorCode | undefined;
try {
  await club.table('student').get('00000000-0000-7000-8000-000000000000');
} catch (error) {
  if (error instanceof ClubApiError) code = error.code;
}
if (!texts.name || !about?.contract) throw new Error(JSON.stringify({ texts, about }));
if (page || code !== 'not-found' || rules.maxLength !== 100 || weight.unit !== 'days')
  throw new Error(`${code}`);
