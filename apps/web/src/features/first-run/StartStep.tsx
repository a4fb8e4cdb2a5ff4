import { useQuery } from '@tanstack/react-query';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  ItemList,
  Stack,
  StatusTag,
} from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { useSendsMails } from '../../lib/account/use-sends-mails.ts';
import { nextTrainingQuery } from './first-run-queries.ts';
import { StepFrame } from './StepFrame.tsx';
import { useInvitations } from './start/use-invitations.ts';
import { stepHref } from './steps.ts';

/** Who is told that they may come in, and the way to the first roll call. */
export function StartStep() {
  const { t, format } = useI18n();
  const sendsMails = useSendsMails();
  const [now] = useState(() => new Date().toISOString());
  const training = useQuery(nextTrainingQuery(now)).data;
  const { all, chosen, states, isBusy, send, isChosen, choose, more } = useInvitations();
  const sent = [...states.values()].filter((state) => state === 'sent').length;

  return (
    <StepFrame
      step="start"
      last={
        training ? (
          <ButtonLink href={`/dojo/training/${training.id}`} variant="primary">
            {t('firstRun.start.roll')}
          </ButtonLink>
        ) : (
          <ButtonLink href={stepHref('timetable')} variant="primary">
            {t('firstRun.start.plan')}
          </ButtonLink>
        )
      }
      outcome={
        training &&
        t('firstRun.start.first', {
          title: training.title,
          when: `${format.date(training.startsAt, 'weekday')}, ${format.time(training.startsAt)}`,
        })
      }
    >
      {!sendsMails && (
        <Banner tone="warning" title={t('firstRun.start.noMail')}>
          {t('firstRun.start.noMail.text')}
        </Banner>
      )}
      <Card
        title={t('firstRun.start.invite')}
        padding="none"
        bleed
        actions={
          all.length > 0 && (
            <Button
              icon={MailIcon}
              disabled={chosen.length === 0}
              loading={isBusy}
              onClick={() => void send()}
            >
              {t('firstRun.start.send', { count: chosen.length })}
            </Button>
          )
        }
      >
        {all.length === 0 ? (
          <EmptyState
            icon={MailIcon}
            titleLevel={3}
            title={t('firstRun.start.nobody')}
            description={t('firstRun.start.nobody.text')}
          />
        ) : (
          <ItemList
            label={t('firstRun.start.invite')}
            items={all.map(({ id, name, email }) => {
              const state = states.get(email);
              return {
                id,
                title:
                  state === 'sent' ? (
                    name
                  ) : (
                    <Checkbox
                      label={name}
                      checked={isChosen(id)}
                      onCheckedChange={(checked) => choose(id, checked)}
                    />
                  ),
                description: state && state !== 'sent' ? state.failed : email,
                ...(state === 'sent' && {
                  end: (
                    <StatusTag status="success">
                      {t(sendsMails ? 'firstRun.start.sent' : 'firstRun.start.waits')}
                    </StatusTag>
                  ),
                }),
              };
            })}
          />
        )}
      </Card>
      <Stack space={8}>
        {sent > 0 && (
          <Banner tone="success">
            {t(sendsMails ? 'firstRun.start.allSent' : 'firstRun.start.allWait', { count: sent })}
          </Banner>
        )}
        {more && <Banner tone="info">{t('firstRun.start.more')}</Banner>}
      </Stack>
    </StepFrame>
  );
}
