import { Face } from '@tatami/tables/Face';
import { ButtonLink, Card, EmptyState, Skeleton, Stack, Text } from '@tatami/ui';
import { RollCallIcon, UsersIcon } from '@tatami/ui/icons';
import { type MatGrade, MatGrades, type MatSign } from '@tatami/ui/MatGrades';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useGrades } from '../../../lib/club/grades.ts';
import { Awaited } from '../AfterSight.tsx';
import type { Mat, PersonOnMat } from '../staff/mat-query.ts';

const noGrade = 'none';

/** Somebody’s face, whether they are here or expected. */
type FaceOnMat = Pick<PersonOnMat, keyof Mat['expected'][number]> & Partial<PersonOnMat>;

/** Who is here, grade by grade from the highest, and who said that they come and is not here yet. */
export function PeopleOnMat({ mat, onPress }: { mat: Mat; onPress: (student: string) => void }) {
  const { t } = useI18n();
  const { here, expected, training } = mat;
  const { isLoading, gradesOf } = useGradesOnMat();
  const rollCall = `/dojo/training/${training.id}`;
  const isNobodyHere = here.length === 0;
  // Nobody is said to have no grade before it is known.
  if (isLoading)
    return (
      <Awaited>
        <Skeleton shape="block" />
      </Awaited>
    );
  return (
    <Stack space={24}>
      {(!isNobodyHere || expected.length === 0) && (
        <Card title={t('mat.who')} padding="none" bleed>
          {isNobodyHere ? (
            <EmptyState
              size="small"
              icon={UsersIcon}
              titleLevel={3}
              title={t('mat.nobody')}
              description={t('mat.nobody.text')}
              action={
                <ButtonLink size="small" icon={RollCallIcon} href={rollCall}>
                  {t('mat.nobody.mark')}
                </ButtonLink>
              }
            />
          ) : (
            <MatGrades grades={gradesOf(here)} label={t('mat.who')} onPress={onPress} />
          )}
        </Card>
      )}
      {expected.length > 0 && (
        <Card
          title={t('mat.expected', { count: expected.length })}
          padding="none"
          bleed
          actions={
            isNobodyHere && (
              <Text as="span" size="small" tone="muted">
                {t('mat.expected.hint')}
              </Text>
            )
          }
        >
          <MatGrades grades={gradesOf(expected)} label={t('mat.expected', { count: expected.length })} />
        </Card>
      )}
    </Stack>
  );
}

/** Puts people grade by grade; they come with the highest first. */
function useGradesOnMat() {
  const { t } = useI18n();
  const { isLoading, gradeOf } = useGrades();
  const gradesOf = (people: readonly FaceOnMat[]): MatGrade[] => {
    const rows = Map.groupBy(people, ({ grade }) => grade ?? noGrade);
    return [...rows].map(([id, those]) => {
      const grade = gradeOf(id);
      return {
        id,
        name: grade?.name ?? t('mat.noGrade'),
        ...(grade && { belt: { color: grade.color, stripes: grade.stripes } }),
        people: those.map((person) => {
          const signs = signsOf(person);
          return {
            id: person.student,
            name: person.firstName,
            face: (
              <Face of="student" person={{ ...person, id: person.student }} belt={person.belt} size={44} />
            ),
            signs,
            more: [person.lastName, ...signs.map((sign) => t(`mat.sign.${sign}`))].join(', '),
          };
        }),
      };
    });
  };
  return { isLoading, gradesOf };
}

function signsOf({ next, daysAway = null, limit = null }: Partial<PersonOnMat>): MatSign[] {
  const signs: Record<MatSign, boolean> = {
    near: next?.isNear === true,
    back: daysAway !== null,
    limit: limit !== null,
  };
  return (Object.keys(signs) as MatSign[]).filter((sign) => signs[sign]);
}
