import type { Entity } from '@tatami/sdk';
import { Button, DescriptionList, Stack } from '@tatami/ui';
import { EditIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

interface SettingsSummaryProps {
  article: Entity<'article'>;
  onEdit: () => void;
}

/** What of an article is no text: where it is found, whose it is, when it appears. */
export function SettingsSummary({ article, onEdit }: SettingsSummaryProps) {
  const { t, format } = useI18n();
  const moment = (at: string | null) => at && `${format.dateOf(at)}, ${format.time(at)}`;
  return (
    <Stack space={20}>
      <DescriptionList
        items={[
          { term: t('article.slug'), value: `/cms/${article.slug}` },
          { term: t('article.category'), value: t(`article.category.${article.category}`) },
          { term: t('article.author'), value: article.authorName },
          { term: t('article.cover'), value: article.cover && (article.coverAltPl ?? t('write.cover')) },
          { term: t('article.publishAt'), value: moment(article.publishAt) },
          { term: t('article.unpublishAt'), value: moment(article.unpublishAt) },
          { term: t('article.pinned'), value: t(article.pinned ? 'write.yes' : 'write.no') },
        ]}
      />
      <div>
        <Button icon={EditIcon} onClick={onEdit}>
          {t('write.settings.edit')}
        </Button>
      </div>
    </Stack>
  );
}
