import assert from 'node:assert/strict';
import { createClub } from '@tatami/sdk';
import { fieldRules } from '@tatami/sdk/rules';

const { CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;
const club = createClub({ baseUrl: CLUB_URL });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
const names = [];
for await (const { name } of club.table('grade').all({ sort: 'rank' })) names.push(name);
assert.ok(names.length > 5);
const calledOff = club.table('grade').list({}, { signal: AbortSignal.abort() });
await assert.rejects(calledOff, { code: 'aborted' });
assert.equal(fieldRules('student').lastName.maxLength, 100);
