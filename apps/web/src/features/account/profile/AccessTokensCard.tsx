import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Button, ButtonLink, Card, ItemList, Link, Skeleton, Stack, StatusTag, Text } from '@tatami/ui';
import { KeyIcon, PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useState } from 'react';
import { clubTimeZone } from '../../../lib/club/club-zone.ts';
import { type AccessToken, accessTokensQuery, isOver } from '../access-token/access-tokens.ts';
import { lastDayOfToken } from '../access-token/last-day.ts';

const TokenDetails = lazy(async () => ({
  default: (await import('../access-token/TokenDetails.tsx')).TokenDetails,
}));

/** The access tokens of the person's scripts: what each is, whether it is used, and until when. */
export function AccessTokensCard({ user }: { user: string }) {
  const { t, format } = useI18n();
  const query = useQuery(accessTokensQuery(user));
  const { data: tokens } = query;
  const [shownId, show] = useState<string>();
  const shown = tokens?.find(({ id }) => id === shownId);

  const stateOf = (token: AccessToken) => {
    const { start, rights, lastUsedAt } = token;
    const day = format.date(lastDayOfToken(token, clubTimeZone()));
    return [
      `${start}…`,
      t('accessToken.rights.count', { count: rights.length }),
      lastUsedAt
        ? t('accessToken.usedAt', {
            date: format.dateOf(lastUsedAt, 'dayMonth'),
            time: format.time(lastUsedAt),
          })
        : t('accessToken.unused'),
      ...(isOver(token) ? [] : [t('accessToken.until', { day })]),
    ];
  };

  return (
    <Card
      title={t('accessToken.title')}
      actions={
        tokens && (
          <ButtonLink size="small" icon={PlusIcon} href="/adm/profile/access-token">
            {t('accessToken.add')}
          </ButtonLink>
        )
      }
    >
      <Stack space={12}>
        <Text tone="muted">
          {t('accessToken.text')} <Link href="/handbook/server#scripts">{t('accessToken.more')}</Link>
        </Text>
        {query.isLoadingError ? <QueryFailure query={query} /> : !tokens && <Skeleton width="long" />}
        {tokens && tokens.length > 0 && (
          <>
            <ItemList
              label={t('accessToken.title')}
              padding="none"
              items={tokens.map((token) => ({
                id: token.id,
                start: <KeyIcon size="medium" />,
                title: isOver(token) ? (
                  <>
                    {token.name} <StatusTag status="neutral">{t('accessToken.over')}</StatusTag>
                  </>
                ) : (
                  token.name
                ),
                description: stateOf(token),
                end: (
                  <Button
                    size="small"
                    aria-label={t('accessToken.details.of', { name: token.name })}
                    onClick={() => show(token.id)}
                  >
                    {t('accessToken.details')}
                  </Button>
                ),
              }))}
            />
            <Text tone="muted" size="small">
              {t('accessToken.sessions')}
            </Text>
          </>
        )}
      </Stack>
      <Suspense>
        {shown && (
          <TokenDetails token={shown} onClose={() => show(undefined)} onRevoked={() => show(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}
