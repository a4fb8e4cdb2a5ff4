import { addDays, addMonths, clubDay, clubMoment, clubTime } from '../club-time.ts';
import type { Services } from '../services.ts';
import { logoHref } from '../tables/club-profile/index.ts';
import { CONSENT_VERSION, consentTexts } from '../tables/lead/index.ts';
import { currentGrade } from '../tables/student-grade/columns.ts';
import { isLed } from '../tables/training/index.ts';
import { unnamed } from '../tables/user/columns.ts';
import { groupOf, groups } from './groups.ts';
import type { Instructor, LandingData, Place, PublicTraining, RoadGrade } from './landing-data.ts';
import { readNews, readWords, shownWords } from './read-words.ts';

/** How many days the timetable shows. */
const DAYS = 7;
/** How far ahead it looks for the next class, in days: over the summer, when the club rests. */
const HORIZON = 100;
/** The number of classes among which a beginner chooses. */
const FIRST_CLASSES = 20;
/** Who has led a class this long ago, or will, is shown as an instructor. */
const MONTHS_OF_LEADING = 2;

type Asked = Pick<Services, 'clubProfile' | 'database' | 'config' | 'now'>;

/** Reads what the landing page shows: trainings as they are planned now, and who leads them and where. */
export async function readLanding({ clubProfile, database, config, now }: Asked): Promise<LandingData> {
  const zone = config.clubTimezone;
  const moment = now();
  const today = clubDay(moment, zone);
  const read = async <Row extends object>(statement: string, values: unknown[]): Promise<Row[]> =>
    (await database.lists.query<Row>(statement, values)).rows;

  const [words, news, ahead, leaders, road, places] = await Promise.all([
    readWords({ database, config }),
    readNews({ database, config }),
    read<TrainingRow>(
      `select t.id, t.title, t.kind, t.section, t.starts_at as "startsAt", t.ends_at as "endsAt", w.name as place,
         t.state = 'cancelled' as "isCancelled", t.min_grade is null and t.kind in ('regular', 'kids', 'open') as "isForAll"
       from training t join workplace w on w.id = t.workplace
       where t.ends_at > $1 and t.starts_at < $2 and t.state <> 'notHeld' and t.kind <> 'exam'
       order by t.starts_at, t.title, t.id limit 500`,
      [moment, clubMoment(addDays(today, HORIZON), '00:00', zone)],
    ),
    read<LeaderRow>(
      `select led.id, led.name, led.kinds, g.name_pl as "namePl", g.name_en as "nameEn", g.belt_color as "beltColor",
         g.kind as "gradeKind", g.number
       from (
         select t.instructor as id, max(t.instructor_name) as name, coalesce(t.instructor_student, max(own.id::text)::uuid) as student, count(*) as trainings,
           array_agg(distinct t.kind || ' ' || coalesce(t.section, '')) as kinds
         from training t left join "user" leads on leads.id = t.instructor_user
         left join student leader on leader.id = t.instructor_student
         left join student own on own."user" = t.instructor_user
         where t.starts_at >= $1 and t.starts_at < $2 and t.state in ('planned', 'held') and ${isLed}
           and coalesce(leader.section, 'adult') = 'adult' and t.instructor_name <> $3
         group by t.instructor, t.instructor_student
       ) led left join lateral (select g.* ${currentGrade('led.student')}) g on true
       order by g.rank desc nulls last, led.trainings desc, led.name limit 12`,
      [
        clubMoment(addMonths(today, -MONTHS_OF_LEADING), '00:00', zone),
        clubMoment(addMonths(today, MONTHS_OF_LEADING), '00:00', zone),
        // Who has not said yet what they are called.
        `${unnamed.firstName} ${unnamed.lastName}`,
      ],
    ),
    read<GradeRow>(
      `select name_pl as "namePl", name_en as "nameEn", belt_color as "beltColor", profiles->$1 as requirement
       from grade where kind = 'kyu' or (kind = 'dan' and number = 1) order by rank`,
      [config.federationProfile],
    ),
    read<Place & { directionsPl: string | null; directionsEn: string | null }>(
      `select id, name, address, city, directions_pl as "directionsPl", directions_en as "directionsEn",
         lat as latitude, lon as longitude
       from workplace where active order by name`,
      [],
    ),
  ]);

  const next = ahead.find(({ isCancelled }) => !isCancelled);
  const first = next && clubDay(next.startsAt, zone);
  // A club that rests shows what comes after.
  const from = first && first < addDays(today, DAYS) ? today : first;
  const days = from ? Array.from({ length: DAYS }, (_, at) => addDays(from, at)) : [];
  const [begins, ends] = from
    ? [clubMoment(from, '00:00', zone), clubMoment(addDays(from, DAYS), '00:00', zone)]
    : [moment, moment];
  // A calendar's day takes its time to be worked out: only of those that are shown, twice a second, beside what visitors wait for.
  const shown = (rows: readonly TrainingRow[]) => rows.map((row) => shownTraining(row, zone));
  const isInSight = ({ startsAt }: TrainingRow) => {
    const at = Date.parse(startsAt);
    return at >= begins.getTime() && at < ends.getTime();
  };
  const forAll = ahead.filter(({ isForAll, isCancelled }) => isForAll && !isCancelled);
  return {
    ...shownWords(words),
    news,
    clubName: config.clubName,
    logo: logoHref(clubProfile.current()),
    origin: config.publicUrl,
    today,
    days,
    trainings: shown(ahead.filter(isInSight)),
    firstClasses: shown(forAll.slice(0, FIRST_CLASSES)),
    consent: { version: CONSENT_VERSION, text: consentTexts[CONSENT_VERSION] },
    instructors: leaders.map(shownInstructor),
    road: roadOf(road),
    places: places.map(({ directionsPl, directionsEn, ...place }) => ({
      ...place,
      directions: { ...(directionsPl && { pl: directionsPl }), ...(directionsEn && { en: directionsEn }) },
    })),
  };
}

interface TrainingRow extends Pick<PublicTraining, 'id' | 'title' | 'place' | 'isCancelled'> {
  kind: Parameters<typeof groupOf>[0];
  section: Parameters<typeof groupOf>[1];
  startsAt: string;
  endsAt: string;
  isForAll: boolean;
}

function shownTraining(
  { kind, section, startsAt, endsAt, id, title, place, isCancelled }: TrainingRow,
  zone: string,
): PublicTraining {
  return {
    ...{ id, title, place, isCancelled, startsAt, endsAt },
    group: groupOf(kind, section),
    day: clubDay(startsAt, zone),
    from: clubTime(startsAt, zone),
    to: clubTime(endsAt, zone),
  };
}

interface LeaderRow extends GradeName {
  id: string;
  name: string;
  /** Each `kind section`. */
  kinds: string[];
  gradeKind: 'kyu' | 'dan' | 'none' | null;
  number: number | null;
}

function shownInstructor({
  id,
  name,
  kinds,
  namePl,
  nameEn,
  beltColor,
  gradeKind,
  number,
}: LeaderRow): Instructor {
  const led = new Set(
    kinds.map((each) => {
      const [kind, section] = each.split(' ') as Parameters<typeof groupOf>;
      return groupOf(kind, section || null);
    }),
  );
  return {
    id,
    name,
    grade: namePl === null || nameEn === null ? null : { pl: namePl, en: nameEn },
    beltColor,
    dan: gradeKind === 'dan' ? (number ?? 0) : 0,
    groups: groups.filter((group) => led.has(group)),
  };
}

interface GradeName {
  namePl: string | null;
  nameEn: string | null;
  beltColor: string | null;
}

interface GradeRow extends GradeName {
  requirement: { minTrainingDays: number | null } | null;
}

/** The grades in the order in which they are reached, each as many days from the start as all before it ask for. */
function roadOf(grades: readonly GradeRow[]): RoadGrade[] {
  let days = 0;
  return grades.map(({ namePl, nameEn, beltColor, requirement }) => {
    days += requirement?.minTrainingDays ?? 0;
    return { name: { pl: namePl ?? '', en: nameEn ?? '' }, beltColor: beltColor ?? '', days };
  });
}
