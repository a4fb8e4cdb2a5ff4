import { ClubApiError, createClub, type Workplace } from '@tatami/sdk';
import { fieldRules } from '@tatami/sdk/rules';

const club = createClub({ baseUrl: Deno.env.get('CLUB_URL') ?? '', language: 'en' });
await club.signIn({
  username: Deno.env.get('CLUB_USERNAME') ?? '',
  password: Deno.env.get('CLUB_PASSWORD') ?? '',
});

const name = `Dojo of Deno ${crypto.randomUUID()}`;
const made: Workplace = await club.table('workplace').save({ name, capacity: 20 });
const changed = await club.table('workplace').save({ ...made, capacity: 25 });
const { name: file, blob } = await club.download('/authinfo/export');
const refused = await club
  .table('workplace')
  .save(made)
  .catch((error: unknown) => error);

const isRight =
  changed.version === made.version + 1 &&
  file.endsWith('.zip') &&
  blob.size > 100 &&
  refused instanceof ClubApiError &&
  refused.code === 'stale-version' &&
  fieldRules('workplace').capacity.maximum === 500;
if (!isRight) throw new Error(JSON.stringify({ changed, file, refused }));
