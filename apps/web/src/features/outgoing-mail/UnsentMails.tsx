import { Button, Card, Inline, ItemList } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { isHindrance } from './deal-with-mail.ts';
import type { OutgoingMail, UnsentMail } from './outgoing-mail-query.ts';

interface UnsentMailsProps {
  of: OutgoingMail;
  onRetry: (id: string) => void;
  onDrop: (mail: UnsentMail) => void;
}

const states = ['stuck', 'waiting', 'givenUp'] as const;

/** Mails by what becomes of them: those first that go nowhere by themselves. */
export function UnsentMails({ of, onRetry, onDrop }: UnsentMailsProps) {
  const { t, format } = useI18n();
  const momentOf = (moment: string) => `${format.dateOf(moment, 'dayMonth')}, ${format.time(moment)}`;

  const nameOf = ({ to }: UnsentMail) => to ?? t('outgoing-mail.hidden');

  const facts = ({ kind, state, since, due, failure, reply, tries }: UnsentMail) =>
    [
      t(`outgoing-mail.kind.${kind}`),
      t('outgoing-mail.since', { moment: momentOf(since) }),
      failure &&
        (reply && !isHindrance(failure)
          ? t('outgoing-mail.failed.reply', { failure: t(`outgoing-mail.failure.${failure}`), reply })
          : t(`outgoing-mail.failure.${failure}`)),
      state !== 'givenUp' && tries > 0 && t('outgoing-mail.tries', { count: tries }),
      due && tries > 0 && t('outgoing-mail.due', { moment: momentOf(due) }),
    ].filter((fact) => typeof fact === 'string');

  return states.map((state) => {
    const mails = of.mails.filter((mail) => mail.state === state);
    return (
      mails.length > 0 && (
        <Card key={state} title={t(`outgoing-mail.${state}`, { count: of[state] })} padding="none" bleed>
          <ItemList
            label={t(`outgoing-mail.${state}`, { count: of[state] })}
            items={mails.map((mail) => ({
              id: mail.id,
              title: nameOf(mail),
              description: facts(mail),
              end: (
                <Inline space={8}>
                  {state !== 'givenUp' && (
                    <Button
                      size="small"
                      onClick={() => onRetry(mail.id)}
                      aria-label={t('outgoing-mail.retryOne', { to: nameOf(mail) })}
                    >
                      {t('outgoing-mail.retry')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onDrop(mail)}
                    aria-label={t(state === 'givenUp' ? 'outgoing-mail.forgetOne' : 'outgoing-mail.dropOne', {
                      to: nameOf(mail),
                    })}
                  >
                    {t(state === 'givenUp' ? 'outgoing-mail.forget' : 'outgoing-mail.drop')}
                  </Button>
                </Inline>
              ),
            }))}
          />
        </Card>
      )
    );
  });
}
