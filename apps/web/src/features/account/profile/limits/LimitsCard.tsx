import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { ownStudentsQuery } from '../../../../lib/club/training/own-presences.ts';
import { LimitForm } from './LimitForm.tsx';
import { limitsQuery } from './limits-query.ts';

/** What somebody wants those who teach them to spare: their own word, for as long as they want. */
export function LimitsCard() {
  const { t } = useI18n();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const query = useQuery({ ...limitsQuery, enabled: students.length > 0 });
  const { data: limits } = query;
  if (students.length === 0 || (!limits && !query.isLoadingError)) return null;
  return (
    <Card title={t('limits.title')}>
      {limits ? (
        <Stack space={20}>
          <Text tone="muted">{t('limits.text')}</Text>
          {students.map((student) => {
            const told = limits.find((each) => each.student === student.id)?.text ?? '';
            return (
              // What was told elsewhere meanwhile begins anew.
              <LimitForm
                key={`${student.id}${told}`}
                student={student}
                told={told}
                alone={students.length === 1}
              />
            );
          })}
        </Stack>
      ) : (
        <QueryFailure query={query} />
      )}
    </Card>
  );
}
