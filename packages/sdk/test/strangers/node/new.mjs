import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { ClubApiError, createClub } from '@tatami/sdk';
import { fieldRules } from '@tatami/sdk/rules';

const { CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;
const club = createClub({ baseUrl: CLUB_URL });
await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
const names = [];
for await (const { name } of club.table('grade').all({ sort: 'rank' })) names.push(name);
assert.ok(names.length > 5);
assert.equal(fieldRules('student').lastName.maxLength, 100);
// Whichever way it comes, it is one: an error of the one is an error of the other.
assert.equal(createRequire(import.meta.url)('@tatami/sdk').ClubApiError, ClubApiError);
