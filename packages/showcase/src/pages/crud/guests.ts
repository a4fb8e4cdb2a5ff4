/** Somebody who comes to the seminar from elsewhere. */
export interface Guest {
  id: string;
  name: string;
  club: string;
  /** How many nights they sleep in the dojo. */
  nights: number;
  paid: boolean;
}

export type GuestValues = Omit<Guest, 'id'>;

export const noGuest: GuestValues = { name: '', club: '', nights: 0, paid: false };

/** Those who have said that they come, before anybody has changed anything. */
export const firstGuests: readonly Guest[] = [
  { id: '1', name: 'Łukasz Wiśniewski', club: 'Aikido Sopot', nights: 2, paid: true },
  { id: '2', name: 'Żaneta Ćwiklińska', club: 'Dojo Bydgoszcz', nights: 1, paid: false },
  { id: '3', name: 'Jakob Lindqvist', club: 'Malmö Aikidoklubb', nights: 3, paid: true },
  { id: '4', name: 'Anna Śliwa', club: 'Aikido Olsztyn', nights: 0, paid: false },
  { id: '5', name: 'Piotr Zięba', club: 'Aikido Sopot', nights: 2, paid: false },
  { id: '6', name: 'Ágnes Kovács', club: 'Budapest Aikikai', nights: 3, paid: true },
];

/** What is done to the list; to bring somebody back puts them where they were. */
export type GuestDeed =
  | { kind: 'save'; guest: Guest }
  | { kind: 'remove'; id: string }
  | { kind: 'restore'; guest: Guest; at: number };

/** Gives the list as it is after a deed. */
export function afterDeed(guests: readonly Guest[], deed: GuestDeed): readonly Guest[] {
  switch (deed.kind) {
    case 'save':
      return guests.some(({ id }) => id === deed.guest.id)
        ? guests.map((guest) => (guest.id === deed.guest.id ? deed.guest : guest))
        : [...guests, deed.guest];
    case 'remove':
      return guests.filter(({ id }) => id !== deed.id);
    case 'restore':
      return guests.toSpliced(deed.at, 0, deed.guest);
  }
}

export type Paid = 'paid' | 'due';

/** Gives those that a search and a filter leave. */
export function foundGuests(
  guests: readonly Guest[],
  sought: string,
  paid: Paid | undefined,
  locale: string,
): readonly Guest[] {
  const plain = (text: string) => text.toLocaleLowerCase(locale);
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return guests.filter(
    (guest) =>
      words.every((word) => plain(`${guest.name} ${guest.club}`).includes(word)) &&
      (paid === undefined || guest.paid === (paid === 'paid')),
  );
}

/** Gives what is wrong with a guest before it is saved: the fields that say nothing, or too much. */
export function faultsOf({
  name,
  club,
  nights,
}: GuestValues): Partial<Record<keyof GuestValues, 'required' | 'nights'>> {
  return {
    ...(!name.trim() && { name: 'required' as const }),
    ...(!club.trim() && { club: 'required' as const }),
    ...((nights < 0 || nights > 3) && { nights: 'nights' as const }),
  };
}
