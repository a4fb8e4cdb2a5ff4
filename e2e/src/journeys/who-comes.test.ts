import { takeDevice } from '../support/devices.ts';
import { addMember, plan, signIn, signInLive, test } from '../support/new-club-test.ts';
import { newName } from '../support/office.ts';
import { expect } from '../support/test.ts';

// A club of its own: at one that others use, another class may be the next.
test.use({ settings: { CLUB_NAME: 'Aikido Reda' } });

test('a member lets others see that they come, by a switch in the profile, and takes it back', async ({
  page,
  browser,
  club,
  admin,
}) => {
  test.slow();
  for (const username of ['widoczna', 'patrzaca']) await addMember(admin, username);
  const { title } = await plan(admin, newName('Kto przyjdzie'), { section: 'adult' });
  await signInLive(page, 'widoczna');
  const hero = page.getByRole('region', { name: title });
  await hero.getByRole('button', { name: 'Będę' }).click();

  const other = await takeDevice(browser, club.url, 'desk');
  await signIn(other, 'patrzaca');
  const theirs = other.getByRole('region', { name: title });
  await expect(theirs.getByText('1 osoba będzie')).toBeVisible();
  await expect(theirs.getByText('OŻ', { exact: true })).toHaveCount(0);

  await page.goto('/adm/profile#shown-to-members');
  const shown = page.getByRole('switch', { name: 'Pokazuj, że przychodzę' });
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(page.getByText('Zapisane. Inni członkowie już to widzą.')).toBeVisible();
  await expect(shown).toBeChecked();
  await other.reload();
  await expect(theirs.getByText('OŻ', { exact: true })).toBeVisible();

  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await expect(shown).toBeFocused();
  await expect(page.getByText('Zapisane. Inni widzą już tylko, ile osób będzie.')).toBeVisible();
  await expect(shown).toBeFocused();
  await other.reload();
  await expect(theirs.getByText('1 osoba będzie')).toBeVisible();
  await expect(theirs.getByText('OŻ', { exact: true })).toHaveCount(0);
  await other.context().close();
});
