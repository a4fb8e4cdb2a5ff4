import { Columns, Stat } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** One figure and what it counts: the figure is large, the words step back. */
export function Figures() {
  const { t, format } = useI18n();
  return (
    <Columns layout={3} space={24} from="always">
      <Stat label={t('uikit.misc.orders')} value={format.number(1240)} />
      <Stat label={t('uikit.misc.returns')} value="2 %" tone="success" />
      <Stat label={t('uikit.misc.late')} value={3} tone="warning" />
    </Columns>
  );
}
