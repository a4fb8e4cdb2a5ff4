import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import {
  Button,
  ButtonLink,
  Dialog,
  Inline,
  QrCode,
  Skeleton,
  Stack,
  Text,
  TextField,
  useToast,
} from '@tatami/ui';
import { CalendarIcon, CopyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { type CalendarFeed, feedAddressQuery } from './calendar-feeds.ts';
import { useFeedName } from './use-feed-name.ts';

/** How a program comes to read a calendar: by a press here, by its camera, or by the address that is pasted there. */
export function FeedAddress({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const { t } = useI18n();
  const query = useQuery(feedAddressQuery(feed.id));
  const name = useFeedName()(feed);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={t('calendarFeeds.secret')}
      actions={<Button onClick={onClose}>{t('calendarFeeds.close')}</Button>}
    >
      {query.isError ? (
        <QueryFailure query={query} />
      ) : query.data ? (
        <Ways address={query.data} />
      ) : (
        <Stack space={16}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Stack>
      )}
    </Dialog>
  );
}

const programs = ['google', 'apple', 'outlook'] as const;

function Ways({ address }: { address: string }) {
  const { t } = useI18n();
  const toast = useToast();
  // Programs that take such addresses for theirs subscribe; a browser would load the file once.
  const webcal = address.replace(/^https?:/, 'webcal:');
  const modules = useMemo(() => generate(webcal), [webcal]);

  async function copy() {
    await navigator.clipboard.writeText(address);
    toast({ message: t('calendarFeeds.copied') });
  }

  return (
    <Stack space={16}>
      <Inline space={8}>
        <ButtonLink variant="primary" icon={CalendarIcon} href={webcal}>
          {t('calendarFeeds.open')}
        </ButtonLink>
        {'clipboard' in navigator && (
          <Button icon={CopyIcon} onClick={copy}>
            {t('calendarFeeds.copy')}
          </Button>
        )}
      </Inline>
      <TextField
        label={t('calendarFeeds.address')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Stack space={4}>
        {programs.map((program) => (
          <Text key={program} size="small">
            {t(`calendarFeeds.how.${program}`)}
          </Text>
        ))}
      </Stack>
      {!isOnPhone() && (
        <Stack space={8} align="center">
          <QrCode modules={modules} label={t('calendarFeeds.picture')} />
          <Text tone="muted" size="small">
            {t('calendarFeeds.scan')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** Who reads this on a phone can't point it at its own screen. */
const isOnPhone = () => matchMedia('(pointer: coarse)').matches;
