import { inMinutes, newName, type Office } from '../support/office.ts';
import type { Person } from './person.ts';

export interface Errand {
  who: string;
  /** How wide their screen is. */
  width: number;
  run(person: Person, office: Office): Promise<void>;
}

/** What each of five does most, with what browsers do differently: focus, typing, touch. */
export const errands: readonly Errand[] = [
  {
    who: 'visitor',
    width: 390,
    async run(person) {
      await person.open('/');
      await person.sees('heading', 'Zaloguj się');
      await person.press('button', 'Rozumiem!');
      await person.seesNo('button', 'Rozumiem!');
      await person.finds();
      await person.press('button', 'EN');
      await person.sees('heading', 'Sign in');
      await person.press('button', 'PL');
      await person.press('button', 'Zaloguj się');
      await person.hasFocusOn('textbox', /^Nazwa użytkownika/);
    },
  },
  {
    who: 'member',
    width: 390,
    async run(person, office) {
      const title = newName('Trening wspólny');
      await office.clearMarks('Katarzyna Lis');
      await office.planTraining({ title, startsAt: inMinutes(20), section: 'adult' });
      await person.signIn('czlonek');
      await person.press('link', new RegExp(title), 'touch');
      await person.press('button', 'Będę', 'touch');
      await person.sees('status', /Będziesz/);
      await person.finds();
      await person.press('button', 'Cofnij', 'touch');
      await person.sees('status', /Bez odpowiedzi/);
      await person.press('button', 'Nie będę', 'touch');
      await person.press('button', 'Choroba', 'touch');
      await person.sees('status', /Nie będziesz/);
      await person.open('/adm/profile');
      await person.sees('heading', /Katarzyna Lis|Mój profil/);
      await person.finds();
    },
  },
  {
    who: 'parent',
    width: 390,
    async run(person, office) {
      const title = newName('Trening dzieci');
      await office.planTraining({ title, startsAt: inMinutes(60), section: 'kids' });
      await office.clearMarks('Antoni Mazur');
      await person.signIn('rodzic');
      await person.press('link', new RegExp(title));
      await person.press('button', 'Choruje do …: Antoni');
      await person.press('button', 'Choroba');
      await person.sees('status', /Antoni.*Nie będzie/s);
      await person.reads(/Usprawiedliwiono/);
      await person.finds();
      await person.press('button', 'Cofnij');
      await person.sees('status', /Antoni.*Bez odpowiedzi/s);
      await person.hasFocusOn('button', /Antoni/);
      await office.clearMarks('Antoni Mazur');
    },
  },
  {
    who: 'instructor',
    width: 1024,
    async run(person, office) {
      const { id } = await office.startTraining(newName('Trening na tablecie'));
      const [first = '', second = ''] = await office.namesOnRollCall(id);
      await person.signIn('instruktor');
      await person.open(`/dojo/training/${id}`);
      await person.sees('button', 'Obecność 0');
      await person.mark(first, 'Obecność', 'touch');
      await person.sees('button', 'Obecność 1');
      await person.mark(second, 'Spóźnienie', 'mouse');
      await person.sees('button', 'Spóźnienie 1');
      await person.finds();
    },
  },
  {
    who: 'administrator',
    width: 1440,
    async run(person, office) {
      const lastName = newName('Abacki');
      const draft = { firstName: 'Jan', lastName, joinedOn: '2024-09-02' };
      const { id } = await office.club.table('student').save(draft);
      await person.signIn('admin');
      await person.open(`/dojo/student/${id}`);
      await person.press('button', 'Edytuj');
      await person.fill('Data urodzenia', '1.02.1990');
      await person.key('Tab');
      await person.hasValue('Data urodzenia', '01.02.1990');
      await person.press('button', 'Zapisz');
      await person.seesNo('dialog', 'Edytuj dane ucznia');
      await person.hasFocusOn('button', 'Edytuj');
      await person.reads('01.02.1990');

      await person.open('/dojo/student');
      await person.sees('link', new RegExp(lastName));
      await person.press('button', 'Ustawienia wyglądu');
      await person.hasFocusOn('radio', 'Jasne');
      await person.finds();
      await person.key('Escape');
      await person.hasFocusOn('button', 'Ustawienia wyglądu');
      await person.press('button', 'Ustawienia wyglądu');
      await person.press('button', 'Zamknij');
      await person.hasFocusOn('button', 'Ustawienia wyglądu');

      await person.key('k', 'Control');
      await person.hasFocusOn('combobox', /^Szukaj stron/);
      await person.key('Escape');
      await person.hasFocusOn('button', 'Ustawienia wyglądu');

      await person.press('button', /^Grupa/);
      await person.key('Escape');
      await person.hasFocusOn('button', /^Grupa/);

      await person.open('/adm/rightto');
      await person.press('radio', /^Instructors/);
      const lists = 'Menu: listy Administracji i Dojo: podgląd';
      await person.press('switch', lists);
      await person.reads('Instructors: włączono');
      await person.press('button', 'Cofnij');
      await person.seesNo('button', 'Cofnij');
      await person.hasFocusOn('switch', lists);
    },
  },
];
