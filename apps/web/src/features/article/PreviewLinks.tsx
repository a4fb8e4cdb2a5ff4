import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Dialog, Inline, Select, Stack, Text, TextField, useToast } from '@tatami/ui';
import { CopyIcon, LinkIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { makePreviewLink, type Writing, withdrawPreviewLink, writingQuery } from './article-queries.ts';

interface PreviewLinksProps {
  article: string;
  links: Writing['previews'];
  /** Sees to it that the server has what is written. */
  flush: () => Promise<boolean>;
  onClose: () => void;
}

const lasting = ['1', '7', '30', '90'];

/** The links by which somebody without an account reads the draft: made, copied, withdrawn. */
export function PreviewLinks({ article, links, flush, onClose }: PreviewLinksProps) {
  const { t, format } = useI18n();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();
  const [days, setDays] = useState('7');
  const after = async (deed: Promise<unknown>) => {
    await deed;
    await queryClient.invalidateQueries({ queryKey: writingQuery(article).queryKey });
  };
  const copy = async (path: string) => {
    await navigator.clipboard.writeText(`${location.origin}${path}`);
    toast({ message: t('write.link.copied') });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('write.link.title')}
      description={t('write.link.text')}
      actions={
        <Button
          variant="primary"
          icon={LinkIcon}
          loading={isBusy}
          onClick={() =>
            void attempt(async () => {
              await flush();
              await after(makePreviewLink(article, Number(days)));
            })
          }
        >
          {t('write.link.make')}
        </Button>
      }
    >
      <Stack space={20}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Select
          label={t('write.link.days')}
          value={days}
          onValueChange={setDays}
          options={lasting.map((value) => ({
            value,
            label: t('write.link.forDays', { count: Number(value) }),
          }))}
        />
        {links.map(({ id, path, expiresAt }) => (
          <Stack key={id} space={8}>
            <TextField
              label={t('write.link.until', {
                day: format.dateOf(expiresAt, 'long'),
                time: format.time(expiresAt),
              })}
              value={`${location.origin}${path}`}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            <Inline space={8}>
              {'clipboard' in navigator && (
                <Button size="small" icon={CopyIcon} onClick={() => void copy(path)}>
                  {t('write.link.copy')}
                </Button>
              )}
              <Button
                size="small"
                onClick={() => void attempt(() => after(withdrawPreviewLink(article, id)))}
              >
                {t('write.link.withdraw')}
              </Button>
            </Inline>
          </Stack>
        ))}
        {links.length === 0 && <Text tone="muted">{t('write.link.none')}</Text>}
      </Stack>
    </Dialog>
  );
}
