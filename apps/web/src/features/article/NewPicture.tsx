import { Banner, Button, Card, Checkbox, Inline, Progress, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef, useState } from 'react';
import { sayDecorative } from './article-queries.ts';
import { type SentPicture, sendPicture } from './send-picture.ts';

interface NewPictureProps {
  article: string;
  file: File;
  /** Puts it into the text. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/** A picture on its way into the text: how far it is, how small it became, and what it shows. */
export function NewPicture({ article, file, onInsert, onClose }: NewPictureProps) {
  const { t } = useI18n();
  const size = useSize();
  const [part, setPart] = useState(0);
  const [sent, setSent] = useState<SentPicture>();
  const [failure, setFailure] = useState<string>();
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const words = useRef<HTMLInputElement>(null);
  const isBegun = useRef(false);
  const offline = t('write.picture.offline');

  useEffect(() => {
    words.current?.focus();
    // Once, also where effects run twice.
    if (isBegun.current) return;
    isBegun.current = true;
    sendPicture(article, file, offline, setPart).then(setSent, ({ message }: Error) => setFailure(message));
  }, [article, file, offline]);

  async function insert() {
    const said = alt.trim().replaceAll(/[[\]\\]/g, '\\$&');
    setIsAsked(true);
    if (!sent || (said === '' && !isDecorative)) return words.current?.focus();
    if (isDecorative) await sayDecorative(article, sent.id);
    onInsert(`![${isDecorative ? '' : said}](${sent.path})`);
  }

  const { bytes = 0 } = sent ?? {};
  const sizes = sent
    ? t('write.picture.sizes', { before: size(file.size), after: size(bytes) })
    : size(file.size);
  return (
    <Card title={t('write.picture')}>
      <Stack space={12}>
        {failure ? (
          <Banner tone="danger">{failure}</Banner>
        ) : (
          <Progress
            label={file.name}
            value={sent ? 1 : part * 0.9}
            max={1}
            valueText={sizes}
            tone={sent ? 'success' : 'accent'}
          />
        )}
        {!failure && (
          <>
            <TextField
              ref={words}
              label={t('write.picture.alt')}
              hint={t('write.picture.alt.hint')}
              value={alt}
              maxLength={300}
              disabled={isDecorative}
              error={
                isAsked && !isDecorative && alt.trim() === '' ? t('write.picture.alt.missing') : undefined
              }
              onValueChange={setAlt}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) void insert();
              }}
            />
            <Checkbox
              label={t('write.picture.decorative')}
              checked={isDecorative}
              onCheckedChange={setIsDecorative}
            />
          </>
        )}
        <Inline space={8}>
          {!failure && (
            <Button variant="primary" loading={!sent} onClick={() => void insert()}>
              {t('write.picture.insert')}
            </Button>
          )}
          <Button onClick={onClose}>{t('write.picture.drop')}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function useSize(): (bytes: number) => string {
  const { t, format } = useI18n();
  return (bytes) =>
    bytes < 1_000_000
      ? t('write.size.kB', { size: format.number(Math.max(1, Math.round(bytes / 1_000))) })
      : t('write.size.MB', { size: format.number(Math.round(bytes / 100_000) / 10) });
}
