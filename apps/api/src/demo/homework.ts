import { addDays, clubMoment } from '../club-time.ts';
import { lockRows } from '../table/lock-row.ts';
import { addFile } from '../table/uploads/uploads.ts';
import { actOnEntity, changeEntity, createEntity } from '../table/write.ts';
import { homeworkTable } from '../tables/homework/index.ts';
import { homeworkFiles } from '../tables/homework-file/index.ts';
import { homeworkSubmissionTable } from '../tables/homework-submission/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import { drawNotes } from './notes.ts';
import type { Staff } from './staff.ts';
import type { Student } from './students.ts';

interface Topic {
  title: string;
  description: string;
  who: keyof Staff;
  isForChildren?: true;
  /** The bases of the techniques that it is practised with. */
  bases?: readonly string[];
  /** A text unless told. */
  submission?: 'link';
  /** What a photo that is handed in with it is called. */
  photo?: string;
  answers: readonly string[];
}

const topics: Topic[] = [
  {
    title: 'Ukemi w przód: dziesięć na stronę',
    description: 'Trzy razy w tygodniu, na miękkim. Zapisz, która strona idzie **gorzej** i dlaczego.',
    who: 'hubert',
    answers: [
      'Lewa gorzej, bark trochę za sztywny.',
      'Obie strony podobnie, po tygodniu już nie kręci mi się w głowie.',
      'Prawa strona: uderzam biodrem. Na kocu było lepiej.',
    ],
  },
  {
    title: 'Kołyska i wstawanie bez rąk',
    description: 'Pięć minut dziennie z kimś z domu. Napiszcie razem, ile razy się udało.',
    who: 'magdalena',
    isForChildren: true,
    answers: [
      'Udało się 14 razy, tata 3 razy.',
      'Codziennie oprócz środy. Najlepiej wychodzi na dywanie.',
      'Ćwiczyliśmy z bratem, on wstaje na dwie nogi.',
    ],
  },
  {
    title: 'Suburi z bokkenem',
    description: 'Sto cięć: shomen, potem yokomen na zmianę. Pilnuj bioder, nie siły.',
    who: 'krzysztof',
    answers: [
      'Po sześćdziesiątym cięciu opadają mi łokcie.',
      'Cztery serie po 25, oddech równy.',
      'Ćwiczenie w parku. Wieczorem bolały przedramiona, czyli jednak siła.',
    ],
  },
  {
    title: 'Nazwy technik z ostatniego miesiąca',
    description:
      'Wypisz techniki, które ćwiczyliśmy, i po jednym zdaniu o każdej. Zdjęcie notatek też się liczy.',
    bases: ['ikkyo', 'irimi-nage', 'kote-gaeshi'],
    who: 'tomasz',
    photo: 'notatki z zeszytu.png',
    answers: [
      'Ikkyo: kontrola łokcia. Shiho nage: cięcie w cztery strony. Kokyu ho: oddech z siedzenia.',
      'Irimi nage, kote gaeshi, ikkyo omote i ura. Kote gaeshi nadal mylę z nikyo.',
      'Ikkyo, nikyo, sankyo, irimi nage, tenchi nage. Najwięcej wiem o tej ostatniej.',
    ],
  },
  {
    title: 'Liczymy po japońsku do dwudziestu',
    description: 'Naucz się na głos, od ichi do niju. Na treningu będziesz liczyć rozgrzewkę.',
    who: 'ewelina',
    isForChildren: true,
    answers: [
      'Umiem do dwudziestu, a siódemkę na dwa sposoby.',
      'Mama mnie odpytała, myli mi się tylko juhachi.',
      'Przysiady też liczę po japońsku.',
    ],
  },
  {
    title: 'Nagranie: shikko',
    description: 'Nagraj pół minuty chodzenia na kolanach, z boku. Prześlij link do filmu.',
    who: 'lukasz',
    submission: 'link',
    answers: [
      'https://film.example/shikko-w-domu',
      'https://film.example/shikko-druga-proba',
      'https://film.example/shikko-korytarz',
    ],
  },
  {
    title: 'Dziennik oddechu',
    description: 'Przez tydzień pięć minut spokojnego oddechu w seiza. Zapisz, co zauważasz.',
    who: 'agata',
    answers: [
      'Pierwsze dwa dni drętwiały mi nogi, potem coraz mniej.',
      'Rano idzie łatwiej niż wieczorem.',
      'Cztery dni z siedmiu. Liczenie wydechów pomaga.',
    ],
  },
  {
    title: 'Kumijo: pierwsza forma',
    description: 'Przećwicz kroki bez partnera, powoli, i opisz, gdzie gubisz odległość.',
    who: 'pawel',
    answers: [
      'Gubię ją przy trzecim kroku, schodzę za daleko z linii.',
      'Kroki już pamiętam, ale patrzę na ręce zamiast na partnera.',
      'Na korytarzu brakuje miejsca, więc ćwiczę przed blokiem. Odległość dobra do czwartego kroku.',
    ],
  },
];

const praise = [
  'Dobrze zauważone. Na treningu sprawdzimy to razem.',
  'Widać systematyczność, tak trzymaj!',
  'Bardzo dobrze. Teraz to samo, tylko wolniej.',
  'W porządku. Następnym razem napisz też, ile to trwało.',
];
const doubts = ['Napisz proszę trochę więcej.', 'Spróbuj jeszcze raz, z drugiej strony też.'];

const COUNT = 40;
/** The number of the newest that are still open. */
const OPEN = 4;
/** The number of the newest that go to those as whom a visitor tries the club. */
const OF_LATE = 6;
/** The number of the newest that have photos: those of two years would make the first start longer. */
const WITH_PHOTOS = 24;

/** Forty homeworks over two years: what was given, what was handed in, and what came of it. */
export async function giveHomework(
  { author, chance, students }: { author: Author; chance: Chance; students: readonly Student[] },
  staff: Staff,
): Promise<void> {
  const { today, on, at, now } = author;
  const { clubTimezone } = at(now).config;
  const notes = await drawNotes();
  const members = students.filter(({ user, status, teaches }) => user && status === 'active' && !teaches);
  for (let age = COUNT - 1; age >= 0; age -= 1) {
    const topic = topics[age % topics.length] as Topic;
    const given = addDays(today, -3 - age * 17);
    const due = addDays(given, 14);
    const { who, title, description, bases = [], submission = 'text', isForChildren = false, photo } = topic;
    const teacher = viewerIn('Instructors', staff[who]);
    const evening = on(given, '20:30', teacher);
    const { rows: techniques } = await evening.client.query<{ id: string }>(
      'select distinct on (base) id from technik where active and base = any($1) order by base, code',
      [bases],
    );
    const fitting = members.filter(
      ({ section, joinedOn }) => (section === 'kids') === isForChildren && joinedOn <= given,
    );
    const tried = age < OF_LATE ? fitting[0] : undefined;
    const others = chance.shuffled(fitting.filter((student) => student !== tried));
    const assignees = [tried ?? [], ...others].flat().slice(0, chance.between(2, 4));
    const homework = await createEntity(homeworkTable, evening, {
      title,
      description,
      submission,
      assignees: 'students',
      students: assignees.map(({ id }) => id),
      techniques: techniques.map(({ id }) => id),
      dueAt: clubMoment(due, '20:00', clubTimezone).toISOString(),
    });
    const published = await actOnEntity(homeworkTable, evening, 'publish', homework);
    const handouts = await lockRows(evening, homeworkSubmissionTable, 't.homework = $1', [homework.id]);
    for (const handout of handouts) {
      const student = assignees.find(({ id }) => id === handout.student);
      if (!student?.user) continue;
      // A visitor finds one to do, and what came of those before it.
      const isTried = student === tried;
      if (isTried ? age < 2 : chance.happens(age < OPEN ? 0.4 : 0.15)) continue;
      const answered = on(addDays(given, chance.between(1, 12)), '19:00', viewerIn('Members', student.user));
      const written = await changeEntity(homeworkSubmissionTable, answered, handout, {
        text: chance.pick(topic.answers),
        minutesPractised: chance.between(2, 18) * 5,
      });
      if (photo && age < WITH_PHOTOS)
        await addFile(answered, homeworkFiles, { owner: String(handout.id), name: photo, sent: notes });
      const handedIn = await actOnEntity(homeworkSubmissionTable, answered, 'submit', written);
      if (!isTried && age < OPEN && chance.happens(0.6)) continue;
      const [verb, word] = chance.happens(0.88)
        ? (['review', { feedback: chance.pick(praise), rating: chance.between(3, 5) }] as const)
        : (['return', { feedback: chance.pick(doubts) }] as const);
      await actOnEntity(
        homeworkSubmissionTable,
        on(addDays(given, 13), '21:00', teacher),
        verb,
        handedIn,
        word,
      );
    }
    if (age >= OPEN)
      await actOnEntity(homeworkTable, on(addDays(due, 7), '21:00', teacher), 'close', published);
  }
}
