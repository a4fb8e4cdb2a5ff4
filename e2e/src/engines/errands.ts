import { createClub } from '@tatami/sdk';
import type { PushService } from '@tatami/tooling/push-service';
import type { FrontDoor } from '../support/front-door.ts';
import { inMinutes, newName, type Office } from '../support/office.ts';
import type { Person } from './person.ts';
import type { Manner } from './tab.ts';

export interface Errand {
  who: string;
  /** How wide their screen is. */
  width: number;
  /** How their browser goes about it. */
  manner?: Manner;
  run(person: Person, around: Around): Promise<void>;
}

/** What is around whoever runs an errand. */
export interface Around {
  office: Office;
  /** The way of every browser to the club. */
  door: FrontDoor;
  /** The push service of browsers that show notifications. */
  pushes: PushService;
  /** The code that was mailed to an address. */
  mailedCode: (address: string) => Promise<string>;
}

/** Somebody wants to hear on their devices of what is cancelled. */
async function hearOnDevices({ url }: FrontDoor, username: string): Promise<void> {
  const own = createClub({ baseUrl: `${url}/api` });
  await own.signIn({ username, password: 'tatami-demo' });
  const { data: choice } = await own.api.GET('/authinfo/notice-choice');
  if (!choice) throw new Error('There is no choice.');
  const ways = { ...choice.ways, trainingCancelled: 'push' as const };
  await own.api.PUT('/authinfo/notice-choice', { body: { ...choice, ways } });
}

/** What each of six does most, with what browsers do differently: focus, typing, touch, downloads, what is heard. */
export const errands: readonly Errand[] = [
  {
    who: 'visitor',
    width: 390,
    async run(person, { mailedCode }) {
      await person.open('/dashboard');
      await person.sees('heading', 'Onegai shimasu');
      await person.press('button', 'Rozumiem!');
      await person.seesNo('button', 'Rozumiem!');
      await person.finds();
      await person.press('button', 'EN');
      await person.sees('button', 'Sign in');
      await person.press('button', 'PL');
      await person.press('button', 'Zaloguj się');
      await person.hasFocusOn('textbox', /^Nazwa użytkownika/);

      const email = `${newName('iga').replace(' ', '-')}@example.org`;
      await person.press('link', 'Załóż konto', 'touch');
      await person.hears('link', 'Informacja o prywatności, wersja 3');
      await person.fill('E-mail', email);
      await person.key('Tab');
      await person.hasFocusOn('textbox', 'Imię');
      await person.type('Iga');
      await person.key('Tab');
      await person.hasFocusOn('textbox', 'Nazwisko');
      await person.type('Wilk');
      await person.key('Tab', 'Shift');
      await person.key('Tab', 'Shift');
      await person.hasFocusOn('textbox', 'E-mail');
      await person.finds();
      await person.key('Enter');
      await person.sees('heading', 'Sprawdź pocztę');
      await person.fill('Kod z wiadomości', await mailedCode(email));
      await person.sees('heading', 'Witaj, Iga!');
      await person.finds();
    },
  },
  {
    who: 'member',
    width: 390,
    async run(person, { office, door }) {
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
      await person.canDoWithoutNetwork();
      await door.shut();
      await person.press('link', 'Mój profil', 'touch');
      await person.sees('heading', 'Brak sieci');
      await person.finds();
      await door.openAgain();
      await person.sees('heading', 'Mój profil');
      await person.finds();

      await person.open('/dashboard');
      await person.press('link', new RegExp(title), 'touch');
      await person.hears('button', 'Będę');
      await door.shut();
      await person.press('button', 'Będę', 'touch');
      await person.sees('status', /Będziesz\s+czeka na wysłanie/);
      await person.reads(/1 wpis czeka na wysłanie/);
      await person.finds();
      await door.openAgain();
      await person.sees('status', /Będziesz$/);
      await office.clearMarks('Katarzyna Lis');
    },
  },
  {
    who: 'member',
    width: 390,
    manner: 'without site data',
    async run(person, { office }) {
      const title = newName('Trening bez śladu');
      await office.clearMarks('Katarzyna Lis');
      await office.planTraining({ title, startsAt: inMinutes(20), section: 'adult' });
      await person.signIn('czlonek');
      await person.press('button', 'Rozumiem!');
      await person.press('link', new RegExp(title), 'touch');
      await person.press('button', 'Będę', 'touch');
      await person.sees('status', /Będziesz$/);
      await person.press('link', 'Mój profil', 'touch');
      await person.sees('heading', 'Mój profil');
      await person.finds();
      await person.press('link', 'Wyloguj się');
      await person.sees('heading', 'Wylogowano');
      await office.clearMarks('Katarzyna Lis');
    },
  },
  {
    who: 'parent',
    width: 390,
    async run(person, { office }) {
      const title = newName('Trening dzieci');
      await office.planTraining({ title, startsAt: inMinutes(60), section: 'kids' });
      await office.clearMarks('Antoni Mazur');
      await person.signIn('rodzic');
      await person.press('link', new RegExp(title));
      await person.hears('button', 'Będzie: Antoni');
      await person.press('button', 'Choruje do …: Antoni');
      await person.press('button', 'Choroba');
      await person.sees('status', /Antoni.*Nie będzie/s);
      await person.reads(/Nieobecność na \d+ trening/);
      await person.finds();
      await person.press('button', 'Cofnij');
      await person.sees('status', /Antoni.*Bez odpowiedzi/s);
      await person.hasFocusOn('button', /Antoni/);
    },
  },
  {
    who: 'instructor',
    width: 1024,
    async run(person, { office, door }) {
      const { id } = await office.startTraining(newName('Trening na tablecie'));
      const [first = '', second = ''] = await office.namesOnRollCall(id);
      await person.signIn('instruktor');
      await person.open(`/dojo/training/${id}`);
      await person.sees('button', 'Obecność 0');
      await person.mark(first, 'Obecność', 'touch');
      await person.sees('button', 'Obecność 1');
      await person.mark(second, 'Spóźnienie', 'mouse');
      await person.sees('button', 'Spóźnienie 1');
      await person.hears('radiogroup', second);
      await person.finds();

      await person.canDoWithoutNetwork();
      await door.shut();
      await person.open('/adm/profile');
      await person.sees('heading', 'Brak sieci');
      await door.openAgain();
      await person.sees('heading', 'Mój profil');
    },
  },
  {
    who: 'member',
    width: 390,
    manner: 'with notifications',
    async run(person, { office, door, pushes }) {
      await person.signIn('czlonek', { remember: true });
      await person.canDoWithoutNetwork();
      await person.open('/adm/profile');
      await person.press('switch', 'Powiadomienia na tym urządzeniu');
      await person.reads('aż się wylogujesz');
      await hearOnDevices(door, 'czlonek');
      const title = newName('Trening');
      const startsAt = inMinutes(3 * 24 * 60);
      const training = await office.planTraining({ title, startsAt, section: 'adult' });
      await office.club.table('training').act(training.id, 'cancel', { reason: 'Awaria' });
      await person.isShown(new RegExp(`^Trening odwołany: ${title}, `));
      if (pushes.faults.length > 0) throw new Error(pushes.faults.join());
      await person.finds();
    },
  },
  {
    who: 'instructor',
    width: 1024,
    manner: 'in forced colours',
    async run(person, { office }) {
      const { id } = await office.startTraining(newName('Trening w kontraście'));
      const [first = ''] = await office.namesOnRollCall(id);
      await person.signIn('instruktor');
      await person.seesForcedColours();
      await person.open(`/dojo/training/${id}`);
      await person.mark(first, 'Spóźnienie', 'mouse');
      await person.sees('button', 'Spóźnienie 1');
      await person.finds();
    },
  },
  {
    who: 'administrator',
    width: 1440,
    async run(person, { office }) {
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

      const title = newName('Trening');
      const training = await office.planTraining({ title, startsAt: inMinutes(7 * 24 * 60) });
      await person.open(`/dojo/training?edit=${training.id}`);
      await person.fill('Data', '24.11.31');
      await person.fill('Od', '1830');
      await person.fill('Do', '20');
      await person.key('Tab', 'Shift');
      await person.key('Tab', 'Shift');
      await person.hasFocusOn('textbox', 'Od');
      await person.hasValue('Data', '24.11.2031');
      await person.hasValue('Od', '18:30');
      await person.hasValue('Do', '20:00');
      await person.hears('textbox', 'Data');
      await person.finds();
      await person.press('button', 'Zapisz');
      await person.seesNo('dialog', title);

      await person.open('/dojo/student');
      await person.sees('link', new RegExp(lastName));
      await person.press('button', 'Pobierz CSV');
      const file = await person.downloaded(/^Uczniowie .*\.csv$/);
      if (!file.includes(lastName)) throw new Error('The file lacks a student.');
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

      await person.press('button', 'Filtruj: Grupa');
      await person.hasFocusOn('checkbox', 'Dzieci');
      await person.key('Escape');
      await person.hasFocusOn('button', 'Filtruj: Grupa');
      await person.press('button', 'Widok');
      await person.hasFocusOn('checkbox', 'Nazwisko i imię');
      await person.turnsTo(390);
      await person.turnsTo(1440);
      await person.key('Escape');
      await person.hasFocusOn('button', 'Widok');
      await person.seesNo('navigation', 'Szybkie menu');

      await person.open('/dojo/training');
      await person.sees('link', /^Trening/);
      await person.finds();

      await person.open('/adm/rightto');
      await person.press('radio', /^Instruktorzy/);
      const lists = 'Menu: listy Administracji i Dojo: podgląd';
      await person.press('switch', lists);
      await person.reads('Instruktorzy: włączono');
      await person.press('button', 'Cofnij');
      await person.seesNo('button', 'Cofnij');
      await person.hasFocusOn('switch', lists);
    },
  },
  {
    who: 'developer',
    width: 1440,
    async run(person, { office, door }) {
      const tasks = office.club.table('task');
      let task = await tasks.save({ title: newName('Kupić maty') });
      const rename = async (title: string) => {
        task = await tasks.save({ ...task, title: newName(title) });
      };
      await person.signIn('dev');
      await person.open('/adm/task');
      await person.reads(task.title);
      await person.sees('button', 'Na żywo');
      await rename('Kupić dwie maty');
      await person.reads(task.title);
      await person.sharesTheLine('/adm/task');
      await rename('Kupić trzy maty');
      await person.readsInTheOther(task.title);
      await person.closesTheOther();
      await person.reads(task.title);

      await door.shut();
      await person.sees('button', 'Nie na żywo');
      await rename('Umyć maty');
      await door.openAgain();
      await person.reads(task.title);
      await person.sees('button', 'Na żywo');
      await tasks.remove(task.id);

      await person.open('/adm/message-demo');
      await person.reads('Wiadomości przechodzą w obie strony.');
      await person.fill('Treść', 'Czy mnie słychać?');
      await person.key('Enter');
      await person.reads('/user/topic/message');
      await person.finds();
      await person.press('button', 'Zerwij gniazdo');
      await person.reads('Połączenie zerwane, wróci samo.');
      await person.reads('Wiadomości przechodzą w obie strony.');
      await person.finds();
    },
  },
];
