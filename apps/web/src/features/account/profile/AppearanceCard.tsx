import { Card, SegmentedControl, Stack } from '@tatami/ui';
import { MoonIcon, SunIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import {
  type Appearance,
  applyAppearance,
  readAppearance,
  scales,
  writeAppearance,
} from '../../../lib/appearance.ts';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';

/** How the product looks in this browser, and how large. */
export function AppearanceCard() {
  const { t } = useI18n();
  const [appearance, setAppearance] = useState(() => readAppearance(localStorage));

  function change(changes: Partial<Appearance>): void {
    const next = { ...appearance, ...changes };
    setAppearance(next);
    writeAppearance(localStorage, next);
    applyAppearance(document.documentElement, next);
  }

  return (
    <Card title={t('appearance.title')}>
      <Stack space={16}>
        <SegmentedControl
          label={t('appearance.scheme')}
          value={appearance.scheme}
          onValueChange={(scheme) => change({ scheme })}
          options={[
            { value: 'light', label: t('appearance.light'), icon: SunIcon },
            { value: 'dark', label: t('appearance.dark'), icon: MoonIcon },
          ]}
        />
        <SegmentedControl
          label={t('appearance.scale')}
          value={String(appearance.scale)}
          onValueChange={(scale) => change({ scale: scales.find((known) => String(known) === scale) ?? 14 })}
          options={scales.map((scale) => ({ value: String(scale), label: String(scale) }))}
        />
      </Stack>
    </Card>
  );
}
