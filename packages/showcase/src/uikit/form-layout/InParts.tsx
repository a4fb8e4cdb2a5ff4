import { Button, Checkbox, Columns, Inline, RadioGroup, Stack, TextArea, TextField } from '@tatami/ui';
import { Fieldset } from '@tatami/ui/Fieldset';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** A long form in parts, each with a name that is read before its fields. */
export function InParts() {
  const { t } = useI18n();
  const [isSame, setSame] = useState(true);
  return (
    <form aria-label={t('uikit.formlayout.order')} onSubmit={(event) => event.preventDefault()}>
      <Stack space={24}>
        <Fieldset legend={t('uikit.formlayout.who')} description={t('uikit.formlayout.who.about')}>
          <Columns layout={2} space={16}>
            <TextField label={t('uikit.formlayout.firstName')} required />
            <TextField label={t('uikit.formlayout.lastName')} required />
          </Columns>
        </Fieldset>
        <Checkbox label={t('uikit.formlayout.same')} checked={isSame} onCheckedChange={setSame} />
        <Fieldset legend={t('uikit.formlayout.invoice')} disabled={isSame}>
          <Columns layout={2} space={16}>
            <TextField label={t('uikit.formlayout.company')} />
            <TextField label={t('uikit.formlayout.taxNumber')} hint={t('uikit.formlayout.taxNumber.hint')} />
          </Columns>
        </Fieldset>
        <Fieldset legend={t('uikit.formlayout.delivery')}>
          <Stack space={16}>
            <RadioGroup
              label={t('uikit.formlayout.how')}
              defaultValue="home"
              options={[
                { value: 'home', label: t('uikit.formlayout.home'), hint: t('uikit.formlayout.home.hint') },
                { value: 'shop', label: t('uikit.formlayout.shop'), hint: t('uikit.formlayout.shop.hint') },
              ]}
            />
            <TextArea label={t('uikit.formlayout.note')} rows={2} />
          </Stack>
        </Fieldset>
        <Inline space={8} justify="end">
          <Button variant="quiet">{t('uikit.formlayout.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('uikit.formlayout.pay')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
