const assert = require('node:assert/strict');
const { ClubApiError, createClub } = require('@tatami/sdk');
const { tableAccess } = require('@tatami/sdk/access');
const { references } = require('@tatami/sdk/references');
const { faultsOf, fieldRules } = require('@tatami/sdk/rules');
const { studentRules } = require('@tatami/sdk/rules/student');

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
}

assert.deepEqual(faultsOf(fieldRules('student'), { firstName: 'Anna', joinedOn: '2026-11-20' }), {
  lastName: { code: 'required' },
});
assert.equal(studentRules.fields.lastName.maxLength, 100);
assert.equal(tableAccess.student.entity, 'Student');
assert.deepEqual(references.student.workplace, ['workplace']);
void main();
