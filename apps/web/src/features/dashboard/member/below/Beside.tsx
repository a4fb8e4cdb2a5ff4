import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Card, ItemList, Link, type ListItem, Stack } from '@tatami/ui';
import { CalendarIcon, NoteIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { dayOffName } from '../../../../lib/club/holiday-name.ts';
import {
  comingDaysOffQuery,
  type DueHomework,
  dueHomeworkQuery,
  type Home,
  newestArticleQuery,
} from '../../../../lib/club/home/home-queries.ts';
import type { OwnStudent } from '../../../../lib/club/training/own-presences.ts';

interface BesideProps {
  student: OwnStudent;
  now: number;
  areSeveral: boolean;
}

/** What there is beside the trainings: homework, days off, and what the club tells. */
export function Beside({ student, now, areSeveral }: BesideProps) {
  const { data: homework = [] } = useQuery(dueHomeworkQuery);
  const due = homework.filter((each) => each.student === student.id);
  return (
    <Stack space={20}>
      {due.length > 0 && <Homework {...{ due, now, student, areSeveral }} />}
      <News student={student} />
    </Stack>
  );
}

interface HomeworkProps extends BesideProps {
  due: readonly DueHomework[];
}

function Homework({ due, now, student, areSeveral }: HomeworkProps) {
  const { t, format } = useI18n();
  const itemOf = ({ id, homeworkTitle, dueAt, state }: DueHomework): ListItem => {
    const day = dueAt && format.dateOf(dueAt, 'weekday');
    const isLate = dueAt !== null && Date.parse(dueAt) < now;
    return {
      id,
      title: homeworkTitle,
      description: [
        day ? t(isLate ? 'home.homework.late' : 'home.homework.due', { day }) : t('home.homework.any'),
        ...(state === 'draft' || state === 'returned' ? [t(`home.homework.${state}`)] : []),
      ],
      end: (
        <ButtonLink
          href={`/dojo/user-homework/${id}`}
          aria-label={`${t('home.homework.open')}: ${homeworkTitle}`}
        >
          {t('home.homework.open')}
        </ButtonLink>
      ),
      start: <NoteIcon />,
    };
  };
  return (
    <Card
      title={t('home.homework')}
      padding="none"
      bleed
      actions={
        <Link href={`/dojo/user-homework${areSeveral ? `?student=${student.id}` : ''}`}>
          {t('home.homework.all')}
        </Link>
      }
    >
      <ItemList items={due.map(itemOf)} />
    </Card>
  );
}

function News({ student }: Pick<BesideProps, 'student'>) {
  const { t, format, language } = useI18n();
  const { data: daysOff = [] } = useQuery(comingDaysOffQuery);
  const { data: article } = useQuery(newestArticleQuery);
  const theirs = daysOff.filter(({ section }) => section === null || section === student.section);
  const items: ListItem[] = joined(theirs).map(({ id, from, until, names }) => {
    const [first = '', last = ''] = [from, until].map((day) => format.date(day, 'weekday'));
    return {
      id,
      start: <CalendarIcon />,
      title:
        from === until ? t('home.dayOff', { from: first }) : t('home.daysOff', { from: first, until: last }),
      description: names.map((off) => dayOffName(off, language)).join(', '),
    };
  });
  if (article) {
    const { titlePl, titleEn, leadPl, leadEn, publishAt } = article;
    const lead = (language === 'en' && leadEn) || leadPl;
    items.push({
      id: article.id,
      start: <NoteIcon />,
      title: (
        <span lang={language === 'en' && !titleEn ? 'pl' : undefined}>
          {(language === 'en' && titleEn) || titlePl}
        </span>
      ),
      description: [lead, publishAt && format.dateOf(publishAt, 'dayMonth')].filter(Boolean).join(' · '),
    });
  }
  if (items.length === 0) return null;
  return (
    <Card title={t('home.news')} padding="none" bleed>
      <ItemList items={items} />
    </Card>
  );
}

interface Rest {
  id: string;
  from: LocalDate;
  until: LocalDate;
  names: Home['daysOff'];
}

/** Days off that follow on each other are one rest. */
function joined(daysOff: Home['daysOff']): Rest[] {
  const rests: Rest[] = [];
  for (const off of daysOff) {
    const last = rests.at(-1);
    if (last && off.dateFrom <= addDays(last.until, 1)) {
      if (off.dateTo > last.until) last.until = off.dateTo;
      last.names.push(off);
    } else rests.push({ id: off.id, from: off.dateFrom, until: off.dateTo, names: [off] });
  }
  return rests;
}
