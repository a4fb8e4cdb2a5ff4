import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@tatami/sdk';
import { Card } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useGrades } from '../../../lib/club/grades.ts';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';
import { PictureField } from '../../../lib/face/PictureField.tsx';
import { profileQuery } from './profile-queries.ts';

/** One's own face, as the club sees it. */
export function PictureCard({ profile }: { profile: Profile }) {
  const { t } = useI18n();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const { grades } = useGrades();
  const self = students.find(({ relation }) => relation === 'self');
  return (
    <Card title={t('profile.picture')}>
      <PictureField
        of="user"
        person={profile}
        belt={grades.find(({ rank }) => rank === self?.gradeRank) ?? self?.beltColor}
        size={96}
        label={t(profile.picture ? 'profile.picture.change' : 'profile.picture.add')}
        onSaved={(saved) => queryClient.setQueryData(profileQuery.queryKey, saved)}
      />
    </Card>
  );
}
