import { afterEach, beforeAll, expect, test } from 'vitest';
import { all, allIsWell, id, openAnew, pressNamed, server, startApp, type, until } from './failing-club.ts';

beforeAll(startApp);
afterEach(allIsWell);

const chosen = (name: string) => all<HTMLSelectElement>(`dialog select[name=${name}]`)[0]?.value;
const isOpen = () => all('dialog[open]').length > 0;

test.each(['/dojo/training?edit=new', '/dojo/training?edit=series', '/dojo/exam?edit=new'])(
  'where there is but one place, %s begins with it',
  async (address) => {
    await openAnew(address);
    await until(() => chosen('workplace') === id);
    // Nobody has typed anything that could be lost.
    await pressNamed('Anuluj', 'dialog');
    await until(() => !isOpen());
    expect(all('[role=alertdialog][open]')).toEqual([]);
  },
);

test('what was typed before that is known stays, and is asked about', async () => {
  await openAnew('/dojo/exam?edit=new');
  type(await until(() => all('dialog [name=name]')[0]), 'Egzamin letni');
  await until(() => chosen('workplace') === id);
  expect(all<HTMLInputElement>('dialog [name=name]')[0]?.value).toBe('Egzamin letni');
  await pressNamed('Anuluj', 'dialog');
  await pressNamed('Wyjdź', '[role=alertdialog]');
});

test('where there are several, the person chooses; a day off is of all of them', async () => {
  const [one, other] = [id, id.replace(/1$/, '2')].map((each) => ({ id: each, name: each, active: true }));
  server.answers = { 'GET /workplace': { _embedded: { results: [one, other] } } };
  await openAnew('/dojo/exam?edit=new');
  await until(() => all('dialog select[name=workplace] option').length > 2);
  expect(chosen('workplace')).toBe('');
  server.answers = {};
  await openAnew('/dojo/day-off?edit=new');
  await until(() => all('dialog select[name=workplace] option').length > 1);
  expect(chosen('workplace')).toBe('');
});

test('an exam begins with the federation of the last one', async () => {
  server.rowOf = (table, row) => (table === 'exam' ? { ...row, profile: 'HOMBU' } : row);
  await openAnew('/dojo/exam?edit=new');
  await until(() => chosen('profile') === 'HOMBU');
});

test('a new article’s address goes along with its title until it is typed', async () => {
  const field = (name: string) => until(() => all<HTMLInputElement>(`dialog [name=${name}]`)[0]);
  await openAnew('/adm/article?edit=new');
  const [title, slug] = [await field('titlePl'), await field('slug')];
  type(title, 'Łódź – staż');
  await until(() => slug.value === 'lodz-staz');
  type(title, 'Łódź – staż zimowy');
  await until(() => slug.value === 'lodz-staz-zimowy');
  type(slug, 'zima');
  type(title, 'Łódź – staż letni');
  expect(slug.value).toBe('zima');
  await pressNamed('Anuluj', 'dialog');
  await pressNamed('Wyjdź', '[role=alertdialog]');
});
