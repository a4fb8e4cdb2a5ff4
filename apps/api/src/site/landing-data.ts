import type { Group } from './groups.ts';

/** All that the club's landing page shows: what anybody may know, and nothing that is somebody's. */
export interface LandingData {
  clubName: string;
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
