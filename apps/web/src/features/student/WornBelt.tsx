import { Heading, Stack, Text } from '@tatami/ui';
import { Belt } from '@tatami/ui/Belt';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ShownGrade } from '../../lib/club/grades.ts';
import type { StudentGrade } from './student-queries.ts';

/** The grade somebody has, as the belt they wear, and since when. */
export function WornBelt({ grade, awards }: { grade: ShownGrade; awards: readonly StudentGrade[] }) {
  const { t, format } = useI18n();
  const award = awards.find((each) => each.grade === grade.id && each.annulledAt === null);
  return (
    <Stack space={4} align="center">
      <Belt color={grade.color} stripes={grade.stripes} />
      <Heading level={2} size="title2">
        {grade.name}
      </Heading>
      {award && <Text tone="muted">{t('grades.since', { day: format.date(award.awardedOn, 'long') })}</Text>}
    </Stack>
  );
}
