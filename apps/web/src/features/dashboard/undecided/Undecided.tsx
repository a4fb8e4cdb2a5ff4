import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Inline,
  ItemList,
  type ListItem,
  Stack,
  Text,
} from '@tatami/ui';
import { SuccessIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { blockAccount, connectAccount } from '../../../lib/account/connect-account.ts';
import { type Account, matchesQuery } from '../../../lib/account/matches-query.ts';
import { useToldPerson } from '../../../lib/account/use-told-person.ts';
import { useUndoable } from '../../../lib/account/use-undoable.ts';
import { whyMatched } from '../../../lib/account/why-matched.ts';

/** The server tells of so many at once. */
const most = 20;

/** Who has signed up and belongs to nobody yet, each with the likeliest person, one press from being connected. */
export function Undecided() {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const told = useToldPerson();
  const { attempt, area, isBusy, failure } = useUndoable();
  const [hasDecided, setHasDecided] = useState(false);
  const mayDecide = has('Student:Write') && has('Guardian:Write');
  const query = useQuery({ ...matchesQuery(), enabled: mayDecide });
  const { data: accounts = [] } = query;
  if (query.isLoadingError)
    return (
      <Card title={t('dashboard.undecided')} padding="none">
        <QueryFailure query={query} size="small" />
      </Card>
    );
  if (accounts.length === 0 && !hasDecided) return null;

  const rest: ListItem = {
    id: 'rest',
    title: (
      <Text as="span" size="small" tone="muted">
        {t('dashboard.undecided.most', { most })}
      </Text>
    ),
  };

  const decide = (deed: () => Promise<() => Promise<void>>, done: string) => {
    setHasDecided(true);
    void attempt(deed, done);
  };

  const item = (account: Account): ListItem => {
    const { id, email, createdAt, persons } = account;
    const [likeliest] = persons;
    const name = `${account.firstName} ${account.lastName}`;
    return {
      id,
      start: <Face of="user" person={account} />,
      title: name,
      description: (
        <Stack space={8}>
          <span>
            {email}, {t('dashboard.undecided.since', { date: format.dateOf(createdAt) })}
          </span>
          <Text as="span">
            {likeliest
              ? t('dashboard.undecided.match', {
                  person: capitalize(told(likeliest)),
                  why: t(whyMatched(likeliest)),
                })
              : t('dashboard.undecided.nobody')}
          </Text>
          <Inline space={8}>
            {likeliest ? (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('account.connect.one', { account: name, person: told(likeliest) })}
                onClick={() =>
                  decide(
                    () => connectAccount(id, likeliest),
                    t('account.connected', { account: name, person: likeliest.name }),
                  )
                }
              >
                {t('account.connect')}
              </Button>
            ) : (
              <ButtonLink size="small" href={`/dojo/student?edit=new&user=${id}`}>
                {t('dashboard.undecided.student')}
              </ButtonLink>
            )}
            <ButtonLink size="small" variant="quiet" href={`/adm/user?edit=${id}`}>
              {t('dashboard.undecided.other')}
            </ButtonLink>
            <Button
              size="small"
              variant="quiet"
              disabled={isBusy}
              aria-label={t('dashboard.undecided.block.one', { name })}
              onClick={() => decide(() => blockAccount(id), t('dashboard.undecided.blocked', { name }))}
            >
              {t('dashboard.undecided.block')}
            </Button>
          </Inline>
        </Stack>
      ),
    };
  };

  return (
    <div ref={area} tabIndex={-1}>
      <Card title={t('dashboard.undecided')} padding="none" bleed>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {accounts.length > 0 ? (
          <ItemList items={[...accounts.map(item), ...(accounts.length < most ? [] : [rest])]} />
        ) : (
          <EmptyState size="small" icon={SuccessIcon} title={t('dashboard.undecided.none')} />
        )}
      </Card>
    </div>
  );
}
