import { Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Student } from '../student-queries.ts';
import type { Leaving } from './leaving-query.ts';
import { Section } from './Section.tsx';

interface EndsProps {
  leaving: Leaving;
  student: Student;
  hasLeft: boolean;
}

/** What ends by itself as they leave, what somebody has to see to, and what would come back. */
export function Ends({ leaving, student, hasLeft }: EndsProps) {
  const { t, format } = useI18n();
  const { signUps, feeds, homework, leads, exams, comesBack } = leaving;
  const counted = { signUps, feeds, homework };
  const ends = (['signUps', 'feeds', 'homework'] as const).filter((what) => counted[what] > 0);
  const isAnythingOpen = leads > 0 || (exams?.length ?? 0) > 0;
  return (
    <>
      {isAnythingOpen && (
        <Section title={t('student.leaving.open')}>
          {leads > 0 && (
            <Text>
              <Link href={`/dojo/training?search=${encodeURIComponent(student.lastName)}`}>
                {t('student.leaving.leads', { count: leads })}
              </Link>
            </Text>
          )}
          {exams?.map(({ id, name, date }) => (
            <Text key={id}>
              <Link href={`/dojo/exam?edit=${id}`}>
                {t('student.leaving.exam', { name, date: format.date(date) })}
              </Link>
            </Text>
          ))}
        </Section>
      )}
      {hasLeft ? (
        (comesBack.accounts > 0 || comesBack.signUps > 0) && (
          <Section title={t('student.leaving.comesBack')}>
            {comesBack.accounts > 0 && (
              <Text>{t('student.leaving.comesBack.accounts', { count: comesBack.accounts })}</Text>
            )}
            {comesBack.signUps > 0 && (
              <Text>{t('student.leaving.comesBack.signUps', { count: comesBack.signUps })}</Text>
            )}
          </Section>
        )
      ) : (
        <Section title={t('student.leaving.ends')}>
          <Stack space={8}>
            {ends.map((what) => (
              <Text key={what}>{t(`student.leaving.ends.${what}`, { count: counted[what] })}</Text>
            ))}
            <Text>{t('student.leaving.ends.notices')}</Text>
            <Text size="small" tone="muted">
              {t('student.leaving.ends.back')}
            </Text>
          </Stack>
        </Section>
      )}
    </>
  );
}
