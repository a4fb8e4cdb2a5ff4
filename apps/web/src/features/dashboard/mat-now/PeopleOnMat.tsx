import { Face } from '@tatami/tables/Face';
import { Card, EmptyState, Stack, Text } from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { type MatGrade, MatGrades, type MatSign } from '@tatami/ui/MatGrades';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useGrades } from '../../../lib/club/grades.ts';
import type { Mat, PersonOnMat } from './mat-query.ts';

const noGrade = 'none';

/** Who is here, grade by grade from the highest, and who said that they come. */
export function PeopleOnMat({ mat, onPress }: { mat: Mat; onPress: (student: string) => void }) {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const { here, expected } = mat;

  const rows = new Map<string, PersonOnMat[]>();
  for (const person of here) {
    const key = person.grade ?? noGrade;
    rows.set(key, [...(rows.get(key) ?? []), person]);
  }
  const grades = [...rows].map(([id, people]): MatGrade => {
    const grade = gradeOf(id);
    return {
      id,
      name: grade?.name ?? t('mat.noGrade'),
      ...(grade && { belt: { color: grade.color, stripes: grade.stripes } }),
      people: people.map((person) => {
        const signs = signsOf(person);
        return {
          id: person.student,
          name: person.firstName,
          face: <Face of="student" person={{ ...person, id: person.student }} belt={person.belt} size={44} />,
          signs,
          more: [person.lastName, ...signs.map((sign) => t(`mat.sign.${sign}`))].join(', '),
        };
      }),
    };
  });

  return (
    <Stack space={12}>
      <Card title={t('mat.who')} padding="none" bleed>
        {grades.length > 0 ? (
          <MatGrades grades={grades} label={t('mat.who')} onPress={onPress} />
        ) : (
          <EmptyState
            icon={UsersIcon}
            titleLevel={3}
            title={t('mat.nobody')}
            description={t('mat.nobody.text')}
          />
        )}
      </Card>
      {expected.length > 0 && (
        <Text size="small" tone="muted">
          {t('mat.expected', {
            count: expected.length,
            names: expected.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
          })}
        </Text>
      )}
    </Stack>
  );
}

function signsOf({ next, daysAway, limit }: PersonOnMat): MatSign[] {
  const signs: Record<MatSign, boolean> = {
    near: next?.isNear === true,
    back: daysAway !== null,
    limit: limit !== null,
  };
  return (Object.keys(signs) as MatSign[]).filter((sign) => signs[sign]);
}
