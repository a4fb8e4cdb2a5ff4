import { ItemList } from '@tatami/ui';
import { Splitter } from '@tatami/ui/Splitter';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { products } from '../../data/products.ts';

/** Two parts that share the room: drag the bar, or move it with the arrow keys. */
export function SharedRoom() {
  const { t, language } = useI18n();
  return (
    <Splitter
      label={t('uikit.panel.listWidth')}
      height={280}
      defaultValue={45}
      min={30}
      max={70}
      first={
        <ItemList
          label={t('uikit.panel.things')}
          items={products.slice(0, 4).map(({ id, name }) => ({ id, title: name[language] }))}
        />
      }
      second={
        <Splitter
          orientation="rows"
          label={t('uikit.panel.aboutHeight')}
          first={<Note title={t('uikit.panel.tab.about')}>{t('uikit.panel.tab.about.text')}</Note>}
          second={<Note title={t('uikit.panel.tab.care')}>{t('uikit.panel.tab.care.text')}</Note>}
        />
      }
    />
  );
}

function Note({ title, children }: { title: string; children: string }) {
  return <ItemList label={title} items={[{ id: title, title, description: children }]} />;
}
