import { Card, Columns, ItemList } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { parts } from './chapters.ts';
import { headOf } from './heads.ts';

/** What is in the handbook: its chapters, by what they are about. */
export function HandbookContents() {
  const { t, language } = useI18n();
  return (
    <Columns layout={2} space={24} from="desktop" align="start">
      {parts.map(({ name, chapters }) => (
        <Card key={name} title={t(`handbook.part.${name}`)} padding="none" bleed>
          <ItemList
            items={chapters.map((chapter) => {
              const { title, lead } = headOf(chapter, language);
              return { id: chapter, title, description: lead, href: `/handbook/${chapter}` };
            })}
          />
        </Card>
      ))}
    </Columns>
  );
}
