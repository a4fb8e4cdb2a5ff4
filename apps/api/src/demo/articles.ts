import { addDays, clubMoment } from '../club-time.ts';
import { changePicture } from '../table/picture.ts';
import { actOnEntity, createEntity } from '../table/write.ts';
import { articleTable } from '../tables/article/index.ts';
import { type Author, viewerIn } from './author.ts';
import { covers, type drawCovers } from './covers.ts';
import type { Staff } from './staff.ts';

/** Days are counted from today, below nought before it. */
interface Story {
  slug: string;
  who: keyof Staff;
  category: 'news' | 'seminar' | 'exam' | 'guide';
  written: number;
  /** When it appears, if that is later than it was written. */
  appears?: number;
  archived?: number;
  isDraft?: true;
  pinned?: true;
  titlePl: string;
  titleEn?: string;
  leadPl: string;
  leadEn?: string;
  bodyPl: string;
  bodyEn?: string;
}

const stories: Story[] = [
  {
    slug: 'pierwszy-trening',
    who: 'tomasz',
    category: 'guide',
    written: -420,
    pinned: true,
    titlePl: 'Pierwszy trening: co zabrać i czego się spodziewać',
    titleEn: 'Your first training: what to bring and what to expect',
    leadPl: 'Wystarczy wygodny strój, klapki i butelka wody. Reszty nauczymy na macie.',
    leadEn: 'Comfortable clothes, flip-flops and a bottle of water will do. The rest you learn on the mat.',
    bodyPl:
      'Przyjdź **15 minut wcześniej**: pokażemy szatnię i przedstawimy Cię grupie.\n\n- dres i koszulka z długim rękawem,\n- klapki na drogę z szatni do maty,\n- krótko obcięte paznokcie, bez biżuterii.\n\nPierwszy trening jest bezpłatny. Keikogi możesz kupić później, a na początek wypożyczyć z klubu.',
    bodyEn:
      'Come **15 minutes early**: we show you the changing room and introduce you to the group.\n\n- a tracksuit and a long-sleeved shirt,\n- flip-flops for the way to the mat,\n- short nails, no jewellery.\n\nThe first training is free. You can buy a keikogi later and borrow one from the club until then.',
  },
  {
    slug: 'etykieta-na-macie',
    who: 'krzysztof',
    category: 'guide',
    written: -400,
    titlePl: 'Etykieta na macie w pięciu punktach',
    titleEn: 'Etiquette on the mat in five points',
    leadPl: 'Kilka zwyczajów, dzięki którym wszyscy ćwiczą bezpiecznie i w skupieniu.',
    leadEn: 'A few customs that let everybody train safely and with attention.',
    bodyPl:
      '1. Kłaniamy się, wchodząc na matę i z niej schodząc.\n2. Spóźniony czeka w seiza na znak prowadzącego.\n3. Partnera prosimy o ćwiczenie i dziękujemy mu ukłonem.\n4. Przed wcześniejszym zejściem z maty pytamy prowadzącego.\n5. Klepnięcie w matę znaczy „stop” i działa od razu.',
    bodyEn:
      '1. We bow when stepping onto the mat and off it.\n2. Whoever is late waits in seiza for a sign from the instructor.\n3. We ask a partner to train and thank them with a bow.\n4. We ask the instructor before leaving the mat early.\n5. A tap means “stop”, at once.',
  },
  {
    slug: 'jak-zglosic-nieobecnosc',
    who: 'bozena',
    category: 'guide',
    written: -260,
    titlePl: 'Jak zgłosić nieobecność',
    titleEn: 'How to let us know that you can’t come',
    leadPl: 'Jedno dotknięcie w kalendarzu i prowadzący wie, ilu osób się spodziewać.',
    leadEn: 'One tap in the calendar, and the instructor knows how many people to expect.',
    bodyPl:
      'Otwórz swój najbliższy trening i zaznacz, że Cię nie będzie. Rodzice zgłaszają w ten sam sposób każde dziecko osobno.\n\nUsprawiedliwiona nieobecność nie liczy się do egzaminu jak trening, ale pomaga zaplanować zajęcia.',
    bodyEn:
      'Open your next training and say that you won’t be there. Parents do the same for each child.\n\nAn excused absence doesn’t count as a training before an exam, but it helps to plan.',
  },
  {
    slug: 'badania-lekarskie',
    who: 'agata',
    category: 'news',
    written: -190,
    titlePl: 'Sprawdźcie ważność badań lekarskich',
    titleEn: 'Check whether your medical certificate is still valid',
    leadPl: 'Termin widać w profilu. Bez ważnych badań nie wpuszczamy na matę.',
    leadEn: 'The date is in your profile. Without a valid certificate there is no training.',
    bodyPl:
      'Dorośli składają oświadczenie, a za dzieci i młodzież przynosimy zaświadczenie od lekarza. Skan można przekazać w biurze albo instruktorowi przed treningiem.\n\nPrzypomnimy o terminie, ale prosimy nie czekać do ostatniego dnia.',
    bodyEn:
      'Adults hand in a declaration; for children and teenagers we need a doctor’s certificate. Give a copy to the office, or to the instructor before training.\n\nWe send a reminder, but please don’t wait for the last day.',
  },
  {
    slug: 'seminarium-jo-i-bokken',
    who: 'krzysztof',
    category: 'seminar',
    written: -150,
    archived: -110,
    titlePl: 'Seminarium: jo i bokken',
    titleEn: 'Seminar: jo and bokken',
    leadPl: 'Cztery godziny pracy z bronią, od podstaw do kumijo.',
    leadEn: 'Four hours of weapons, from the basics to kumijo.',
    bodyPl:
      'Zapraszamy wszystkich od 6 kyu, także z innych klubów. Broń wypożyczamy na miejscu, liczba sztuk jest ograniczona.\n\nSeminarium liczy się jak dwa dni treningowe. Po zajęciach wspólna kolacja.',
    bodyEn:
      'Everybody from 6th kyu is welcome, also from other clubs. We lend weapons as far as they go.\n\nThe seminar counts as two training days. Dinner together afterwards.',
  },
  {
    slug: 'wyniki-egzaminu',
    who: 'magdalena',
    category: 'exam',
    written: -120,
    titlePl: 'Gratulujemy nowych stopni!',
    titleEn: 'Congratulations on the new grades!',
    leadPl: 'Za nami egzamin w hali na Przymorzu. Komisja chwaliła spokój i dobre ukemi.',
    leadEn: 'The exam at Przymorze is behind us. The examiners praised the calm and the good ukemi.',
    bodyPl:
      'Wyniki i numery zaświadczeń są już w profilach. Zaświadczenia odbierzecie od prowadzących na najbliższym treningu.\n\nKomu tym razem się nie udało, dostał wskazówki, nad czym pracować. Następny egzamin za pół roku!',
    bodyEn:
      'Results and certificate numbers are in your profiles. Your instructors hand out the certificates at the next training.\n\nWhoever didn’t make it this time knows what to work on. The next exam is in half a year!',
  },
  {
    slug: 'nowa-mata-w-oliwie',
    who: 'bozena',
    category: 'news',
    written: -75,
    titlePl: 'Nowa mata w Oliwie',
    titleEn: 'A new mat in Oliwa',
    leadPl: 'Dzięki dotacji z miasta grupa dziecięca ćwiczy na nowym tatami.',
    leadEn: 'Thanks to a grant from the city the children train on new tatami.',
    bodyPl:
      'Wymieniliśmy 48 płyt. Dziękujemy rodzicom, którzy pomogli przy rozkładaniu, i szkole za udostępnienie sali na cały weekend.\n\nProsimy: na matę tylko boso i z czystymi stopami.',
    bodyEn:
      'We replaced 48 mats. Thank you to the parents who helped to lay them, and to the school for the hall, which was ours for a whole weekend.\n\nPlease: barefoot only, with clean feet.',
  },
  {
    slug: 'przygotowanie-do-egzaminu',
    who: 'tomasz',
    category: 'exam',
    written: -40,
    titlePl: 'Jak przygotować się do egzaminu',
    titleEn: 'How to prepare for an exam',
    leadPl: 'Wymagania, liczba treningów i prognoza terminu są w Twoim profilu.',
    leadEn: 'The requirements, your trainings and a forecast of the date are in your profile.',
    bodyPl:
      'Egzamin nie jest zawodami i nikt nie jest na nim porównywany z innymi. Komisja patrzy, czy to, co umiesz, jest **Twoje**: czy wstajesz spokojnie, czy widzisz partnera i czy padasz bez strachu. Reszty uczymy się dalej po egzaminie.\n\n## Ile trzeba mieć treningów\n\nW swoim profilu, w części *Stopnie*, zobaczysz, ile dni masz na macie od ostatniego egzaminu i ilu jeszcze brakuje. Z grubsza wygląda to tak:\n\n| Stopień | Dni na macie | Co nowego |\n|---|---:|---|\n| 5 kyu | 40 | pady w tył i w przód, ikkyo |\n| 3 kyu | 60 | pady z wysoka, praca z jo |\n| 1 kyu | 90 | bokken, randori z dwoma partnerami |\n\nObóz i seminarium liczą się jak dwa dni. Usprawiedliwiona nieobecność nie liczy się jak trening, ale nic też nie zabiera.\n\n## Dwa tygodnie przed\n\nZostajemy po treningu. Każdy może powtórzyć swój zestaw z instruktorem:\n\n1. najpierw pady, po obu stronach,\n2. potem techniki w seiza, bez pośpiechu,\n3. na końcu to, co wychodzi najgorzej.\n\n> Kto na egzaminie się myli, kłania się i zaczyna jeszcze raz. To też oceniamy.\n\n## W dniu egzaminu\n\nPrzyjdź **pół godziny wcześniej**, z czystym keikogi i książeczką. Telefon zostaw w szatni, rodziny zapraszamy na ławki.\n\n### Po egzaminie\n\nWynik wpisujemy tego samego wieczoru. Jeśli coś trzeba poprawić, dowiesz się od komisji, co i z kim ćwiczyć. Jak zachowujemy się na macie, opisaliśmy w [poradniku](/cms/etykieta-na-macie).',
    bodyEn:
      'An exam is no contest, and nobody is compared with anybody else. The examiners look at whether what you can do is **yours**: whether you stand up calmly, see your partner, and fall without fear. The rest we go on learning after the exam.\n\n## How many trainings you need\n\nYour profile, under *Grades*, says how many days you have been on the mat since your last exam and how many are missing. Roughly:\n\n| Grade | Days on the mat | What is new |\n|---|---:|---|\n| 5th kyu | 40 | falls back and forward, ikkyo |\n| 3rd kyu | 60 | high falls, work with the jo |\n| 1st kyu | 90 | bokken, randori with two partners |\n\nA camp and a seminar count as two days. An excused absence doesn’t count as training, but takes nothing away either.\n\n## Two weeks before\n\nWe stay after training. Everybody can go through their set with an instructor:\n\n1. falls first, on both sides,\n2. then techniques in seiza, without hurry,\n3. in the end what goes worst.\n\n> Whoever makes a mistake at an exam bows and begins again. We look at that, too.\n\n## On the day\n\nCome **half an hour early**, with a clean keikogi and your booklet. Leave the phone in the changing room; families are welcome on the benches.\n\n### After the exam\n\nThe result is there the same evening. If something is to be improved, the examiners tell you what, and with whom to train. How we behave on the mat is told in the [guide](/en/cms/etykieta-na-macie).',
  },
  {
    slug: 'ukemi-dla-poczatkujacych',
    who: 'hubert',
    category: 'guide',
    written: -28,
    titlePl: 'Ukemi: jak padać, żeby nie bolało',
    titleEn: 'Ukemi: how to fall without pain',
    leadPl: 'Trzy ćwiczenia do domu, na dywan albo koc.',
    leadEn: 'Three exercises for home, on a rug or a blanket.',
    bodyPl:
      '**Kołyska.** Usiądź, broda do klatki, przetocz się na plecy i wróć.\n\n**Przetoczenie przez bark.** Z klęku, po skosie: ręka, bark, przeciwne biodro.\n\n**Wstawanie bez rąk.** Z każdej kołyski spróbuj wstać na jedną nogę.\n\nPięć minut dziennie wystarczy, żeby po miesiącu zobaczyć różnicę.',
    bodyEn:
      '**The cradle.** Sit down, chin to your chest, roll onto your back and return.\n\n**Over the shoulder.** From your knees, diagonally: arm, shoulder, opposite hip.\n\n**Up without hands.** From each cradle, try to stand up on one leg.\n\nFive minutes a day are enough to see a difference after a month.',
  },
  {
    slug: 'skladki-i-konto-klubu',
    who: 'bozena',
    category: 'news',
    written: -9,
    titlePl: 'Składki do dziesiątego dnia miesiąca',
    leadPl: 'W tytule przelewu podajcie numer członkowski, znajdziecie go w profilu.',
    bodyPl:
      'Rodzeństwo i osoby trenujące w dwóch grupach mają zniżkę. Jeśli kontuzja wyłącza Cię na dłużej, napisz do biura: zawiesimy członkostwo bez opłat.',
  },
  {
    slug: 'wspolny-trening-rodzinny',
    who: 'ewelina',
    category: 'news',
    written: -2,
    appears: 5,
    titlePl: 'Trening rodzinny: przyjdź z mamą, tatą, bratem',
    titleEn: 'Family training: bring your mum, dad or brother',
    leadPl: 'Raz w roku na macie ćwiczą razem dzieci i ci, którzy zwykle czekają w szatni.',
    leadEn: 'Once a year the children train together with those who usually wait outside.',
    bodyPl:
      'Nie trzeba żadnego doświadczenia, wystarczy wygodny strój. Dzieci pokażą rodzicom pady i pierwsze techniki, a na koniec wszyscy zagramy w „berka na kolanach”.',
    bodyEn:
      'No experience needed, comfortable clothes are enough. The children show their parents how to fall and their first techniques, and in the end we all play tag on our knees.',
  },
  {
    slug: 'oboz-letni',
    who: 'renata',
    category: 'seminar',
    written: -1,
    isDraft: true,
    titlePl: 'Obóz letni nad jeziorem',
    titleEn: 'Summer camp by the lake',
    leadPl: 'Dwa treningi dziennie, ogniska i kajaki. Szczegóły wkrótce.',
    leadEn: 'Two trainings a day, bonfires and kayaks. Details soon.',
    bodyPl: 'Do ustalenia: termin, cena za tydzień, liczba miejsc, kadra.',
    bodyEn: 'To be settled: dates, price per week, places, staff.',
  },
];

/** What the club has told of itself: published, scheduled, archived, and one still being written. */
export async function publishArticles(
  { today, on, at, now }: Author,
  staff: Staff,
  drawn: ReturnType<typeof drawCovers>,
): Promise<void> {
  const { clubTimezone } = at(now).config;
  for (const { who, written, appears, archived, isDraft, ...story } of stories) {
    const writer = viewerIn('Instructors', staff[who]);
    const day = on(addDays(today, written), '18:00', writer);
    const publishAt =
      appears === undefined ? null : clubMoment(addDays(today, appears), '09:00', clubTimezone).toISOString();
    const { drawing: _, ...told } = covers[story.slug] ?? {};
    const draft = await createEntity(articleTable, day, { ...story, ...told, publishAt });
    const article = await changePicture(day, articleTable, draft, (await drawn).get(story.slug) ?? []);
    if (isDraft) continue;
    const published = await actOnEntity(articleTable, day, 'publish', article);
    if (archived === undefined) continue;
    await actOnEntity(articleTable, on(addDays(today, archived), '18:00', writer), 'archive', published);
  }
}
