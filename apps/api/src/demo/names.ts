import type { Chance } from './chance.ts';

export type Gender = 'f' | 'm';

const children: Record<Gender, string[]> = {
  f: `Zuzanna Julia Maja Zofia Hanna Lena Alicja Oliwia Pola Iga Amelia Laura Wiktoria Antonina Helena Marcelina
    Nadia Jagoda Kalina Łucja Gabriela Liliana`.split(/\s+/),
  m: `Antoni Jan Aleksander Franciszek Nikodem Leon Stanisław Mikołaj Ignacy Jakub Szymon Filip Tymon Wojciech
    Oskar Kacper Adam Igor Marcel Bruno Gustaw Miłosz`.split(/\s+/),
};
const adults: Record<Gender, string[]> = {
  f: `Anna Katarzyna Agnieszka Małgorzata Magdalena Joanna Monika Ewa Aleksandra Natalia Karolina Marta Paulina
    Justyna Dorota Beata Iwona Sylwia Izabela Urszula`.split(/\s+/),
  m: `Tomasz Michał Krzysztof Marcin Paweł Łukasz Grzegorz Maciej Rafał Mateusz Jacek Dariusz Robert Andrzej
    Sebastian Bartosz Wojciech Przemysław Radosław Sławomir`.split(/\s+/),
};
const surnames =
  `Kowalski Wiśniewski Wójcik Kamiński Lewandowski Dąbrowski Szymański Woźniak Kozłowski Jankowski
  Mazurek Wojciechowski Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król
  Wieczorek Jabłoński Wróbel Majewski Olszewski Stępień Jaworski Malinowski Adamczyk Dudek Nowicki Pawlak Górski
  Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski Wróblewski
  Marciniak Jasiński Sadowski Bąk Duda Borkowski Chmielewski Jakubowski Sokołowski Szczepański Kucharski Wilk Lis
  Mazur Kubiak Kalinowski Wysocki Maciejewski Czarnecki Urban Kołodziej Sobczak Głowacki Błaszczyk Żak Andrzejewski
  Cieślak Kaźmierczak Przybylski Bielecki Laskowski Szulc Makowski Ziółkowski Mróz Krajewski Czajkowski Gajewski
  Brzeziński Kozak Pluta Kaszuba Formela Necel Labuda Konkel Miotk Bieszk Klawikowski Szczypior Reszka Hinc
  Potrykus Dettlaff Stenka Kreft Elwart Ceynowa Majkowski Derdowski Kuptz`.split(/\s+/);

export interface Name {
  firstName: string;
  lastName: string;
}

/** Hands out full names, none of them twice. */
export function createNames(chance: Chance) {
  const given = new Set<string>();
  const families = chance.shuffled(surnames);
  let turn = 0;
  return {
    family: (): string => families[turn++ % families.length] as string,
    of(family: string, gender: Gender, isChild: boolean): Name {
      const lastName = gender === 'f' ? feminine(family) : family;
      const choices = (isChild ? children : adults)[gender];
      const fresh = choices.filter((choice) => !given.has(`${choice} ${lastName}`));
      const firstName = chance.pick(fresh);
      given.add(`${firstName} ${lastName}`);
      return { firstName, lastName };
    },
    reserve: ({ firstName, lastName }: Name) => given.add(`${firstName} ${lastName}`),
  };
}

/** Kowalski → Kowalska; most other surnames are the same for everybody. */
const feminine = (family: string): string => family.replace(/(?<=[scd]k)i$/, 'a');

/** Kowalska → Kowalski: the form that `of` starts from. */
export const familyOf = (lastName: string): string => lastName.replace(/(?<=[scd]k)a$/, 'i');

/** `Łukasz Żak` → `lukasz.zak`, for user names and addresses. */
export function handleOf({ firstName, lastName }: Name): string {
  return `${firstName}.${lastName}`
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
}
