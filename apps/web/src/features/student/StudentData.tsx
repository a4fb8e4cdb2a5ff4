import { useQuery } from '@tanstack/react-query';
import { RowLink } from '@tatami/tables/RowLink';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { legiblePhone } from '@tatami/tables/tidy';
import { useViewer } from '@tatami/tables/viewer';
import { Card, DescriptionList, Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { clubToday } from '../../lib/club/club-zone.ts';
import { place as workplacesPlace } from '../../tables/workplace/place.ts';
import { ageOn } from './age.ts';
import type { Student } from './student-queries.ts';

/** What the club keeps of a student. */
export function StudentData({ student }: { student: Student }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { data: workplaces = [] } = useQuery({
    ...allRowsQuery(workplacesPlace),
    enabled: has('Workplace:Read'),
  });
  const { birthDate, phone, email, emergencyName, emergencyPhone, medicalKind } = student;
  const workplace = workplaces.find(({ id }) => id === student.workplace);
  const date = (value: string | null) => value && format.date(value);
  const call = (number: string | null) =>
    number && <Link href={`tel:${number}`}>{legiblePhone(number)}</Link>;

  const account = student.user ? (
    <Link href={`/adm/user?edit=${student.user}`}>{t('student.user.there')}</Link>
  ) : has('Student:Write') ? (
    <span data-paper="none">
      <Link href={`/dojo/student/${student.id}?edit=account`}>{t('student.user.connect')}</Link>
    </span>
  ) : null;

  return (
    <Card title={t('student.data')}>
      <DescriptionList
        items={[
          { term: t('student.phone'), value: call(phone) },
          { term: t('student.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
          ...(has('User:Write') ? [{ term: t('student.user'), value: account }] : []),
          {
            term: t('student.birthDate'),
            value:
              birthDate &&
              `${format.date(birthDate)} (${t('student.age', { age: ageOn(birthDate, clubToday()) })})`,
          },
          { term: t('student.joinedOn'), value: date(student.joinedOn) },
          { term: t('student.memberNumber'), value: student.memberNumber },
          {
            term: t('student.workplace'),
            value: workplace && <RowLink of="workplace" id={workplace.id} name={workplace.name} />,
          },
          {
            term: t('student.emergency'),
            value: (emergencyName || emergencyPhone) && (
              <>
                {emergencyName} {call(emergencyPhone)}
              </>
            ),
          },
          { term: t('student.medicalValidTo'), value: medicalKind && date(student.medicalValidTo) },
          { term: t('student.insuranceValidTo'), value: date(student.insuranceValidTo) },
          { term: t('student.licenceNo'), value: student.licenceNo },
          {
            term: t('student.imageConsent'),
            value:
              student.imageConsentOn && !student.imageConsentWithdrawnOn
                ? date(student.imageConsentOn)
                : t('student.imageConsent.no'),
          },
          ...(student.note ? [{ term: t('student.note'), value: student.note }] : []),
        ]}
      />
    </Card>
  );
}
