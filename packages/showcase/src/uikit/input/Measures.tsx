import { Columns, Rating, Slider } from '@tatami/ui';
import { ColorPicker } from '@tatami/ui/ColorPicker';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** What is felt rather than counted: how much, how good, which hue. */
export function Measures() {
  const { t } = useI18n();
  const [share, setShare] = useState(60);
  return (
    <Columns layout={2} space={16}>
      <Slider
        label={t('uikit.input.volume')}
        min={0}
        max={100}
        step={5}
        value={share}
        onValueChange={setShare}
        formatValue={(value) => `${value} %`}
      />
      <Rating
        label={t('uikit.input.rating')}
        starLabel={(count) => t('uikit.input.stars', { count })}
        defaultValue={4}
      />
      <ColorPicker
        label={t('uikit.input.color')}
        codeLabel={t('uikit.input.code')}
        swatches={[
          { color: '#f0c437', label: t('uikit.input.yellow') },
          { color: '#e0823d', label: t('uikit.input.orange') },
          { color: '#2f5fa8', label: t('uikit.input.blue') },
        ]}
        defaultValue="#2f5fa8"
      />
    </Columns>
  );
}
