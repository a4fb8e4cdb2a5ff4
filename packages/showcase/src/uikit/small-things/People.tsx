import { Avatar, AvatarGroup, Inline, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { customers } from '../../data/customers.ts';

const people = customers(9);

/** Faces: a picture or initials, and a ring where somebody wears a belt. */
export function People() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      <Inline space={12}>
        <Avatar firstName="Łucja" lastName="Jaźwiec" size={24} />
        <Avatar firstName="Łucja" lastName="Jaźwiec" size={36} />
        <Avatar firstName="Oskar" lastName="Grzęda" size={56} belt={{ color: '#2f5fa8' }} />
        <Avatar firstName="Kinga" lastName="Olszynka" size={72} belt={{ color: '#1c1c1c', stripes: 2 }} />
      </Inline>
      <AvatarGroup
        label={t('uikit.misc.buyers', { count: people.length })}
        people={people.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))}
        most={5}
      />
    </Stack>
  );
}
