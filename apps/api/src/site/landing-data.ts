import type { LandingKind } from '../tables/landing-section/columns.ts';
import type { pricePeriods } from '../tables/price/columns.ts';
import type { Group } from './groups.ts';

/** All that the club's landing page shows: what anybody may know, and nothing that is somebody's. */
export interface LandingData {
  clubName: string;
  /** Where the club's logo is; null where it has none. */
  logo: string | null;
  /** Where the club is found, without a slash at the end. */
  origin: string;
  /** The club's day today, `YYYY-MM-DD`. */
  today: string;
  /** The seven days of the timetable; none where nothing is planned. */
  days: readonly string[];
  trainings: readonly PublicTraining[];
  /** The next classes that whoever has never trained can come to. */
  firstClasses: readonly PublicTraining[];
  /** What whoever asks for a first class agrees to. */
  consent: { version: string; text: Named };
  instructors: readonly Instructor[];
  /** The grades from the first belt to the first dan. */
  road: readonly RoadGrade[];
  places: readonly Place[];
  /** What the page is made of, in its order: what visitors see alone. */
  sections: readonly Section[];
  /** What the club charges; none where it doesn’t say. */
  prices: readonly Price[];
  /** What the club has told last. */
  news: readonly News[];
  contact: Contact;
}

/** A part of the page, with the club’s words for it: where it has none, ours are shown. */
export interface Section {
  kind: LandingKind;
  title: Partial<Named>;
  /** Markdown. */
  text: Partial<Named>;
  picture: Picture | null;
}

/** A picture by its addresses: as large as it is kept, and for small screens. */
export interface Picture {
  large: string;
  small: string;
  alt: Partial<Named>;
}

/** What something costs. */
export interface Price {
  name: Partial<Named>;
  /** How much it is, in złoty. */
  amount: number;
  per: (typeof pricePeriods)[number];
  /** Whom it is for, where it isn’t for anybody. */
  group: Extract<Group, 'kids' | 'youth' | 'adult'> | null;
  note: Partial<Named>;
}

/** An article as it is led to. */
export interface News {
  slug: string;
  title: Partial<Named>;
  lead: Partial<Named>;
  /** The day on which it appeared, `YYYY-MM-DD`. */
  day: string;
  cover: Picture | null;
}

/** How the club is reached. */
export interface Contact {
  email: string | null;
  phone: string | null;
  /** Where letters go, line by line. */
  address: string | null;
  /** IBAN, without spaces. */
  account: string | null;
  /** The club’s pages elsewhere. */
  links: readonly string[];
}

/** A class of the timetable. Its times are those of the club's zone. */
export interface PublicTraining {
  id: string;
  title: string;
  group: Group;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  from: string;
  to: string;
  /** RFC 3339. */
  startsAt: string;
  endsAt: string;
  place: string;
  isCancelled: boolean;
}

/** Somebody who leads trainings, with the grade that they hold. */
export interface Instructor {
  id: string;
  name: string;
  grade: Named | null;
  /** The color of their belt, `#rrggbb`. */
  beltColor: string | null;
  /** The bars on the belt. */
  dan: number;
  groups: readonly Group[];
}

/** A grade on the way to the first dan. */
export interface RoadGrade {
  name: Named;
  beltColor: string;
  /** Training days from the first class to its exam, by the club's own rules. */
  days: number;
}

/** Where the club trains. */
export interface Place {
  id: string;
  name: string;
  address: string | null;
  city: string | null;
  directions: Partial<Named>;
  latitude: number | null;
  longitude: number | null;
}

/** A text in the two languages. */
export interface Named {
  pl: string;
  en: string;
}

/** What somebody has filled in who asks for a first class, and what is wrong with it. */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  problem: string | null;
}
