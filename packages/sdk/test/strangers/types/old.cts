import sdk = require('@tatami/sdk');

const { CLUB_URL = '', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
const club: sdk.Club = sdk.createClub({ baseUrl: CLUB_URL });

async function main(): Promise<void> {
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  const { page } = await club.table('student').list({ size: 1 });
  if (!page.totalIsExact) throw new Error('So many?');
}
void main();
