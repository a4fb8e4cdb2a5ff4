import { Banner, Button, Inline, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useState } from 'react';

/** A form that is judged when it is sent: the focus goes to the first field that is not right. */
export function AfterSubmit() {
  const { t } = useI18n();
  const [isSent, setSent] = useState(false);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const missing = ['name', 'town'].filter((name) => !String(values.get(name)).trim());
    setWrong(new Set(missing));
    setSent(missing.length === 0);
    const first = form.elements.namedItem(missing[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack space={16}>
        {isSent && <Banner tone="success">{t('uikit.invalidstate.sent')}</Banner>}
        <TextField
          name="name"
          label={t('uikit.invalidstate.name')}
          required
          error={wrong.has('name') ? t('uikit.invalidstate.name.error') : undefined}
        />
        <TextField
          name="town"
          label={t('uikit.invalidstate.town')}
          required
          error={wrong.has('town') ? t('uikit.invalidstate.town.error') : undefined}
        />
        <Inline space={8}>
          <Button type="submit" variant="primary">
            {t('uikit.invalidstate.send')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
