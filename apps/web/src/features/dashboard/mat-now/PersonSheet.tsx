import { Banner, ButtonLink, DescriptionList, Dialog, Heading, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useGrades } from '../../../lib/club/grades.ts';
import type { Mat, PersonOnMat } from '../staff/mat-query.ts';
import { useMatWords } from './use-mat-words.ts';

/** One of those on the mat: what they spare, how long they were away, and what they need for the next grade. */
export function PersonSheet({
  mat,
  person,
  onClose,
}: {
  mat: Mat;
  person: PersonOnMat;
  onClose: () => void;
}) {
  const { t, format } = useI18n();
  const { gradeOf } = useGrades();
  const { nameOf, missing } = useMatWords(mat);
  const { student, firstName, lastName, grade, next, limit, daysAway, lastPresentAt } = person;
  const counted = (what: 'days' | 'months' | 'techniques') => {
    const { has = 0, needs = null } = next?.[what] ?? {};
    return needs === null ? [] : [{ term: t(`mat.term.${what}`), value: t('mat.of', { has, needs }) }];
  };
  const nextName = gradeOf(next?.grade)?.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${firstName} ${lastName}`}
      description={gradeOf(grade)?.name ?? t('mat.noGrade')}
      actions={<ButtonLink href={`/dojo/student/${student}`}>{t('mat.person')}</ButtonLink>}
    >
      <Stack space={16}>
        {limit && <Banner tone="warning">{limit}</Banner>}
        {daysAway !== null && lastPresentAt && (
          <Text>
            {t('mat.back.self', { count: Math.floor(daysAway / 7) })}{' '}
            {t('mat.back.last', { date: format.dateOf(lastPresentAt, 'long') })}
          </Text>
        )}
        {next && nextName ? (
          <Stack space={8}>
            <Heading level={3}>{t('mat.needs', { grade: nextName })}</Heading>
            <Text>{missing(next).join(', ')}</Text>
            <DescriptionList items={[...counted('days'), ...counted('months'), ...counted('techniques')]} />
            {next.toLearn.length > 0 && (
              <Text tone="muted">{t('mat.toLearn', { names: next.toLearn.map(nameOf).join(', ') })}</Text>
            )}
          </Stack>
        ) : (
          <Text tone="muted">{t('mat.needs.nothing')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
