import { ClubApiError, createClub } from '@tatami/sdk';

/** Tells how many places to train a club has, and what it says of one without a name. */
export default {
  async fetch(_request, { CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD }) {
    const club = createClub({ baseUrl: CLUB_URL, language: 'en' });
    await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
    const name = `Dojo at the edge ${crypto.randomUUID()}`;
    const { id } = await club.table('workplace').save({ name });
    const saved = await club.table('workplace').get(id);
    const { name: file } = await club.download('/authinfo/export');
    try {
      await club.table('workplace').save({ name: '' });
    } catch (error) {
      const isOurs = error instanceof ClubApiError;
      return Response.json({ isSaved: saved.name === name, file, refusal: isOurs && error.fields.name });
    }
    return new Response('It was taken.', { status: 500 });
  },
};
