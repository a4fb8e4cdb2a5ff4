import { createClub, type Draft } from '@tatami/sdk';

const club = createClub({ baseUrl: '/api' });

export async function add(form: FormData): Promise<string> {
  const draft: Draft<'student'> = {
    firstName: String(form.get('firstName')),
    lastName: String(form.get('lastName')),
    joinedOn: '2026-11-20',
  };
  const { id } = await club.table('student').save(draft);
  return id;
}
