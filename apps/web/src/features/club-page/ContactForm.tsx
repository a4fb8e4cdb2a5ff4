import { Columns, Stack, TextArea, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { DraftContact } from './draft.ts';
import type { Faults } from './use-club-page.ts';

interface ContactFormProps {
  contact: DraftContact;
  faults: Faults;
  onChange: (contact: DraftContact) => void;
}

/** How the club is reached: what is left empty is not on the page. */
export function ContactForm({ contact, faults, onChange }: ContactFormProps) {
  const { t } = useI18n();
  const field = (name: 'email' | 'phone' | 'address' | 'account') => ({
    label: t(`clubPage.contact.${name}`),
    value: contact[name] ?? '',
    error: faults.get(`contact.${name}`),
    onValueChange: (value: string) => onChange({ ...contact, [name]: value === '' ? null : value }),
  });
  return (
    <Stack space={16}>
      <Columns layout={2} space={16} from="tablet">
        <TextField type="email" {...field('email')} />
        <TextField type="tel" placeholder="58 555 01 00" {...field('phone')} />
      </Columns>
      <Columns layout={2} space={16} from="tablet">
        <TextArea rows={3} maxLength={300} hint={t('clubPage.contact.address.hint')} {...field('address')} />
        <TextArea
          rows={3}
          label={t('clubPage.contact.links')}
          hint={t('clubPage.contact.links.hint')}
          placeholder="https://"
          value={contact.links.join('\n')}
          error={faults.get('contact.links')}
          onValueChange={(value) => onChange({ ...contact, links: value === '' ? [] : value.split('\n') })}
        />
      </Columns>
      <TextField hint={t('clubPage.contact.account.hint')} {...field('account')} />
    </Stack>
  );
}
