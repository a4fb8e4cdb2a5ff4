import { dictionary as common } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { checkPassword } from '../src/session/password-rules.ts';

const refused = (password: string) =>
  checkPassword(password, ['lucja.nowak', 'lucja@example.org', 'Aikido Gdańsk']).then(
    () => false,
    () => true,
  );

describe('a password is refused', () => {
  it('that stands in a list of leaked ones, however common', async () => {
    const leaked = common['passwords-common'].filter((each) => each.length >= 10);
    expect(common['passwords-common'].length).toBeGreaterThan(3_000);
    expect(leaked.length).toBeGreaterThan(1_000);
    for (const password of leaked) expect(await refused(password), password).toBe(true);
  });

  it.each([
    ['a Polish one with digits behind it', 'kochanie123'],
    ['one of the keyboard', 'zaq12wsx2024'],
    ['in capitals', 'MATEUSZ1990!'],
    ['with accents', 'Słoneczko12!'],
    ['with accents that are typed in two steps', 'Słoneczko12!'.normalize('NFD')],
    ['with digits and signs for letters', 'P@$$w0rd12!'],
    ['with digits for letters at its end', 'Kochani3!!!'],
    ['with digits before it', '2024Agnieszka'],
    ['twice over', 'polskapolska'],
    ['a long word', 'bezpieczeństwo'],
    ['a surname', 'Kowalski1987'],
    ['in wide letters', 'ｋｏｃｈａｎｉｅ１２３'],
    ['the own name in disguise', 'Łucj@.n0wak1'],
    ['the club’s, in disguise', '4ikidoGd4ńsk'],
  ])('that is %s', async (_, password) => expect(await refused(password)).toBe(true));
});

it.each([
  'zielony pas i biały kot',
  'długie hasło z literami',
  'jedno kimono na trzy osoby',
  'dwa czarne pasy w szafie',
  'polskapolska i trzy koty',
  'a long enough password',
  'kgqhd-7xw2m-pn4vt-c9rfz',
  'Wk8#vLq2!xZr',
  'tatami-demo',
])('A password that nobody would guess is taken: %s', async (password) => {
  expect(await refused(password)).toBe(false);
});
