import type { Page } from '@playwright/test';
import { everything, expectAccessible } from '../support/accessible.ts';
import { codeOf } from '../support/account-club.ts';
import { expect, signInAs, test, tokenOf, typePassword } from '../support/account-test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`somebody new enters with a mailed code ${tag}`, { tag }, async ({ page, club }) => {
    const email = `nowa${tag.slice(1)}@example.org`;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Załóż konto' }).click();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Wyślij kod' }).click();
    await expect(page.getByText('To pole jest wymagane.')).toHaveCount(3);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Imię').fill('Żaneta');
    await page.getByLabel('Nazwisko').fill('Gęś-Łoś');
    await page.getByRole('button', { name: 'Wyślij kod' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź pocztę');
    await expect(page.getByRole('button', { name: /^Nowy kod za 0:/ })).toBeDisabled();
    await expectAccessible(page);

    const code = await club.mailedCode(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    let tries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/register/lightning/confirm')) tries += 1;
    });
    await page.getByLabel('Kod z wiadomości').fill(wrong);
    await expect(page.getByText('Kod jest niepoprawny lub wygasł.')).toBeVisible();
    // Its last digit has sent it: who presses the button too has tried once, not twice.
    await page.getByRole('button', { name: 'Potwierdź' }).click();
    await expect(page.getByLabel('Kod z wiadomości')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Potwierdź' })).toBeEnabled();
    expect(tries).toBe(1);
    await expectAccessible(page);

    // Reading the mail took the phone out of the page; what was begun is still there.
    await page.reload();
    await page.getByLabel('Kod z wiadomości').pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Witaj, Żaneta!');
    await expect(page.getByText('Klub widzi już Twoje konto.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Mój profil' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
}

test('whoever registers under another address than the club’s is told where to go', async ({
  page,
  club,
}) => {
  await page.goto(`${club.url.replace('localhost', '127.0.0.1')}/register`);
  await page.getByLabel('E-mail').fill('obok@example.org');
  await page.getByLabel('Imię').fill('Żaneta');
  await page.getByLabel('Nazwisko').fill('Gęś-Łoś');
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  await expect(page.getByText(`Otwórz ${club.url} i spróbuj ponownie.`)).toBeVisible();
  await expectAccessible(page);
});

test('a mailed code alone opens a known account, and asks of who has none what they are called', async ({
  page,
  club,
}) => {
  const signInByCode = async (email: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Zaloguj się kodem z e-maila' }).click();
    // The page before has a field of that name too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaloguj się kodem z e-maila');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Wyślij kod' }).click();
    await page.getByLabel('Kod z wiadomości').fill(await club.mailedCode(email));
  };
  const member = await club.member('kodowa', 'Members');
  await signInByCode(member.email);
  await expect(page).toHaveURL(/\/success$/);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Wylogowano' })).toBeVisible();

  await signInByCode('calkiem.nowa@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak się nazywasz?');
  await expect(page.getByLabel('Imię')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Imię').fill('Zoja');
  await page.getByLabel('Nazwisko').fill('Całkiem-Nowa');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Witaj, Zoja!');
});

test('whoever changes the language at the top is written to in it, and keeps what they have typed', async ({
  page,
  club,
}) => {
  const member = await club.member('dwujezyczna', 'Members');
  await signInAs(page, member);
  await page.getByRole('link', { name: 'Mój profil' }).click();
  const phone = page.getByRole('textbox', { name: /^Telefon|^Phone/ });
  await phone.fill('601 234 567');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect(phone).toHaveValue('+48601234567');

  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password').fill('dwa czarne pasy w szafie');
  await page.getByRole('button', { name: 'Change the password' }).click();
  expect((await club.mail.mailTo(member.email)).subject).toContain('Password changed');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect(phone).toHaveValue('+48601234567');
});

test('a number is saved as people write it, without leaving its field', async ({ page, club }) => {
  await signInAs(page, await club.member('dzwoniaca', 'Members'));
  await page.getByRole('link', { name: 'Mój profil' }).click();
  const phone = page.getByLabel('Telefon');
  await phone.fill('601 234 567');
  await phone.press('Enter');
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+48601234567');
});

test('an account that stands for nobody is told what the club needs to know', async ({ page, club }) => {
  const member = await club.member('niczyja', 'Members');
  await signInAs(page, member);
  const next = page.getByRole('status').filter({ hasText: 'Co dalej?' });
  await expect(next).toContainText('Podaj w klubie nazwę konta: niczyja.');
  await expectAccessible(page);
});

test('who is in no group looks around, and nothing is asked for that they may not read', async ({
  page,
  club,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signInAs(page, await club.member('niczyja.jeszcze'));
  await expect(page.getByText('Co dalej?')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 2, name: 'Najbliższe dni' })).toHaveCount(0);
  // Its address begins the requests of the dashboard before anybody's rights are known.
  await page.goto('/dashboard');
  await expect(page.getByText('Co dalej?')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Mój profil' }).click();
  await expect(page.getByRole('region', { name: 'Zdjęcie' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('the first administrator is greeted without a name, says it, and is greeted by it', async ({
  page,
  club,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klub dzisiaj');
  await expect(page.getByRole('link', { name: 'Podaj imię i nazwisko' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Podaj imię i nazwisko' }).click();
  await page.getByLabel('Imię').fill('Joanna');
  await page.getByLabel('Nazwisko').fill('Rekowska');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await page.getByRole('link', { name: 'Pulpit' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klub dzisiaj');
  await page.getByText('Moje', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cześć, Joanna!');
  await expect(page.getByRole('link', { name: 'Podaj imię i nazwisko' })).toHaveCount(0);
});

test('a forgotten password is set anew by mail, and every device is signed out', async ({
  page,
  club,
  browser,
}) => {
  const member = await club.member('zapominalska', 'Members');
  const other = await (await browser.newContext({ baseURL: club.url })).newPage();
  await signInAs(other, member);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustaw nowe hasło');
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill('zapominalska');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź pocztę' })).toBeFocused();
  await expectAccessible(page);

  const link = await club.mailedLink(member.email);
  await page.goto(link);
  await expect(page.getByLabel('Nowe hasło')).toBeVisible();
  await expect(page).toHaveURL(({ hash }) => hash === '');
  await expectAccessible(page);

  await page.getByLabel('Nowe hasło').fill('krótkie');
  await expect(page.getByText('za krótkie, jeszcze 3 znaki')).toBeVisible();
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByText('Za krótkie: co najmniej 10 znaków.')).toBeVisible();
  await page.getByLabel('Nowe hasło').fill('zapominalska1');
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page.getByText('To hasło łatwo odgadnąć. Wybierz inne.')).toBeVisible();
  await expectAccessible(page);

  const password = 'dwa czarne pasy w szafie';
  await page.getByLabel('Nowe hasło').fill(password);
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await typePassword(page, { username: 'zapominalska', password });
  await expect(page).toHaveURL(/\/dashboard$/);

  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
  await expectAccessible(other);
  await other.context().close();
});

test.describe('signing in with Google', () => {
  test('leads back to where the person wanted to go', async ({ page, club }) => {
    club.provider.account = {
      sub: 'google-1',
      email: 'ola.google@example.org',
      email_verified: true,
      given_name: 'Ola',
      family_name: 'Googlowa',
    };
    await page.goto('/adm/profile');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: 'Zaloguj się przez Google' }).click();
    await expect(page).toHaveURL(/\/adm\/profile$/);
    await expect(page.getByText('ola.google@example.org')).toBeVisible();
    await expect(page.getByText('przez Google')).toBeVisible();
  });

  test('is not for administrators', async ({ page, club }) => {
    const { email } = await club.member('szefowa', 'Administrators');
    club.provider.account = {
      sub: 'google-2',
      email,
      email_verified: true,
      given_name: 'Ola',
      family_name: 'Nowak',
    };
    await page.goto('/login');
    await page.getByRole('link', { name: 'Zaloguj się przez Google' }).click();
    await expect(page).toHaveURL(/\/accessdenied$/);
    await expect(page.getByText('Na to konto nie można wejść przez Google.')).toBeVisible();
    await expectAccessible(page);
  });

  for (const [what, address, words] of [
    [
      'an answer to nothing',
      '/code-ret?code=stolen&state=foreign',
      'Tego logowania nie zaczęto w tej karcie',
    ],
    ['an answer without anything', '/code-ret', 'Tego logowania nie zaczęto w tej karcie'],
  ] as const) {
    test(`takes ${what} for what it is`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL(({ search }) => search === '');
      expect(await tokenOf(page)).toBeNull();
      await expectAccessible(page);
    });
  }

  test('is told apart from a change of mind, a foreign state and a wrong code', async ({ page }) => {
    const returnWith = async (query: (state: string) => string) => {
      // Google is as far as the person gets.
      await page.route('**/auth?*', (route) => route.fulfill({ status: 204 }));
      await page.goto('/login');
      await page.getByRole('link', { name: 'Zaloguj się przez Google' }).click();
      await expect.poll(() => stateOf(page)).not.toBe('');
      await page.goto(`/code-ret?${query(await stateOf(page))}`);
    };
    await returnWith((state) => `error=access_denied&state=${state}`);
    await expect(page.getByText('Logowanie zostało przerwane w Google.')).toBeVisible();
    await returnWith((state) => `error=server_error&state=${state}`);
    await expect(page.getByText('Google odmówiło logowania.')).toBeVisible();
    await returnWith(() => 'code=x&state=of-another-visit');
    await expect(page.getByText('Tego logowania nie zaczęto w tej karcie')).toBeVisible();
    await returnWith((state) => `code=made-up&state=${state}`);
    await expect(page).toHaveURL(/\/accessdenied$/);
  });
});

test('an administrator is asked for a second factor, sets it up, and signs in with it', async ({
  page,
  club,
}) => {
  const admin = await club.member('nowa.szefowa', 'Administrators');
  await signInAs(page, admin);
  await expect(page).toHaveURL(/\/landing$/);
  await expect(page.getByText('Twoje prawa nie działają.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Włącz drugi składnik' }).click();
  await expect(page.getByText('Klub wymaga od Ciebie drugiego składnika')).toBeVisible();

  await page.getByRole('button', { name: 'Włącz drugi składnik' }).click();
  await page.getByRole('dialog').getByLabel('Obecne hasło').fill('nie to hasło');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('Obecne hasło jest niepoprawne.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Obecne hasło').fill(admin.password);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('img', { name: /^Kod QR/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otwórz w aplikacji' })).toBeHidden();
  await expectAccessible(page);
  const secret = ((await page.getByRole('list', { name: /^Klucz/ }).textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Kod, który pokazuje aplikacja').fill('000000');
  await expect(page.getByText('Kod jest niepoprawny lub wygasł.')).toBeVisible();
  const used = codeOf(secret);
  await page.getByLabel('Kod, który pokazuje aplikacja').fill(used);
  const listed = page.getByRole('list', { name: /^Kody zapasowe/ }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expectAccessible(page);

  // They are shown once, so nothing but the button closes them.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Gotowe' })).toBeDisabled();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('tatami-nowa.szefowa.txt');
  await page.getByLabel('Mam te kody w bezpiecznym miejscu').check();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByText('Klub wymaga od Ciebie drugiego składnika')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Miejsca' })).toBeVisible();

  await page.getByRole('link', { name: 'Wyloguj się' }).click();
  await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
  await typePassword(page, admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeszcze tylko kod');
  await expectAccessible(page);
  await page.getByLabel('Kod z aplikacji').fill(used);
  await expect(page.getByText('Ten kod jest niepoprawny albo został już użyty.')).toBeVisible();
  await page.getByLabel('Kod z aplikacji').fill(codeOf(secret, 1));
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Wyloguj się' }).click();
  await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
  await typePassword(page, admin);
  await page.getByRole('button', { name: 'Nie mam telefonu' }).click();
  await page.getByLabel('Kod zapasowy').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Mój profil' }).click();
  await expect(page.getByText('Zostało 9 kodów zapasowych')).toBeVisible();

  await page.getByRole('button', { name: 'Nowe kody zapasowe' }).click();
  const renewal = page.getByRole('dialog');
  await renewal.getByLabel('Obecne hasło').fill('nie to hasło');
  await renewal.getByRole('button', { name: 'Utwórz nowe kody' }).click();
  await expect(renewal.getByText('Obecne hasło jest niepoprawne.')).toBeVisible();
  await renewal.getByLabel('Obecne hasło').fill(admin.password);
  await renewal.getByRole('button', { name: 'Utwórz nowe kody' }).click();
  await expect(listed).toHaveCount(10);
  expect(await listed.allTextContents()).not.toContain(codes[1]);
  await expectAccessible(page);
  await page.getByLabel('Mam te kody w bezpiecznym miejscu').check();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByText('Zostało 10 kodów zapasowych')).toBeVisible();

  await page.getByRole('button', { name: 'Wyłącz', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Obecne hasło').fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Wyłącz' }).click();
  await expect(page.getByRole('button', { name: 'Włącz drugi składnik' })).toBeVisible();
});

test('a member hands the key to the app on the same phone @phone', { tag: '@phone' }, async ({
  page,
  club,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await club.member('na.telefonie', 'Members');
  await signInAs(page, member);
  await page.goto('/adm/profile');
  await page.getByRole('button', { name: 'Włącz drugi składnik' }).click();
  await page.getByRole('dialog').getByLabel('Obecne hasło').fill(member.password);
  await page.getByRole('button', { name: 'Dalej' }).click();
  const link = page.getByRole('link', { name: 'Otwórz w aplikacji' });
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  // The bar at the foot is behind the dialog, which this rule doesn't see.
  await expectAccessible(page, { ...everything, rules: { 'target-size': { enabled: false } } });
  await page.getByRole('button', { name: 'Kopiuj klucz' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(await link.getAttribute('href')).toContain(`secret=${secret}`);
  await page.getByLabel('Kod, który pokazuje aplikacja').fill(codeOf(secret));
  await expect(page.getByRole('list', { name: /^Kody zapasowe/ }).getByRole('listitem')).toHaveCount(10);
});

for (const tag of ['@desktop', '@phone']) {
  test(`a member who has lost phone and codes is let in again by an administrator ${tag}`, { tag }, async ({
    page,
    club,
  }) => {
    const username = `bez.kodow.${tag.slice(1)}`;
    const member = await club.member(username, 'Members');
    await club.guard(member);
    expect((await club.mail.mailTo(member.email)).subject).toContain('Drugi składnik włączony');

    await page.goto('/favicon.svg');
    await page.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
    await page.goto(`/adm/user?q=${username}`);
    await page.getByText('Nowak Ola').first().click();
    await page.getByRole('button', { name: 'Wyłącz drugi składnik' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Upewnij się, że to naprawdę ta osoba');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Wyłącz drugi składnik' }).click();
    await expect(page.getByText('Drugi składnik jest wyłączony, e-mail jest w drodze.')).toBeVisible();
    expect((await club.mail.mailTo(member.email)).subject).toContain('Klub wyłączył drugi składnik');

    await page.evaluate(() => sessionStorage.clear());
    await signInAs(page, member);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

for (const tag of ['@desktop', '@phone']) {
  test(`a member looks after their own account ${tag}`, { tag }, async ({ page, club }) => {
    const member = await club.member(`wlascicielka.${tag.slice(1)}`, 'Members');
    await signInAs(page, member);
    await page.goto('/adm/profile');
    await expectAccessible(page);

    await page.getByLabel('Imię').fill('Łucja');
    await page.getByLabel('Telefon').fill('601 234 567');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    // Spec §8: a notification without a title of its own has that of its severity.
    await expect(page.getByRole('status').filter({ hasText: 'Zapisano.' })).toContainText('Sukces');
    await expect(page.getByRole('link', { name: 'Mój profil' })).toContainText('ŁN');
    await expect(page.getByLabel('Telefon')).toHaveValue('+48601234567');
    await expect(page.getByRole('button', { name: 'Zapisz' })).toBeFocused();

    const copied = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz moje dane' }).click();
    expect((await copied).suggestedFilename()).toMatch(/^tatami-.*\.zip$/);
    expect(await (await copied).failure()).toBeNull();

    const password = page.getByRole('region', { name: 'Hasło' });
    await password.getByLabel('Obecne hasło').fill('nie to hasło');
    await password.getByLabel('Nowe hasło').fill('jedno kimono na trzy osoby');
    await password.getByRole('button', { name: 'Zmień hasło' }).click();
    await expect(password.getByText('Obecne hasło jest niepoprawne.')).toBeVisible();
    await password.getByLabel('Obecne hasło').fill(member.password);
    await password.getByRole('button', { name: 'Zmień hasło' }).click();
    await expect(page.getByText('Hasło zmienione.')).toBeVisible();
    await expect(password.getByLabel('Obecne hasło')).toHaveValue('');
    await expect(password.getByRole('button', { name: 'Zmień hasło' })).toBeFocused();

    await page.getByRole('button', { name: 'Poproś o usunięcie' }).click();
    await page.getByRole('button', { name: 'Usuń moje konto' }).click();
    await expect(page.getByText(/^Konto zostanie usunięte \d+ \S+ 20\d\d$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zostaję' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zostaję' }).click();
    await expect(page.getByRole('button', { name: 'Poproś o usunięcie' })).toBeVisible();

    await page.getByLabel('Język').selectOption('English');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  });
}

/** The state of the sign-in that has begun in this tab. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('tatami.google') ?? '{}').state ?? '');
}
