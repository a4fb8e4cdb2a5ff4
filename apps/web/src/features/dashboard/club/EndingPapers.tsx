import { Face } from '@tatami/tables/Face';
import { Heading, Inline, ItemList, Link, Stack, StatusTag, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays } from '@tatami/web-runtime/zoned-time';
import type { Part } from '../../../lib/club/home/club-overview-query.ts';

/** How many people are shown; the numbers lead to all. */
const shown = 6;
const papers = ['licence', 'insurance', 'medical'] as const;

/** Whose papers are over or soon will be: what is over is red, what ends this week amber. */
export function EndingPapers({
  of: { until, students, ...counts },
  today,
}: {
  of: Part<'papers'>;
  today: string;
}) {
  const { t, format } = useI18n();
  const all = papers.reduce((sum, paper) => sum + counts[paper], 0);
  const toneOf = (day: string) =>
    day <= today ? 'danger' : day <= addDays(today, 7) ? 'warning' : 'neutral';
  return (
    <Stack space={12}>
      <Heading level={2}>{t('club.papers', { count: all })}</Heading>
      {all > 0 && (
        <Inline space={16}>
          {papers
            .filter((paper) => counts[paper] > 0)
            .map((paper) => (
              <Link key={paper} href={`/dojo/student?${paper}ValidTo=..${until}`}>
                {t(`club.papers.${paper}`, { count: counts[paper] })}
              </Link>
            ))}
        </Inline>
      )}
      {students.length === 0 ? (
        <Text tone="muted">{t('club.papers.none')}</Text>
      ) : (
        <ItemList
          padding="none"
          items={students.slice(0, shown).map((student) => ({
            id: `${student.id} ${student.paper}`,
            href: `/dojo/student/${student.id}`,
            start: <Face of="student" person={student} belt={student.beltColor} />,
            title: `${student.firstName} ${student.lastName}`,
            description: t(`club.paper.${student.paper}`),
            end: (
              <StatusTag status={toneOf(student.validTo)}>
                {t(student.validTo < today ? 'club.papers.over' : 'club.papers.ends', {
                  date: format.date(student.validTo, 'dayMonth'),
                })}
              </StatusTag>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
