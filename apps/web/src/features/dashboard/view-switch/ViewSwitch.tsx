import { SegmentedControl } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { View } from '../which-home.ts';

interface ViewSwitchProps {
  isClub: boolean;
  onSwitch: (view: View) => void;
}

/** What is one’s own, or the club. */
export function ViewSwitch({ isClub, onSwitch }: ViewSwitchProps) {
  const { t } = useI18n();
  return (
    <SegmentedControl
      label={t('club.view')}
      labelHidden
      value={isClub ? 'club' : 'own'}
      onValueChange={onSwitch}
      options={[
        { value: 'own', label: t('club.view.own') },
        { value: 'club', label: t('club.view.club') },
      ]}
    />
  );
}
