import type { Entity } from '@tatami/sdk';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, ButtonLink, Inline, Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What is done first with who asks for a first class: to call or to write; and what has come of it. */
export function LeadHead({ entity: lead }: { entity: Entity<'lead'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const { id, state, student, studentFirstName, studentLastName, closeReason, phone, email } = lead;
  if (state === 'closed') return closeReason && <Banner tone="info">{closeReason}</Banner>;
  if (state === 'joined')
    return (
      student && (
        <Banner tone="success">
          {t('lead.became')}{' '}
          <Link href={`/dojo/student/${student}`}>{`${studentFirstName} ${studentLastName}`}</Link>
        </Banner>
      )
    );
  return (
    <Inline space={8}>
      {phone && <ButtonLink href={`tel:${phone}`}>{t('lead.call')}</ButtonLink>}
      {email && <ButtonLink href={`mailto:${email}`}>{t('lead.write')}</ButtonLink>}
      {has('Student:Write') && (
        <ButtonLink href={`/dojo/student?edit=new&lead=${id}`}>{t('lead.makeStudent')}</ButtonLink>
      )}
    </Inline>
  );
}
