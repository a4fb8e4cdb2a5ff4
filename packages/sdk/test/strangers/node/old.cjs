const assert = require('node:assert/strict');
const { ClubApiError, createClub } = require('@tatami/sdk');
const { tableAccess } = require('@tatami/sdk/access');
const { changesOf } = require('@tatami/sdk/changes');
const { createPlainClub } = require('@tatami/sdk/plain');
const { references } = require('@tatami/sdk/references');
const { faultsOf, fieldRules } = require('@tatami/sdk/rules');
const { studentRules } = require('@tatami/sdk/rules/student');
const { toTexts } = require('@tatami/sdk/texts');

const { CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;

async function main() {
  const club = createClub({ baseUrl: CLUB_URL, language: 'en' });
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  const name = `Dojo of ${process.version}, ${Math.random()}`;
  const { id } = await club.table('workplace').save({ name, capacity: 30 });
  assert.equal((await club.table('workplace').get(id)).name, name);
  await assert.rejects(club.table('workplace').save({ name: '' }), (error) => {
    assert.ok(error instanceof ClubApiError);
    assert.equal(error.fields.name, 'This field is required.');
    return true;
  });
  const { name: file } = await club.download('/authinfo/export');
  assert.match(file, /^tatami-.*\.zip$/);
  await club.signOut();
  const { data } = await createPlainClub({ baseUrl: CLUB_URL }).api.GET('/about');
  assert.equal(data.timezone, 'Europe/Warsaw');
}

const faults = faultsOf(fieldRules('student'), { firstName: 'Anna', joinedOn: '2026-11-20' });
assert.deepEqual(faults, { lastName: { code: 'required' } });
assert.deepEqual(toTexts(faults, 'en'), { lastName: 'This field is required.' });
assert.equal(typeof changesOf, 'function');
assert.equal(studentRules.fields.lastName.maxLength, 100);
assert.equal(tableAccess.student.entity, 'Student');
assert.deepEqual(references.student.workplace, ['workplace']);
void main();
